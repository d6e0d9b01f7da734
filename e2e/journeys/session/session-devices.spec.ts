import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signInByForm, storedSession, test, title } from '../../support/test.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

// Several browsers sign in one after the other.
test.slow();

const here = (page: Page) => page.getByText('Questo dispositivo', { exact: true });

/** Uses the menu on a phone, the side bar on a desktop. */
async function openDevices(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Apri il menu' });
  const link = page.getByRole('link', { name: 'Dispositivi e accessi' }).filter({ visible: true });
  await menu.or(link).waitFor();
  if (await menu.isVisible()) await menu.click();
  await link.click();
  await expect(title(page)).toHaveText('Dispositivi e accessi');
}

async function elsewhere(browser: Browser, username: string, userAgent: string, rememberMe: boolean) {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  await signInByForm(page, username, { rememberMe });
  return page;
}

/** A page that learns by itself that it is signed out leaves during the reload, which then fails. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.reload().catch(() => undefined);
  await page.waitForURL('/login');
}

test('signs out another device, which notices at its next call', async ({ page, browser }) => {
  const username = 'placet';
  const there = await elsewhere(browser, username, FIREFOX, true);
  await signInByForm(page, username);
  await openDevices(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox su Windows' }).first();
  await expect(row).toContainText('Accesso ricordato');
  await expect(row).toContainText('Usato oggi alle');
  await expect(here(page)).toHaveCount(1);
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Esci da questo dispositivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Esci da questo dispositivo?' });
  await expect(dialog).toContainText('Firefox su Windows');
  await expectAccessible(page);

  await page.context().setOffline(true);
  const confirm = dialog.getByRole('button', { name: 'Esci dal dispositivo' });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Non abbiamo inviato nulla');
  await page.context().setOffline(false);

  await page.route('**/sessioni/*', (route) => route.abort());
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Non sappiamo se la richiesta è arrivata');
  await page.unroute('**/sessioni/*');
  await page.route('**/sessioni/*', (route) =>
    route.fulfill({
      status: 503,
      json: { header: { stato: 1, codice: 'S-001', descrizione: '', idRichiesta: 'richiesta-7' } },
    }),
  );
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('richiesta-7');
  await page.unroute('**/sessioni/*');

  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('su quel dispositivo bisogna accedere di nuovo')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Firefox su Windows' })).toHaveCount(0);

  await expectSignedOut(there);
  await expect(there.getByText('La sessione è scaduta')).toBeVisible();
  await there.context().close();
});

test('signs out all other devices, also with a token that the server rejects', async ({ page, browser }) => {
  const username = 'fibra';
  const others = [await elsewhere(browser, username, FIREFOX, false), await elsewhere(browser, username, IPHONE, true)];
  await signInByForm(page, username);
  await openDevices(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Safari su iPhone' })).toBeVisible();
  // The session is still valid: the token is rejected once and the call repeated.
  let isRejected = false;
  await page.route('**/sessioni', async (route) => {
    if (isRejected || route.request().method() !== 'DELETE') return route.continue();
    isRejected = true;
    return route.fulfill({
      status: 401,
      json: { header: { stato: 1, codice: 'SESSION_NOT_VALID', descrizione: '', idRichiesta: 'r' } },
    });
  });
  await page.getByRole('button', { name: 'Esci da tutti gli altri' }).click();
  const dialog = page.getByRole('dialog', { name: 'Esci da tutti gli altri?' });
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Esci da tutti gli altri' }).click();
  await dialog.getByRole('button', { name: 'Esci dagli altri' }).click();
  await expect(page.getByText('dispositivi bisogna accedere di nuovo')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Esci da tutti gli altri' })).toBeHidden();
  expect(await storedSession(page)).toBeDefined();
  for (const other of others) {
    await expectSignedOut(other);
    await other.context().close();
  }
});
