/** The code in guides and READMEs, so that all of it can be run. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

export interface CodeBlock {
  readonly file: string
  readonly line: number
  /** `ts`, `sh`, `text`, or with a word behind it: `ts page`. */
  readonly language: string
  readonly code: string
}

export function codeBlocks(pattern: string | readonly string[]): readonly CodeBlock[] {
  return globSync(pattern as string[], { cwd: root })
    .toSorted()
    .flatMap(blocksOf)
}

function blocksOf(file: string): CodeBlock[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^```([^\n]+)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: code = '' }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      language,
      code,
    }),
  )
}
