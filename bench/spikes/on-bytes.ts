/** The same core on small typed arrays: views of one buffer, copied by one `set`, with places kept as bits. */
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

export interface Bytes {
  readonly all: Int8Array
  readonly corners: Int8Array
  readonly sides: Int8Array
  readonly hands: Int8Array
  readonly bank: Int8Array
  readonly roads: Int8Array
  readonly settlements: Int8Array
  readonly longest: Int8Array
  /** turn, rolled, holder */
  readonly now: Int8Array
  /** Three words of 24 sides for each seat: where it may lay a road. */
  readonly spots: Int32Array
  /** Two words of 27 corners: for each seat those its roads touch, then those the distance rule leaves open. */
  readonly reach: Int32Array
  readonly open: Int32Array
  readonly count: Int32Array
}

const FREE = -1
const WORDS = 4 * (12 + 8 + 2 + 1)
const SIZE = WORDS + CORNERS + SIDES + 20 + 5 + 4 + 4 + 4 + 3

function blank(): Bytes {
  const buffer = new ArrayBuffer(SIZE)
  let at = 0
  const words = (n: number) => {
    at += n * 4
    return new Int32Array(buffer, at - n * 4, n)
  }
  const bytes = (n: number) => {
    at += n
    return new Int8Array(buffer, at - n, n)
  }
  return {
    all: new Int8Array(buffer),
    spots: words(12),
    reach: words(8),
    open: words(2),
    count: words(1),
    corners: bytes(CORNERS),
    sides: bytes(SIDES),
    hands: bytes(20),
    bank: bytes(5),
    roads: bytes(4),
    settlements: bytes(4),
    longest: bytes(4),
    now: bytes(3),
  }
}

function fresh(): Bytes {
  const state = blank()
  state.corners.fill(FREE)
  state.sides.fill(FREE)
  state.bank.fill(19)
  state.now[2] = FREE
  state.open.fill((1 << 27) - 1)
  for (let seat = 0; seat < 4; seat++) {
    state.hands.set([4, 4, 2, 2, 0], seat * 5)
    place(state, seat * 13 + 3, seat)
  }
  return state
}

const setBit = (words: Int32Array, base: number, size: number, i: number) => {
  const w = base + ((i / size) | 0)
  words[w] = (words[w] as number) | (1 << (i % size))
}
const clearBit = (words: Int32Array, base: number, size: number, i: number) => {
  const w = base + ((i / size) | 0)
  words[w] = (words[w] as number) & ~(1 << (i % size))
}

function touches(state: Bytes, v: number, me: number): boolean {
  const owner = state.corners[v]
  if (owner === me) return true
  if (owner !== FREE) return false
  for (let i = v * 3; i < v * 3 + 3; i++) if (state.sides[AT[i] as number] === me) return true
  return false
}

function refreshSpots(state: Bytes, v: number, seat: number): void {
  for (let i = v * 3; i < v * 3 + 3; i++) {
    const e = AT[i] as number
    if (e === 255 || state.sides[e] !== FREE) continue
    const can = touches(state, ENDS[2 * e] as number, seat) || touches(state, ENDS[2 * e + 1] as number, seat)
    if (can) setBit(state.spots, seat * 3, 24, e)
    else clearBit(state.spots, seat * 3, 24, e)
  }
}

function place(state: Bytes, v: number, me: number): void {
  state.corners[v] = me
  clearBit(state.open, 0, 27, v)
  for (let i = v * 3; i < v * 3 + 3; i++) if (AT[i] !== 255) clearBit(state.open, 0, 27, NEXT[i] as number)
  for (let seat = 0; seat < 4; seat++) refreshSpots(state, v, seat)
}

function listBits(word: number, from: number, table: readonly Action[], into: Action[]): number {
  let n = count
  for (let left = word; left !== 0; left &= left - 1)
    into[n++] = table[from + 31 - Math.clz32(left & -left)] as Action
  return n
}

let count = 0

function legal(state: Bytes, into: Action[]): number {
  const { hands, spots, reach, open } = state
  const me = state.now[0] as number
  const hand = me * 5
  count = 0
  if ((hands[hand] as number) > 0 && (hands[hand + 1] as number) > 0 && (state.roads[me] as number) < 15) {
    for (let w = 0; w < 3; w++) count = listBits(spots[me * 3 + w] as number, w * 24, ROADS, into)
    if (
      (hands[hand + 2] as number) > 0 &&
      (hands[hand + 3] as number) > 0 &&
      (state.settlements[me] as number) < 9
    )
      for (let w = 0; w < 2; w++)
        count = listBits((reach[me * 2 + w] as number) & (open[w] as number), w * 27, SETTLES, into)
  }
  return listRest(state, hand, into)
}

/** As the plain spike looks for places: every side and corner, no bits. Tells the layout's share of the gain from the bits'. */
function legalByScan(state: Bytes, into: Action[]): number {
  const { hands } = state
  const me = state.now[0] as number
  const hand = me * 5
  count = 0
  if ((hands[hand] as number) > 0 && (hands[hand + 1] as number) > 0 && (state.roads[me] as number) < 15) {
    scanRoads(state, me, into)
    if (
      (hands[hand + 2] as number) > 0 &&
      (hands[hand + 3] as number) > 0 &&
      (state.settlements[me] as number) < 9
    )
      for (let v = 0; v < CORNERS; v++) if (canSettle(state, v, me)) into[count++] = SETTLES[v] as Action
  }
  return listRest(state, hand, into)
}

