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
/** What the part of a variant's lesson begins with. */
const LESSON = 'lesson-'

function listModule(): string {
  const entries = readdirSync(games)
    .filter((game) => existsSync(join(games, game, 'RULES.md')))
    .map((game) => {
      const loaders = PARTS.map((part) => `${part}: () => import('${PART}${game}/${part}')`)
      return `'${game}': { ${loaders.join(', ')}, lessons: ${lessonList(game)} }`
    })
  return `export const rulebooks = { ${entries.join(', ')} }`
}

/** The lessons of the variants, by the names of their files: their titles at once, the rest when somebody learns. */
function lessonList(game: string): string {
  const entries = lessonsOf(game).map((name) => {
    const { title } = JSON.parse(read(lessonFile(game, name))) as { title: unknown }
    return `'${name}': { title: ${JSON.stringify(title)}, load: () => import('${PART}${game}/${LESSON}${name}') }`
  })
  return `{ ${entries.join(', ')} }`
}

function lessonsOf(game: string): string[] {
  const folder = join(games, game, 'lessons')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort()
}

const lessonFile = (game: string, name: string) => join(games, game, 'lessons', `${name}.json`)

function filesOf(game: string, part: string): string[] {
  if (part.startsWith(LESSON)) return [lessonFile(game, part.slice(LESSON.length))]
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
  return part.startsWith('lesson') ? JSON.stringify(JSON.parse(read(files[0]))) : read(files[0])
}

/** All examples of a game as one text, by the names of their files. */
function examples(files: readonly string[]): string {
  const named = files.map((file) => [file.replace(/^.*[\\/]|\.json$/g, ''), JSON.parse(read(file))])
  return JSON.stringify(Object.fromEntries(named))
}

function read(file: string | undefined): string {
  return file === undefined ? '' : readFileSync(file, 'utf8')
}
