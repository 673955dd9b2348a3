// npm run api: the reference of every package as pages in api/.
import { fileURLToPath } from 'node:url'
import { Application } from 'typedoc'
import { workspaces } from '../scripts/pack/workspaces.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every entry that is code, by its source; boards are described by board-kit's types. */
const entryPoints = workspaces().flatMap(({ folder, manifest }) =>
  Object.entries(manifest.exports ?? {})
    .filter(([entry, file]) => file.endsWith('.ts') && !entry.startsWith('./ui') && entry !== './postgres')
    .map(([, file]) => `${root}${folder}/${file.slice(2)}`),
)

const application = await Application.bootstrap({
  name: 'Quayside',
  entryPoints,
  tsconfig: `${root}apidoc/tsconfig.json`,
  readme: `${root}docs/guides/README.md`,
  out: `${root}api`,
  excludePrivate: true,
  skipErrorChecking: true,
  // Links of READMEs into the repository are no pages of the reference.
  validation: { invalidLink: true, notExported: false, invalidPath: false },
  logLevel: 'Warn',
})
const project = await application.convert()
if (!project) process.exit(1)
await application.generateOutputs(project)
const pages = Object.keys(project.reflections).length
console.log(`${entryPoints.length} entries, ${pages} names described in api/`)
if (application.logger.hasErrors()) process.exit(1)
