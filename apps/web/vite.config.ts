import { defineConfig } from 'vite'
import { rulebookFiles } from './build/rulebook-files.ts'

/** A chunk that belongs to a game carries its name, so that budgets can be counted per game. */
function chunkName(chunk: { readonly facadeModuleId?: string | null; readonly name: string }): string {
  const game = /\/games\/([^/]+)\/src\//.exec(chunk.facadeModuleId ?? '')?.[1]
  return game ? `assets/${game}-[name]-[hash].js` : 'assets/[name]-[hash].js'
}

/** Small parts that the first page needs and every other page shares: one chunk instead of a dozen crumbs. */
const HOUSE =
  /\/apps\/web\/src\/(router|settings|texts\/index|shell\/(switches|Message|save-text)|host\/(client|protocol)|session\/names)\.tsx?$/

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
]
/** Names and places of cities are for the page: the worker neither speaks nor draws. */
const PAGE_ONLY = ['name', 'nameJa', 'x', 'y']

/** Content files go out without what nobody there reads. */
function leanContent(unread: readonly string[]) {
  return {
    name: 'lean-content',
    enforce: 'pre' as const,
    transform(source: string, id: string): string | null {
      if (!/\/games\/[^/]+\/src\/content\/[^/]+\.json$/.test(id)) return null
      return JSON.stringify(JSON.parse(source), (key, value) => (unread.includes(key) ? undefined : value))
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [leanContent(NOTES), rulebookFiles()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { chunkFileNames: chunkName, codeSplitting: { groups: [{ name: 'house', test: HOUSE }] } },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [leanContent([...NOTES, ...PAGE_ONLY])],
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  // Online tables while one works on the pages: npm start beside npm run dev.
  server: { port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
})
