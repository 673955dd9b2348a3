// The house keeps its shape: same files in every game, packages that know no game, imports only along the list below.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Files that are, or could be, committed. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const gameFolders = unique(files.flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []))
const games = gameFolders.filter((name) => name !== 'all')

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)].sort()
}

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
    'src/texts/index.ts',
    'src/texts/en.ts',
    'src/texts/ja.ts',
    'src/texts/words.ts', // what the sentences of both languages share
    'src/texts/en/harbour.ts', // what is said before the game is loaded
    'src/texts/ja/harbour.ts',
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

describe('nothing outside games/ names a game', () => {
  const names = games.map((id) => id.replaceAll('-', '[- ]?')).join('|')
  const naming = new RegExp(`(?<![a-z])(${names})(?![a-z])`, 'i')
  /** Tests, documents and examples may; package.json lists what tests import; a mutation is part of a test. */
  const parts = [
    /^(packages|apps)\/[^/]+\/(src|build)\//,
    /^bench\/src\//,
    /^apps\/[^/]+\/[^/]+\.(ts|html)$/,
    /^scripts\//,
    /^[^/]+\.(ts|json)$/,
  ]
  const excused = ['scripts/mutate/mutations.mjs', 'package-lock.json']
  const sources = files.filter((file) => parts.some((part) => part.test(file)) && !excused.includes(file))

  it('sources and scripts ask games/all', () => {
    expect(sources.length).toBeGreaterThan(300)
    expect(sources.filter((file) => naming.test(read(file)))).toEqual([])
  })
})

