/**
 * The games' rules, examples and first lessons as modules: `virtual:rulebooks` lists every game that has rules, each
 * part loaded when somebody reads it. The files beside the rules stay the only source.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LIST = 'virtual:rulebooks'
const PART = 'virtual:rulebook/'
/** Rolldown's sign for modules that no file stands behind. */
const OURS = '\0'

const games = join(import.meta.dirname, '../../../games')

export function rulebookFiles() {
  return {
    name: 'rulebook-files',
    resolveId: (id: string) => (id === LIST || id.startsWith(PART) ? OURS + id : null),
    load(this: { addWatchFile(file: string): void }, id: string): string | null {
      if (id === OURS + LIST) return listModule()
      if (!id.startsWith(OURS + PART)) return null
      const [game = '', part = ''] = id.slice((OURS + PART).length).split('/')
      const files = filesOf(game, part)
      for (const file of files) this.addWatchFile(file)
      return `export const text = ${JSON.stringify(textOf(part, files))}`
    },
  }
}

const PARTS = ['en', 'ja', 'examples', 'lesson'] as const

function listModule(): string {
  const entries = readdirSync(games)
    .filter((game) => existsSync(join(games, game, 'RULES.md')))
    .map((game) => {
      const loaders = PARTS.map((part) => `${part}: () => import('${PART}${game}/${part}')`)
      return `'${game}': { ${loaders.join(', ')} }`
    })
  return `export const rulebooks = { ${entries.join(', ')} }`
}

function filesOf(game: string, part: string): string[] {
  if (part === 'en') return [join(games, game, 'RULES.md')]
  if (part === 'ja') return [join(games, game, 'RULES.ja.md')]
  if (part === 'lesson') return [join(games, game, 'tutorial.json')]
  const folder = join(games, game, 'scenarios')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
}

/** Data goes out without the blanks that make it readable. */
function textOf(part: string, files: readonly string[]): string {
  if (part === 'examples') return examples(files)
  return part === 'lesson' ? JSON.stringify(JSON.parse(read(files[0]))) : read(files[0])
}

/** All examples of a game as one text, by the names of their files. */
function examples(files: readonly string[]): string {
  const named = files.map((file) => [file.replace(/^.*[\\/]|\.json$/g, ''), JSON.parse(read(file))])
  return JSON.stringify(Object.fromEntries(named))
}

function read(file: string | undefined): string {
  return file === undefined ? '' : readFileSync(file, 'utf8')
}
