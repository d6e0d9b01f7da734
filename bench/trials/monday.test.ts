import { expect, onTestFinished, test } from 'vitest';
import { openDatabases } from '../lib/databases.ts';
import { playMonday } from '../lib/monday/story.ts';
import { demoPlace } from '../lib/short-run.ts';

// The short run; the long one is `npm run bench -- monday`.

test(
  'runs the go-live of a provider, the calls of a customer and an upgrade under load without an error',
  {
    timeout: 240_000,
  },
  async () => {
    const place = demoPlace();
    const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
    onTestFinished(async () => {
      for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
    }, 60_000);
    const { create } = await openDatabases(place, opened, { DEMO: '0', LOG_LEVEL: 'warn' });
    const databases = [await create('monday'), await create('upgraded')] as const;
    const steps = await playMonday({ folder: place.dataDir, databases, customers: 50 }, opened);
    for (const { step, result } of steps)
      if (/skipped|without a pooler/.test(result)) console.log(`${step}: ${result}`);
    const results = Object.fromEntries(steps.map(({ step, result }) => [step, result]));
    expect(results).toMatchObject({
      'documents to the bucket': '1 copied, 0 unchanged, 0 failed',
      'the doctor': expect.stringMatching(/ 0 wrong$/),
      'a customer registers': 'signed in, 1 captcha solved',
      'signs in after three wrong passwords': 'captcha solved',
      'opens a document': '2 times from the bucket',
      'pays a bill': 'paid by card',
      'books a technician': 'booked',
      'upgrade under load': expect.stringMatching(/; 0 errors$|^skipped: /),
    });
  },
);
