import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base } from './test.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * Journeys with a provider's own gateway, limited to the calls of the provider's documents. Each also fails on a
 * request that does not match these in every field.
 */
export const test = base.extend<{ onlyTheirCalls: void }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const child = spawn(process.execPath, ['tools/spec-gateway/main.ts'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
      await use({ url, dataDir: undefined });
      child.kill();
    },
    { scope: 'worker' },
  ],
  onlyTheirCalls: [
    async ({ server }, use) => {
      const gateway = `${server.url}/__gateway`;
      await fetch(gateway, { method: 'DELETE' });
      await use();
      const { wrong } = (await (await fetch(gateway)).json()) as { wrong: string[] };
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});
