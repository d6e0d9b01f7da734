import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, title } from '../support/test.ts';

/** Every path of the app's routes, as its own list says. */
const routeTree = readFileSync(new URL('../../apps/web/src/routeTree.gen.ts', import.meta.url), 'utf8');
const list = /fullPaths:([^;]*);/.exec(routeTree)?.[1] ?? '';
const paths = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);

/** Paths with parts that a visit must fill; a new one of that kind has its line here. */
const filled: Readonly<Record<string, string>> = {
  '/$': '/qualcosa/che/non/c-e',
  '/my-edison/$': '/my-edison/non-c-e',
  '/my-edison/contratti/$codice/pagamento/$conto': '/my-edison/contratti/4000100001/pagamento/500000100001',
};

/** Pages of something that one must have, by the list whose first one leads there. */
const listOf: Readonly<Record<string, string>> = {
  '/my-edison/contratti/$codice': '/my-edison/contratti',
  '/my-edison/contratti/$codice/': '/my-edison/contratti',
  '/my-edison/contratti/$codice/documenti': '/my-edison/contratti',
  '/my-edison/contratti/$codice/gestisci': '/my-edison/contratti',
};

/** Where a visit of a path goes; nowhere for who has nothing of the kind. */
async function addressOf(page: Page, path: string, username: string | undefined): Promise<string | undefined> {
  const list = listOf[path];
  if (list === undefined) return filled[path] ?? path;
  if (username !== 'full') return undefined;
  await page.goto(list);
  const first = (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '';
  const below = path.split('$codice')[1] ?? '';
  return first.replace(/(\?|$)/, `${below}$1`);
}

/** What opens on a screen beyond its first look, where there is such a thing. */
const openings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/my-edison': async (page) => {
    const closed = page.getByText(/^Contratti chiusi/);
    if ((await closed.count()) > 0) await closed.click();
    const menu = page.getByRole('button', { name: 'Apri il menu' });
    if (await menu.isVisible()) {
      await menu.click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    }
  },
  '/my-edison/profilo/dispositivi': async (page) => {
    const others = page.getByRole('button', { name: 'Esci da tutti gli altri' });
    if ((await others.count()) === 0) return;
    await others.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  '/my-edison/profilo/password': async (page) => {
    await page.getByRole('button', { name: 'Cambia la password' }).click();
    await expect(page.getByText('Scrivi la password che usi ora.')).toBeVisible();
  },
  '/my-edison/profilo/dati': async (page) => {
    // Unfolded as for paper.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('main details:not([open])')).toHaveCount(0);
  },
};

test('every route is visited', () => {
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.filter((path) => path.includes('$') && (filled[path] ?? listOf[path]) === undefined)).toEqual([]);
});

// The last one’s lists never arrive: every screen is seen with its failure.
for (const { username, tag } of [
  { username: undefined, tag: '@layout' },
  { username: 'full', tag: '@layout' },
  { username: 'operatore', tag: [] },
  { username: 'guasto', tag: [] },
]) {
  const who = username ?? 'a visitor';
  test(`${who} meets no violation, error or lost request on any screen`, { tag }, async ({ page }) => {
    test.setTimeout(600_000);
    const trouble: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => trouble.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
        noteViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
      });
    });
    page.on('response', (response) => {
      // Who asks as an operator is told that the lists are a customer's.
      const isForCustomers = username === 'operatore' && response.status() === 403;
      const isFault = username === 'guasto' && response.status() === 503;
      if (response.status() >= 400 && !isForCustomers && !isFault)
        trouble.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // A page that is left, or a look ahead that came to nothing, takes its requests along.
      const why = request.failure()?.errorText ?? '';
      if (why !== 'net::ERR_ABORTED') trouble.push(`${why} ${request.url()}`);
    });

    if (username !== undefined) await signIn(page, username);
    const seen = new Set<string>();
    for (const path of paths) {
      const url = await addressOf(page, path, username);
      if (url === undefined) continue;
      await page.goto(url);
      await expect(title(page)).toBeVisible();
      await expect(page.getByText('Caricamento...').filter({ visible: true })).toHaveCount(0);
      if (username === 'full') await openings[url]?.(page);
      // Many addresses lead a visitor to the login, and staff to nothing.
      const screen = (await title(page).textContent()) ?? '';
      if (!seen.has(screen)) await expectAccessible(page);
      seen.add(screen);
      expect(trouble, url).toEqual([]);
    }
  });
}
