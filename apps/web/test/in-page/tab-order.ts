/** Which elements the Tab key stops at, and in which order. A browser test compares this with real presses. */

/** In the order in which Tab visits them from the top of the page. */
export function tabOrder(): Element[] {
  const stops = [...document.querySelectorAll('*')].filter((one) => isTabbable(one) || isBareScroller(one))
  const first = stops.filter((one) => tabIndexOf(one) > 0)
  first.sort((a, b) => tabIndexOf(a) - tabIndexOf(b))
  return [...first, ...stops.filter((one) => tabIndexOf(one) <= 0)]
}

export function isTabbable(one: Element): boolean {
  return (
    tabIndexOf(one) >= 0 &&
    !one.matches(':disabled') &&
    one.closest('[inert]') === null &&
    (isSeen(one) || isRevealed(one)) &&
    isInModal(one) &&
    isStopOfItsGroup(one)
  )
}

const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true })

const COMPACT = '(width < 900px), (height <= 520px)'

/**
 * A closed control that takes the focus shows its reason; the link to the rule in it is then the next stop. On a small screen
 * the dock says it instead, before the control.
 */
function isRevealed(one: Element): boolean {
  if (matchMedia(COMPACT).matches) return false
  const control = one.closest('.bubble')?.parentElement?.querySelector(':scope > [aria-describedby]')
  return control !== null && control !== undefined && isTabbable(control)
}

/** The property, not the attribute: links, buttons and fields have an index without being given one. */
function tabIndexOf(one: Element): number {
  return one instanceof HTMLElement || one instanceof SVGElement ? one.tabIndex : -1
}

/** While a modal dialog is open, everything outside it is inert. */
function isInModal(one: Element): boolean {
  const modals = [...document.querySelectorAll('dialog:modal')]
  const top = modals.at(-1)
  return top === undefined || top.contains(one)
}

/** Of a group of radio buttons Tab visits the checked one, or the first if none is checked. */
function isStopOfItsGroup(one: Element): boolean {
  if (!(one instanceof HTMLInputElement) || one.type !== 'radio' || one.name === '') return true
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (other) => other.name === one.name && other.form === one.form && !other.disabled,
  )
  const stop = group.find(({ checked }) => checked) ?? group[0]
  return stop === one
}

/** Chromium also stops at a box that scrolls and holds nothing to stop at, so that its text can be read by keys. */
function isBareScroller(one: Element): boolean {
  if (one.hasAttribute('tabindex') || !isSeen(one)) return false
  if (one === document.documentElement || one === document.body) return false
  const { overflowX, overflowY } = getComputedStyle(one)
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const isScroller =
    (scrolls(overflowY) && one.scrollHeight > one.clientHeight) ||
    (scrolls(overflowX) && one.scrollWidth > one.clientWidth)
  return isScroller && ![...one.querySelectorAll('*')].some((inner) => tabIndexOf(inner) >= 0)
}
