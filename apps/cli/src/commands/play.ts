/** A whole game in the terminal: people and bots at one table. */
import { randomBytes } from 'node:crypto'
import type { LoadedGame } from '@quayside/all'
import { loadScreen } from '@quayside/all/terminal'
import { isRank, makeBot, RANKS } from '@quayside/bots'
import { coloursFor, type OptionValues, SeededRng, type Wishes } from '@quayside/rules-kit'
import { commitmentOf, DRAW_VERSION, newTable, secretSource } from '@quayside/table'
import type { Language } from '@quayside/texts'
import {
  languageOf,
  optionSentence,
  optionsOf,
  readWords,
  type Words,
  wantedGame,
  wholeNumber,
} from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { type Player, TerminalTable } from '../terminal/table.ts'
import { playWords } from '../terminal/words.ts'
import type { Command } from './command.ts'

const FLAGS = {
  options: { type: 'string' },
  seats: { type: 'string' },
  names: { type: 'string' },
  first: { type: 'string' },
  colours: { type: 'string' },
  layout: { type: 'string' },
  lang: { type: 'string' },
  save: { type: 'string' },
} as const
const USUAL_SEATS = 'human,mate,mate'

export const play: Command = {
  usage:
    'play GAME [--options k=v,…] [--seats human,mate,…] [--names Ann,Bo,…] [--first N] [--colours red,blue,…] [--layout CODE] [--lang ja] [--save FILE]',
  does: 'a whole game in the terminal',
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGame(words)
    const seats = seatsOf(words, loaded)
    const options = optionsOf(loaded, words, seats.length)
    const language = languageOf(words)
    const names = namesOf(words, seats, language)
    const opened = openFair(loaded, {
      options,
      names,
      language,
      wishes: wishesOf(words, loaded, seats.length),
    })
    const saveAs = words.flags.save === undefined ? undefined : String(words.flags.save)
    await new TerminalTable({
      loaded,
      language,
      drawing: await loadScreen(loaded.game.id),
      ...opened,
      players: players(loaded, seats, names),
      saveAs,
    }).run()
  },
}

const listOf = (words: Words, flag: 'names' | 'colours') => {
  const text = words.flags[flag]
  return text === undefined ? [] : String(text).split(',')
}

/** Given names first; then people are called by their seat, and bots by names of their own. */
function namesOf(words: Words, seats: readonly string[], language: Language): string[] {
  const given = listOf(words, 'names')
  if (given.length > seats.length)
    throw new BadInput(`${given.length} names are given for ${seats.length} seats`)
  const { you, crew } = playWords[language]
  const people = seats.filter((seat) => seat === 'human').length
  return seats.map((seat, i) => {
    const usual = seat !== 'human' ? (crew[i] ?? seat) : people === 1 ? you : `${you} ${i + 1}`
    return given[i] || usual
  })
}

/** Start player, colours and board, where they are not left to chance. */
function wishesOf(words: Words, { game }: LoadedGame, players: number): Wishes {
  const colours = listOf(words, 'colours')
  const used = coloursFor(game, players)
  const strange = colours.find((colour) => !used.includes(colour))
  if (strange !== undefined)
    throw new BadInput(
      `there is no colour "${strange}" with ${players} players; there are ${used.join(', ')}`,
    )
  if (colours.length > 0 && (colours.length !== players || new Set(colours).size !== players))
    throw new BadInput(`--colours must be ${players} different ones of ${used.join(', ')}`)
  const { layout, first } = words.flags
  return {
    ...(first === undefined ? {} : { first: wholeNumber(words, 'first', 0, 0, players - 1) }),
    ...(colours.length === 0 ? {} : { colours }),
    ...(layout === undefined ? {} : { layout: String(layout) }),
  }
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

interface Opening {
  readonly options: OptionValues
  readonly names: readonly string[]
  readonly language: Language
  readonly wishes: Wishes
}

/** Dice and decks of a real game come from a committed secret, so that its record can be checked. */
function openFair(loaded: LoadedGame, { options, names, language, wishes }: Opening) {
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
    ...(Object.keys(wishes).length > 0 ? { wishes } : {}),
    header,
    keepsDigests: false,
  })
  if ('problem' in table) throw new BadInput(optionSentence(table.problem, language))
  const read = loaded.game.readSetup(table.options, table.players, table.setup) as object
  if ('problem' in read) throw new BadInput(`this set-up does not fit: ${read.problem}`)
  return { table, draws: { source: draws, secret } }
}
