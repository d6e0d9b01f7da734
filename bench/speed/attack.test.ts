import { expect, onTestFinished, test } from 'vitest';
import { demoPlace } from '../lib/short-run.ts';
import { measureAttacks } from './attack.ts';

// The short run; the long one is `npm run bench -- attack`.

test('measures customers beside each attacker, and a crowd', { timeout: 120_000 }, async () => {
  const place = demoPlace();
  const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
  onTestFinished(async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  }, 60_000);
  const { attacks, mixed } = await measureAttacks(place, opened, {
    rounds: 1,
    phaseMs: 400,
    warmMs: 100,
    mixedMs: 1000,
    mixedClients: 50,
  });
  expect(attacks.length).toBeGreaterThan(8);
  for (const { name, quiet, beside, attackers } of attacks) {
    expect(quiet.p50, name).toBeGreaterThan(0);
    expect(beside.p50, name).toBeGreaterThan(0);
    expect(
      Object.values(attackers).reduce((all, each) => all + each, 0),
      name,
    ).toBeGreaterThan(0);
    expect(attackers['error'], name).toBeUndefined();
  }
  expect(Object.values(mixed.received.times).flat().length).toBeGreaterThan(0);
});
