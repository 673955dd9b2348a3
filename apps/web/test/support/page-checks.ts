/** What is wrong with a page as it stands in the window: each check answers a list of faults, empty if there are none. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { speakPseudo } from './pseudo-language.ts'
import { comesTrue } from './until.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}

/** Long lists whose rows are made by one component: a dozen rows stand for all of them, enough for a list that scrolls. */
const ALIKE = ['.rule-entry', '.log li', '.event-list li', '.said p', '.text-table [role=log] p']
const MORE_OF_THE_SAME = ALIKE.map((row) => `${row}:nth-of-type(n + 13)`).join()

/** Accessibility violations that axe-core finds. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Playwright's own evaluation is not bound by the page's content security policy; a script tag would be.
  await page.evaluate(axe)
  // To name each element by a selector costs a tenth of the time: that is done only where there is something to name.
  if ((await violations(page, false)).length === 0) return []
  return (await violations(page, true)).map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** Axe looks at every element there is, excluded and hidden ones too, so more of the same is taken out of the page meanwhile. */
function violations(page: Page, selectors: boolean): Promise<Violation[]> {
  return page.evaluate(`(async () => {
    const away = [...document.querySelectorAll(${JSON.stringify(MORE_OF_THE_SAME)})].map((row) => [row, document.createComment('')])
    for (const [row, mark] of away) row.replaceWith(mark)
    try {
      const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, selectors: ${selectors} })
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target: target ?? [] })) }))
    } finally {
      for (const [row, mark] of away) mark.replaceWith(row)
    }
  })()`) as Promise<Violation[]>
}

