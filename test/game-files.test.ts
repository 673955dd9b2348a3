// Same files for the same concepts in every game; what events tell is only drawn.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, games, read, unique } from './repository-files.ts'

describe('every game has the same files', () => {
  /** One concept, one file: who has read one game can open any other. */
  const needed = [
    'RULES.md',
    'RULES.ja.md',
    'src/manifest.ts', // what the house knows of the game before it is loaded
    'src/game.ts', // assembles the Game
    'src/inspectable.ts', // the same with what scenarios and tests ask
    'src/types.ts', // actions, outcomes, set-up, codes
    'src/options.ts',
    'src/content.ts', // what is in the box
    'src/fixed.ts', // what a table never changes
    'src/state.ts',
    'src/setup.ts',
    'src/flow.ts',
    'src/chance.ts',
    'src/scoring.ts',
    'src/invariants.ts',
    'src/events.ts',
    'src/facts.ts', // numbers of the state to named JSON
    'src/read-facts.ts', // and back
    'src/view-types.ts', // what a view is made of
    'src/view.ts', // projection: who sees what
    'src/own-parts.ts', // in which parts a seat sees more than a watcher
    'src/imagine.ts', // determinization
    'src/state-json.ts', // the whole truth as JSON
    'src/fill.ts', // positions of scenarios
    'src/questions.ts',
    'src/fallback.ts',
    'src/schemas.ts',
    'src/notation.ts',
    'src/actions/*.ts',
    'src/bot/heuristic.ts',
    'src/bot/evaluation.ts',
    'src/bot/candidates.ts',
    'src/bot/weights.ts',
    'src/bot/weights.json',
    'src/bot/initial-weights.json',
    'src/bot/features.ts', // what a learned evaluation is made of
    'src/bot/learning.ts', // what tables do without: learning, tuning, comparisons
    'src/texts/index.ts',
    'src/texts/en.ts',
    'src/texts/ja.ts',
    'src/texts/words.ts', // what the sentences of both languages share
    'src/texts/en/harbour.ts', // what is said before the game is loaded
    'src/texts/ja/harbour.ts',
    'src/texts/en/reasons.ts', // what the parts of the evaluation are called
    'src/texts/ja/reasons.ts',
    'src/ui/manifest.ts', // how board and sentences are loaded
    'src/ui/scene.ts', // what the harbour draws
    'src/ui/palette.css',
    'src/ui/Board.tsx',
    'src/ui/Hand.tsx',
    'src/ui/SeatFacts.tsx',
    'src/ui/layout.ts',
    'src/ui/picture.ts',
    'src/ui/retell.ts',
    'src/ui/motion.ts',
    'src/ui/marks.ts',
    'src/ui/miniature.ts',
    'src/ui/sounds.ts',
    'src/ui/symbols.ts',
    'src/ui/text-table.ts',
    'src/ui/texts/index.ts',
    'src/ui/texts/en.ts',
    'src/ui/texts/ja.ts',
    'src/ui/index.tsx',
    'scenarios/*.json',
    'tutorial.json',
    'test/contract.test.ts',
    'test/files.test.ts',
    'test/random-play.test.ts',
    'test/rules/*.test.ts',
    'test/games/*.game',
    'test/scenes.json', // where browser tests find it at its most telling
  ]

  /** Concepts that only some games have, and why. A game that has one keeps it under this name. */
  const sometimes: Record<string, string> = {
    'src/bot/tuned.ts': 'the evaluation by hand, where a learned one is in use',
    'src/bot/learned.ts': 'the learned evaluation in use',
    'src/bot/learned-weights.json': 'where `learn` has found weights of the features',
    'src/memory.ts': 'where perfect memory proves more than the position itself says',
    'src/names.ts':
      'where cards and places have numbers inside and names outside that content.ts alone cannot translate',
    'src/turn.ts': 'where turns begin and end by rules of their own',
    'src/texts/*/options.ts': 'where the sentences of one language are too many for one file',
    'src/texts/*/refusals.ts': 'where the sentences of one language are too many for one file',
    'src/ui/lazy.ts': 'where a board is loaded in two parts to keep its budget',
    'src/ui/lazy-parts.ts': 'the second part',
    'src/ui/read.ts': 'where several parts of the board read the same things from a view',
    'test/lockstep.test.ts': 'where fast rules are held against plain ones',
    'test/reference.ts': 'the plain rules',
    'test/bot.test.ts': 'where the evaluation has tests of its own',
  }

  /** What a game under construction may still lack. A finished game has no line here. */
  const unfinished: Record<string, readonly string[]> = {}

  const has = (game: string, wanted: string) => {
    const [before = '', after] = `games/${game}/${wanted}`.split('*')
    return after === undefined
      ? files.includes(before)
      : files.some((file) => file.startsWith(before) && file.endsWith(after))
  }

  it.each(games)('%s', (game) => {
    const missing = needed.filter((wanted) => !has(game, wanted))
    expect(missing.filter((wanted) => !unfinished[game]?.includes(wanted))).toEqual([])
  })

  it('a name that stands here is used by more than one game', () => {
    const rare = Object.keys(sometimes).filter(
      (wanted) => games.filter((game) => has(game, wanted)).length < 2,
    )
    expect(rare).toEqual([])
  })

  it('a name that two games use stands here', () => {
    const listed = [...needed, ...Object.keys(sometimes)]
    const names = games.flatMap((game) =>
      unique(files.flatMap((file) => new RegExp(`^games/${game}/(src/[^/]+\\.ts)$`).exec(file)?.[1] ?? [])),
    )
    const twice = unique(names.filter((name, i) => names.indexOf(name) !== i))
    expect(twice.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('no line excuses a game that is not there', () => {
    expect(Object.keys(unfinished).filter((game) => !games.includes(game))).toEqual([])
  })
})

describe('what events tell is drawn and never counted on', () => {
  const imported = (file: string) =>
    [...read(file).matchAll(/\bfrom\s+'(\.[^']+)'/g)].map((match) => join(file, '..', match[1] ?? ''))
  const retelling = games.map((game) => `games/${game}/src/ui/retell.ts`)

  it('a story is retold with data and words for drawing, not with rules', () => {
    const plain = /^games\/[^/]+\/src\/(content|events|types|view-types|ui\/read)\.ts$/
    const strays = retelling.flatMap((file) => imported(file).filter((path) => !plain.test(path)))
    expect(retelling.every((file) => files.includes(file))).toBe(true)
    expect(strays).toEqual([])
  })

  it('only motion reads what was retold: after it the host’s own view is shown', () => {
    const readers = files.filter((file) => /^(games|apps|packages)\/.*\/src\/.*\.tsx?$/.test(file))
    const strays = readers.filter(
      (file) =>
        imported(file).some((path) => retelling.includes(path)) && !/\/src\/ui\/motion\.ts$/.test(file),
    )
    expect(strays).toEqual([])
  })

  it('no phase, question or result is made up on the way', () => {
    const made = /\b(phase|asks?|owe|may|legal|result|winners?|scores?|places)\b\s*:/
    expect(retelling.filter((file) => made.test(read(file)))).toEqual([])
  })
})
