/** How far a learner has come in each first lesson, kept on this device. */
export interface Progress {
  readonly chapter: number
  /** The beat of the chapter that has been reached. */
  readonly at: number
  readonly isDone: boolean
}

const KEY = 'quayside-lessons'

type Kept = { readonly [game: string]: Progress }

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    // Storage refused or damaged: the lesson begins anew.
    return {}
  }
}

export function progressOf(game: string): Progress | null {
  return read()[game] ?? null
}

/** False in a browser that keeps nothing: the lesson then lasts as long as its page. */
export function keepProgress(game: string, progress: Progress): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: progress }))
    return true
  } catch {
    return false
  }
}
