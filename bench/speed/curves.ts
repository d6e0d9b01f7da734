import type { Bench } from '../lib/bench.ts';
import { openApp, openWindow, type OpenApp } from '../lib/browser.ts';
import { openDatabases } from '../lib/databases.ts';
import { fillCurves } from '../lib/fill/curves.ts';
import { measureInTurn } from '../lib/in-turn.ts';
import { Client } from '../lib/load.ts';
import { Place } from '../lib/place.ts';
import { signIn } from '../lib/sign-in.ts';
import { median } from '../lib/statistics.ts';
import { against, table } from '../lib/table.ts';
import { demoPassword } from '../lib/web-server.ts';

const atOnce = 2;
const slowdown = 4;

const month = (code: string) => `/api/sportello/v1/consumi/${code}?inizioPeriodo=2026-10-01&finePeriodo=2026-10-31`;

/**
 * Measures if a month's chart slows down with all other customers' curves, and the time to draw a year of
 * quarter-hours.
 */
export const curves: Bench = {
  name: 'curves',
  title:
    'p99 of the call of a month’s chart; a year of quarter-hours from the database to the screen, processor 4 × slower',
  longestMinutes: 30,
  async run(place, opened) {
    const times = 5;
    const drawn = await drawYear(await openApp(place, opened), { times, slowdown });
    // Creating fifty million takes a minute or two; BENCH_CURVES sets fewer for a trial.
    const large = Number(process.env['BENCH_CURVES'] ?? 50_000_000);
    const small = 500_000;
    const extent = { small, large, rounds: 9, requests: 200, customers: 20 };
    const other = new Place();
    opened.push(async () => other.remove());
    const { p50, p99, ratio } = await measureCurves(other, opened, extent);
    const ms = (value: number) => `${value.toFixed(2)} ms`;
    return [
      table(
        ['month’s chart', 'p50 of the one', 'of the other', 'p99 of the one', 'of the other', 'p99 ratio'],
        [
          [
            `${small.toLocaleString('en')} and ${large.toLocaleString('en')} values of all`,
            ...p50.map(ms),
            ...p99.map(ms),
            against(ratio, { atMost: 1.3 }),
          ],
        ],
      ),
      table(
        ['35,040 quarter-hours', `median of ${times}`],
        [['from the click to the drawn line', `${drawn.toFixed(0)} ms`]],
      ),
    ].join('\n\n');
  },
};

interface Extent {
  /** Values of each of two providers. */
  readonly small: number;
  readonly large: number;
  readonly rounds: number;
  readonly requests: number;
  readonly customers: number;
}

export async function measureCurves(
  place: Place,
  opened: (() => Promise<unknown>)[],
  { small, large, rounds, requests, customers }: Extent,
) {
  const { admin, create, start } = await openDatabases(place, opened);
  const sides = [];
  for (const size of [small, large]) {
    const name = `curves_${size}`;
    const database = await create(name);
    const { origin } = await start(name, database);
    const began = performance.now();
    const metered = await fillCurves(database, size, customers);
    console.log(`${size.toLocaleString('en')} values made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    sides.push({ origin, metered });
  }
  await admin.query('checkpoint');
  const client = new Client(atOnce);
  opened.push(async () => client.close());
  const targets = [];
  for (const { origin, metered } of sides) {
    const tokens = new Map<string, string>();
    const side = [];
    for (const { username, code } of metered) {
      const token = tokens.get(username) ?? (await signIn(origin, username));
      tokens.set(username, token);
      side.push({ url: origin + month(code), token });
    }
    targets.push(side);
  }
  return await measureInTurn(client, targets, { requests, rounds, atOnce });
}

/** Milliseconds from the click on another year to the frame that draws its hours, with a throttled CPU. */
export async function drawYear(
  { browser, origin }: OpenApp,
  { times, slowdown: rate }: { readonly times: number; readonly slowdown: number },
): Promise<number> {
  const measured: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const { page, close } = await openWindow(browser, origin, { isSlow: false });
    await page.goto('/login');
    await page.getByLabel('Nome utente').fill('full');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await page.getByRole('article').first().waitFor();
    await page.goto('/my-edison/contratti/4000100001/consumi');
    await page.getByText('Ora per ora', { exact: true }).click();
    await page.locator('[role="slider"] path').first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate(() => {
      const watch = { start: 0, end: 0 };
      const yearNow = () =>
        document.querySelector('[role="slider"]:has(path)')?.getAttribute('aria-label') ?? undefined;
      const before = yearNow();
      Object.assign(window, { watch });
      addEventListener('click', () => (watch.start = performance.now()), { capture: true, once: true });
      const look = () => {
        const year = yearNow();
        if (watch.start > 0 && year !== undefined && year !== before)
          requestAnimationFrame(() => (watch.end = performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole('button', { name: 'Periodo precedente' }).click();
    const done = await page.waitForFunction(() => {
      const { start, end } = (window as unknown as { watch: { start: number; end: number } }).watch;
      return end > 0 ? end - start : undefined;
    });
    measured.push((await done.jsonValue()) ?? Number.NaN);
    await close();
  }
  return median(measured);
}
