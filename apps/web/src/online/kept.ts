/** What this browser alone knows of an online table: its link, the seal it was shown, what it gave to the draws. */
export interface Kept {
  /** The secret of the link; only who opened the table is told it. */
  readonly join?: string
  /** As shown before the first draw: the record is held against it afterwards. */
  readonly commitment?: string
  readonly contribution?: string
}

const KEY = 'quayside-online'
/** Older tables are forgotten first. */
const MOST = 60

type All = { readonly [table: string]: Kept }

function readAll(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as All
  } catch {
    // Storage refused or damaged: then nothing is known.
    return {}
  }
}

export function kept(table: string): Kept {
  return readAll()[table] ?? {}
}

/** False where the browser keeps nothing: the table works all the same. */
export function keep(table: string, some: Kept): boolean {
  const { [table]: before, ...others } = readAll()
  const entries = [...Object.entries(others), [table, { ...before, ...some }]].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
    return true
  } catch {
    return false
  }
}

/** Who one was at those tables is forgotten. */
export function forgetKept(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

export function linkTo(table: string, join: string): string {
  return `${location.origin}/join/${table}#${join}`
}
