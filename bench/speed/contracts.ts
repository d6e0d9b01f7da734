import type { Page, Request } from '@playwright/test';
import type { Bench } from '../lib/bench.ts';
import { openApp, openWindow, type OpenApp } from '../lib/browser.ts';
import { median, quantile } from '../lib/statistics.ts';
import { table } from '../lib/table.ts';
import { demoPassword } from '../lib/web-server.ts';

const wheels = 40;

interface Figures {
  readonly listBytes: number;
  /** The list's calls, and how many waited for another's answer. */
  readonly listCalls: Calls;
  /** Time to the first contract: from a cold start, and from another screen of the area. */
  readonly opened: number;
  readonly reached: number;
  readonly drawn: number;
  readonly frames: readonly number[];
  readonly found: number;
  readonly detailCalls: Calls;
  readonly detail: number;
}

interface Calls {
  readonly count: number;
  readonly waves: number;
}

/** Measures the list of an administrator with 400 supplies, and the page of one of them, on a slow phone. */
export const contracts: Bench = {
  name: 'contracts',
  title: '400 supplies on a phone: 390 px, 4 × slower processor, 1.6 Mbit/s, 150 ms; medians of 5',
  async run(place, opened) {
    const app = await openApp(place, opened);
    const measured = await measureContracts(app, { rounds: 5, isSlow: true, settledMs: 3000 });
    const of = (figure: (round: Figures) => number) => median(measured.map(figure));
    const calls = ({ count, waves }: Calls) => `${count} in ${waves} ${waves === 1 ? 'wave' : 'waves'}`;
    return table(
      ['what', 'median'],
      [
        ['list: what its calls bring', `${of(({ listBytes }) => listBytes).toFixed(1)} kB`],
        ['list: calls', calls(measured[0]?.listCalls ?? { count: 0, waves: 0 })],
        ['list, nothing cached: to the first contract', `${of((round) => round.opened).toFixed(0)} ms`],
        ['list, from the home: to the first contract', `${of(({ reached }) => reached).toFixed(0)} ms`],
        ['list: contracts drawn', of(({ drawn }) => drawn).toFixed(0)],
        ['list: frame while scrolling, median', `${of(({ frames }) => median(frames)).toFixed(0)} ms`],
        ['list: frame while scrolling, p95', `${of(({ frames }) => quantile(frames, 0.95)).toFixed(0)} ms`],
        ['list: from the second keystroke to what it finds', `${of(({ found }) => found).toFixed(0)} ms`],
        ['detail: calls', calls(measured[0]?.detailCalls ?? { count: 0, waves: 0 })],
        ['detail, nothing cached: to all of it', `${of(({ detail }) => detail).toFixed(0)} ms`],
      ],
    );
  },
};

interface Extent {
  readonly rounds: number;
  readonly isSlow: boolean;
  /** By then a screen has sent all its calls; the event stream never goes idle. */
  readonly settledMs: number;
}

export async function measureContracts(
  { browser, origin }: OpenApp,
  { rounds, isSlow, settledMs }: Extent,
): Promise<Figures[]> {
  const measured: Figures[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const { page, forgetFiles, close } = await openWindow(browser, origin, { isSlow });
    measured.push(await round(page, forgetFiles, settledMs));
    await close();
  }
  return measured;
}

async function round(page: Page, forgetFiles: () => Promise<unknown>, settledMs: number): Promise<Figures> {
  await page.goto('/login');
  await page.getByLabel('Nome utente').fill('amministratore');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('table').waitFor();

  await page.goto('/my-edison/contratti');
  await page.getByRole('article').first().waitFor();
  await forgetFiles();
  const asked = noteCalls(page);
  const opened = await timeToArticle(page, () => page.reload());
  await page.waitForTimeout(settledMs);
  const { bytes: listBytes, ...listCalls } = await asked();

  const bar = page.getByRole('navigation', { name: 'Menu principale' });
  await bar.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('region', { name: 'I tuoi contratti' }).getByRole('table').waitFor();
  const start = Date.now();
  await bar.getByRole('link', { name: 'Forniture', exact: true }).click();
  await page.getByRole('list', { name: 'Contratti' }).getByRole('article').first().waitFor();
  const reached = Date.now() - start;

  const drawn = await page.getByRole('article').count();
  const frames = await scroll(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const search = page.getByRole('searchbox', { name: 'Cerca tra i contratti' });
  await search.press('v');
  const typed = Date.now();
  await search.press('i');
  await page.getByText(/contratti trovati/).waitFor();
  const found = Date.now() - typed;

  await page.getByRole('article').getByRole('link').first().click();
  const lastPart = page.getByRole('link', { name: 'Come paghi' });
  await lastPart.waitFor();
  await forgetFiles();
  const askedByDetail = noteCalls(page);
  const shown = Date.now();
  await page.reload({ waitUntil: 'commit' });
  await lastPart.waitFor();
  const detail = Date.now() - shown;
  await page.waitForTimeout(settledMs);
  const { count, waves } = await askedByDetail();
  return { listBytes, listCalls, opened, reached, drawn, frames, found, detailCalls: { count, waves }, detail };
}

/** Records a screen's calls until the result is read, without the frame's own (profile, notifications). */
function noteCalls(page: Page): () => Promise<Calls & { bytes: number }> {
  const calls: Request[] = [];
  const note = (request: Request) => {
    if (/\/api\/(contratti|documenti|verifiche)\//.test(request.url())) calls.push(request);
  };
  page.on('requestfinished', note);
  return async () => {
    page.off('requestfinished', note);
    const spans = calls
      .map((call) => ({ start: call.timing().startTime, end: call.timing().startTime + call.timing().responseEnd }))
      .toSorted((one, other) => one.start - other.start);
    const sizes = await Promise.all(calls.map((call) => call.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
    return { count: calls.length, waves: wavesOf(spans), bytes };
  };
}

/** Upper bound of the sequential calls: one that began after another's end may have waited for it. */
function wavesOf(spans: readonly { start: number; end: number }[]): number {
  let waves = 0;
  let end = -Infinity;
  for (const span of spans) {
    if (span.start < end) continue;
    waves += 1;
    end = Math.min(...spans.filter(({ start }) => start >= span.start).map((each) => each.end));
  }
  return waves;
}

async function timeToArticle(page: Page, act: () => Promise<unknown>): Promise<number> {
  const start = Date.now();
  const acted = act();
  await page.waitForEvent('domcontentloaded');
  await page.getByRole('article').first().waitFor();
  const time = Date.now() - start;
  await acted;
  return time;
}

/** Frame times while the list scrolls. */
async function scroll(page: Page): Promise<number[]> {
  return page.evaluate(async (turns) => {
    const frames: number[] = [];
    let last = performance.now();
    for (let turn = 0; turn < turns; turn += 1) {
      window.scrollBy(0, 300);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
    }
    return frames.slice(1);
  }, wheels);
}