function scanRoads(state: Bytes, me: number, into: Action[]): void {
  for (let e = 0; e < SIDES; e++) {
    if (state.sides[e] !== FREE) continue
    if (touches(state, ENDS[2 * e] as number, me) || touches(state, ENDS[2 * e + 1] as number, me))
      into[count++] = ROADS[e] as Action
  }
}

function listRest(state: Bytes, hand: number, into: Action[]): number {
  let n = count
  for (let give = 0; give < 5; give++) {
    if ((state.hands[hand + give] as number) < 4) continue
    for (let get = 0; get < 5; get++)
      if (get !== give && (state.bank[get] as number) > 0) into[n++] = SWAPS[give * 5 + get] as Action
  }
  into[n++] = END
  return n
}

function canSettle(state: Bytes, v: number, me: number): boolean {
  if (state.corners[v] !== FREE) return false
  let own = false
  for (let i = v * 3; i < v * 3 + 3; i++) {
    if (AT[i] === 255) continue
    if (state.corners[NEXT[i] as number] !== FREE) return false
    if (state.sides[AT[i] as number] === me) own = true
  }
  return own
}

let best = 0
const used = new Uint8Array(SIDES)

function walk(state: Bytes, v: number, me: number, length: number): void {
  if (length > best) best = length
  const owner = state.corners[v] as number
  if (length > 0 && owner !== FREE && owner !== me) return
  for (let i = v * 3; i < v * 3 + 3; i++) {
    const e = AT[i] as number
    if (e === 255 || state.sides[e] !== me || used[e] === 1) continue
    used[e] = 1
    walk(state, NEXT[i] as number, me, length + 1)
    used[e] = 0
  }
}

function measure(state: Bytes, me: number): void {
  best = 0
  for (let v = 0; v < CORNERS; v++) walk(state, v, me, 0)
  state.longest[me] = best
  const holder = state.now[2] as number
  if (best > (holder === FREE ? 4 : (state.longest[holder] as number))) state.now[2] = me
}

function pay(state: Bytes, kind: number, many: number): void {
  const i = (state.now[0] as number) * 5 + kind
  state.hands[i] = (state.hands[i] as number) - many
  state.bank[kind] = (state.bank[kind] as number) + many
}

function layRoad(state: Bytes, e: number, me: number): void {
  state.sides[e] = me
  state.roads[me] = (state.roads[me] as number) + 1
  for (let seat = 0; seat < 4; seat++) clearBit(state.spots, seat * 3, 24, e)
  for (let i = 2 * e; i < 2 * e + 2; i++) {
    refreshSpots(state, ENDS[i] as number, me)
    setBit(state.reach, me * 2, 27, ENDS[i] as number)
  }
  measure(state, me)
}

function apply(state: Bytes, action: Action): void {
  const me = state.now[0] as number
  switch (action.type) {
    case 'road':
      pay(state, 0, 1)
      pay(state, 1, 1)
      layRoad(state, action.side, me)
      return
    case 'settle':
      for (let r = 0; r < 4; r++) pay(state, r, 1)
      state.settlements[me] = (state.settlements[me] as number) + 1
      place(state, action.corner, me)
      for (let s = 0; s < 4; s++) if (s !== me) measure(state, s)
      return
    case 'swap':
      pay(state, action.give, 4)
      pay(state, action.get, -1)
      return
    case 'end':
      state.now[0] = (me + 1) % 4
      state.now[1] = 0
  }
}

function roll(state: Bytes, sum: number): void {
  const { corners, hands, bank } = state
  state.now[1] = 1
  state.count[0] = (state.count[0] as number) + 1
  const hexes = PAYS[sum] as Uint8Array[]
  for (let h = 0; h < hexes.length; h++) {
    const hex = hexes[h] as Uint8Array
    const kind = hex[0] as number
    for (let i = 1; i < 7; i++) {
      const owner = corners[hex[i] as number] as number
      if (owner === FREE || bank[kind] === 0) continue
      hands[owner * 5 + kind] = (hands[owner * 5 + kind] as number) + 1
      bank[kind] = (bank[kind] as number) - 1
    }
  }
}

export const onBytes: Core<Bytes> = {
  name: 'bytes',
  fresh,
  copyInto: (target, source) => target.all.set(source.all),
  legal,
  apply,
  roll,
  mustRoll: (state) => state.now[1] === 0,
  rolls: (state) => state.count[0] as number,
  check: (state) => {
    let sum = (state.now[2] as number) + 1
    for (let s = 0; s < 4; s++) sum = sum * 31 + (state.longest[s] as number) + (state.roads[s] as number)
    return sum
  },
}

export const onBytesByScan: Core<Bytes> = { ...onBytes, name: 'scan', legal: legalByScan }
