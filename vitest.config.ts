import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The tests of one part of the house, which Node runs as they are. */
const part = (name: string, folder: string, { isolate = true } = {}) => ({
  test: {
    name,
    include: [`${folder}/**/*.test.{ts,tsx,mjs}`],
    environment: 'node' as const,
    isolate,
    exclude: ['**/node_modules/**', '**/*.component.test.tsx'],
  },
});

/** Rules without clock, randomness and I/O leave nothing behind: their files need no world of their own. */
const pure = { isolate: false };

export default defineConfig({
  test: {
    // By default one core is kept free; these tests wait for other processes half of the time.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      part('domain', 'packages/domain', pure),
      part('calls', 'packages/calls', pure),
      part('demo', 'packages/demo', pure),
      part('tools', 'tools'),
      part('web', 'apps/web'),
      'apps/web/vitest.config.ts',
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'apps/server/test/global-setup.ts',
          // Real processes start and stop, on machines with two cores and a browser beside them.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
