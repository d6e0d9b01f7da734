import type { CDPSession, Page } from '@playwright/test';
import { expect, PASSWORD, test, title } from '../../support/test.ts';

// What a browser that was never here downloads of JS and CSS, headers and all, until nothing more
// comes: what the page asks for, what it fetches ahead, and what comes while the browser is idle.
// `npm run bench -- weight` tells the same by file.

const LOGIN_MOST = 125_000;
const HOME_MOST = 190_000;

/** The code of the places in the bar, which comes once the home has been there for a while (pagine.rete.2): bills and what a supply used among them. */
const AHEAD_MOST = 165_000;

/** As high as a phone that lies on its side. */
const LOW = { width: 390, height: 390 };

/** So long without a new file, and no more will come by itself. */
const QUIET_MS = 4000;

/** Counts the bytes of the app's own code and style from now on, until so long nothing more came. */
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

test('the login weighs at most 125 kB, the home at most 190 kB, and the places ahead at most 165 kB', async ({
  page,
  context,
}) => {
  // What is drawn where one gets to comes as it is seen, and weighs for whoever sees it: the window is low,
  // so that no card more or less above it decides what is counted.
  await page.setViewportSize(LOW);
  // Asked to save data a browser fetches no places ahead: those are weighed by themselves.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const login = await weigh(page, await devtoolsOf(page), () => page.goto('/login'));
  await page.getByLabel('Username').fill('full');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText('Giulia');
  // What the first look at it still fetches is not counted with the second.
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
