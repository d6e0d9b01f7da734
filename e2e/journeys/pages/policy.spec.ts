import type { Page } from '@playwright/test';
import { areaPaths, filled, isAddressOf, openPaths, paths } from '../../support/paths.ts';
import { answers, arrived, expectFocusArrived, faultsOf, isNowhere, linksOf, stepTo } from '../../support/screen.ts';
import { expect, expectAccessible, signIn, test, title } from '../../support/test.ts';

const STAFF = new Set(['operatore', 'manutentore']);

/** Detail pages that need an item: the parent page lists it, and its first link leads there. */
const listOf = (path: string) =>
  path in filled || !path.includes('/$') ? undefined : path.slice(0, path.indexOf('/$'));

/** The address to visit for a path; undefined if this user has no such item. */
async function addressOf(
  page: Page,
  path: string,
  username: string | undefined,
  firstOf: Map<string, string>,
): Promise<string | undefined> {
  const list = listOf(path);
  if (list === undefined) return filled[path] ?? path;
  if (username !== 'full') return undefined;
  if (!firstOf.has(list)) {
    await page.goto(list);
    firstOf.set(list, (await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? '');
  }
  const first = firstOf.get(list) ?? '';
  const below = /\$[^/]+(.*)$/.exec(path)?.[1] ?? '';
  return first.replace(/(\?|$)/, `${below}$1`);
}

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
    await expect(page.getByText('Scrivi la password attuale.')).toBeVisible();
  },
  '/my-edison/profilo/dati': async (page) => {
    // Expands the details like printing does.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('main details:not([open])')).toHaveCount(0);
    // Ten years of bills are thirty thousand similar elements: the first ones of each list are enough.
    await page.evaluate(() => {
      for (const row of document.querySelectorAll('main li:nth-child(n + 3)')) row.remove();
    });
  },
};

test('visits every route', () => {
  expect(paths.length).toBeGreaterThan(8);
  const hasList = (path: string) => paths.some((each) => each.replace(/\/$/, '') === listOf(path));
  expect(paths.filter((path) => path.includes('$') && !(path in filled) && !hasList(path))).toEqual([]);
});

async function openAnew(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('Caricamento...').filter({ visible: true })).toHaveCount(0);
}

// The last user's lists never load: every screen is seen with its error. On a phone each address is opened directly;
// on a desktop, and by that user, navigation is by links. A visitor is redirected to the login from all pages but the public ones.
for (const { username, tag } of [
  { username: undefined, tag: '@layout' },
  { username: 'full', tag: '@layout' },
  { username: 'operatore', tag: [] },
  { username: 'guasto', tag: [] },
]) {
  const who = username ?? 'a visitor';
  test(`shows ${who} no violation, error or lost request on any page`, { tag }, async ({ page, isMobile }) => {
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
      const isFault = username === 'guasto' && response.status() === 503;
      if (response.status() >= 400 && !isFault) trouble.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // Leaving a page or dropping a preload aborts its requests.
      const why = request.failure()?.errorText ?? '';
      if (why !== 'net::ERR_ABORTED') trouble.push(`${why} ${request.url()}`);
    });

    // Like the form, which sends operators there; the app then knows that they are no customers (operatore.posti.2).
    const at = username === 'operatore' ? '/my-edison/operatore' : '/my-edison';
    if (username !== undefined) {
      await signIn(page, username, { at });
      await arrived(page);
      await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('sportello.known.person.');
    }
    const visit = (isMobile && username !== 'guasto') || username === undefined ? openAnew : stepTo;
    const seen = new Set<string>();
    const firstOf = new Map<string, string>();
    for (const path of username === 'full' && !isMobile ? paths : pathsOf(username, paths)) {
      const url = await addressOf(page, path, username, firstOf);
      if (url === undefined) continue;
      await visit(page, url);
      if (username === 'full') await openings[url]?.(page);
      // Many addresses show the login to a visitor, and "not found" to staff.
      const screen = (await title(page).textContent()) ?? '';
      if (!seen.has(screen)) await expectAccessible(page);
      seen.add(screen);
      expect(trouble, url).toEqual([]);
    }
  });
}

/**
 * Returns the paths that are a user's, and a few that lead elsewhere: a visitor's to the login, and those of staff or of
 * customers to "not found". `full` opens them all in a wide window.
 */
