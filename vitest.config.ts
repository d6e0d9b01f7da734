import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of one folder, or of one file, in Node. */
const part = (
  name: string,
  folder: string,
  { isolate = true, exclude = [] as string[], globalSetup = [] as string[] } = {},
) => ({
  test: {
    name,
    include: [folder.includes('.test.') ? folder : `${folder}/**/*.test.{ts,tsx,mjs}`],
    environment: 'node' as const,
    isolate,
    globalSetup,
    exclude: ['**/node_modules/**', '**/*.component.test.tsx', ...exclude],
    // How long a rule takes is not what it tests, and the machine may do other things.
    testTimeout: 30_000,
  },
});

/** Files that leave nothing behind need no world of their own: what they import is loaded once for all. */
const shared = { isolate: false };

/** These put something of their own in the place of a module, for all that import it, or kill their own servers. */
export const APART = [
  'apps/server/src/areas/paying/payment-faults.test.ts',
  'apps/server/src/areas/integration/provider-room.test.ts',
  'apps/server/src/areas/credentials/recovery.test.ts',
  'apps/server/src/areas/consumption/partitioned.test.ts',
  'apps/server/src/areas/interventions/killed-visit.test.ts',
  'apps/server/src/db/embedded/supervise.test.ts',
  'apps/server/test/gateway/first-line.test.ts',
  'apps/server/test/gateway/second-line.test.ts',
];

/** Changes the working directory and the environment of its process. */
const MUTATION = 'bench/trials/mutation.test.ts';

/** Commands and servers that tests start begin like those of `npm run`. */
const quickly = pathToFileURL(path.join(import.meta.dirname, 'apps/server/src/startup/quickly.ts')).href;

/** The server's tests, each file on a database of its own in the one PostgreSQL of its project. */
const server = (name: string, files: { include: string[]; exclude?: string[] }, { isolate = true } = {}) => ({
  test: {
    name,
    ...files,
    environment: 'node' as const,
    isolate,
    env: { NODE_OPTIONS: `--import ${quickly}` },
    globalSetup: 'apps/server/test/support/global-setup.ts',
    // Real processes start and stop, on machines with two cores and a browser beside them.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

export default defineConfig({
  test: {
    // By default one core is kept free; these tests wait for other processes half of the time.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      part('domain', 'packages/domain', shared),
      part('calls', 'packages/calls', shared),
      part('demo', 'packages/demo', shared),
      part('tools', 'tools'),
      part('bench', 'bench', { ...shared, exclude: [MUTATION], globalSetup: ['bench/lib/demo-data.ts'] }),
      part('bench, apart', MUTATION),
      part('mobile', 'apps/mobile'),
      part('web', 'apps/web', shared),
      'apps/web/vitest.config.ts',
      server('server', { include: ['apps/server/**/*.test.ts'], exclude: ['**/node_modules/**', ...APART] }, shared),
      server('server, apart', { include: APART }),
    ],
  },
});
