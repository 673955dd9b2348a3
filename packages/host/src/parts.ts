/** The parts of `shown` as text: the last ones of a table are kept, so that only those that differ are sent. */
import type { News } from '@quayside/protocol'
import type { AnyGame, GameTypes, Json, Seat } from '@quayside/rules-kit'

/** A place for one part: a key of `shown`, or one entry of a list that the game names. */
interface Slot {
  readonly key: string
  readonly index: number | null
  /** How a message names it, with the comma before it. */
  readonly name: string
}

type AnyParts = Pick<News, 'parts' | 'entries'>
type Texts = readonly string[]
/** By slot; nothing where the seat sees what a watcher sees. */
type OwnTexts = readonly (string | undefined)[]

const NOTHING_OWN: OwnTexts = []
/** Stands for a value that is built anew for each view, so that comparing references is of no use. */
const CHANGING = Symbol('changing')

export class PartTexts {
  private readonly game: AnyGame
  private slots: readonly Slot[] = []
  /** The slot of each key; of a list, that of its first entry. */
  private readonly slotAt = new Map<string, number>()
  private before: Texts = []
  private now: Texts = []
  /** The value behind each text, where it was the same the last time: it need not be written again. */
  private values: unknown[] = []

  constructor(game: AnyGame) {
    this.game = game
  }

  /** Reads the watcher's parts of this state. From now on they are compared with those before. */
  read(state: GameTypes['State']): void {
    const shown = this.game.view(state, 'watcher').shown as { readonly [key: string]: Json }
    if (this.slots.length === 0) this.layOut(shown)
    this.keep()
    const texts: string[] = new Array(this.slots.length)
    for (let i = 0; i < texts.length; i++) {
      const { key, index } = this.slots[i] as Slot
      const part = shown[key] as Json
      texts[i] = this.written(i, index === null ? part : ((part as readonly Json[])[index] as Json))
    }
    this.now = texts
  }

  /** Nothing has happened: nothing differs from before. */
  keep(): void {
    this.before = this.now
  }

  private layOut(shown: { readonly [key: string]: Json }): void {
    const lists = this.game.partLists
    const slots: Slot[] = []
    for (const [key, part] of Object.entries(shown)) {
      this.slotAt.set(key, slots.length)
      if (!lists.includes(key)) slots.push({ key, index: null, name: `,"${key}":` })
      else
        for (const index of (part as readonly Json[]).keys()) slots.push({ key, index, name: `,"${index}":` })
    }
    this.slots = slots
    this.values = slots.map(() => undefined)
  }

  /** The text of a part; the very text of before where it is equal, so that comparing texts compares references. */
  private written(slot: number, value: Json): string {
    const last = this.values[slot]
    const old = this.before[slot]
    if (old !== undefined && value === last) return old
    const text = JSON.stringify(value)
    const isSame = text === old
    // An object is kept only once its text was the same twice: what is built anew each time would only take memory.
    if (typeof value !== 'object' || (isSame && last === undefined)) this.values[slot] = value
    else if (old !== undefined) this.values[slot] = CHANGING
    return isSame ? old : text
  }

  /** The parts in which this seat sees more than a watcher; again the very texts, and list, of before where they are equal. */
  own(state: GameTypes['State'], seat: Seat, last: OwnTexts = NOTHING_OWN): OwnTexts {
    const { parts, entries } = this.game.ownParts(state, seat) as AnyParts
    const texts: (string | undefined)[] = new Array(this.slots.length)
    for (const key in parts) {
      const slot = this.slotAt.get(key) as number
      texts[slot] = ownText(parts[key] as Json, last[slot])
    }
    for (const key in entries) {
      const first = this.slotAt.get(key) as number
      const list = entries[key] as { readonly [index: string]: Json }
      for (const index in list) {
        const slot = first + Number(index)
        texts[slot] = ownText(list[index] as Json, last[slot])
      }
    }
    return this.slots.every((_, slot) => texts[slot] === last[slot]) ? last : texts
  }

  /** The changed parts as members of a message, each with a comma behind it; empty when nothing has changed. */
  changed(was: OwnTexts = NOTHING_OWN, is: OwnTexts = NOTHING_OWN): string {
    let parts = ''
    let entries = ''
    let list = ''
    for (let i = 0; i < this.slots.length; i++) {
      const text = is[i] ?? (this.now[i] as string)
      if (text === (was[i] ?? this.before[i])) continue
      const { key, index, name } = this.slots[i] as Slot
      if (index === null) parts += name + text
      else if (list === key) entries += name + text
      else {
        entries += `${list === '' ? '' : '},'}"${key}":{"${index}":${text}`
        list = key
      }
    }
    if (parts !== '') parts = `"parts":{${parts.slice(1)}},`
    return list === '' ? parts : `${parts}"entries":{${entries}}},`
  }
}

/** The very text of before where it is equal. */
function ownText(value: Json, old: string | undefined): string {
  const text = JSON.stringify(value)
  return text === old ? old : text
}
