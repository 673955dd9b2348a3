/** Waiting for states of the page: looked at whenever the document changes, never by the clock. */

const PATIENCE_MS = 60_000

/** The first thing that `look` finds; fails with the sentence of the dock if it never comes. */
export function until<T>(
  what: string,
  look: () => T | null | undefined | false,
  ms = PATIENCE_MS,
): Promise<T> {
  const now = look()
  if (now) return Promise.resolve(now)
  return new Promise((resolve, reject) => {
    const stop = () => {
      observer.disconnect()
      clearTimeout(limit)
    }
    const observer = new MutationObserver(() => {
      try {
        const found = look()
        if (!found) return
        stop()
        resolve(found)
      } catch (error) {
        stop()
        reject(error)
      }
    })
    const limit = setTimeout(() => {
      stop()
      reject(new Error(`waited in vain for ${what}; ${whereabouts()}`))
    }, ms)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** What a reader of a failure wants to know. */
function whereabouts(): string {
  const say = document.querySelector('.say')?.textContent ?? 'no question'
  const choices = [...document.querySelectorAll<HTMLElement>('[data-choice], [data-act]')]
    .filter((one) => !one.hasAttribute('aria-disabled'))
    .map(({ dataset }) => dataset.choice ?? dataset.act)
  return `the page says "${say}" and offers ${choices.join(', ')}`
}
