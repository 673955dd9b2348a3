/** The report of a lesson as a page: learning curve, calibration, weights with their meaning. */
import type { LoadedGame } from '@quayside/all'
import type { Accuracy, Lesson } from '@quayside/arena'
import { PLOT_COLOURS, reportPage, safe } from './page-style.ts'

export function learnPage(
  command: string,
  { game, learning }: LoadedGame,
  lessons: readonly Lesson[],
): string {
  const last = lessons.at(-1) as Lesson
  const { learned, byHand, guessing, heldOutGames, heldOutPositions, games } = last
  return reportPage(
    `${game.id}: who wins, learned from play`,
    `<p><code>${safe(command)}</code></p>
<p>Learned from ${games} games; measured on ${heldOutGames} others, one position a turn (${heldOutPositions} positions).
Log-loss ${learned.logLoss.toFixed(4)}, by hand ${byHand.logLoss.toFixed(4)}, guessing ${guessing.toFixed(4)};
calibration error ${points(learned)}, by hand ${points(byHand)} points.</p>
<h2>Log-loss by number of games</h2>
${lessons.map((lesson, round) => curve(lesson, round)).join('\n')}
<h2>Calibration: what was said, and what came</h2>
${calibration([
  { name: 'learned', accuracy: learned },
  { name: 'by hand', accuracy: byHand },
])}
<h2>Weights</h2>
<p>In nats: a difference of 0.7 doubles the odds between two seats.</p>
${weightTable(learning?.features ?? [], last.weights)}`,
  )
}

const points = ({ calibrationError }: Accuracy) => (100 * calibrationError).toFixed(2)

function curve({ curve: steps, guessing, byHand }: Lesson, round: number): string {
  const most = Math.max(...steps.map(({ games }) => games))
  const losses = [...steps.flatMap(({ training, heldOut }) => [training, heldOut]), byHand.logLoss]
  const low = Math.min(...losses)
  const high = Math.min(guessing, Math.max(...losses) + 0.01)
  const x = (games: number) => 60 + (games / most) * 740
  const y = (loss: number) => 20 + ((high - loss) / Math.max(1e-9, high - low)) * 150
  const line = (name: 'training' | 'heldOut') =>
    steps
      .map((step, i) => `${i === 0 ? 'M' : 'L'}${x(step.games).toFixed(1)} ${y(step[name]).toFixed(1)}`)
      .join('')
  return `<svg viewBox="0 0 840 200" role="img" aria-label="Round ${round + 1}: log-loss by number of games">
<text x="60" y="14">round ${round + 1}: held out (solid), training (dashed), by hand (dotted)</text>
<path d="${line('heldOut')}" fill="none" stroke="${PLOT_COLOURS[0]}" stroke-width="2"/>
<path d="${line('training')}" fill="none" stroke="${PLOT_COLOURS[1]}" stroke-width="2" stroke-dasharray="6 4"/>
<path d="M60 ${y(byHand.logLoss).toFixed(1)}H800" stroke="#20303c" stroke-dasharray="2 4"/>
<text x="4" y="${y(high) + 4}">${high.toFixed(3)}</text><text x="4" y="${y(low) + 4}">${low.toFixed(3)}</text>
${steps.map(({ games }) => `<text x="${x(games).toFixed(1)}" y="194" text-anchor="end">${games}</text>`).join('')}
</svg>`
}

function calibration(lines: readonly { readonly name: string; readonly accuracy: Accuracy }[]): string {
  const x = (p: number) => 60 + p * 400
  const y = (p: number) => 430 - p * 400
  const drawn = lines.map(({ name, accuracy }, i) => {
    const colour = PLOT_COLOURS[i]
    const dots = accuracy.bins.map(
      ({ predicted, won, count }) =>
        `<circle cx="${x(predicted).toFixed(1)}" cy="${y(won).toFixed(1)}" r="4" fill="${colour}"><title>${(100 * predicted).toFixed(1)} % said, ${(100 * won).toFixed(1)} % won, ${count} seats</title></circle>`,
    )
    const path = accuracy.bins.map(
      ({ predicted, won }, bin) => `${bin === 0 ? 'M' : 'L'}${x(predicted).toFixed(1)} ${y(won).toFixed(1)}`,
    )
    return `<path d="${path.join('')}" fill="none" stroke="${colour}"/>${dots.join('')}<text x="480" y="${60 + i * 20}" style="fill:${colour}">${name}</text>`
  })
  const marks = [0, 0.5, 1].map(
    (p) =>
      `<text x="${x(p)}" y="450" text-anchor="middle">${100 * p} %</text><text x="52" y="${y(p) + 4}" text-anchor="end">${100 * p} %</text>`,
  )
  return `<svg viewBox="0 0 840 460" role="img" aria-label="Share of wins by predicted win probability">
<path d="M60 430L460 30" stroke="#84765c" stroke-dasharray="3 3"/><path d="M60 30V430H460" fill="none" stroke="#84765c"/>${marks.join('')}${drawn.join('')}</svg>`
}

function weightTable(
  list: readonly { readonly name: string; readonly unit: string; readonly meaning: string }[],
  weights: { readonly [name: string]: number },
): string {
  const rows = list.map(
    ({ name, unit, meaning }) =>
      `<tr><td>${safe(name)}</td><td>${weights[name]?.toFixed(4)}</td><td>${safe(unit)}</td><td>${safe(meaning)}</td></tr>`,
  )
  return `<div><table><tr><th>feature</th><th>weight</th><th>unit</th><th>meaning</th></tr>${rows.join('')}</table></div>`
}
