/** What the figures mean: our server against the others of the same round, then the median of all rounds. */
import { BARE, OTHERS } from './contestants.ts'
import type { Round, ServerFigures, Turn } from './index.ts'
import { median, rounded } from './numbers.ts'

type Ratios = { [what: string]: number }
/** Undefined where somebody was not measured. */
type Ratio = (ours: Turn, other: Turn, round: Round) => number

export function ratiosOf(
  rounds: readonly Round[],
  figures: readonly ServerFigures[],
  reconnectMs: { readonly [what: string]: number },
): Ratios {
  const ratios: Ratios = {}
  const put = (what: string, ours: string, other: string, ratio: Ratio) => {
    const each = rounds.flatMap((round) => {
      const [a, b] = [round.turns.get(ours), round.turns.get(other)]
      return a && b ? [ratio(a, b, round)] : []
    })
    if (each.length > 0) ratios[what] = median(each)
  }
  for (const store of ['sqlite', 'postgres']) {
    const own = `quayside ${store}`
    put(`${store}: cpu per move, to a bare ws`, own, BARE, cpu)
    put(`${store}: cpu per move, to boardgame.io`, own, OTHERS, cpu)
    put(`${store}: moves per second, to a bare ws`, own, BARE, rate)
    put(`${store}: moves per second, to boardgame.io`, own, OTHERS, rate)
    put(
      `${store}: p99, to a bare ws and the disk`,
      own,
      BARE,
      (a, b, { disk }) => a.calm.p99 / (b.calm.p99 + disk.p99),
    )
    put(`${store}: moves per second, durable to not durable`, own, `${own}-not-durable`, rate)
    const [a, b] = [figures.find(({ what }) => what === own), figures.find(({ what }) => what === BARE)]
    if (a && b)
      ratios[`${store}: memory per connection, to a bare ws`] = rounded(
        a.bytesPerConnection / Math.max(1, b.bytesPerConnection),
      )
  }
  put('moves per second, postgres to sqlite', 'quayside postgres', 'quayside sqlite', rate)
  const [ours, bare] = [reconnectMs['quayside sqlite'], reconnectMs[BARE]]
  if (ours !== undefined && bare) ratios['reconnections after a restart, to a bare ws'] = rounded(ours / bare)
  return ratios
}

const cpu: Ratio = (ours, other) => ours.fast.cpuPerMove / other.fast.cpuPerMove
const rate: Ratio = (ours, other) => ours.fast.movesPerSecond / other.fast.movesPerSecond
