/** Aggregates arena games into one standing for each entrant. */
import { at } from '@quayside/rules-kit'
import type { Entrant } from './entrant.ts'
import { elo, type Interval, wilson } from './statistics.ts'
import { entrantAt, type FinishedGame } from './tournament.ts'

export interface Standing {
  readonly name: string
  /** Seats it holds in each game. */
  readonly seats: number
  readonly games: number
  readonly wins: number
  /** Share of all games won; `fair` is the share expected between equals. */
  readonly share: number
  readonly interval: Interval
  readonly fair: number
  readonly elo: number
  readonly meanScore: number
  /** Mean time of a decision. */
  readonly decisionMs: number
  readonly scores: readonly number[]
}

export interface Standings {
  readonly entrants: readonly Standing[]
  readonly seatWins: readonly number[]
  readonly lengths: readonly number[]
  readonly meanLength: number
  readonly endings: { readonly [reason: string]: number }
  readonly failures: readonly { readonly game: number; readonly name: string; readonly why: string }[]
}

const mean = (list: readonly number[]) =>
  list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length)

export function standingsOf(
  entrants: readonly Entrant[],
  players: number,
  games: readonly FinishedGame[],
): Standings {
  const tally = new Tally(
    entrants.map(({ name }) => name),
    players,
  )
  for (const game of games) tally.add(game)
  return tally.standings(games)
}

class Tally {
  /** Names of the entrants by seat of the first rotation; a name that occurs twice is one entrant with two seats. */
  private readonly lineup: readonly string[]
  private readonly names: readonly string[]
  private readonly players: number
  private readonly sums
  /** How often the entrant of a row was placed above that of a column; ties count half. */
  private readonly pairWins: number[][]
  private readonly seatWins: number[]
  private readonly endings: { [reason: string]: number } = {}
  private readonly failures: Standings['failures'][number][] = []

  constructor(lineup: readonly string[], players: number) {
    this.lineup = lineup
    this.names = [...new Set(lineup)]
    this.players = players
    this.sums = this.names.map(() => ({ wins: 0, scores: [] as number[], decisionMs: 0, decisions: 0 }))
    this.pairWins = this.names.map(() => this.names.map(() => 0))
    this.seatWins = new Array<number>(players).fill(0)
  }

  private entrantIndex(index: number, seat: number): number {
    return this.names.indexOf(this.lineup[entrantAt(index, seat, this.players)] as string)
  }

  add({ index, report }: FinishedGame): void {
    this.endings[report.reason] = (this.endings[report.reason] ?? 0) + 1
    if (report.failed) {
      const { seat, why } = report.failed
      this.failures.push({ game: index, name: this.names[this.entrantIndex(index, seat)] as string, why })
    }
    for (let seat = 0; seat < this.players; seat++) {
      this.addSeat(index, seat, report)
      this.addPairs(index, seat, report.places)
    }
  }

  private addSeat(index: number, seat: number, report: FinishedGame['report']): void {
    const sum = at(this.sums, this.entrantIndex(index, seat))
    const won = report.wins[seat] ?? 0
    sum.wins += won
    sum.scores.push(report.scores[seat] ?? 0)
    sum.decisionMs += report.decisionMs[seat] ?? 0
    sum.decisions += report.decisions[seat] ?? 0
    this.seatWins[seat] = (this.seatWins[seat] ?? 0) + won
  }

  private addPairs(index: number, seat: number, places: readonly number[]): void {
    const own = this.entrantIndex(index, seat)
    const row = at(this.pairWins, own)
    for (let other = 0; other < this.players; other++) {
      const theirs = this.entrantIndex(index, other)
      if (theirs === own) continue
      const ahead = Math.sign((places[other] ?? 0) - (places[seat] ?? 0))
      row[theirs] = (row[theirs] ?? 0) + (ahead + 1) / 2
    }
  }

  standings(games: readonly FinishedGame[]): Standings {
    const { names, seatWins, endings, failures } = this
    const ratings = elo(names, this.pairWins)
    const lengths = games.map(({ report }) => report.rounds)
    const entrants = names.map((name, i) => this.standing(name, i, ratings[i] ?? 0, games.length))
    return { entrants, seatWins, lengths, meanLength: mean(lengths), endings, failures }
  }

  private standing(name: string, i: number, rating: number, games: number): Standing {
    const { wins, scores, decisionMs, decisions } = at(this.sums, i)
    const seats = this.lineup.filter((entrant) => entrant === name).length
    return {
      name,
      seats,
      games,
      wins,
      share: wins / Math.max(1, games),
      interval: wilson(wins, games),
      fair: seats / this.players,
      elo: rating,
      meanScore: mean(scores),
      decisionMs: decisionMs / Math.max(1, decisions),
      scores,
    }
  }
}
