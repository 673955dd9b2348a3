/** The parts of `shown` as text: the last ones of a table are kept, so that only those that differ are sent. */
import type { News } from '@quayside/protocol'
import type { AnyGame, GameTypes, Json, Seat } from '@quayside/rules-kit'

/** A place for one part: a key of `shown`, or one entry of a list that the game names. */
interface Slot {
  readonly key: string
  readonly index: number | null
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
  private slotAt = new Map<string, number>()
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
    this.now = this.slots.map(({ key, index }, i) => {
      const part = shown[key] as Json
      return this.written(i, index === null ? part : ((part as readonly Json[])[index] as Json))
    })
  }

  /** Nothing has happened: nothing differs from before. */
  keep(): void {
    this.before = this.now
  }

  private layOut(shown: { readonly [key: string]: Json }): void {
    const lists = this.game.partLists
    this.slots = Object.keys(shown).flatMap((key): Slot[] =>
      lists.includes(key)
        ? (shown[key] as readonly Json[]).map((_, index) => ({ key, index }))
        : [{ key, index: null }],
    )
    this.slotAt = new Map(this.slots.map(({ key, index }, i) => [slotName(key, index), i]))
    this.values = this.slots.map(() => undefined)
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

  /** The parts in which this seat sees more than a watcher; again the very texts of before where they are equal. */
  own(state: GameTypes['State'], seat: Seat, last: OwnTexts = NOTHING_OWN): OwnTexts {
    const { parts = {}, entries = {} } = this.game.ownParts(state, seat) as AnyParts
    const texts: (string | undefined)[] = new Array(this.slots.length)
    const put = (name: string, value: Json) => {
      const slot = this.slotAt.get(name) as number
      const text = JSON.stringify(value)
      const old = last[slot]
      texts[slot] = text === old ? old : text
    }
    for (const [key, part] of Object.entries(parts)) put(key, part)
    for (const [key, list] of Object.entries(entries)) {
      for (const [index, entry] of Object.entries(list)) put(slotName(key, index), entry)
    }
    return texts
  }

  /** The changed parts as members of a message, each with a comma behind it; empty when nothing has changed. */
  changed(was: OwnTexts = NOTHING_OWN, is: OwnTexts = NOTHING_OWN): string {
    let parts = ''
    let entries = ''
    let list = ''
    for (let i = 0; i < this.slots.length; i++) {
      const { key, index } = this.slots[i] as Slot
      const text = is[i] ?? (this.now[i] as string)
      if (text === (was[i] ?? this.before[i])) continue
      if (index === null) parts += `,"${key}":${text}`
      else if (list === key) entries += `,"${index}":${text}`
      else {
        entries += `${list === '' ? '' : '}'},"${key}":{"${index}":${text}`
        list = key
      }
    }
    return `${members('parts', parts)}${members('entries', list === '' ? '' : `${entries}}`)}`
  }
}

function slotName(key: string, index: number | string | null): string {
  return index === null ? key : `${key}.${index}`
}

function members(name: string, text: string): string {
  return text === '' ? '' : `"${name}":{${text.slice(1)}},`
}
