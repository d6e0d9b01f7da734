import { beforeAll, expect, test } from 'vitest';
import { openApp, type OpenApp } from '../lib/browser.ts';
import { demoPlace, useShortRun } from '../lib/short-run.ts';
import { measureContracts } from './contracts.ts';
import { drawYear, measureCurves } from './curves.ts';
import { measurePaint } from './paint.ts';
import { measureWeight } from './weight.ts';

// The short runs; the long ones are `npm run bench -- weight`, `paint`, `contracts` and `curves`.

const { place, opened } = useShortRun();
let app: OpenApp;
// On a fresh clone it gets a browser and builds the web app.
beforeAll(async () => {
  app = await openApp(place, opened);
}, 600_000);

test('weighs the first load of login and home', { timeout: 240_000 }, async () => {
  const { login, home } = await measureWeight(app, { quietMs: 1000 });
  for (const { js, css, files } of [login, home]) {
    expect(js).toBeGreaterThan(50);
    expect(css).toBeGreaterThan(1);
    expect(files).toBeGreaterThan(2);
  }
});

test('returns the times of loading, of interactions and of navigations', { timeout: 240_000 }, async () => {
  const { now, earlier } = await measurePaint(app, { rounds: 1, turns: 2, isSlow: false, pace: 0.2 });
  expect(earlier).toEqual([]);
  expect(now).toHaveLength(1);
  for (const { login, signIn, home, interactions, shared, navigations } of now) {
    expect([login.lcp, signIn, home.lcp].filter((each) => each > 0)).toHaveLength(3);
    expect([interactions.length, shared.length, navigations.length].filter((each) => each > 0)).toHaveLength(3);
    expect(navigations.filter((each) => each > 0)).toHaveLength(2);
  }
});

test('returns the times of a list of 400 contracts', { timeout: 240_000 }, async () => {
  const measured = await measureContracts(app, { rounds: 1, isSlow: false, settledMs: 300 });
  expect(measured).toHaveLength(1);
  for (const { listBytes, listCalls, opened: shown, reached, drawn, frames, found, detailCalls, detail } of measured) {
    const figures = [listBytes, listCalls.count, shown, reached, drawn, found, detailCalls.count, detail];
    expect(figures.filter((each) => each > 0)).toHaveLength(figures.length);
    expect(frames.filter((each) => each > 0).length).toBeGreaterThan(10);
  }
});

test('returns the time to draw a year of quarter-hours', { timeout: 240_000 }, async () => {
  expect(await drawYear(app, { times: 1, slowdown: 1 })).toBeGreaterThan(0);
});

test('returns the times of a month of curves among few and many', { timeout: 240_000 }, async () => {
  const extent = { small: 20_000, large: 40_000, rounds: 1, requests: 10, customers: 1 };
  const other = demoPlace();
  opened.push(async () => other.remove());
  const { p50, p99, ratio } = await measureCurves(other, opened, extent);
  expect([...p50, ...p99, ratio].filter((each) => each > 0)).toHaveLength(5);
});
