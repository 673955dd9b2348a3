/** A table as the form describes it, until it is opened on this device or on the server. */
import { type GameFacts, PERSON } from '@quayside/protocol'
import { coloursFor, type OptionValues, resolveOptions } from '@quayside/rules-kit'
import { type AnyTexts, type Language, optionWords } from '@quayside/texts'
import { ask } from '../host/client.ts'
import { clockOf, type OnlineWish, PLAIN_WISH } from '../online/OnlineFields.tsx'
import { openOnlineTable } from '../online/open-table.ts'
import { changedOptions } from '../online/option-words.ts'
import { sentenceOf } from '../online/server.ts'
import type { OnlineWords, Where } from '../online/texts/words.ts'
import { settings } from '../settings.ts'
import { emptySeat, type SeatWish } from './SeatFields.tsx'
import type { SetupWords } from './texts/words.ts'

export interface TableDraft {
  readonly where: Where
  readonly options: OptionValues
  readonly seats: readonly SeatWish[]
  /** Null: by lot. */
  readonly first: number | null
  /** The board by its code, where the game has one; empty: laid by the rules. */
  readonly layout: string
  readonly online: OnlineWish
  readonly rated: boolean
}

export function startingDraft(facts: GameFacts): TableDraft {
  const many = Math.min(facts.seats.max, Math.max(3, facts.seats.min))
  const seats = Array.from({ length: many }, (_, i) => (i === 0 ? ownSeat() : emptySeat('mate')))
  // A list of open tables that is empty leads here to open one.
  const isOpen = new URLSearchParams(location.search).get('where') === 'open'
  return {
    where: isOpen ? 'open' : 'device',
    options: {},
    seats: fittingSeats(facts, isOpen ? seats.map((seat) => ({ ...seat, kind: PERSON })) : seats),
    first: null,
    layout: '',
    online: PLAIN_WISH,
    rated: false,
  }
}

/** A rated game needs a clock: without one nobody has to lose. */
export function withRating(draft: TableDraft, rated: boolean): Partial<TableDraft> {
  const { online } = draft
  return rated && online.clock.kind === 'none'
    ? { rated, online: { ...online, clock: clockOf('move') } }
    : { rated }
}

/** As the settings of this device know them. */
function ownSeat(): SeatWish {
  const { name, colour } = settings()
  return { ...emptySeat(PERSON), name, colour }
}

/** With another number of seats other colours stay in the box: whoever wished for one of them sees "any" again. */
export function fittingSeats(facts: GameFacts, seats: readonly SeatWish[]): SeatWish[] {
  const used = coloursFor(facts, seats.length)
  return seats.map((seat) => (used.includes(seat.colour) ? seat : { ...seat, colour: '' }))
}

export function hasColourTwice(seats: readonly SeatWish[]): boolean {
  const wished = wishedColours(seats)
  return new Set(wished).size < wished.length
}

function wishedColours(seats: readonly SeatWish[]): string[] {
  return seats.map((seat) => seat.colour).filter((colour) => colour !== '')
}

/** The table in one sentence: only what differs from the usual rules is named. */
export function summaryOf(
  words: SetupWords,
  facts: GameFacts,
  { seats, options }: TableDraft,
  { texts, rankNames }: { readonly texts: AnyTexts; readonly rankNames: { readonly [rank: string]: string } },
): string {
  const people = seats.filter(({ kind }) => kind === PERSON).length
  const bots = facts.ranks
    .map((rank) => ({
      name: rankNames[rank] ?? rank,
      many: seats.filter(({ kind }) => kind === rank).length,
    }))
    .filter(({ many }) => many > 0)
  return words.summary(people, bots, changedOptions(facts, { options, seats }, texts))
}

type Opening = { readonly path: string } | { readonly problem: string }

/** For whom a table is opened: what went wrong is said in their language, with the names of the game's options. */
export interface Reader {
  readonly language: Language
  readonly texts: AnyTexts
}

export async function openOnDevice(
  facts: GameFacts,
  { options, seats, first, layout }: TableDraft,
  { language, texts }: Reader,
): Promise<Opening> {
  const made = await ask('create', {
    game: facts.id,
    options,
    seats: seats.map(({ kind, name }) => ({ kind, name: name.trim() })),
    wishes: {
      ...(first === null ? {} : { first }),
      ...(wishedColours(seats).length > 0
        ? { colours: allColours(seats, coloursFor(facts, seats.length)) }
        : {}),
      ...(layout === '' ? {} : { layout }),
    },
  })
  return 'id' in made
    ? { path: `/table/${made.id}` }
    : { problem: optionWords[language].problem(made.problem, texts.options) }
}

export async function openOnServer(
  facts: GameFacts,
  { where, options, seats, first, layout, online, rated }: TableDraft,
  { language, texts }: Reader,
  o: OnlineWords,
): Promise<Opening> {
  // The server knows the options only by their keys.
  const resolved = resolveOptions({ specs: facts.options, seats: facts.seats }, seats.length, options)
  if ('problem' in resolved)
    return { problem: optionWords[language].problem(resolved.problem, texts.options) }
  try {
    const id = await openOnlineTable({
      game: facts.id,
      options,
      seats: seats.map(({ kind, colour }) => ({ kind, ...(colour === '' ? {} : { colour }) })),
      open: where === 'open',
      first: first ?? 'drawn',
      layout,
      ...online,
      ...(rated ? { rated } : {}),
    })
    return { path: `/online/${id}` }
  } catch (error) {
    return { problem: sentenceOf(error, language, o) }
  }
}

/** Wished colours stay; the other seats get what is left, in an order of chance, those first that the game gives out first. */
function allColours(seats: readonly SeatWish[], colours: readonly string[]): string[] {
  const free = colours.filter((colour) => !seats.some((seat) => seat.colour === colour))
  const usual = colours.slice(0, seats.length).filter((colour) => free.includes(colour))
  const left = [...shuffled(usual), ...free.filter((colour) => !usual.includes(colour))]
  return seats.map((seat) => seat.colour || (left.shift() ?? ''))
}

function shuffled(list: readonly string[]): string[] {
  return list
    .map((one) => ({ one, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one)
}
