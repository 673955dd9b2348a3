import { defineConfig } from 'vitest/config'
import { SlowFirst } from './scripts/slow-first.ts'

const atRoot = { root: import.meta.dirname }
const shared = { testTimeout: 60_000, hookTimeout: 60_000, environment: 'node' } as const
/** A test that comes to its end without an assertion fails: a loop over nothing proves nothing. */
const asserted = { requireAssertions: true }
/** Node itself runs what needs no JSX: quicker than by way of Vite's module runner, where every import is a lookup. */
const native = { experimental: { viteModuleRunner: false } } as const
/** Tests that start databases and servers. */
const ONLINE = [
  'apps/server/test/online/**/*.test.ts',
  'packages/store/test/online/**/*.test.ts',
  'packages/host/test/simulator/**/*.test.ts',
  'bench/test/online/**/*.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'threads',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        ...atRoot,
        test: {
          ...shared,
          ...native,
          // Nothing here changes what other files see: each thread loads the modules once.
          isolate: false,
          name: 'unit',
          expect: asserted,
          include: [
            'test/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'apps/cli/test/**/*.test.ts',
            'apps/server/test/**/*.test.ts',
            'apps/web/test/unit/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/test/ui/**', ...ONLINE, 'test/browser/**', 'test/outside/**'],
        },
      },
      {
        ...atRoot,
        test: {
          ...shared,
          ...native,
          name: 'server',
          include: ONLINE,
          globalSetup: 'packages/test-kit/src/postgres/shared-postgres.ts',
          // Processes of their own: these tests start databases and servers, and kill them. The files of a process share
          // its modules: to load server, stores and games again for each file is two seconds of processor time.
          pool: 'forks',
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // A poll ends when its condition holds; on a busy machine the usual second is too short.
          expect: { ...asserted, poll: { timeout: 20_000 } },
        },
      },
      {
        ...atRoot,
        test: {
          ...shared,
          ...native,
          name: 'packages',
          include: ['test/outside/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 600_000,
          expect: { ...asserted, poll: { timeout: 20_000 } },
        },
      },
      {
        ...atRoot,
        test: {
          ...shared,
          isolate: false,
          name: 'ui',
          expect: asserted,
          include: ['games/*/test/ui/**/*.test.ts'],
        },
      },
      {
        ...atRoot,
        test: {
          ...shared,
          ...native,
          // The files of a thread share their modules, a connection to the browser and the pages that they borrow.
          isolate: false,
          name: 'browser',
          include: ['apps/web/test/browser/**/*.test.ts', 'test/browser/**/*.test.ts'],
          globalSetup: ['apps/web/test/global-setup.ts'],
          setupFiles: ['apps/web/test/browser-setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          // Luck and a busy machine are part of these games; a test that is wrong fails twice, and a second try is reported.
          retry: 1,
        },
      },
    ],
  },
})
