import { expect, onTestFinished, test } from 'vitest';
import { openDatabases } from '../lib/databases.ts';
import { playMonday } from '../lib/monday/story.ts';
import { Place } from '../lib/place.ts';

// The short run; the long one is `npm run bench -- monday`.

test('a provider goes live, and a customer registers, reads, pays and books', { timeout: 180_000 }, async () => {
  const place = new Place();
  const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
  onTestFinished(async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  }, 60_000);
  const { create } = await openDatabases(place, opened, { DEMO: '0', LOG_LEVEL: 'warn' });
  const steps = await playMonday({ folder: place.dataDir, database: await create('monday'), customers: 50 }, opened);
  expect(steps.map(({ step }) => step).slice(-2)).toEqual(['books a technician', 'the demo is nowhere']);
});
