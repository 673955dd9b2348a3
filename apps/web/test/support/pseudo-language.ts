/**
 * A language that nobody speaks: every word on the page with accents and 40 % longer, as a translation into a wordy
 * language would be. It is laid over the page by tests alone; the shipped pages know nothing of it.
 */
import type { Page } from 'playwright-core'

const ACCENTS = {
  ...{
    a: 'á',
    b: 'ƀ',
    c: 'ç',
    d: 'đ',
    e: 'é',
    f: 'ƒ',
    g: 'ğ',
    h: 'ħ',
    i: 'í',
    j: 'ĵ',
    k: 'ķ',
    l: 'ł',
    m: 'ɱ',
  },
  ...{
    n: 'ñ',
    o: 'ø',
    p: 'þ',
    q: 'ʠ',
    r: 'ř',
    s: 'š',
    t: 'ŧ',
    u: 'ú',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  },
}

/** Rule numbers, codes and what people wrote stay as they are; a word that has its accents is not changed again. */
const OVER_THE_PAGE = `((accents) => {
  const letter = (one) => accents[one] ?? (accents[one.toLowerCase()] ?? one).toUpperCase()
  const word = (text) => {
    const said = [...text].map(letter)
    const more = Math.ceil(text.length * 0.4)
    for (let i = 0; i < more; i++) said.splice(1 + 2 * (i % text.length), 0, said[1] ?? '')
    return said.join('')
  }
  const own = '[lang]:not(html), [data-written], .chat li, input, textarea, script, style, noscript, code, pre'
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    if (!node.parentElement || node.parentElement.closest(own)) continue
    const said = node.data.replace(/[A-Za-z0-9-]+/g, (one) => (/^[A-Z]?[a-z]+$/.test(one) && one.length > 1 ? word(one) : one))
    if (said !== node.data) node.data = said
  }
})(${JSON.stringify(ACCENTS)})`

/** Speaks it on the page as it stands; what is drawn afterwards speaks its own language until this is called again. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.evaluate(OVER_THE_PAGE)
}
