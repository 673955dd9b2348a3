// The steps of npm test. A step belongs to a stage; the stages run one after the other, the steps of one stage side by
// side. To add a step, add an entry:
//   name      its heading, and what "npm test -- name" asks for
//   stage     the name of its stage
//   says      what it checks, in a few words
//   commands  argument lists for the workspace's Node; each must exit with 0. A command may write how many tests passed
//             and failed into the report file it is given (see test-reporter.mjs); a step without a report counts as one

const tsc = 'node_modules/typescript/bin/tsc'
const biome = 'node_modules/@biomejs/biome/bin/biome'

/** Seconds each stage of npm test may take on two quiet cores. They are printed beside the time, never asserted. */
export const stages = [
  { name: 'install and build', budget: 90 },
  { name: 'check', budget: 90 },
  { name: 'server', budget: 180 },
  { name: 'browser', budget: 360 },
]
export const TOTAL_BUDGET = 720

/** The stage that "npm run check" runs. */
export const QUICK_STAGE = 'check'

export const steps = [
  {
    name: 'build',
    stage: 'install and build',
    says: 'the pages build within their budgets',
    commands: () => [['scripts/build-web.mjs']],
  },
  {
    name: 'audit',
    stage: 'install and build',
    says: 'no shipped package has a known serious hole',
    commands: (report) => [['scripts/audit.mjs', report]],
  },
  {
    name: 'types',
    stage: 'check',
    says: 'the pure, the node and the browser world compile',
    // The other core has the unit tests to run: on several threads tsc needs twice the processor time.
    commands: () =>
      ['pure', 'node', 'browser'].map((world) => [
        tsc,
        '--singleThreaded',
        '--project',
        `tsconfig.${world}.json`,
      ]),
  },
  {
    name: 'lint',
    stage: 'check',
    says: 'format, lint and the walls between the parts',
    commands: () => [[biome, 'check', '--error-on-warnings', '.']],
  },
  {
    name: 'unused',
    stage: 'check',
    says: 'no file, export or dependency that nothing uses',
    commands: () => [['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors']],
  },
  {
    name: 'unit',
    stage: 'check',
    says: 'rules, tables, bots, records, the command line and the architecture',
    commands: () => [vitest('unit')],
  },
  {
    name: 'ui',
    stage: 'check',
    says: 'boards: proposals, stories told by events, pieces that keep their identity',
    commands: () => [vitest('ui')],
  },
  {
    name: 'server',
    stage: 'server',
    says: 'stores on SQLite and PostgreSQL, online tables, crashes, attacks, load',
    commands: () => [vitest('server')],
  },
  {
    name: 'packages',
    stage: 'server',
    says: 'the packages installed in an empty folder, and every program of the guides',
    needs: 'build',
    commands: () => [vitest('packages')],
  },
  {
    name: 'browser',
    stage: 'browser',
    says: 'the pages are played in a real browser',
    needs: 'build',
    commands: () => [vitest('browser')],
  },
]

/** The command that runs one project of vitest.config.ts. */
function vitest(project) {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=./scripts/test-reporter.mjs',
  ]
}
