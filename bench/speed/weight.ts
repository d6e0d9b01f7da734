import type { Page, Response } from '@playwright/test';
import type { Bench } from '../lib/bench.ts';
import { openApp, openWindow, type OpenApp } from '../lib/browser.ts';
import { table } from '../lib/table.ts';
import { demoPassword } from '../lib/web-server.ts';

/** Limits per screen in kilobytes (1,000 bytes). */
const limits = { login: 115, home: 190 } as const;

/** Measures JS and CSS on the wire, with headers, that a new browser downloads until it is idle. */
export const weight: Bench = {
  name: 'weight',
  title: 'JS and CSS that a browser downloads until nothing more comes, in kB on the wire',
  async run(place, opened) {
    const { login, home } = await measureWeight(await openApp(place, opened), { quietMs: 4000 });
    const row = (name: keyof typeof limits, { js, css, files }: Weight) => {
      const limit = limits[name];
      const sum = js + css;
      const verdict = sum <= limit ? 'met' : 'MISSED';
      return [name, String(files), js.toFixed(1), css.toFixed(1), sum.toFixed(1), `≤ ${limit}`, verdict];
    };
    return table(['screen', 'files', 'JS', 'CSS', 'together', 'aim', ''], [row('login', login), row('home', home)]);
  },
};

interface Extent {
  /** The download is complete after this time without a new file. */
  readonly quietMs: number;
}

export async function measureWeight({ browser, origin }: OpenApp, { quietMs }: Extent) {
  const { page, forgetFiles, close } = await openWindow(browser, origin, { isSlow: false });
  // A low viewport, so that one card more or less above another does not change the result (docs/measurements/performance.md).
  await page.setViewportSize({ width: 390, height: 390 });
  // With data saving on, the browser does not preload other pages (docs/measurements/performance.md).
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const login = await weigh(page, quietMs, () => page.goto('/login'));
  await page.getByLabel('Nome utente').fill('full');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('article').first().waitFor();
  // Excludes late fetches of the first view from the second.
  await page.goto('about:blank');
  await forgetFiles();
  const home = await weigh(page, quietMs, async () => {
    await page.goto('/my-edison');
    await page.getByRole('article').first().waitFor();
  });
  await close();
  return { login, home };
}

interface Weight {
  readonly js: number;
  readonly css: number;
  readonly files: number;
}

async function weigh(page: Page, quietMs: number, open: () => Promise<unknown>): Promise<Weight> {
  const sizes: Promise<{ type: string; bytes: number }>[] = [];
  let latest = Date.now();
  const note = (response: Response) => {
    const type = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
    if (type === undefined) return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => ({ type, bytes: responseBodySize + responseHeadersSize })),
    );
    latest = Date.now();
  };
  page.on('response', note);
  await open();
  await page.waitForFunction(() => 'sportelloStarted' in window);
  while (Date.now() - latest < quietMs) await page.waitForTimeout(quietMs / 8);
  page.off('response', note);
  const all = await Promise.all(sizes);
  const sum = (wanted: string) =>
    all.reduce((total, { type, bytes }) => total + (type === wanted ? bytes : 0), 0) / 1000;
  return { js: sum('js'), css: sum('css'), files: all.length };
}
