// The places that list games: games/all, and the lock file.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function addToLists(root, names) {
  const all = (file) => join(root, 'games/all', file)
  const key = names.id === names.value ? names.id : `'${names.id}'`
  edit(all('src/manifests.ts'), (text) =>
    withImport(text, `import { manifest as ${names.value} } from '@quayside/${names.id}/manifest'`).replace(
      /(GameManifest\[\] = \[[^\]]*?),?\s*\]/,
      `$1, ${names.value}]`,
    ),
  )
  edit(all('src/scenes.ts'), (text) =>
    withEntry(
      withImport(text, `import { scene as ${names.value} } from '@quayside/${names.id}/ui/scene'`),
      key === names.value ? key : `${key}: ${names.value}`,
    ),
  )
  edit(all('src/ui.ts'), (text) =>
    withEntry(
      withImport(text, `import { board as ${names.value} } from '@quayside/${names.id}/ui/manifest'`),
      `${key}: entry(${names.value})`,
    ),
  )
  edit(all('src/learning.ts'), (text) =>
    text.replace(/\n\}\n\n/, `\n  ${key}: () => import('@quayside/${names.id}/learning'),\n}\n\n`),
  )
  edit(all('src/palettes.css'), (text) => `${text}@import "@quayside/${names.id}/ui/palette.css";\n`)
  editJson(all('package.json'), (json) => withDependency(json, names.id))
  editJson(join(root, 'package-lock.json'), (lock) => withWorkspace(root, lock, names.id))
}

function edit(file, change) {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} has another form than this script knows`)
  writeFileSync(file, after)
}

function editJson(file, change) {
  edit(file, (text) => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`)
}

/** Before the first import; the formatter puts it into its place. */
function withImport(text, line) {
  return text.replace(/^import /m, `${line}\nimport `)
}

/** At the end of the object that closes the file. */
function withEntry(text, entry) {
  return text.replace(/\n\}\n$/, `\n  ${entry},\n}\n`)
}

function withDependency(json, id) {
  const dependencies = Object.entries({ ...json.dependencies, [`@quayside/${id}`]: '*' })
  return { ...json, dependencies: Object.fromEntries(dependencies.sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/** As npm would write it. */
function withWorkspace(root, lock, id) {
  const { name, version, license, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'games', id, 'package.json'), 'utf8'),
  )
  const packages = { ...lock.packages, 'games/all': withDependency(lock.packages['games/all'], id) }
  const workspace = { name, version, license, dependencies, devDependencies }
  const entries = inserted(Object.entries(packages), 'games/', id, workspace)
  const link = { resolved: `games/${id}`, link: true }
  return { ...lock, packages: Object.fromEntries(inserted(entries, 'node_modules/@quayside/', id, link)) }
}

/** Among its neighbours in alphabetical order; everything else stays where npm put it. */
function inserted(entries, folder, id, value) {
  const after = entries.findLastIndex(([key]) => key.startsWith(folder) && key < folder + id)
  return entries.toSpliced(after + 1, 0, [folder + id, value])
}
