import { defineConfig } from 'vitest/config';

/** Environment variable with the test paths for the process that runs them. */
export const TESTS = 'MUTATION_TESTS';

const include = (process.env[TESTS] ?? '').split(' ');
const needsDatabase = include.some((file) => file.startsWith('apps/server/'));

/** Runs tests as `vitest.config.ts` does, but all in one process and with shorter timeouts. */
export default defineConfig({
  test: {
    include,
    environment: 'node',
    isolate: false,
    testTimeout: 45_000,
    hookTimeout: 60_000,
    ...(needsDatabase && { globalSetup: 'apps/server/test/support/global-setup.ts' }),
  },
});
