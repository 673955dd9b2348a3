import { defineConfig } from 'vitest/config'

const atRoot = { root: import.meta.dirname }
const shared = { testTimeout: 60_000, hookTimeout: 60_000, environment: 'node' } as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'threads',
    projects: [
      {
        ...atRoot,
        test: {
          ...shared,
          name: 'unit',
          include: [
            'test/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'apps/cli/test/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/test/ui/**'],
        },
      },
    ],
  },
})