const TOO_WIDE = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [scrollWidth - clientWidth + ' px too wide'] : []
})()`

/** Controls that a thumb could miss. Links within a sentence are as high as their line. */
const SMALL_TARGETS = `[...document.querySelectorAll('button, a[href], input:not([type=radio]):not([type=checkbox]), select, label.pill')]
  .filter((node) => node.checkVisibility() && !node.closest('[aria-hidden=true]') && !node.matches('.in-text'))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([node, box]) => 'small target: ' + (node.dataset.choice ?? node.getAttribute('aria-label') ?? node.textContent) + ' ' + Math.round(box.width) + 'x' + Math.round(box.height))`

const CUT_BUTTONS = `[...document.querySelectorAll('.btn, .pill')]
  .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth + 1)
  .map((node) => 'cut: ' + (node.dataset.choice ?? node.textContent))`

/** Lines of a log whose words reach beyond it. */
const CUT_LINES = `[...document.querySelectorAll('.log li, .event-list li')]
  .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth + 1)
  .map((node) => 'cut line: ' + node.textContent.slice(0, 60))
  .slice(0, 3)`

/** Buttons and links beyond the side of the window. */
const LOST_CONTROLS = `[...document.querySelectorAll('button, a[href], select, input')]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('[aria-hidden=true], .to-text'))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([node, box]) => box.width > 0 && (box.right < 2 || box.left > innerWidth - 2))
  .map(([node]) => 'out of the window: ' + (node.dataset.choice ?? node.textContent))`

/** Words that a box cuts off which neither scrolls nor says so with an ellipsis. */
const CUT_WORDS = `(() => {
  const cut = new Set()
  const isKept = (style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode.parentElement
    if (!walk.currentNode.textContent.trim() || !node.checkVisibility({ visibilityProperty: true })) continue
    if (node.closest('[aria-hidden=true], .sr, svg, select, .to-text')) continue
    const range = document.createRange()
    range.selectNodeContents(walk.currentNode)
    const words = range.getBoundingClientRect()
    for (let box = node; box !== document.body && words.width > 0; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || isKept(style)) break
      const edge = box.getBoundingClientRect()
      const isOutside =
        (/hidden|clip/.test(style.overflowX) && (words.right > edge.right + 2 || words.left < edge.left - 2)) ||
        (/hidden|clip/.test(style.overflowY) && (words.bottom > edge.bottom + 4 || words.top < edge.top - 4))
      if (isOutside) cut.add('cut in ' + box.className + ': ' + walk.currentNode.textContent.trim().slice(0, 40))
      // What is fixed is laid over the page: boxes around it cut nothing off.
      if (style.position === 'fixed') break
    }
  }
  return [...cut]
})()`

/** Controls that lie under something else. What a box scrolls can be brought out; a sheet or panel that was asked for may cover. */
const COVERED = `[...document.querySelectorAll('button, a[href], input, select')]
  .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((node) => !node.closest('[aria-hidden=true], .to-text, svg') && !node.matches('.rail-open'))
  .filter((node) => !document.querySelector('dialog[open]') || node.closest('dialog'))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([node, box]) => {
    for (let outer = node.parentElement; outer; outer = outer.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(outer).overflowY)) continue
      const edge = outer.getBoundingClientRect()
      if (box.top < edge.top || box.bottom > edge.bottom) return false
    }
    return true
  })
  .filter(([, box]) => box.width > 1 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth)
  .map(([node, box]) => [node, document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)])
  .filter(([node, top]) => top && !node.contains(top) && !top.contains(node))
  .filter(([node, top]) => node.closest('label') === null || node.closest('label') !== top.closest('label'))
  .filter(([, top]) => !top.closest('.hint-panel, .finish, .curtain, .coach, .example-sheet, .rail-open, .dock-deeds, .dock, .begin-row'))
  .map(([node, top]) => 'covered: ' + (node.dataset.choice ?? node.textContent) + ' by ' + (top.dataset.choice ?? top.className?.baseVal ?? top.className))`

/** The question of the dock that something lies over; what the dock scrolls can be brought out. */
const COVERED_WORDS = `[...document.querySelectorAll('.dock > .say')]
  .filter((node) => node.checkVisibility() && !document.querySelector('dialog[open], .finish, .curtain, .hint-panel, .coach[data-coach=over]'))
  .flatMap((node) => {
    node.parentElement.scrollTop = 0
    const words = document.createRange()
    words.selectNodeContents(node)
    return [...words.getClientRects()].flatMap((line) =>
      [0.1, 0.5, 0.9].flatMap((x) => [0.25, 0.75].map((y) => [node, line.left + line.width * x, line.top + line.height * y])))
  })
  .map(([node, x, y]) => [node, document.elementFromPoint(x, y)])
  .filter(([node, top]) => top && !node.contains(top) && !top.contains(node))
  .map(([node, top]) => 'the question lies under ' + (top.className?.baseVal ?? top.className) + ': ' + node.textContent)
  .slice(0, 1)`

/** Places of the drawing that lie under a button. */
const COVERED_PLACES = `[...document.querySelectorAll('.sheet svg [data-choice]')]
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth)
  .map(([node, box]) => [node, document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)])
  .filter(([, top]) => top?.closest('.board-part .btn'))
  .map(([node, top]) => 'covered: ' + node.dataset.choice + ' by ' + top.closest('.btn').dataset.choice)`

/**
 * The part of the board that can be seen: inside the window and under nothing else, by looking at many points of it. Where the
 * game is over, people change places, or something was opened over the table, nothing is asked of it.
 */
const BOARD = `(() => {
  const sheet = document.querySelector('.page > .table:not(.replay-board) .sheet')
  if (!sheet || document.querySelector('dialog[open], .finish, .curtain, .hint-panel, .ledger, .text-table')) return []
  const box = sheet.getBoundingClientRect()
  // A strip with a question of the others has its room for as long as it is open.
  const notes = document.querySelector('.notes')?.getBoundingClientRect().height ?? 0
  const look = (steps) => {
    let seen = 0
    const rows = new Set()
    for (let i = 0; i < steps; i++) for (let j = 0; j < steps; j++) {
      const x = box.left + (box.width * (i + 0.5)) / steps
      const y = box.top + (box.height * (j + 0.5)) / steps
      const top = x > 0 && y > 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null
      if (!top || !sheet.contains(top)) continue
      seen++
      rows.add(j)
    }
    return {
      share: ((seen / steps ** 2) * box.width * box.height) / (innerWidth * (innerHeight - notes)),
      high: (rows.size / steps) * box.height,
    }
  }
  const least = innerWidth >= 1920 ? 0.35 : 0.3
  const rough = look(16)
  const isEnough = rough.share >= least && (innerWidth !== 740 || rough.high >= innerHeight / 2)
  // Where a rough look finds too little, a closer one decides.
  const { share, high } = isEnough ? rough : look(48)
  const faults = share < least ? ['the board has ' + Math.round(share * 1000) / 10 + ' % of the window'] : []
  if (innerWidth === 740 && high < innerHeight / 2) faults.push('the board is ' + Math.round(high) + ' px high')
  return faults
})()`

/** Words of a sentence that a style hides: the rest of it would say something else. */
const HIDDEN_WORDS = `[...document.querySelectorAll('.log li, .text-table .btn, .text-table p, .dock .say')]
  .filter((node) => node.checkVisibility())
  .flatMap((node) => [...node.querySelectorAll('span, b, strong')])
  .filter((word) => word.textContent.trim() !== '' && !word.checkVisibility())
  .map((word) => 'hidden words: ' + word.textContent)
  .slice(0, 3)`

/**
 * A desk shows eight lines of the log: its room, as far as the rail does not cut it off, against the height of a line that is
 * added for the purpose, for a game that has just begun has none. At the end the result has the room.
 */
const LOG = `(() => {
  const list = document.querySelector('.page > .table:not(.replay-board) > .rail .log ol')
  if (!list?.checkVisibility() || document.querySelector('.finish') || innerWidth < 900 || innerHeight <= 700) return []
  const line = list.appendChild(document.createElement('li'))
  line.textContent = 'x'
  const height = line.getBoundingClientRect().height
  line.remove()
  const panel = list.closest('.log')
  const bottom = Math.min(
    panel.getBoundingClientRect().bottom - parseFloat(getComputedStyle(panel).paddingBottom),
    list.closest('.rail').getBoundingClientRect().bottom,
  )
  const lines = (bottom - list.getBoundingClientRect().top) / height
  return lines < 8 ? ['the log has room for ' + lines.toFixed(1) + ' lines'] : []
})()`

/** On a desk and on an upright phone a table is played without scrolling the page: nothing lies under the dock. */
const TALL_TABLE = `(() => {
  const isPlayed = document.querySelector('.page > .table:not(.replay-board)') && !document.querySelector('.finish, .text-table, .strip-note, .coach')
  const more = document.documentElement.scrollHeight - innerHeight
  return isPlayed && innerHeight > 700 && more > 1 ? ['the table is ' + more + ' px higher than the window'] : []
})()`

/** Titles that a font with tall letters would be cut in: those of many languages need nearly twice the size of the type. */
const TIGHT_TITLES = `[...document.querySelectorAll('h1, h2, h3, .say, .top .sub, .name')]
  .filter((node) => node.checkVisibility() && !node.closest('.sr, svg'))
  .filter((node) => /hidden|clip/.test(getComputedStyle(node).overflowY))
  .filter((node) => node.clientHeight < 1.9 * parseFloat(getComputedStyle(node).fontSize))
  .map((node) => 'no room for tall letters: ' + node.textContent)`

/** The coach's task and hint are read without scrolling, where the window is not low. */
const COACH = `[...document.querySelectorAll('.coach-words')]
  .filter((node) => innerHeight > 520 && node.scrollHeight > node.clientHeight + 2)
  .map((node) => 'the coach has ' + (node.scrollHeight - node.clientHeight) + ' px too little for its words')`

/** Size of the page and of its controls, and how much of the board can be seen. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    `[...${TOO_WIDE}, ...${SMALL_TARGETS}, ...${CUT_BUTTONS}, ...${CUT_LINES}, ...${COVERED}, ...${COVERED_PLACES}, ...${COVERED_WORDS}, ...${HIDDEN_WORDS}, ...${BOARD}, ...${LOG}, ...${COACH}, ...${TIGHT_TITLES}, ...${TALL_TABLE}]`,
  ) as Promise<string[]>
}

/** In a language of longer words nothing leaves the window and nothing is cut. */
export async function wordyFaults(page: Page): Promise<string[]> {
  await speakPseudo(page)
  await laidOut(page)
  return page.evaluate(
    `[...${TOO_WIDE}, ...${LOST_CONTROLS}, ...${CUT_BUTTONS}, ...${CUT_WORDS}]`,
  ) as Promise<string[]>
}

/** With letters twice as large nothing is pushed out of the window and no words are cut. Who looks on afterwards waits for the layout. */
export async function enlargedFaults(page: Page): Promise<string[]> {
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await laidOut(page)
  const faults = (await page.evaluate(
    `[...${TOO_WIDE}, ...${LOST_CONTROLS}, ...${CUT_BUTTONS}, ...${CUT_WORDS}]`,
  )) as string[]
  await page.evaluate("document.documentElement.style.fontSize = ''")
  return faults
}

/** Components that measure themselves answer a resize with one more render; two frames later everything has its place. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))',
  )
}

/** For a picture: everything has its place, and letters and drawings have come. */
export async function readyForPicture(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => null)')
  await page.evaluate(
    'Promise.all([...document.images].map((image) => image.decode().catch(() => null))).then(() => null)',
  )
  await laidOut(page)
}

/** Closed controls at a table that give no reason. */
const SILENT = `[...document.querySelectorAll('.page button, .page [role=button]')]
  .filter((node) => node.disabled || node.getAttribute('aria-disabled') === 'true')
  .filter((node) => node.checkVisibility() && node.closest('main, .dock'))
  .filter((node) => {
    const reason = document.getElementById(node.getAttribute('aria-describedby') ?? '')
    return node.disabled || !reason || reason.textContent.trim().length < 5
  })
  .map((node) => 'closed in silence: ' + (node.dataset.choice ?? node.textContent))`

/** The rules are asked in a worker, so the sentence may come a moment later: the page is given time to say it. */
export async function silentFaults(page: Page): Promise<string[]> {
  return (await comesTrue(page, `${SILENT}.length === 0`, 3000))
    ? []
    : ((await page.evaluate(SILENT)) as string[])
}