function pathsOf(username: string | undefined, all: readonly string[]): readonly string[] {
  const isStaffs = (path: string) => path.startsWith('/my-edison/operatore');
  const isOwn = (path: string) => {
    if (username === undefined) return openPaths.includes(path);
    return STAFF.has(username) ? isStaffs(path) : !isStaffs(path);
  };
  return [...all.filter(isOwn), ...areaPaths.filter((path) => !isOwn(path)).slice(0, 3)];
}

/** Limit of screens checked per kind; customers who lack something have fewer screens of their own. */
const mostOfAKind = (hasAll: boolean) => (hasAll ? 2 : 1);

/** Detail pages, with the staff's below them. */
const pagesOfThings = (username: string) =>
  paths.filter(
    (path) =>
      path.startsWith('/my-edison/') &&
      path.includes('/$') &&
      path.startsWith('/my-edison/operatore') === (username === 'operatore'),
  );

/** Addresses of one kind differ only in their item, which may be a day's reading, or search. */
const kindOf = (path: string) =>
  path
    .replace(/\d{6,}|\d{4}-\d\d-\d\d/g, '…')
    .replace(/cerca=[^&]*/, 'cerca=…')
    .replace(/\?(genere)=/, ' $1 ');

// Each kind of customer has places that others lack (moduli.stati.1): every link must lead to one of the customer's
// own.
for (const username of [
  'full',
  'vas',
  'fibra',
  'stg',
  'prospect',
  'switchout',
  'pratiche',
  'amministratore',
  'pmi',
  'operatore',
  'manutentore',
  'guasto',
]) {
  test(`leads ${username} into no dead end on the narrowest phone`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, username);
    await arrived(page);
    const found: string[] = [];
    const seen = new Set<string>();
    const looks = new Map<string, number>();
    // Users with one of everything must reach each detail page; if an item does not exist yet, a fixed address
    // replaces it.
    const hasAll = ['full', 'operatore'].includes(username);
    const given = hasAll ? pagesOfThings(username).flatMap((path) => filled[path] ?? []) : [];
    const starts = pathsOf(username, areaPaths);
    const todo: { path: string; from?: string }[] = [...starts, ...given].map((path) => ({ path }));
    const walk = async () => {
      for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
        const { path, from } = next;
        const looked = looks.get(kindOf(path)) ?? 0;
        if (seen.has(path) || looked >= mostOfAKind(hasAll)) continue;
        seen.add(path);
        looks.set(kindOf(path), looked + 1);
        const before = new URL(page.url()).pathname;
        await stepTo(page, path);
        if (new URL(page.url()).pathname !== before) await expectFocusArrived(page, path);
        if (from !== undefined && (await isNowhere(page))) found.push(`${from} leads nowhere: ${path}`);
        for (const fault of await faultsOf(page)) found.push(`${path}: ${fault}`);
        for (const link of await linksOf(page)) todo.push({ path: link, from: path });
      }
    };
    await walk();
    const unseen = () =>
      hasAll ? pagesOfThings(username).filter((path) => ![...seen].some((address) => isAddressOf(path, address))) : [];
    // Rare subpages are opened below the first item of their kind.
    for (const path of unseen()) {
      const [above, last] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/'))];
      const thing = [...seen].find((address) => isAddressOf(above, address));
      if (thing !== undefined) todo.push({ path: thing.replace(/(?=[?#]|$)/, last) });
    }
    await walk();
    expect(found).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(starts.length);
    // Fails for a new page that no link leads to.
    expect(unseen()).toEqual([]);
  });
}

test('leads a visitor into no dead end on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const found: string[] = [];
  for (const path of openPaths) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await answers(page);
    for (const fault of await faultsOf(page)) found.push(`${path}: ${fault}`);
    for (const link of await linksOf(page)) {
      if (!paths.some((each) => each !== '/$' && isAddressOf(each, link))) found.push(`${path} leads nowhere: ${link}`);
    }
  }
  expect(found).toEqual([]);
});

test('stays inside the area on every step offline, without an internal error', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await signIn(page, 'full');
  await arrived(page);
  await context.setOffline(true);
  const said = new Set<string>();
  for (const path of areaPaths) {
    await stepTo(page, path);
    said.add((await title(page).textContent()) ?? '');
    await expect(page.getByText('errore nostro'), path).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Qualcosa non ha funzionato'), path).toHaveCount(0);
  }
  expect(said).toContain('Sei senza connessione');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Sei senza connessione' })).toHaveCount(0);
  await expect(title(page)).toBeVisible();
});
