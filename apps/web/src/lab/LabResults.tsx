/** What the games add up to, while they are being played. */
import type { LoadedBoard } from '@quayside/all/ui'
import { type Counts, spreadOf, type Totals } from '@quayside/arena'
import type { Player } from '@quayside/board-kit'
import type { ComponentChildren, JSX } from 'preact'
import { percent } from '../replay/percent.ts'
import { binsOf, type SeatShare, seatShares } from './fairness.ts'
import { Histogram, SeatBars } from './plots.tsx'
import type { LabPlan } from './protocol.ts'
import { useLabWords } from './words.ts'

interface Props {
  readonly plan: LabPlan
  readonly totals: Totals
  readonly players: readonly Player[]
  readonly board: LoadedBoard
}

const ENOUGH = 30

export function LabResults({ plan, totals, players, board }: Props): JSX.Element {
  const w = useLabWords()
  if (totals.games === 0) return <p class="note">{w.waiting}</p>
  const seats = seatShares(totals)
  const fair = 1 / seats.length
  return (
    <div class="lab-results">
      <p class="lab-verdict" aria-live="polite">
        {verdict(w, plan, seats, players, totals.games)}
      </p>
      <BarsPanel
        plot="advantage"
        title={w.advantage}
        help={w.advantageHelp(percent(fair))}
        bars={seats.map(({ share, interval }) => ({ value: share, interval }))}
        players={players}
        line={fair}
        say={percent}
      />
      <BarsPanel
        plot="scores"
        title={w.scores}
        help={w.scoresHelp}
        bars={seats.map(({ mean, meanInterval }) => ({ value: mean, interval: meanInterval }))}
        players={players}
        line={null}
        say={(value) => value.toFixed(1)}
      >
        <Often counts={together(totals.scores)} />
      </BarsPanel>
      <section class="panel" data-plot="lengths">
        <h2>{w.lengths}</h2>
        <p class="note">{w.lengthsHelp(spreadOf(totals.lengths).mean.toFixed(1))}</p>
        <Often counts={totals.lengths} />
      </section>
      <EndingsPanel totals={totals} board={board} />
    </div>
  )
}

interface BarsPanelProps extends Omit<Parameters<typeof SeatBars>[0], 'label'> {
  readonly plot: string
  readonly title: string
  readonly help: string
  readonly children?: ComponentChildren
}

/** A bar for each seat. */
function BarsPanel({ plot, title, help, children, ...bars }: BarsPanelProps): JSX.Element {
  const w = useLabWords()
  return (
    <section class="panel" data-plot={plot}>
      <h2>{title}</h2>
      <p class="note">{help}</p>
      <SeatBars label={said(w, bars.bars, bars.players, bars.say)} {...bars} />
      {children}
    </section>
  )
}

function EndingsPanel({ totals, board }: Pick<Props, 'totals' | 'board'>): JSX.Element {
  const w = useLabWords()
  return (
    <section class="panel" data-plot="endings">
      <h2>{w.endings}</h2>
      <ul>
        {Object.entries(totals.endings).map(([reason, many]) => (
          <li key={reason}>
            {board.texts.endings[reason] ?? reason} <b class="num">{percent(many / totals.games)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Words = ReturnType<typeof useLabWords>

function verdict(
  w: Words,
  { ranks }: LabPlan,
  seats: readonly SeatShare[],
  players: readonly Player[],
  games: number,
): string {
  if (games < ENOUGH) return w.tooFew
  const named = (against: SeatShare['against']) =>
    seats.flatMap((seat, i) => (seat.against === against ? [players[i]?.name ?? ''] : []))
  const [more, less] = [named('more'), named('less')]
  const sentence = more.length + less.length === 0 ? w.fair : w.unfair(more, less)
  return new Set(ranks).size > 1 ? `${sentence} ${w.mixed}` : sentence
}

function said(
  w: Words,
  bars: readonly { value: number; interval: { low: number; high: number } }[],
  players: readonly Player[],
  say: (value: number) => string,
): string {
  return bars
    .map(({ value, interval }, i) =>
      w.bar(players[i]?.name ?? '', say(value), say(interval.low), say(interval.high)),
    )
    .join('; ')
}

function Often({ counts }: { counts: Counts }): JSX.Element {
  const w = useLabWords()
  const bins = binsOf(counts)
  const parts = bins.map(({ from, to, many }) => w.times(from === to ? String(from) : `${from}–${to}`, many))
  return <Histogram label={w.bins(parts)} bins={bins} />
}

function together(all: readonly Counts[]): Counts {
  const sum: Counts = {}
  for (const counts of all)
    for (const [value, many] of Object.entries(counts)) sum[value] = (sum[value] ?? 0) + many
  return sum
}
