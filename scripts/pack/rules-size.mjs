// What somebody pays who wants the rules of one game alone: bundled with rules-kit, minified, compressed.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../install.mjs'
import { workspaces } from './workspaces.mjs'

export async function rulesSizes() {
  const sizes = []
  for (const { folder } of workspaces().filter(({ manifest }) => manifest.exports?.['./bot']))
    sizes.push({ game: folder.slice('games/'.length), bytes: await rulesSize(folder) })
  return sizes
}

async function rulesSize(folder) {
  const { output } = await build({
    root: join(root, folder),
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'src/game.ts', preserveEntrySignatures: 'strict' },
    },
  })
  return output.reduce((sum, part) => sum + (part.type === 'chunk' ? gzipSync(part.code).length : 0), 0)
}
