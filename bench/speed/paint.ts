import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Bench } from '../lib/bench.ts';
import { openApp, openWindow, type OpenApp } from '../lib/browser.ts';
import { Place } from '../lib/place.ts';
import { median, quantile } from '../lib/statistics.ts';
import { table } from '../lib/table.ts';
import { demoPassword, startWebServer } from '../lib/web-server.ts';

const TURNS = 10;

/**
 * `BENCH_BEFORE=<checkout, installed and built> npm run bench -- paint` also measures that checkout's app,
 * alternating with this one.
 */
const before = process.env['BENCH_BEFORE'];

interface Figures {
  readonly lcp: number;
  readonly cls: number;
  readonly blocking: number;
}

interface Round {
  readonly login: Figures;
  readonly signIn: number;
  readonly home: Figures;
  readonly interactions: readonly number[];
  readonly shared: readonly number[];
  readonly navigations: readonly number[];
}

/** Measures loading and interaction times on a slow phone with a slow connection. */
export const paint: Bench = {
  name: 'paint',
  title: 'On a phone: 390 px, 4 × slower processor, 1.6 Mbit/s, 150 ms; medians of 5',
  longestMinutes: 20,
  async run(place, opened) {
    const app = await openApp(place, opened);
    const other = new Place();
    opened.push(async () => other.remove());
    const old = before === undefined ? undefined : await startWebServer(other, opened, path.resolve(before));
    const { now, earlier } = await measurePaint(app, {
      rounds: 5,
      turns: TURNS,
      isSlow: true,
      pace: 1,
      old: old?.origin,
    });
    const row = (name: string, unit: string, most: number, of: (round: Round) => number) => {
      const digits = most < 1 ? 3 : 0;
      const said = (value: number) => `${value.toFixed(digits)}${unit}`;
      const value = median(now.map(of));
      const was = earlier.length > 0 && median(earlier.map(of));
      const verdict = value <= most ? 'met' : 'MISSED';
      return [name, was === false || was === -Infinity ? '' : said(was), said(value), `≤ ${said(most)}`, verdict];
    };
    return table(
      ['what', before === undefined ? '' : 'before', 'now', 'aim', ''],
      [
        row('login: largest paint', ' ms', 900, ({ login }) => login.lcp),
        row('login: layout shift', '', 0.02, ({ login }) => login.cls),
        row('login: blocking', ' ms', 150, ({ login }) => login.blocking),
        row('sign-in: from the click to the first contract', ' ms', 2000, ({ signIn }) => signIn),
        row('home, nothing cached: largest paint', ' ms', 1500, ({ home }) => home.lcp),
        row('home: layout shift', '', 0.02, ({ home }) => home.cls),
        row('home: blocking', ' ms', 150, ({ home }) => home.blocking),
        row(`slowest of ${TURNS} interactions`, ' ms', 100, ({ interactions }) => Math.max(...interactions)),
        row('slowest of menu and search', ' ms', 100, ({ shared }) => Math.max(...shared)),
        row('cached navigation, p95', ' ms', 100, ({ navigations }) => quantile(navigations, 0.95)),
      ],
    );
  },
};

interface Extent {
  readonly rounds: number;
  /** Navigations of a round. */
  readonly turns: number;
  readonly isSlow: boolean;
  /** Factor of the pauses in which the page comes to rest. */
  readonly pace: number;
  /** The origin of another checkout's server. */
  readonly old?: string | undefined;
}

export async function measurePaint({ browser, origin }: OpenApp, { rounds, old, ...extent }: Extent) {
  const now: Round[] = [];
  const earlier: Round[] = [];
  for (let count = 0; count < rounds; count += 1) {
    if (old !== undefined) earlier.push(await round(browser, { ...extent, origin: old }));
    now.push(await round(browser, { ...extent, origin }));
  }
  return { now, earlier };
}

async function round(
  browser: Browser,
  { origin, turns, isSlow, pace }: Omit<Extent, 'rounds' | 'old'> & { origin: string },
): Promise<Round> {
  const { page, forgetFiles, close } = await openWindow(browser, origin, { isSlow });
  const rest = (ms: number) => page.waitForTimeout(ms * pace);
  await page.addInitScript(observe);
  await page.goto('/login');
  const login = await figures(page, rest);

  await page.getByLabel('Nome utente').fill('full');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  const signIn = await timeTo(page, 'article', () => page.getByRole('button', { name: 'Accedi', exact: true }).click());

  await forgetFiles();
  await page.reload();
  // Queries from Playwright use the page's CPU: some 40 ms on this phone.
  await rest(2500);
  const home = await figures(page, rest);
  const interactions = await interact(page, rest);
  const navigations = await navigate(page, turns, rest);
  const shared = await openMenuAndSearch(page, rest);
  await close();
  return { login, signIn, home, interactions, shared, navigations };
}

