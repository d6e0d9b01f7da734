import { expect, it } from 'vitest';
import { startUp } from './start-up.ts';

it('starts up in the order of pagine.avvio.1', async () => {
  const done: string[] = [];
  await startUp({
    async initCookies() {
      await Promise.resolve();
      done.push('cookies');
    },
    restoreSession: () => done.push('session'),
    enableCache: () => done.push('cache'),
  });
  expect(done).toEqual(['cookies', 'session', 'cache']);
});
