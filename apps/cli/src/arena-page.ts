/** The report of an arena as a page. */
import type { Standing, Standings } from '@quayside/arena'
import { PLOT_COLOURS, reportPage, safe } from './page-style.ts'

interface Summary {
  readonly game: string
  readonly players: number
  readonly options: object
  readonly bots: readonly string[]
  readonly seed: number
  readonly games: number
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

export function arenaPage(summary: Summary, standings: Standings): string {
  const title = `${summary.game}: ${[...new Set(summary.bots)].join(', ')}`
  const options = Object.entries(summary.options)
    .map(([key, value]) => `${key}=${value}`)
    .join(', ')
  return reportPage(
    title,
    `<p>${summary.games} games, ${summary.players} seats, seed ${summary.seed}; every deal is played once from each rotation of the seats.<br>${safe(options)}</p>
${table(standings.entrants)}
<h2>Win share with 95 % interval</h2>
${shares(standings.entrants)}
<h2>Length in rounds</h2>
${histogram([{ name: 'rounds', values: standings.lengths }])}
<h2>Scores</h2>
${histogram(standings.entrants.map(({ name, scores }) => ({ name, values: scores })))}
<h2>Wins by seat</h2>
${shares(standings.seatWins.map((wins, seat) => seatStanding(wins, seat, summary)))}
${failures(standings)}`,
  )
}

function table(entrants: readonly Standing[]): string {
  const rows = entrants.map(
    ({ name, seats, share, interval, fair, elo, meanScore, decisionMs }) =>
      `<tr><td>${safe(name)}</td><td>${seats}</td><td>${percent(share)}</td><td>${percent(interval.low)} to ${percent(interval.high)}</td><td>${percent(fair)}</td><td>${elo}</td><td>${meanScore.toFixed(1)}</td><td>${decisionMs.toFixed(1)}</td></tr>`,
  )
  return `<div><table><tr><th>bot</th><th>seats</th><th>wins</th><th>95 %</th><th>equal share</th><th>Elo</th><th>mean score</th><th>ms a choice</th></tr>${rows.join('')}</table></div>`
}

type Bar = Pick<Standing, 'name' | 'share' | 'interval' | 'fair'>

function seatStanding(wins: number, seat: number, { games, players }: Summary): Bar {
  const share = wins / games
  return { name: `seat ${seat}`, share, interval: { low: share, high: share }, fair: 1 / players }
}

function shares(bars: readonly Bar[]): string {
  const x = (share: number) => 180 + share * 600
  const rows = bars.map(({ name, share, interval, fair }, i) => {
    const y = 30 + i * 34
    const colour = PLOT_COLOURS[i % PLOT_COLOURS.length]
    return `<text x="170" y="${y + 4}" text-anchor="end">${safe(name)}</text>
<rect x="180" y="${y - 9}" width="${share * 600}" height="18" fill="${colour}" opacity="0.75"/>
<path d="M${x(interval.low)} ${y}H${x(interval.high)}M${x(interval.low)} ${y - 6}v12M${x(interval.high)} ${y - 6}v12" stroke="#20303c" stroke-width="1.5"/>
<path d="M${x(fair)} ${y - 13}v26" stroke="#20303c" stroke-dasharray="3 3"/><text x="${x(interval.high) + 6}" y="${y + 4}">${percent(share)}</text>`
  })
  return `<svg viewBox="0 0 840 ${bars.length * 34 + 26}" role="img">${rows.join('\n')}</svg>`
}

function histogram(series: readonly { readonly name: string; readonly values: readonly number[] }[]): string {
  const all = series.flatMap(({ values }) => values)
  const low = all.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const high = all.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const bins = Math.min(30, Math.max(1, Math.ceil(high - low + 1)))
  const width = (high - low + 1) / bins
  const counts = series.map(({ values }) => {
    const bars = new Array<number>(bins).fill(0)
    for (const value of values) {
      const bin = Math.min(bins - 1, Math.floor((value - low) / width))
      bars[bin] = (bars[bin] ?? 0) + 1 / values.length
    }
    return bars
  })
  const highest = Math.max(...counts.flat(), 0.001)
  const lines = counts.map((bars, i) => {
    const path = bars.map((share, bin) => {
      const at = 40 + ((bin + 0.5) * 780) / bins
      return `${bin === 0 ? 'M' : 'L'}${at.toFixed(1)} ${(170 - (share / highest) * 150).toFixed(1)}`
    })
    const colour = PLOT_COLOURS[i % PLOT_COLOURS.length]
    return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="2"/><text x="${50 + i * 160}" y="14" style="fill:${colour}">${safe(series[i]?.name ?? '')}</text>`
  })
  const marks = [0, Math.floor(bins / 2), bins - 1].map(
    (bin) =>
      `<text x="${40 + ((bin + 0.5) * 780) / bins}" y="188" text-anchor="middle">${Math.round(low + bin * width)}</text>`,
  )
  return `<svg viewBox="0 0 840 196" role="img"><path d="M40 170H820" stroke="#84765c"/>${lines.join('')}${marks.join('')}</svg>`
}

function failures({ failures: lost }: Standings): string {
  if (lost.length === 0) return ''
  const items = lost
    .slice(0, 50)
    .map(({ game, name, why }) => `<li>game ${game}: ${safe(name)}, ${safe(why)}</li>`)
  return `<h2>Games lost without an answer</h2><ul>${items.join('')}</ul>`
}
