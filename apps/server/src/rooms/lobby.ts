/** The lobby: taking seats, changing the plan of the table, and starting the game. */

import {
  type AnyGame,
  coloursFor,
  type GameTypes,
  type OptionProblem,
  type Seat,
  type Wishes,
} from '@quayside/rules-kit'
import { PERSON, type Room, type RoomSeat } from '@quayside/store'
import {
  DRAW_VERSION,
  type DrawSource,
  layoutProblem,
  loadTable,
  newTable,
  secretSource,
  storedHead,
} from '@quayside/table'
import { inEachLanguage, optionWords } from '@quayside/texts'
import type { Decision } from '../tables/decision.ts'
import { type Refusal, refusal } from '../texts.ts'
import { peopleIn, seatOf, withSeat } from './room.ts'

type RoomDecision = Decision<null>

export interface SeatRequest {
  readonly guest: string
  readonly name: string
  readonly seat: Seat
  readonly contribution: string
  readonly colour: string | null
}

/** Takes a free seat; a guest who has another one leaves it. */
export function sit(room: Room, game: AnyGame, request: SeatRequest): RoomDecision {
  if (room.status !== 'lobby') return { refused: refusal('notInLobby') }
  const wanted = room.seats[request.seat]
  if (!wanted) return { refused: refusal('noSeat') }
  if (wanted.kind !== PERSON) return { refused: refusal('botSeat') }
  if (wanted.guest !== null && wanted.guest !== request.guest) return { refused: refusal('seatTaken') }
  const before = seatOf(room, request.guest)
  const left = before === null ? room : withSeat(room, before, FREE)
  const colour = request.colour ?? wanted.colour
  const unfit = colourProblem(left, game, request.seat, colour)
  if (unfit) return { refused: unfit }
  const { guest, name, contribution } = request
  const agreed = room.rated ? { agreed: true } : {}
  return {
    answer: null,
    room: withSeat(left, request.seat, { guest, name, contribution, colour, ...agreed }),
  }
}

const FREE: Partial<RoomSeat> = { guest: null, name: '', contribution: '', agreed: false }

export function standUp(room: Room, guest: string): RoomDecision {
  if (room.status !== 'lobby') return { refused: refusal('notInLobby') }
  const seat = seatOf(room, guest)
  return seat === null
    ? { refused: refusal('notSeated') }
    : { answer: null, room: withSeat(room, seat, FREE) }
}

function colourProblem(room: Room, game: AnyGame, seat: Seat, colour: string | null): Refusal | null {
  if (colour === null) return null
  const isTaken = room.seats.some((other, i) => i !== seat && other.colour === colour)
  return isTaken ? refusal('badColour') : unusedColour(game, room.seats.length, [colour])
}

/** What a lobby accepts, the rules accept. */
function unusedColour(game: AnyGame, players: number, colours: readonly string[]): Refusal | null {
  if (colours.some((colour) => !game.colours.includes(colour))) return refusal('badColour')
  const used = coloursFor(game, players)
  return colours.every((colour) => used.includes(colour)) ? null : refusal('colourNotUsed')
}

export type LobbyChange = Partial<
  Pick<Room, 'options' | 'seats' | 'open' | 'clock' | 'order' | 'first' | 'layout'>
>

/** Changes options, seats, clock or order (host). Guests keep their seats where those remain seats for people. */
export function changePlan(room: Room, game: AnyGame, change: LobbyChange): RoomDecision {
  if (room.status !== 'lobby') return { refused: refusal('notInLobby') }
  const planned = { ...room, ...change }
  const problem = planProblem(planned, game)
  return problem ? { refused: problem } : { answer: null, room: planned }
}

/** Whether everybody may come to watch can be changed while the game runs; null: this is about something else. */
export function opened(room: Room, change: { readonly open?: boolean }): RoomDecision | null {
  const isOnly = change.open !== undefined && Object.keys(change).length === 1
  if (room.status !== 'playing' || !isOnly) return null
  return { answer: null, room: { ...room, open: change.open === true } }
}

