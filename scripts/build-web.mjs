// npm run build: builds the pages, compresses every file once, prints what each page loads and refuses what is too much.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from './install.mjs'

const web = join(root, 'apps/web')
const dist = join(web, 'dist')
const KILO = 1000

// Brotli bytes of JavaScript; what a worker loads counts too.
const budgets = [
  { page: 'harbour', limit: 40 * KILO, files: () => harbourFiles() },
  { page: 'carthage table', limit: 90 * KILO, files: () => tableFiles('carthage') },
]
const FIRST_VISIT = 150 * KILO

await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' })

const assets = join(dist, 'assets')
const names = readdirSync(assets)
const source = Object.fromEntries(
  names
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
)
const brotli = Object.fromEntries(compressAll(dist))
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

let ok = true
for (const { page, limit, files } of budgets) report(page, sum(files()), limit)
report('first visit of a carthage table, all bytes', firstVisit(), FIRST_VISIT)
if (!ok) process.exit(1)

function report(what, bytes, limit) {
  const isFine = bytes <= limit
  ok = ok && isFine
  const kilo = (n) => `${(n / KILO).toFixed(1)} kB`
  console.log(`${isFine ? 'ok  ' : 'OVER'} ${what}: ${kilo(bytes)} of ${kilo(limit)} (brotli)`)
}

function sum(files) {
  return [...files].reduce((bytes, name) => bytes + (brotli[join('assets', name)] ?? 0), 0)
}

function* compressAll(folder, inside = '') {
  for (const name of readdirSync(join(folder, inside))) {
    const path = join(inside, name)
    const full = join(folder, path)
    if (statSync(full).isDirectory()) yield* compressAll(folder, path)
    else if (['.js', '.css', '.html', '.svg', '.json', '.webmanifest'].includes(extname(name))) {
      const plain = readFileSync(full)
      const body = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      writeFileSync(`${full}.br`, body)
      writeFileSync(`${full}.gz`, gzipSync(plain, { level: 9 }))
      yield [path, body.length]
    }
  }
}

/** A chunk with everything it imports at once. */
function closure(start, found = new Set()) {
  if (found.has(start) || source[start] === undefined) return found
  found.add(start)
  for (const match of source[start].matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    closure(match[1], found)
  return found
}

function chunkOf(module) {
  const entry = Object.entries(manifest).find(([key]) => key.endsWith(module))
  if (!entry) throw new Error(`the build has no chunk for ${module}`)
  return basename(entry[1].file)
}

function workerFile() {
  return names.find((name) => /^worker-.*\.js$/.test(name))
}

function harbourFiles() {
  const files = closure(chunkOf('index.html'))
  return closure(workerFile(), files)
}

/** Besides the page itself: the game's board and sentences, and what the worker loads for it. */
function tableFiles(game) {
  const files = harbourFiles()
  closure(chunkOf('src/pages/TablePage.tsx'), files)
  closure(chunkOf(`games/${game}/src/ui/index.tsx`), files)
  closure(chunkOf(`games/${game}/src/texts/index.ts`), files)
  for (const match of source[workerFile()].matchAll(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g)) {
    if (match[1].startsWith(`${game}-`)) closure(match[1], files)
  }
  return files
}

function firstVisit() {
  const styles = names.filter((name) => name.endsWith('.css'))
  return sum(tableFiles('carthage')) + sum(styles) + (brotli['index.html'] ?? 0) + (brotli['icon.svg'] ?? 0)
}
