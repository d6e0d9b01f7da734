import type { CDPSession, Page } from '@playwright/test';
import { expect, PASSWORD, test, title } from '../../support/test.ts';

// JS and CSS on the wire, with headers, that a new browser downloads until it is idle, including preloads. `npm run
// bench -- weight` lists the same by file.

const LOGIN_MOST = 115_000;
const HOME_MOST = 190_000;

/**
 * The code of the bar's pages, such as bills and consumption, preloaded some time after the home has loaded
 * (pagine.rete.2).
 */
const AHEAD_MOST = 165_000;

const LOW = { width: 390, height: 390 };

/** The download is complete after this time without a new file. */
const QUIET_MS = 4000;

async function weigh(
  page: Page,
  devtools: CDPSession,
  open: () => Promise<unknown>,
  { clear = true, quiet = QUIET_MS } = {},
): Promise<number> {
  const asked = new Set<string>();
  let bytes = 0;
  let latest = Date.now();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.(js|css)$/.test(new URL(response.url).pathname)) asked.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!asked.has(requestId)) return;
    bytes += encodedDataLength;
    latest = Date.now();
  });
  await devtools.send('Network.enable');
  if (clear) await devtools.send('Network.clearBrowserCache');
  await open();
  latest = Date.now();
  await expect.poll(() => Date.now() - latest, { timeout: 60_000 }).toBeGreaterThan(quiet);
  await devtools.detach();
  return bytes;
}

const devtoolsOf = (page: Page) => page.context().newCDPSession(page);

test('loads at most 115 kB for the login, 190 kB for the home and 165 kB for the places ahead', async ({
  page,
  context,
}) => {
  // Parts below load on scrolling and don't count: the window is low, so that one card more or less above does not
  // change the result.
  await page.setViewportSize(LOW);
  // With data saving on, the browser preloads no other pages: those are measured separately.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const login = await weigh(page, await devtoolsOf(page), () => page.goto('/login'));
  await page.getByLabel('Nome utente').fill('full');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText('Giulia');
  // Excludes late fetches of the first view from the second.
  await page.goto('about:blank');
  const home = await weigh(page, await devtoolsOf(page), async () => {
    await page.goto('/my-edison');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  const other = await context.newPage();
  await other.setViewportSize(LOW);
  const ahead = await weigh(other, await devtoolsOf(other), () => other.goto('/my-edison'), {
    clear: false,
    quiet: 12_000,
  });
  test.info().annotations.push({ type: 'bytes', description: `login ${login}, home ${home}, ahead ${ahead}` });
  expect(login).toBeGreaterThan(LOGIN_MOST / 2);
  expect(login).toBeLessThanOrEqual(LOGIN_MOST);
  expect(home).toBeLessThanOrEqual(HOME_MOST);
  expect(ahead).toBeGreaterThan(AHEAD_MOST / 3);
  expect(ahead).toBeLessThanOrEqual(AHEAD_MOST);
});
