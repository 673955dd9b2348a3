/** How bots trade: offers a turn, how many of them a person would hear, how many come off, and trades a game. */
import type { LoadedGame } from '@quayside/all'
import { playGame, wilson } from '@quayside/arena'
import type { Rank } from '@quayside/bots'
import { type GameTypes, type Move, type OptionValues, seriesOptions } from '@quayside/rules-kit'
import { optionsOf, ranksOf, readWords, seedOf, wantedGame, wholeNumber } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { Progress } from '../terminal/progress.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  bots: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string' },
  options: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const

export interface TradeCount {
  turns: number
  offers: number
  /** Seats asked, all offers together. */
  asked: number
  /** Offers to which somebody said yes. */
  accepted: number
  counters: number
  trades: number
}

export const trades: Command = {
  usage: 'trades GAME [--bots level:5,…] [--players N] [--games N] [--options k=v,…] [--seed S] [--json]',
  does: 'where players trade: plays between bots, and counts their offers, answers and trades',
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGame(words)
    if (!loaded.heuristic.negotiate) throw new BadInput(`nobody trades with others in ${loaded.game.id}`)
    const players = wholeNumber(words, 'players', 4, loaded.game.seats.min, loaded.game.seats.max)
    const series = {
      options: optionsOf(loaded, words, players, seriesOptions(loaded.game.options)),
      players,
      ranks: words.flags.bots === undefined ? Array<Rank>(players).fill('level:5') : ranksOf(words, players),
      seed: seedOf(words),
    }
    const games = wholeNumber(words, 'games', 20, 1, 100_000)
    const progress = new Progress('games', games)
    const count: TradeCount = { turns: 0, offers: 0, asked: 0, accepted: 0, counters: 0, trades: 0 }
    for (let index = 0; index < games; index++) {
      countGame(loaded, series, index, count)
      progress.to(index + 1)
    }
    progress.close()
    const report = { game: loaded.game.id, ...series, games, ...count, ...sharesOf(count, players, games) }
    if (words.flags.json) printJson(report)
    else print(report)
  },
}

interface TradeSeries {
  readonly options: OptionValues
  readonly players: number
  readonly ranks: readonly Rank[]
  readonly seed: number
}

function countGame({ game, heuristic }: LoadedGame, series: TradeSeries, index: number, count: TradeCount) {
  let wasAccepted = false
  playGame({ game, heuristic, ...series }, index, (move: Move<GameTypes>) => {
    if (move.by === 'chance') return
    const { type, to, accept } = move.action as unknown as { type: string; to?: number[]; accept?: boolean }
    if (type === 'offer') {
      count.offers++
      count.asked += to?.length ?? 0
      wasAccepted = false
    } else if (type === 'answer' && accept && !wasAccepted) {
      count.accepted++
      wasAccepted = true
    } else if (type === 'counter') count.counters++
    else if (type === 'settleTrade') count.trades++
    else if (type === 'endTurn') count.turns++
  })
}

function sharesOf(
  { turns, offers, asked, accepted, trades: made }: TradeCount,
  players: number,
  games: number,
) {
  return {
    offersATurn: offers / turns,
    /** Each of the others is asked alike: of the seats, as many as there are beside the one at turn. */
    offersToOneATurn: asked / (players - 1) / turns,
    acceptedShare: accepted / Math.max(1, offers),
    acceptedInterval: wilson(accepted, offers),
    tradesAGame: made / games,
  }
}

type Report = TradeSeries &
  TradeCount &
  ReturnType<typeof sharesOf> & { readonly game: string; readonly games: number }

function print(report: Report): void {
  const { game, games, players, ranks, seed, turns, offers, counters, acceptedShare, acceptedInterval } =
    report
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const lines = [
    `${game}, ${players} players (${ranks.join(', ')}), ${games} games, seed ${seed}`,
    `  ${turns} turns, ${offers} offers: ${report.offersATurn.toFixed(2)} a turn, ${report.offersToOneATurn.toFixed(2)} a turn to each of the others; ${counters} counter-offers`,
    `  accepted: ${percent(acceptedShare)} of the offers (95 %: ${percent(acceptedInterval.low)} to ${percent(acceptedInterval.high)})`,
    `  ${report.tradesAGame.toFixed(2)} trades a game`,
  ]
  console.log(lines.join('\n'))
}
