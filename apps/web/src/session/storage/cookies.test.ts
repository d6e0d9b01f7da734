import { expect, it } from 'vitest';
import { createCookieManager } from './cookies.ts';

function manager(cookies: string) {
  let asked = 0;
  const timers: { ms: number; act: () => void }[] = [];
  const cookieManager = createCookieManager({
    read: () => cookies,
    ask: async () => (asked += 1),
    every: (ms, act) => timers.push({ ms, act }),
  });
  return { cookieManager, timers, asked: () => asked };
}

it('reads the anti-forgery token among other cookies', () => {
  expect(manager('a=1; XSRF-TOKEN=x%2By=.z; b=2').cookieManager.xsrfToken()).toBe('x+y=.z');
  expect(manager('NOT-XSRF-TOKEN=x').cookieManager.xsrfToken()).toBeUndefined();
});

it('asks for the cookie at the start only when it is missing', async () => {
  const there = manager('XSRF-TOKEN=x');
  await there.cookieManager.init();
  expect(there.asked()).toBe(0);
  const missing = manager('');
  await missing.cookieManager.init();
  expect(missing.asked()).toBe(1);
});

it('freshens the cookies at the interval of pagine.avvio.2', async () => {
  const { cookieManager, timers, asked } = manager('XSRF-TOKEN=x');
  await cookieManager.init();
  expect(timers.map(({ ms }) => ms)).toEqual([300_000]);
  timers[0]?.act();
  expect(asked()).toBe(1);
});
