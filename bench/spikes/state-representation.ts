/** Plain objects against views of one buffer: moves, copies and collections, order swapped from round to round. */
import { PerformanceObserver, performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Action, type Core, Draw } from './island.ts'
import { onBytes, onBytesByScan } from './on-bytes.ts'
import { onObjects } from './on-objects.ts'

const GAMES = 2_000
const ROLLS = 200
const COPIES = 2_000_000

let collections = 0
new PerformanceObserver((list) => {
  collections += list.getEntries().length
}).observe({ entryTypes: ['gc'] })

/** Plays one game of random moves; returns how many there were. */
function play<S>(core: Core<S>, state: S, into: Action[], draw: Draw): number {
  let moves = 0
  while (core.rolls(state) < ROLLS || !core.mustRoll(state)) {
    if (core.mustRoll(state)) core.roll(state, 2 + draw.below(6) + draw.below(6))
    else core.apply(state, into[draw.below(core.legal(state, into))] as Action)
    moves++
  }
  return moves
}

async function measureMoves<S>(core: Core<S>): Promise<string> {
  const into: Action[] = []
  const start = core.fresh()
  const state = core.fresh()
  const before = collections
  const began = performance.now()
  let moves = 0
  let check = 0
  for (let game = 0; game < GAMES; game++) {
    core.copyInto(state, start)
    moves += play(core, state, into, new Draw(game))
    check = (check * 33 + core.check(state)) | 0
  }
  const seconds = (performance.now() - began) / 1000
  await pause(20) // the observer reports later, between two turns of the event loop
  const perMillion = ((collections - before) * 1e6) / moves
  return `${(moves / seconds / 1e6).toFixed(2)} M moves/s, ${perMillion.toFixed(2)} collections per M moves, check ${check}`
}

async function measureCopies<S>(core: Core<S>): Promise<string> {
  const from = core.fresh()
  const to = core.fresh()
  const began = performance.now()
  for (let i = 0; i < COPIES; i++) core.copyInto(to, from)
  const seconds = (performance.now() - began) / 1000
  await pause(20)
  return `${(COPIES / seconds / 1e6).toFixed(1)} M copies/s`
}

const round = async <S>(core: Core<S>) =>
  console.log(`${core.name.padEnd(8)} ${await measureMoves(core)}, ${await measureCopies(core)}`)

for (let i = 0; i < 3; i++) {
  await round(onObjects)
  await round(onBytesByScan)
  await round(onBytes)
  await round(onBytes)
  await round(onBytesByScan)
  await round(onObjects)
}
