/** The core on plain objects and arrays, as one would first write it. */
import {
  type Action,
  AT,
  CORNERS,
  type Core,
  END,
  ENDS,
  NEXT,
  PAYS,
  ROADS,
  SETTLES,
  SIDES,
  SWAPS,
} from './island.ts'

interface Seat {
  hand: number[]
  roads: number
  settlements: number
  longest: number
}

export interface Plain {
  seats: Seat[]
  bank: number[]
  corners: number[]
  sides: number[]
  turn: number
  rolled: boolean
  rolls: number
  holder: number
}

const FREE = -1
const newSeat = (): Seat => ({ hand: [4, 4, 2, 2, 0], roads: 0, settlements: 0, longest: 0 })

function fresh(): Plain {
  const state: Plain = {
    seats: [newSeat(), newSeat(), newSeat(), newSeat()],
    bank: [19, 19, 19, 19, 19],
    corners: new Array<number>(CORNERS).fill(FREE),
    sides: new Array<number>(SIDES).fill(FREE),
    turn: 0,
    rolled: false,
    rolls: 0,
    holder: FREE,
  }
  for (let seat = 0; seat < 4; seat++) state.corners[seat * 13 + 3] = seat
  return state
}

function copyInto(target: Plain, source: Plain): void {
  for (let s = 0; s < 4; s++) {
    const to = target.seats[s] as Seat
    const from = source.seats[s] as Seat
    for (let r = 0; r < 5; r++) to.hand[r] = from.hand[r] as number
    to.roads = from.roads
    to.settlements = from.settlements
    to.longest = from.longest
  }
  for (let r = 0; r < 5; r++) target.bank[r] = source.bank[r] as number
  for (let v = 0; v < CORNERS; v++) target.corners[v] = source.corners[v] as number
  for (let e = 0; e < SIDES; e++) target.sides[e] = source.sides[e] as number
  target.turn = source.turn
  target.rolled = source.rolled
  target.rolls = source.rolls
  target.holder = source.holder
}

function touches(state: Plain, v: number, me: number): boolean {
  const owner = state.corners[v]
  if (owner === me) return true
  if (owner !== FREE) return false
  for (let i = v * 3; i < v * 3 + 3; i++) if (state.sides[AT[i] as number] === me) return true
  return false
}

function canSettle(state: Plain, v: number, me: number): boolean {
  if (state.corners[v] !== FREE) return false
  let own = false
  for (let i = v * 3; i < v * 3 + 3; i++) {
    if (AT[i] === 255) continue
    if (state.corners[NEXT[i] as number] !== FREE) return false
    if (state.sides[AT[i] as number] === me) own = true
  }
  return own
}

function legal(state: Plain, into: Action[]): number {
  const seat = state.seats[state.turn] as Seat
  const [lumber, brick, wool, wheat] = seat.hand as [number, number, number, number]
  let n = 0
  if (lumber > 0 && brick > 0 && seat.roads < 15) {
    n = listRoads(state, into, n)
    if (wool > 0 && wheat > 0 && seat.settlements < 9) n = listSettles(state, into, n)
  }
  n = listSwaps(seat.hand, state.bank, into, n)
  into[n] = END
  return n + 1
}

function listRoads(state: Plain, into: Action[], from: number): number {
  let n = from
  for (let e = 0; e < SIDES; e++) {
    if (state.sides[e] !== FREE) continue
    if (
      touches(state, ENDS[2 * e] as number, state.turn) ||
      touches(state, ENDS[2 * e + 1] as number, state.turn)
    )
      into[n++] = ROADS[e] as Action
  }
  return n
}

function listSettles(state: Plain, into: Action[], from: number): number {
  let n = from
  for (let v = 0; v < CORNERS; v++) if (canSettle(state, v, state.turn)) into[n++] = SETTLES[v] as Action
  return n
}

function listSwaps(hand: number[], bank: number[], into: Action[], from: number): number {
  let n = from
  for (let give = 0; give < 5; give++) {
    if ((hand[give] as number) < 4) continue
    for (let get = 0; get < 5; get++)
      if (get !== give && (bank[get] as number) > 0) into[n++] = SWAPS[give * 5 + get] as Action
  }
  return n
}

let best = 0
const used = new Array<boolean>(SIDES).fill(false)

function walk(state: Plain, v: number, me: number, length: number): void {
  if (length > best) best = length
  const owner = state.corners[v] as number
  if (length > 0 && owner !== FREE && owner !== me) return
  for (let i = v * 3; i < v * 3 + 3; i++) {
    const e = AT[i] as number
    if (e === 255 || state.sides[e] !== me || used[e]) continue
    used[e] = true
    walk(state, NEXT[i] as number, me, length + 1)
    used[e] = false
  }
}

function measure(state: Plain, me: number): void {
  best = 0
  for (let v = 0; v < CORNERS; v++) walk(state, v, me, 0)
  const seat = state.seats[me] as Seat
  seat.longest = best
  const holder = state.holder === FREE ? 4 : (state.seats[state.holder] as Seat).longest
  if (best > holder) state.holder = me
}

function pay(state: Plain, kind: number, many: number): void {
  const { hand } = state.seats[state.turn] as Seat
  hand[kind] = (hand[kind] as number) - many
  state.bank[kind] = (state.bank[kind] as number) + many
}

function apply(state: Plain, action: Action): void {
  const me = state.turn
  const seat = state.seats[me] as Seat
  switch (action.type) {
    case 'road':
      pay(state, 0, 1)
      pay(state, 1, 1)
      state.sides[action.side] = me
      seat.roads++
      measure(state, me)
      return
    case 'settle':
      for (let r = 0; r < 4; r++) pay(state, r, 1)
      state.corners[action.corner] = me
      seat.settlements++
      for (let s = 0; s < 4; s++) if (s !== me) measure(state, s)
      return
    case 'swap':
      pay(state, action.give, 4)
      pay(state, action.get, -1)
      return
    case 'end':
      state.turn = (me + 1) % 4
      state.rolled = false
  }
}

function roll(state: Plain, sum: number): void {
  state.rolled = true
  state.rolls++
  for (const hex of PAYS[sum] as Uint8Array[]) {
    const kind = hex[0] as number
    for (let i = 1; i < 7; i++) {
      const owner = state.corners[hex[i] as number] as number
      if (owner === FREE || (state.bank[kind] as number) === 0) continue
      const { hand } = state.seats[owner] as Seat
      hand[kind] = (hand[kind] as number) + 1
      state.bank[kind] = (state.bank[kind] as number) - 1
    }
  }
}

export const onObjects: Core<Plain> = {
  name: 'objects',
  fresh,
  copyInto,
  legal,
  apply,
  roll,
  mustRoll: (state) => !state.rolled,
  rolls: (state) => state.rolls,
  check: (state) => state.seats.reduce((sum, seat) => sum * 31 + seat.longest + seat.roads, state.holder + 1),
}
