// Somebody else installs the packages into an empty folder: everything that docs tell them works there.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, dirname, extname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from '../../apps/web/test/support/browser.ts'
import { type CodeBlock, codeBlocks } from './code-blocks.ts'
import { makeOutside, type Outside } from './outside-folder.ts'
import { root } from './root.ts'

let outside: Outside
beforeAll(() => {
  outside = makeOutside()
})
afterAll(() => outside?.remove())

const READMES = ['packages/*/README.md', 'games/*/README.md', 'apps/cli/README.md']
const nameOf = ({ file, line }: CodeBlock) => `${file}:${line}`
const fileOf = ({ file, line }: CodeBlock) => `${basename(dirname(file))}-${basename(file, '.md')}-${line}.ts`
const isProgram = ({ language }: CodeBlock) => language === 'ts'
/** In the full run as many games as the guide says. */
const scaledGames = (code: string) =>
  process.env.QUAYSIDE_FULL === '1' ? code : code.replace('--games 10000 ', '--games 2000 ')
const guides = codeBlocks('docs/guides/*.md')
const readmes = codeBlocks(READMES)

/** What is printed, where the block after it says so. In `text luck` the numbers are those of the bots of one day. */
function expectPrinted(stdout: string, blocks: readonly CodeBlock[], block: CodeBlock): void {
  expect(stdout).not.toBe('')
  const next = blocks[blocks.indexOf(block) + 1]
  if (next?.file !== block.file) return
  if (next.language === 'text') expect(stdout).toContain(next.code)
  if (next.language === 'text luck') expect(withoutNumbers(stdout)).toContain(withoutNumbers(next.code))
}

const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, '#')

/** Runs them one after the other; each one's output stands between its name. */
function allPrograms(programs: readonly string[]): string {
  return `for (const one of ${JSON.stringify(programs)}) {
  console.log('<' + one + '>')
  await import(one)
  console.log('</' + one + '>')
}
`
}

function between(text: string, from: string, to: string): string {
  const [, after = ''] = text.split(from)
  return after.includes(to) ? (after.split(to)[0] ?? '').trim() : ''
}

const STRICT = {
  strict: true,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom'],
  outDir: 'built',
  types: [],
}

describe('shell of the guides and READMEs', () => {
  const blocks = [...guides, ...readmes].filter(({ language }) => language === 'sh')
  it.each(blocks.map((block) => [nameOf(block), block] as const))('%s', async (_name, { code }) => {
    await expect(outside.run('bash', ['-euo', 'pipefail', '-c', scaledGames(code)])).resolves.toMatchObject({
      stderr: expect.any(String),
    })
  })
})

describe('programs of the guides and READMEs', () => {
  const blocks = [...guides, ...readmes].filter(isProgram)
  it.each(blocks.map((block) => [nameOf(block), block] as const))('%s', async (_name, block) => {
    writeFileSync(join(outside.folder, fileOf(block)), block.code)
    const { stdout } = await outside.run(process.execPath, [fileOf(block)])
    expectPrinted(stdout, guides, block)
  })

  it('compile under strict TypeScript, and run on the oldest Node they promise', async () => {
    for (const block of blocks)
      writeFileSync(join(outside.folder, fileOf(block)), `${block.code}\nexport {}\n`)
    // The store and programs that read files need the types of Node; all others need nothing.
    const portable = blocks.filter(
      ({ file, code }) => !file.startsWith('packages/store') && !code.includes('node:'),
    )
    const files = portable.map(fileOf)
    writeFileSync(join(outside.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files }))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const said = await outside
      .run(process.execPath, [tsc, '--singleThreaded', '-p', '.'])
      .catch((error) => error as { stdout: string })
    expect(said.stdout).toBe('')
    // One process for all: a start and the packages' loading would be most of it.
    const programs = files.map((file) => `./built/${file.replace('.ts', '.js')}`)
    writeFileSync(join(outside.folder, 'all-programs.js'), allPrograms(programs))
    const { stdout } = await outside.run(outside.oldNode, ['all-programs.js'])
    for (const [i, block] of portable.entries())
      expect(between(stdout, `<${programs[i]}>`, `</${programs[i]}>`), nameOf(block)).not.toBe('')
  })
})

describe('the command', () => {
  it('plays a whole game in the terminal', async () => {
    const words = ['quayside', 'play', 'cartagena', '--seats', 'mate,mate', '--lang', 'en']
    const { stdout } = await outside.run('npx', words, '\n'.repeat(400))
    expect(stdout.length).toBeGreaterThan(1000)
  })

  it('says one sentence on a Node that is too old', async () => {
    const bin = join(outside.folder, 'node_modules/quayside/bin/quayside.mjs')
    await expect(outside.run(outside.oldNode, [bin, 'games'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^quayside: this is Node 20\.[\d.]+; .*Node 26 or newer\.\n$/),
    })
  })

  it('serves the pages and tables', async () => {
    const bin = join(outside.folder, 'node_modules/quayside/bin/quayside.mjs')
    const child = spawn(
      process.execPath,
      [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', 'data'],
      {
        cwd: outside.folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/Quayside is at \S+:\d+/)
    const address = /Quayside is at (\S+)/.exec(said)?.[1] ?? ''
    expect(await (await fetch(address)).text()).toContain('<title>')
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect((await once(child, 'exit'))[0]).toBe(0)
  })
})

it('a page of somebody else shows a board and plays on it', async () => {
  const [block] = guides.filter(({ language }) => language === 'ts page')
  expect(block?.code.trim().split('\n').length).toBeLessThan(40)
  writeFileSync(join(outside.folder, 'page.ts'), block?.code ?? '')
  writeFileSync(
    join(outside.folder, 'index.html'),
    '<!doctype html><body><script type="module" src="page.ts"></script>',
  )
  await build({ root: outside.folder, configFile: false, logLevel: 'warn', build: { target: 'esnext' } })
  const server = createServer(async (request, answer) => {
    const path = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1)
    const body = await readFile(join(outside.folder, 'dist', path)).catch(() => null)
    answer.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as { port: number }
  const browser = await startBrowser()
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.locator('svg [data-piece]').first().waitFor()
  const before = await page.title()
  await page.locator('.dock button.main, .dock .btn.main').first().click()
  await expect.poll(() => page.title()).not.toBe(before)
  expect(faults).toEqual([])
  await browser.close()
  server.close()
})

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}