export function planProblem(room: Room, game: AnyGame): Refusal | null {
  const resolved = game.resolveOptions(room.seats.length, room.options)
  if ('problem' in resolved) return optionRefusal(resolved.problem as OptionProblem)
  if (!room.seats.some((seat) => seat.kind === PERSON)) return refusal('badSeats')
  const colours = room.seats.flatMap((seat) => seat.colour ?? [])
  if (new Set(colours).size < colours.length) return refusal('badColour')
  const unused = unusedColour(game, room.seats.length, colours)
  if (unused) return unused
  if (typeof room.first === 'number' && room.first >= room.seats.length) return refusal('noSeat')
  const unfair = ratedProblem(room)
  if (unfair) return unfair
  const wrong = layoutProblem(
    { game, options: resolved, players: room.seats.length },
    room.layout || undefined,
  )
  return wrong && optionRefusal(wrong)
}

/** Nobody is rated against a bot, and without a clock nobody has to lose. */
function ratedProblem({ rated, seats, clock }: Room): Refusal | null {
  if (!rated) return null
  if (seats.length < 2 || seats.some(({ kind }) => kind !== PERSON)) return refusal('ratedPeople')
  return clock.setting.kind === 'none' ? refusal('ratedClock') : null
}

function optionRefusal(problem: OptionProblem): Refusal {
  const code = problem.code === 'badPlayers' ? 'badSeats' : 'badOptions'
  const message = inEachLanguage((language) => optionWords[language].problem(problem))
  const { option, value, other } = problem
  return { code, rule: null, detail: { option, value, other }, message }
}

/** Starts the game: orders the seats and draws the set-up from the secret and all contributions. */
export function start(room: Room, game: AnyGame, secret: string, now: number): Decision<null> {
  if (room.status !== 'lobby') return { refused: refusal('notInLobby') }
  if (peopleIn(room).length === 0) return { refused: refusal('nobodySits') }
  if (room.seats.some((seat) => seat.kind === PERSON && seat.guest === null))
    return { refused: refusal('seatsEmpty') }
  if (room.rated && !room.seats.every(({ agreed }) => agreed)) return { refused: refusal('notAgreed') }
  const placed = withSeatOrder(room, secret)
  const contributions = placed.seats.map((seat) => seat.contribution)
  const table = newTable<GameTypes>({
    game,
    players: placed.seats.length,
    options: placed.options,
    wishes: wishesOf(placed, game),
    draws: secretSource(secret, contributions),
    keepsDigests: false,
    header: {
      started: new Date(now).toISOString(),
      names: placed.seats.map((seat) => seat.name),
      fairness: { draw: DRAW_VERSION, commitment: room.commitment, contributions },
      others: { 'quayside-seats': placed.seats.map((seat) => seat.kind).join(' ') },
    },
  })
  if ('problem' in table) return { refused: optionRefusal(table.problem) }
  // What is stored now must be there after a restart: it is read back before it counts.
  if ('problem' in loadTable<GameTypes>(game, { ...storedHead(table), entries: [] }))
    return { refused: refusal('cannotStart') }
  const colours = (table.setup as { colours?: readonly string[] }).colours ?? game.colours
  const seats = placed.seats.map((seat, i) => ({ ...seat, colour: colours[i] ?? null }))
  return {
    answer: null,
    room: { ...placed, seats, status: 'playing', proposal: null },
    begin: table,
    step: { kind: 'step', entries: [], head: table.head },
  }
}

/** Draws the order of seats, where it is not chosen, from the same secret under the label `seats`. */
function withSeatOrder(room: Room, secret: string): Room {
  if (room.order === 'chosen') return room
  const contributions = room.seats.map((seat) => seat.contribution)
  const order = shuffled(room.seats.length, secretSource(secret, contributions))
  const seats = order.map((from) => room.seats[from] as RoomSeat)
  const first = room.first === 'drawn' ? 'drawn' : order.indexOf(room.first)
  return { ...room, seats, first }
}

function shuffled(many: number, draws: DrawSource): number[] {
  const left = Array.from({ length: many }, (_, i) => i)
  const order: number[] = []
  for (let n = 1; left.length > 0; n++) order.push(...left.splice(draws.draw('seats', n, left.length), 1))
  return order
}

/** Seats without a chosen colour get the remaining ones in the game's order. */
function wishesOf(room: Room, game: AnyGame): Wishes {
  const taken = room.seats.flatMap((seat) => seat.colour ?? [])
  const rest = coloursFor(game, room.seats.length).filter((colour) => !taken.includes(colour))
  const colours = room.seats.map((seat) => seat.colour ?? (rest.shift() as string))
  return {
    ...(room.first === 'drawn' ? {} : { first: room.first }),
    ...(taken.length > 0 ? { colours } : {}),
    ...(room.layout ? { layout: room.layout } : {}),
  }
}
