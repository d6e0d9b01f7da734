import { randomUUID } from 'node:crypto';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { startServer, type Server, type Settings } from './server.ts';
import { OPERATOR, proveFactor } from './second-factor.ts';
import { xsrfToken } from './xsrf.ts';

export { expect, type Locator, type Page };

export const PASSWORD = 'Sportello-2026';

/** The browser's own logs of failed downloads, which the screens handle. */
const LOGGED_ANYWAY = /^Failed to load resource|Failed to fetch dynamically imported module|Unable to preload CSS/;

/** Each worker has its own server and database, so workers don't see each other's data. */
export const serverTest = base.extend<object, { template: string; settings: Settings; server: Server }>({
  template: [process.env['E2E_TEMPLATE'] ?? '', { scope: 'worker', option: true }],
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ template, settings }, use) => {
      const given = process.env['E2E_BASE_URL'];
      if (given !== undefined) return use({ url: given, dataDir: undefined });
      const server = await startServer(template, settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export const test = serverTest.extend<{ noTrouble: void }>({
  // Every journey also fails on errors invisible to a customer: an error in the page, a CSP violation.
  noTrouble: [
    async ({ context }, use) => {
      const trouble: string[] = [];
      const follow = (page: Page) => {
        const note = (text: string) => {
          if (!LOGGED_ANYWAY.test(text)) trouble.push(text);
        };
        page.on('pageerror', (error) => note(String(error)));
        page.on('console', (message) => {
          if (message.type() === 'error') note(message.text());
        });
      };
      context.on('page', follow);
      await use();
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

export async function signInByForm(
  page: Page,
  username: string,
  options: { rememberMe?: boolean; origin?: string } = {},
): Promise<void> {
  await page.goto(`${options.origin ?? ''}/login`);
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  if (options.rememberMe) await page.getByLabel('Ricordami').check();
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await page.waitForURL(/\/my-edison/);
  await expect(title(page)).toBeVisible();
}

/**
 * Signs in through the API, for journeys about something else, and opens a page of the area.
 *
 * @param options.at the page; the home by default
 */
export async function signIn(
  page: Page,
  username: string,
  { rememberMe = false, at = '/my-edison' }: { rememberMe?: boolean; at?: string } = {},
): Promise<void> {
  const answer = await page.request.post('/api/ping/clienti/v1/login', {
    headers: { 'x-xsrf-token': await xsrfToken(page.request), 'x-ricordami': rememberMe ? '1' : '0' },
    data: { username, password: Buffer.from(PASSWORD, 'utf8').toString('base64') },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const tokens = (await answer.json()) as { access_token: string; refresh_token: string; expires_in: number };
  if (username === OPERATOR) await proveFactor(page.request, tokens.access_token);
  const session = {
    id: randomUUID().replaceAll('-', ''),
    renewals: 0,
    username,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresIn: tokens.expires_in,
    expiresAt: Date.now() + tokens.expires_in * 1000,
    rememberMe,
  };
  // Any file of the origin gives access to its storage.
  await page.goto('/favicon.svg');
  await page.evaluate((session) => {
    const text = JSON.stringify(session);
    sessionStorage.setItem('sportello.session', text);
    if (session.rememberMe) localStorage.setItem('sportello.session', text);
  }, session);
  await page.goto(at);
  await expect(title(page)).toBeVisible();
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

export const contractCards = (page: Page) => page.getByRole('article');

/** The list of contracts, where `openContract` begins. */
export const CONTRACTS = '/my-edison/contratti';

/**
 * Opens a contract from the list's three tabs.
 *
 * @param which its name, its card's text, or its position in the first tab
 * @param page subpage: "Documenti" or "Gestisci"
 */
export async function openContract(page: Page, which: string | RegExp | number, below?: string): Promise<void> {
  if (!page.url().endsWith(CONTRACTS)) await page.goto(CONTRACTS);
  const cards = which instanceof RegExp ? contractCards(page).filter({ hasText: which }) : contractCards(page);
  const links = cards.getByRole('link');
  const link = () =>
    typeof which === 'string'
      ? links.filter({ hasText: new RegExp(`^${which}$`) })
      : links.nth(typeof which === 'number' ? which : 0);
  // A tab that is still loading has no links: retries over the tabs until it is found.
  await expect(async () => {
    for (const part of ['Forniture', 'Servizi', 'Prodotti']) {
      const tab = page.getByRole('navigation', { name: 'Tipi di contratto' }).getByRole('link', { name: part });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      // The previous tab's content stays until the next frame, and may disappear during the click.
      if ((await link().count()) > 0) return link().first().click({ timeout: 2000 });
    }
    expect(await link().count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await expect(title(page)).not.toHaveText('Forniture');
  if (below === undefined) return;
  await page.getByRole('navigation', { name: 'Parti del contratto' }).getByRole('link', { name: below }).click();
}

/** Signs out through the button of the current layout. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Apri il menu' });
  const exit = page.getByRole('button', { name: 'Esci' }).filter({ visible: true });
  await expect(menu.or(exit)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await exit.click();
  await page.waitForURL('/login');
}

export async function storedSession(page: Page): Promise<Record<string, unknown> | undefined> {
  const text = await page.evaluate(() => sessionStorage.getItem('sportello.session'));
  return text === null ? undefined : (JSON.parse(text) as Record<string, unknown>);
}

export async function changeSession(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.evaluate((changes) => {
    for (const storage of [sessionStorage, localStorage]) {
      const text = storage.getItem('sportello.session');
      if (text !== null) storage.setItem('sportello.session', JSON.stringify({ ...JSON.parse(text), ...changes }));
    }
  }, changes);
}

/** Expects no axe violation, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // A colour in transition would give a false result.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const found = await violationsIn(page, { byColour: colorScheme === 'dark' });
    expect(found, colorScheme).toEqual([]);
  }
}

/** Changes the provider's config, in the pages that embed it and in the app's own request. */
export async function changeConfig(page: Page, changes: object): Promise<void> {
  const changed = (json: string) => JSON.stringify({ ...JSON.parse(json), ...changes }).replaceAll('<', '\\u003c');
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isPage = request.resourceType() === 'document';
    if (!isPage && !request.url().endsWith('/config.json')) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = isPage
      ? text.replace(/(?<=<script type="application\/json" id="config">)[^<]*/, changed)
      : changed(text);
    return route.fulfill({ response, body });
  });
}

/** Serves pages like a static host: without the embedded config, which the app then fetches. */
export async function takeConfigAway(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<!--config-->.*<!--\/config-->/s, '');
    return route.fulfill({ response, body });
  });
}

/** Delays the app's code: the page stays prerendered until `letThrough`. */
export async function holdScripts(page: Page): Promise<{ letThrough: () => void }> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return { letThrough };
}
