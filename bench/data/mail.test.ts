import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measureMail } from './mail.ts';

// The short run; the long one is `npm run bench -- mail`.

const { place, opened } = useShortRun();

test('delivers every mail once while the mail server rejects every third', { timeout: 240_000 }, async () => {
  const runs = [{ servers: 2, failsEvery: 3 }];
  const [measured, ...others] = await measureMail(place, opened, { mails: 40, runs });
  expect(others).toEqual([]);
  expect(measured).toMatchObject({ arrived: 40, doubled: 0 });
  expect(measured?.offered).toBeGreaterThan(50);
  expect(measured?.seconds).toBeGreaterThan(0);
});
