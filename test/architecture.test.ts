// Packages that know no game, imports only along the list below.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, games, read, unique } from './repository-files.ts'

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
    'ratings',
    'pairing',
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
    'packages/ratings': [],
    'packages/pairing': [],
    'packages/store': ['rules-kit', 'table', 'host', 'ratings'],
    'packages/board-kit': ['rules-kit', 'texts'],
    'packages/test-kit': ['rules-kit', 'table', 'host', 'scenario', 'protocol'],
    'packages test': packages,
    'game rules': ['rules-kit'],
    'game manifest': ['board-kit'],
    'game texts': ['rules-kit', 'texts'],
    'game ui': ['rules-kit', 'texts', 'board-kit'],
    'game test': packages,
    'games/all': ['rules-kit', 'texts', 'board-kit', ...games],
    bench: ['rules-kit', 'table', 'bots', 'arena', 'store', 'pairing', 'all'],
    'apps/cli': ['rules-kit', 'table', 'host', 'bots', 'arena', 'scenario', 'texts', 'store', 'all', 'bench'],
    'apps/server': [
      'rules-kit',
      'table',
      'host',
      'bots',
      'scenario',
      'texts',
      'protocol',
      'store',
      'ratings',
      'pairing',
      'all',
    ],
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
