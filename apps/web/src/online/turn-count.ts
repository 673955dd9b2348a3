/** How many turns wait: in the title of the tab, and as a badge on the installed app. */
import { onMyTables, turnsWaiting } from './my-tables.ts'

/** Browsers that are installed have badges; their types do not know all of them yet. */
type Badged = Navigator & {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

let waiting = 0

/** Pages name the tab as they like; the count stands before it. */
function writeTitle(): void {
  const name = document.title.replace(/^\(\d+\) /, '')
  const wanted = waiting > 0 ? `(${waiting}) ${name}` : name
  if (document.title !== wanted) document.title = wanted
}

export function countTurns(): void {
  const title = document.querySelector('title')
  if (title) new MutationObserver(writeTitle).observe(title, { childList: true })
  const { setAppBadge, clearAppBadge } = navigator as Badged
  onMyTables((tables) => {
    const turns = turnsWaiting(tables)
    waiting = turns
    writeTitle()
    // A badge that is refused is no loss: the title says the same.
    const shown = turns > 0 ? setAppBadge?.call(navigator, turns) : clearAppBadge?.call(navigator)
    shown?.catch(() => undefined)
  })
}
