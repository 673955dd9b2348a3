/** All built files, read once: their compressed forms were made by the build. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

export interface Served {
  readonly type: string
  readonly hash: string
  /** Its name carries a hash of its content: it never changes. */
  readonly isForever: boolean
  readonly bodies: { readonly [encoding: string]: Buffer }
}

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}
const ENCODINGS: { readonly [ending: string]: string } = { '.br': 'br', '.gz': 'gzip' }

/** By path; empty when nothing was built. */
export async function staticFiles(folder: string): Promise<ReadonlyMap<string, Served>> {
  const files = new Map<string, Served>()
  const names = await allNames(folder)
  for (const name of names) {
    const ending = extname(name)
    const type = TYPES[ending]
    const path = `/${relative(folder, name).split(sep).join('/')}`
    if (!type || path.startsWith('/.')) continue
    const served = await readServed(name, type, path)
    if (served) files.set(path, served)
  }
  return files
}

async function allNames(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Null for a file that a new build has just taken away. */
async function readServed(name: string, type: string, path: string): Promise<Served | null> {
  const plain = await readFile(name).catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!plain) return null
  const bodies: { [encoding: string]: Buffer } = { plain }
  for (const [ending, encoding] of Object.entries(ENCODINGS)) {
    const body = await readFile(name + ending).catch(() => null)
    if (body) bodies[encoding] = body
  }
  const hash = createHash('sha256').update(plain).digest('hex').slice(0, 16)
  return { type, hash, isForever: path.startsWith('/assets/'), bodies }
}
