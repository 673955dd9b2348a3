/** What this reader likes: language, light, motion, speed. Kept on this device. */
import { chooseLanguage, type Language } from '@quayside/texts'
import { useEffect, useState } from 'preact/hooks'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'off'
export type Sound = 'off' | 'on'
/** The table as a drawing, or in words. */
export type TableForm = 'board' | 'text'
/** Whether a place that was pressed still has to be confirmed: as the screen is touched or pointed at, or always, or never. */
export type Confirming = 'auto' | 'on' | 'off'
/** Whether quick phrases of others are shown. */
export type PhraseWish = 'on' | 'off'
export type BotSpeed = 'slow' | 'normal' | 'fast' | 'instant'

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly motion: Motion
  readonly botSpeed: BotSpeed
  readonly tableForm: TableForm
  readonly sound: Sound
  readonly confirming: Confirming
  readonly phrases: PhraseWish
  /** Guests whose words are not shown on this device, by id. */
  readonly unheard: readonly string[]
  /** What one is called at tables of this device; empty: as the language says. */
  readonly name: string
  /** The colour one likes to have, where a game has it; empty: by lot. */
  readonly colour: string
  /** Bots of a quick table by game: how many, and of which rank. */
  readonly quick: { readonly [game: string]: QuickBots }
}

export interface QuickBots {
  readonly many: number
  readonly rank: string
}

const KEY = 'quayside-settings'
const listeners = new Set<() => void>()
let current: Settings = read()

function read(): Settings {
  const standard: Settings = {
    language: chooseLanguage(navigator.languages),
    theme: 'auto',
    motion: 'auto',
    botSpeed: 'normal',
    tableForm: 'board',
    sound: 'off',
    confirming: 'auto',
    phrases: 'on',
    unheard: [],
    name: '',
    colour: '',
    quick: {},
  }
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    // Storage refused or damaged: the standard serves.
    return standard
  }
}

export function settings(): Settings {
  return current
}

export function change(some: Partial<Settings>): void {
  current = { ...current, ...some }
  keep()
  apply()
  for (const listener of listeners) listener()
}

/** A browser that keeps nothing is no reason to stop: the wish holds until the page is closed. */
function keep(): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
    return true
  } catch {
    return false
  }
}

export function useSettings(): Settings {
  const [value, setValue] = useState(current)
  useEffect(() => {
    const update = () => setValue(current)
    listeners.add(update)
    return () => {
      listeners.delete(update)
    }
  }, [])
  return value
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)')
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)')

export function isDark(): boolean {
  return current.theme === 'dark' || (current.theme === 'auto' && darkSystem.matches)
}

/** In words nothing travels either. */
export function isStill(): boolean {
  return current.motion === 'off' || current.tableForm === 'text' || stillSystem.matches
}

const touched = matchMedia('(pointer: coarse)')

/** A finger hides what it presses: there a choice is looked at before it is made. */
export function confirms({ confirming }: Settings): boolean {
  return confirming === 'on' || (confirming === 'auto' && touched.matches)
}

/** How long a bot waits before it moves. */
export const BOT_PAUSE: { readonly [S in BotSpeed]: number } = {
  slow: 1400,
  normal: 600,
  fast: 200,
  instant: 0,
}

export function apply(): void {
  const root = document.documentElement
  root.lang = current.language
  root.dataset.theme = isDark() ? 'dark' : 'light'
  root.dataset.motion = isStill() ? 'off' : 'on'
}

darkSystem.addEventListener('change', apply)
