// The reference is made of the packages' own comments.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from './root.ts'

it('describes every entry of every package', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'apidoc/write.mjs')], {
    cwd: root,
  })
  expect(Number(/(\d+) names described/.exec(stdout)?.[1])).toBeGreaterThan(1000)
  expect(existsSync(join(root, 'api/index.html'))).toBe(true)
})
