// One catalogue: every part keeps its words in a folder `texts`, one file and one folder a language, and nowhere else.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../packages/texts/src/languages.ts'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(packages|games|apps|bench)\/.*\bsrc\/.*\.tsx?$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const names = LANGUAGES.join('|')
/** `…/texts/ja.ts` or `…/texts/ja/options.ts`: the part, the language, and which of its files. */
const ofLanguage = new RegExp(`^(.*)/(${names})(?:\\.ts|/(.*))$`)

describe('words of a language', () => {
  const found = files.flatMap((file) => {
    const [, part, language, inside = ''] = ofLanguage.exec(file) ?? []
    return part && language ? [{ part, language, inside }] : []
  })

  it('stand in the same files in every language', () => {
    const parts = [...new Set(found.map(({ part }) => part))]
    expect(parts.length).toBeGreaterThan(20)
    for (const part of parts) {
      const inside = LANGUAGES.map((one) =>
        found
          .filter(({ part: of, language }) => of === part && language === one)
          .map((file) => file.inside)
          .sort(),
      )
      for (const list of inside) expect(list, part).toEqual(inside[0])
    }
  })

  it('stand nowhere else: no Japanese in other sources', () => {
    // The names of the languages stand together, each in itself.
    const others = files.filter((file) => !ofLanguage.test(file) && !file.endsWith('texts/src/languages.ts'))
    const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
    expect(others.length).toBeGreaterThan(500)
    expect(others.filter((file) => japanese.test(read(file)))).toEqual([])
  })

  it('stand nowhere else: no English between tags, in labels or in titles', () => {
    const drawn = files.filter((file) => file.endsWith('.tsx'))
    const words = />\s*[A-Z]?[a-z]{2,}[^<>{}=;()]*<\/|\b(?:aria-label|title|alt)="[^"]*[A-Za-z]{2}/
    expect(drawn.length).toBeGreaterThan(100)
    expect(drawn.filter((file) => words.test(read(file)))).toEqual([])
  })

  it('are asked for by the reader’s language, never by a language’s name', () => {
    const asking = new RegExp(`[=!]==? '(${names})'`)
    expect(files.filter((file) => asking.test(read(file)))).toEqual([])
  })
})