interface Observed {
  lcp: number;
  cls: number;
  blocking: number;
  interactions: Record<number, number>;
}

function observe(): void {
  const seen: Observed = { lcp: 0, cls: 0, blocking: 0, interactions: {} };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ duration }) => (seen.blocking += duration - 50));
  watch(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & {
        interactionId: number;
      };
      if (interactionId > 0)
        seen.interactions[interactionId] = Math.max(seen.interactions[interactionId] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Observed }).seen);

type Rest = (ms: number) => Promise<void>;

async function figures(page: Page, rest: Rest): Promise<Figures> {
  await page.waitForFunction(() => 'sportelloStarted' in window);
  await page.waitForFunction(() => (window as unknown as { seen: Observed }).seen.lcp > 0);
  await rest(1500);
  const { lcp, cls, blocking } = await seenBy(page);
  return { lcp, cls, blocking };
}

/** Milliseconds, measured in the page, from an action to the paint after this element appears. */
async function timeTo(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((wanted) => {
    const state = { start: 0, end: 0 };
    Object.assign(window, { stopwatch: state });
    addEventListener('click', () => (state.start = performance.now()), {
      capture: true,
      once: true,
    });
    const look = () => {
      if (state.start > 0 && document.querySelector(wanted))
        requestAnimationFrame(() => (state.end = performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  }, selector);
  await act();
  const done = await page.waitForFunction(() => {
    const { start, end } = (window as unknown as { stopwatch: { start: number; end: number } }).stopwatch;
    return end > 0 ? end - start : undefined;
  });
  return (await done.jsonValue()) ?? Number.NaN;
}

/** Time of each interaction until the frame that shows its effect. */
async function timesOf(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => ((window as unknown as { seen: Observed }).seen.interactions = {}));
  await act();
  await page.waitForTimeout(500);
  // Interactions shorter than a frame are not reported.
  const times = Object.values((await seenBy(page)).interactions);
  return times.length > 0 ? times : [0];
}

/** Ten interactions: the menu, the closed contracts, the filters of bills and a search letter by letter. */
function interact(page: Page, rest: Rest): Promise<number[]> {
  return timesOf(page, async () => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Apri il menu' }).tap();
    await menu.waitFor();
    await menu.getByRole('button', { name: 'Chiudi' }).tap();
    await menu.waitFor({ state: 'hidden' });
    await page.getByText('Contratti chiusi').tap();
    await bar(page).getByRole('link', { name: 'Bollette', exact: true }).tap();
    const search = page.getByRole('searchbox', { name: 'Cerca per numero' });
    await search.waitFor();
    await rest(2000);
    await search.tap();
    await search.pressSequentially('2026', { delay: 200 });
    await search.press('Backspace');
    await page.getByRole('button', { name: 'Filtri' }).tap();
  });
}

/** The menu by keyboard, and a search among the contracts. */
async function openMenuAndSearch(page: Page, rest: Rest): Promise<number[]> {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const opened = await timesOf(page, async () => {
    await page.getByRole('button', { name: 'Apri il menu' }).tap();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });
  await page.goto('/my-edison/contratti');
  const search = page.getByRole('searchbox', { name: 'Cerca tra i contratti' });
  await search.waitFor();
  await rest(2000);
  const searched = await timesOf(page, async () => {
    await search.tap();
    await search.pressSequentially('corso', { delay: 200 });
    await search.press('Backspace');
  });
  return [...opened, ...searched];
}

const bar = (page: Page) =>
  page.getByRole('navigation', {
    name: /^(Menu principale|Luoghi principali)$/,
  });

async function navigate(page: Page, turns: number, rest: Rest): Promise<number[]> {
  const go = async (name: string, path: string) => {
    const link = bar(page).getByRole('link', { name, exact: true });
    await link.waitFor();
    const time = await timeTo(page, `a[href="${path}"][aria-current="page"]`, () => link.click());
    await rest(400);
    return time;
  };
  const steps = [
    ['Profilo', '/my-edison/profilo'],
    ['Home', '/my-edison'],
  ] as const;
  for (const [name, path] of steps) await go(name, path);
  const times: number[] = [];
  for (let turn = 0; turn < turns / 2; turn += 1) for (const [name, path] of steps) times.push(await go(name, path));
  return times;
}