describe('imports between the parts follow the list', () => {
  const packages = [
    'rules-kit',
    'table',
    'host',
    'bots',
    'arena',
    'scenario',
    'texts',
    'board-kit',
    'test-kit',
    'protocol',
    'client',
    'store',
  ]

  /** Who may import whom. A new edge is added here on purpose or not at all. */
  const allowed: Record<string, readonly string[]> = {
    'packages/rules-kit': [],
    'packages/table': ['rules-kit'],
    'packages/host': ['rules-kit', 'table', 'protocol'],
    'packages/bots': ['rules-kit'],
    'packages/arena': ['rules-kit', 'table', 'host', 'bots'],
    'packages/texts': ['rules-kit'],
    'packages/scenario': ['rules-kit'],
    'packages/protocol': ['rules-kit'],
    'packages/client': ['rules-kit', 'protocol'],
    'packages/store': ['rules-kit', 'table', 'host'],
    'packages/board-kit': ['rules-kit', 'texts'],
    'packages/test-kit': ['rules-kit', 'table', 'host', 'scenario', 'protocol'],
    'packages test': packages,
    'game rules': ['rules-kit'],
    'game manifest': ['board-kit'],
    'game texts': ['rules-kit', 'texts'],
    'game ui': ['rules-kit', 'texts', 'board-kit'],
    'game test': packages,
    'games/all': ['rules-kit', 'texts', 'board-kit', ...games],
    bench: ['rules-kit', 'table', 'bots', 'arena', 'store', 'all'],
    'apps/cli': ['rules-kit', 'table', 'host', 'bots', 'arena', 'scenario', 'texts', 'store', 'all', 'bench'],
    'apps/server': ['rules-kit', 'table', 'host', 'bots', 'scenario', 'texts', 'protocol', 'store', 'all'],
    'apps/web': [
      'rules-kit',
      'table',
      'host',
      'bots',
      'arena',
      'scenario',
      'texts',
      'board-kit',
      'protocol',
      'client',
      'all',
    ],
    'apps test': [...packages, 'all', 'server', ...games],
    outside: ['rules-kit', 'table', 'bots', 'scenario', 'texts', 'test-kit', 'all', ...games],
  }

  /** The line of the list that a file stands under. */
  function partOf(file: string): string {
    const [kind = '', name = '', inside = ''] = file.split('/')
    if (kind === 'packages') return inside === 'test' ? 'packages test' : `packages/${name}`
    if (kind === 'apps' && inside === 'test') return 'apps test'
    if (kind === 'bench') return name === 'test' ? 'apps test' : 'bench'
    if (kind === 'apps' || (kind === 'games' && name === 'all')) return `${kind}/${name}`
    if (kind !== 'games') return 'outside'
    if (inside !== 'src') return 'game test'
    const folder = file.split('/')[3]
    if (folder === 'manifest.ts') return 'game manifest'
    return folder === 'texts' ? 'game texts' : folder === 'ui' ? 'game ui' : 'game rules'
  }

  /** The folder of the workspace that a file belongs to; null for what stands beside them. */
  function workspaceOf(file: string): string | null {
    return /^(?:(?:packages|games|apps)\/[^/]+|bench)(?=\/)/.exec(file)?.[0] ?? null
  }

  function importsOf(file: string): string[] {
    const found = read(file).matchAll(/(?<!['"])(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n$]+)['"]/g)
    return [...found].map((match) => match[1] ?? '')
  }

  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== 'test/architecture.test.ts')

  it('between workspaces', () => {
    const strays = sources.flatMap((file) => {
      const own = workspaceOf(file)?.split('/').at(-1)
      const others = importsOf(file).flatMap((path) => /^@quayside\/([^/]+)/.exec(path)?.[1] ?? [])
      return others
        .filter((other) => other !== own && !allowed[partOf(file)]?.includes(other))
        .map((other) => `${file} -> @quayside/${other}`)
    })
    expect(strays).toEqual([])
  })

  it('never by a path that leaves the workspace', () => {
    const strays = sources.flatMap((file) => {
      const own = workspaceOf(file)
      if (own === null) return []
      return importsOf(file)
        .filter((path) => path.startsWith('.') && !join(file, '..', path).startsWith(`${own}/`))
        .map((path) => `${file} -> ${path}`)
    })
    expect(strays).toEqual([])
  })

  it('nothing imports an app: what needs one starts it as a program; only tests may', () => {
    const apps = unique(files.flatMap((file) => /^apps\/([^/]+)\//.exec(file)?.[1] ?? []))
    const strays = sources
      .filter((file) => !/(^|\/)test\//.test(file))
      .flatMap((file) => importsOf(file).map((path) => ({ file, path })))
      .filter(({ file, path }) => {
        const target = path.startsWith('.') ? join(file, '..', path) : path.replace('@quayside/', 'apps/')
        const app = apps.find((name) => `${target}/`.startsWith(`apps/${name}/`))
        return app !== undefined && !file.startsWith(`apps/${app}/`)
      })
    expect(apps.length).toBeGreaterThan(2)
    expect(strays).toEqual([])
  })

  it('and package.json declares for each package exactly what the list allows', () => {
    const manifests = files.filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
    for (const file of manifests) {
      const declared = Object.keys(JSON.parse(read(file)).dependencies ?? {})
      const inside = declared.flatMap((name) => /^@quayside\/(.+)$/.exec(name)?.[1] ?? [])
      expect(unique(inside), file).toEqual(unique(allowed[partOf(file)] ?? []))
    }
  })

  it('and docs/architecture.md draws the same edges', () => {
    const page = read('docs/architecture.md')
    /** What a node of the drawing is called: `boardkit[board-kit<br>…]`. */
    const names = new Map(
      [...page.matchAll(/^ +(\w+)\[((?:packages|apps)\/)?([\w-]+)<br>/gm)].map((m) => [m[1], m[3]]),
    )
    const drawn = new Map<string, Set<string>>()
    for (const [, from = '', to = ''] of page.matchAll(/^ +(\w+) (?:-->|-\.->\|[^|]*\|) ([\w &]+)$/gm)) {
      const targets = drawn.get(names.get(from) ?? from) ?? new Set<string>()
      for (const one of to.split(' & ')) targets.add(names.get(one) ?? one)
      drawn.set(names.get(from) ?? from, targets)
    }
    for (const [part, others] of Object.entries(allowed)) {
      if (!/^(packages|apps)\/|^bench$/.test(part)) continue
      const name = part.split('/').at(-1) ?? part
      // Apps use the contract through everything else; the drawing leaves those lines out.
      const isTop = part.startsWith('apps/') || part === 'bench'
      const shown = isTop ? others.filter((other) => other !== 'rules-kit') : others
      expect([...(drawn.get(name) ?? [])].sort(), part).toEqual([...shown].sort())
    }
  })

  it('and the descriptions of messages are read by the server and by tests alone', () => {
    const readers = sources.filter((file) => importsOf(file).includes('@quayside/protocol/schemas'))
    expect(readers.length).toBeGreaterThan(5)
    expect(readers.filter((file) => !/^apps\/server\/src\/|\/test\//.test(file))).toEqual([])
  })

  it('and rules use nothing from outside the house', () => {
    const pure = [
      'packages/rules-kit',
      'packages/table',
      'packages/host',
      'packages/bots',
      'packages/arena',
      'packages/scenario',
      'packages/texts',
    ]
    const strays = sources
      .filter((file) => pure.includes(partOf(file)) || partOf(file) === 'game rules')
      .filter((file) => !file.startsWith('packages/arena/src/node/'))
      .flatMap((file) => importsOf(file).map((path) => ({ file, path })))
      .filter(({ path }) => !path.startsWith('.') && !path.startsWith('@quayside/'))
    expect(strays).toEqual([])
  })
})

describe('the repository stands on any machine', () => {
  const texts = files.filter((file) => !/\.(png|jpg|woff2|ico|webp)$/.test(file))

  it('no file names a path of one machine', () => {
    const machinePath = /(?<![\w.:/*-])\/(?:home|Users|root|work|mnt|opt)\/[\w.]|[A-Z]:\\Users\\/
    expect(texts.filter((file) => machinePath.test(read(file)))).toEqual([])
  })

  it('the lock file lists every platform package ("npm run lock" adds what is missing)', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>
    }
    const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    expect(optional.filter((name) => packages[`node_modules/${name}`] === undefined)).toEqual([])
  })

  it('the lock file names no registry', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/)
  })
})
