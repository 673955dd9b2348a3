// What is committed stands on any machine.
import { describe, expect, it } from 'vitest'
import { files, read, unique } from './repository-files.ts'

describe('the repository stands on any machine', () => {
  const texts = files.filter((file) => !/\.(png|jpg|woff2|ico|webp)$/.test(file))

  it('no file names a path of one machine', () => {
    const machinePath = /(?<![\w.:/*-])\/(?:home|Users|root|work|mnt|opt)\/[\w.]|[A-Z]:\\Users\\/
    expect(texts.filter((file) => machinePath.test(read(file)))).toEqual([])
  })

  it('the lock file lists every platform package ("npm run lock" adds what is missing)', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>
    }
    const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    expect(optional.filter((name) => packages[`node_modules/${name}`] === undefined)).toEqual([])
  })

  it('the lock file names no registry', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/)
  })

  it('every line that "npm run mutate" breaks is there once', async () => {
    const list = new URL('../scripts/mutate/mutations.mjs', import.meta.url)
    const { mutations } = (await import(list.href)) as {
      mutations: readonly { readonly file: string; readonly find: string }[]
    }
    expect(mutations.length).toBeGreaterThanOrEqual(20)
    const lost = mutations.filter(({ file, find }) => read(file).split(find).length !== 2)
    expect(lost.map(({ file, find }) => `${file}: ${find}`)).toEqual([])
  })

  it('every package has one version, and so has the one for Python', () => {
    const manifests = files.filter((file) =>
      /^(packages|games|apps)\/[^/]+\/package\.json$|^package\.json$/.test(file),
    )
    const versions = manifests.map((file) => (JSON.parse(read(file)) as { version?: string }).version)
    const python = [
      /^version = "(.+)"$/m.exec(read('python/pyproject.toml'))?.[1],
      /^__version__ = "(.+)"$/m.exec(read('python/quayside/__init__.py'))?.[1],
    ]
    expect(manifests.length).toBeGreaterThan(20)
    expect(unique([...versions, ...python])).toEqual([versions[0]])
  })
})
