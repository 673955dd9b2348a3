import { defineConfig, type Plugin } from 'vite'
import { rulebookFiles } from './build/rulebook-files.ts'

/** A chunk that belongs to a game carries its name, so that budgets can be counted per game. */
function chunkName(chunk: { readonly facadeModuleId?: string | null; readonly name: string }): string {
  const game = /\/games\/([^/]+)\/src\//.exec(chunk.facadeModuleId ?? '')?.[1]
  return game ? `assets/${game}-[name]-[hash].js` : 'assets/[name]-[hash].js'
}

/** The rules of a game in one chunk, which its page and its worker share; what only boards, texts, bots and scenarios need stays apart. */
function rulesOf(id: string): string | null {
  const game =
    /\/games\/([^/]+)\/src\/(?!ui\/|texts\/|bot\/|index|manifest|inspectable|fill|questions|invariants)/.exec(
      id,
    )?.[1]
  return game && game !== 'all' ? `${game}-rules` : null
}

/** Small parts that the first page needs and every other page shares: one chunk instead of a dozen crumbs. */
const HOUSE =
  /\/apps\/web\/src\/(router|settings|texts\/index|menu\/MenuButton|shell\/(switches|Message|save-text)|host\/client|session\/names)\.tsx?$/

/** What every page draws with. */
const SIGNS =
  /\/node_modules\/preact\/|\/packages\/board-kit\/src\/(Icon|Pennant|chart|lazy|memo|seat-shapes|symbols)\.tsx?$/

/** Parts of a table that no other page needs at once: the harbour has only signs, flags and the chart. */
const TABLE_PARTS =
  /\/packages\/board-kit\/src\/(motion\/|Choice|Curtain|Dock|Drawer|Explained|LogPanel|SeatPanel|Stage|Stepper|arrows|use-pan-zoom|use-refusal|why-place|zoom)/

/** What only the harbour draws: a visitor who follows a link to a table need not wait for it. */
const HARBOUR =
  /\/apps\/web\/src\/(pages\/Harbour|harbour\/(Chart|scenes|quick-table|FirstLesson|OnlineTables|lazy-part))\.tsx?$|\/games\/([^/]+\/src\/ui\/scene|all\/src\/scenes)\.ts$/

/** Notes in content files that only their readers need: where a value comes from, what a word means. */
const NOTES = [
  'provenance',
  'text',
  'source',
  'nameSource',
  'portSource',
  'rewardSource',
  'positionFormula',
  'setups',
  'bonuses',
  'arrowMeaning',
  'canvas',
  // Follows from the columns of a space, or from the name of its face.
  'width',
  'set',
  // How a bot's weights were found.
  'command',
  'proof',
]

/** A name that is its id with a capital letter follows from it. */
function leanValue(this: { readonly id?: unknown }, key: string, value: unknown): unknown {
  const isTold = key === 'name' && typeof this.id === 'string' && value === nameFromId(this.id)
  return NOTES.includes(key) || isTold ? undefined : value
}

const nameFromId = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

/** Content files go out without what nobody there reads. */
const leanContent: Plugin = {
  name: 'lean-content',
  enforce: 'pre',
  transform(source, id) {
    if (!/\/games\/[^/]+\/src\/(content\/[^/]+|bot\/weights)\.json$/.test(id)) return null
    return JSON.stringify(JSON.parse(source), leanValue)
  },
}

/**
 * Workers are entries of the one build and share its chunks: Vite would bundle each of them apart, and a visitor would
 * fetch the rules and the content of a game once for the page and again for every worker.
 */
const workers = new Set<string>()
/** Chunks that workers load, now or later. */
const inWorkers = new Set<string>()

const sharedWorkers: Plugin = {
  name: 'shared-workers',
  apply: 'build',
  enforce: 'pre',
  async transform(source, id) {
    if (!id.includes('/apps/web/src/') || !source.includes('new Worker(')) return null
    let code = source
    for (const [text, path = ''] of source.matchAll(/new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g)) {
      const resolved = await this.resolve(path, id)
      if (!resolved) this.error(`there is no worker ${path} beside ${id}`)
      const name = path.replace(/^\.\/|\.ts$/g, '')
      const reference = this.emitFile({ type: 'chunk', id: resolved.id, name })
      workers.add(reference)
      code = code.replace(text, `import.meta.ROLLUP_FILE_URL_${reference}`)
    }
    return code
  },
  generateBundle(_options, bundle) {
    const visit = (file: string): void => {
      const chunk = bundle[file]
      if (inWorkers.has(file) || chunk?.type !== 'chunk') return
      inWorkers.add(file)
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
    }
    for (const reference of workers) visit(this.getFileName(reference))
    const page = [...inWorkers].find((file) => file.includes('/house-'))
    if (page) this.error(`a worker would load the page's own parts, ${page}`)
  },
}

/** Messages are described with zod for the server and for tests; pages have only the types, and no byte of it. */
const typesOnly: Plugin = {
  name: 'types-only',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const modules = chunk.type === 'chunk' ? chunk.moduleIds : []
      const stray = modules.find((id) => /\/node_modules\/zod\/|\/protocol\/src\/schemas\//.test(id))
      if (stray) this.error(`the pages would carry ${stray}: import @quayside/protocol for types`)
    }
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [leanContent, sharedWorkers, typesOnly, rulebookFiles()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // A worker has no document to hang a link on: what its chunks load is not announced beforehand.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostId }) => (inWorkers.has(hostId) ? [] : needs),
    },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            { name: 'preload', test: /preload-helper/ },
            // What every page and every worker needs.
            {
              name: 'rules-kit',
              test: /\/packages\/rules-kit\/src\/(?!learned-heuristic|reasons)|\/packages\/protocol\/src\/|\/packages\/bots\/src\/ranks\.ts$|\/packages\/texts\/src\/(catalogue|languages|line|lists)\.ts$|\/games\/([^/]+\/src\/(manifest|texts\/\w+\/harbour)|all\/src\/(manifests|index))\.ts$/,
            },
            // After the board of a table, where a bot sits.
            {
              name: 'bots',
              test: /\/packages\/(rules-kit\/src\/(learned-heuristic|reasons)|bots\/src\/(mate|deckhand|quick-bot|random-policy|greedy-policy|candidates|determinizations|chance|negotiate|strength))\.ts$/,
            },
            { name: 'table', test: /\/packages\/table\/src\/(?!record|verify|thinking)/ },
            { name: rulesOf, debugName: 'rules' },
            // Before the parts of a table, which would take along whatever they share with the harbour.
            { name: 'house', test: (id: string) => SIGNS.test(id) || HOUSE.test(id) },
            { name: 'board-kit', test: TABLE_PARTS },
            { name: 'harbour', test: HARBOUR },
            // What pages that talk to a server share: every chunk is a name in what all pages load first.
            { name: 'server', test: /\/apps\/web\/src\/online\/(use-doing|use-guest|server)\.ts$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // Online tables while one works on the pages: npm start beside npm run dev.
  server: { port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
})
