// npm run new-game NAME [-- --prefix ABC]: writes a tiny game that already plays, and adds it to games/all. What to do with
// it then stands in CONTRIBUTING.md, "Add a game".
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './install.mjs'
import { addToLists } from './new-game/lists.mjs'
import { namesOf, problemWith, renamed } from './new-game/names.mjs'

const skeleton = join(root, 'scripts/new-game/skeleton')
const { values, positionals } = parseArgs({
  options: { prefix: { type: 'string' } },
  allowPositionals: true,
})
const names = namesOf(positionals[0] ?? '', values.prefix)
const problem = problemWith(names, otherGames())
if (problem) {
  console.error(problem)
  process.exit(2)
}

const folder = join(root, 'games', names.id)
for (const file of readdirSync(skeleton, { recursive: true, withFileTypes: true })) {
  if (!file.isFile()) continue
  const from = join(file.parentPath, file.name)
  const to = join(folder, from.slice(skeleton.length + 1).replace(/\.txt$/, ''))
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, renamed(readFileSync(from, 'utf8'), names))
}
addToLists(root, names)
linkWorkspace()
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
execFileSync(process.execPath, [biome, 'check', '--write', folder, join(root, 'games/all')], {
  cwd: root,
  stdio: 'pipe',
})
console.log(`games/${names.id} is written and plays: npm run check, npx quayside play ${names.id}, npm start.
Now make it yours, in this order (CONTRIBUTING.md, "Add a game", tells more):
  1. RULES.md and RULES.ja.md, every sentence numbered ${names.prefix}-1, ${names.prefix}-2 …
  2. src/content.ts, src/options.ts, src/state.ts, src/setup.ts, then one action after the other; the contract suite helps
  3. src/texts, src/manifest.ts (title, facts, pitch), src/bot
  4. src/ui: board, scene for the harbour, palette
  5. scenarios, tutorial.json, recordings in test/games, the game's words in docs/glossary.md`)

/** Ids and letters that are taken. */
function otherGames() {
  return readdirSync(join(root, 'games'))
    .filter((id) => existsSync(join(root, 'games', id, 'src/manifest.ts')))
    .map((id) => {
      const text = readFileSync(join(root, 'games', id, 'src/manifest.ts'), 'utf8')
      return { id, prefix: /rulePrefix: '(\w+)'/.exec(text)?.[1] ?? '' }
    })
}

/** What npm install would do, without the network. */
function linkWorkspace() {
  const link = join(root, 'node_modules/@quayside', names.id)
  if (!existsSync(link)) symlinkSync(join('../../games', names.id), link, 'junction')
}
