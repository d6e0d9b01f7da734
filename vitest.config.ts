import { defineConfig } from 'vitest/config';

/** The tests of one part of the house, which Node runs as they are. */
const part = (name: string, folder: string) => ({
  test: { name, include: [`${folder}/**/*.test.{ts,tsx,mjs}`], environment: 'node' as const },
});

export default defineConfig({
  test: {
    projects: [
      part('domain', 'packages/domain'),
      part('calls', 'packages/calls'),
      part('demo', 'packages/demo'),
      part('tools', 'tools'),
      part('web', 'apps/web'),
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
