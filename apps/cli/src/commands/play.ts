/** A whole game in the terminal: people and bots at one table. */
import { randomBytes } from 'node:crypto'
import type { LoadedGame } from '@quayside/all'
import { isRank, makeBot, RANKS } from '@quayside/bots'
import { type OptionValues, SeededRng } from '@quayside/rules-kit'
import { commitmentOf, DRAW_VERSION, newTable, secretSource } from '@quayside/table'
import { languageOf, optionSentence, optionsOf, readWords, type Words, wantedGame } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { type Player, TerminalTable } from '../terminal/table.ts'
import { playWords } from '../terminal/words.ts'
import type { Command } from './command.ts'

const FLAGS = {
  options: { type: 'string' },
  seats: { type: 'string' },
  lang: { type: 'string' },
  save: { type: 'string' },
} as const
const USUAL_SEATS = 'human,mate,mate'

export const play: Command = {
  usage: 'play GAME [--options k=v,…] [--seats human,mate,…] [--lang ja] [--save FILE]',
  does: 'a whole game in the terminal',
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGame(words)
    const seats = seatsOf(words, loaded)
    const options = optionsOf(loaded, words, seats.length)
    const language = languageOf(words)
    const names = seats.map((seat, i) =>
      seat === 'human' ? `${playWords[language].you} ${i + 1}` : `${seat} ${i + 1}`,
    )
    const opened = openFair(loaded, options, names)
    const saveAs = words.flags.save === undefined ? undefined : String(words.flags.save)
    await new TerminalTable({
      loaded,
      language,
      ...opened,
      players: players(loaded, seats, names),
      saveAs,
    }).run()
  },
}

function seatsOf(words: Words, { game }: LoadedGame): string[] {
  const seats = String(words.flags.seats ?? USUAL_SEATS).split(',')
  for (const seat of seats) {
    if (seat !== 'human' && !isRank(seat)) {
      throw new BadInput(`nobody called "${seat}" can sit here; there are human, ${RANKS.join(', ')}`)
    }
  }
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max) {
    throw new BadInput(`${seats.length} seats are given; ${game.id} takes ${min} to ${max}`)
  }
  return seats
}

function players(
  { game, heuristic }: LoadedGame,
  seats: readonly string[],
  names: readonly string[],
): Player[] {
  return seats.map((seat, i) => {
    const name = names[i] ?? seat
    const rng = new SeededRng(randomBytes(4).readUInt32LE())
    return isRank(seat) ? { name, bot: makeBot(seat, game, heuristic, rng) } : { name, bot: null }
  })
}

/** Dice and decks of a real game come from a committed secret, so that its record can be checked. */
function openFair(loaded: LoadedGame, options: OptionValues, names: readonly string[]) {
  const secret = randomBytes(32).toString('hex')
  const contributions = names.map(() => randomBytes(8).toString('hex'))
  const draws = secretSource(secret, contributions)
  const fairness = { draw: DRAW_VERSION, commitment: commitmentOf(secret), contributions }
  const header = { names, started: new Date().toISOString(), fairness }
  const table = newTable({
    game: loaded.game,
    players: names.length,
    options,
    draws,
    header,
    keepsDigests: false,
  })
  if ('problem' in table) throw new BadInput(optionSentence(table.problem))
  return { table, draws: { source: draws, secret } }
}
