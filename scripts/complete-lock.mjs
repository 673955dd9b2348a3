// npm run lock: lists in package-lock.json the platform binaries that npm could not see when it wrote the file.
// A registry mirror that lacks them makes npm leave them out, and then npm ci refuses the lock file.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = { armv7: 'arm', arm: 'arm', arm64: 'arm64', x64: 'x64', ia32: 'ia32', s390x: 's390x' }
Object.assign(processors, {
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  loong64: 'loong64',
  wasm32: 'wasm32',
})
const libraries = { gnu: 'glibc', musl: 'musl' }

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = []

for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`
    if (lock.packages[path] !== undefined) continue
    lock.packages[path] = entry(name, version, parent)
    added.push(name)
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length === 0 ? 'The lock file is complete.' : `Added ${added.join(', ')}.`)

/** Platform packages carry system, processor and C library in their names: cli-linux-x64-musl. */
function entry(name, version, parent) {
  const words = name.split(/[/-]/)
  const find = (table) => words.flatMap((word) => table[word] ?? [])
  const os = words.filter((word) => systems.includes(word))
  if (os.length === 0 && !words.includes('wasm32')) {
    console.error(`${name} is missing from the lock file and its name tells no platform; add it by hand.`)
    process.exit(1)
  }
  return {
    version: version.replace(/^[~^]/, ''),
    cpu: find(processors),
    ...(parent.dev ? { dev: true } : {}),
    ...(find(libraries).length > 0 ? { libc: find(libraries) } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
    ...(parent.peer ? { peer: true } : {}),
  }
}
