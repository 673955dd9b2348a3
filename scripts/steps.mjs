// The steps of npm test, in order. To add one, add an entry:
//   name      its heading, and what "npm test -- name" asks for
//   says      what it checks, in a few words
//   quick     true if it belongs to "npm run check"
//   commands  argument lists for the workspace's Node; each must exit with 0. One that writes a test report
//             (Vitest's JSON form) to the file it is given counts its tests, any other counts as one
//   when      optional: a function that says whether there is anything to check yet

const tsc = 'node_modules/typescript/bin/tsc'
const biome = 'node_modules/@biomejs/biome/bin/biome'

export const steps = [
  {
    name: 'types',
    says: 'the pure, the node and the browser world compile',
    quick: true,
    commands: () => ['pure', 'node', 'browser'].map((world) => [tsc, '--project', `tsconfig.${world}.json`]),
  },
  {
    name: 'lint',
    says: 'format, lint and the walls between the parts',
    quick: true,
    commands: () => [[biome, 'check', '--error-on-warnings', '.']],
  },
  {
    name: 'unit',
    says: 'rules, tables, bots, records, the command line and the architecture',
    quick: true,
    commands: (report) => [vitest('unit', report)],
  },
  {
    name: 'ui',
    says: 'boards: proposals, stories told by events, pieces that keep their identity',
    quick: true,
    commands: (report) => [vitest('ui', report)],
  },
  {
    name: 'audit',
    says: 'no shipped package has a known serious hole',
    commands: () => [['scripts/audit.mjs']],
  },
  {
    name: 'server',
    says: 'stores on SQLite and PostgreSQL, online tables, crashes, attacks, load',
    commands: (report) => [vitest('server', report)],
  },
  {
    name: 'browser',
    says: 'the pages build within their budgets and are played in a real browser',
    commands: (report) => [['scripts/build-web.mjs'], vitest('browser', report)],
  },
]

/** The command that runs one project of vitest.config.ts. */
function vitest(project, report) {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
}
