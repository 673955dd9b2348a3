// A copy of the working tree that shares the installed packages but not our own: a change in the copy must be seen by
// everything that runs there, and by nothing else.
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../install.mjs'

const OURS = '@quayside'

/** Answers the folder of the copy. */
export function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'quayside-mutate-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(root, file), join(copy, file))
  }
  linkPackages(copy)
  return copy
}

function linkPackages(copy) {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, OURS), { recursive: true })
  for (const name of readdirSync(from)) {
    // Caches stay behind.
    if (name === OURS || (name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json')) continue
    symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, OURS))) {
    const link = join(from, OURS, name)
    if (!lstatSync(link).isSymbolicLink()) throw new Error(`${link} is no link into the workspace`)
    symlinkSync(readlinkSync(link), join(to, OURS, name))
  }
}
