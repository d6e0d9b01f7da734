import type { BrowserContext, Page } from '@playwright/test';
import { answers } from '../../support/screen.ts';
import { expect, PASSWORD, signInByForm, signOut, test } from '../../support/test.ts';

async function signInOffline(page: Page, context: BrowserContext) {
  await context.setOffline(true);
  const username = page.getByLabel('Nome utente');
  const password = page.getByLabel('Password', { exact: true });
  const enter = page.getByRole('button', { name: 'Accedi', exact: true });
  await username.fill('luce');
  await password.fill(PASSWORD);
  await enter.click();
  await expect(page.getByRole('alert')).toContainText('bbiamo inviato nulla');
  await expect(username).toHaveValue('luce');
  await expect(password).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await enter.click();
  await page.waitForURL('/my-edison');
}

test('sends no sign-in without a connection, shows why and keeps the input', async ({ page, context }) => {
  const parts = ['**/SignInError-*.js', '**/sign-in-request-*.js'];
  const loaded = parts.map(async (part) => (await page.waitForResponse(part)).finished());
  await page.goto('/login');
  await page.getByLabel('Nome utente').fill('l');
  await Promise.all(loaded);
  await signInOffline(page, context);
});

test('sends no sign-in if its code cannot be loaded, shows why, and works again', async ({ page, context }) => {
  // Every part of the page is there, and none of those that the first keystroke loads.
  await page.goto('/login', { waitUntil: 'networkidle' });
  await answers(page);
  await signInOffline(page, context);
});

test('discards drafts when the user signs out, and keeps them when the session expires', async ({ page }) => {
  const key = 'sportello-draft.luce/prova';
  const write = () =>
    page.evaluate(([key, at]) => sessionStorage.setItem(key, JSON.stringify({ at, values: { nota: 'La caldaia' } })), [
      key,
      Date.now(),
    ] as const);
  const read = () => page.evaluate((key) => sessionStorage.getItem(key), key);
  await signInByForm(page, 'luce');
  await write();
  // The server rejects the token and its renewal.
  await page.route('**/as/token', (route) =>
    route.fulfill({
      status: 401,
      json: { header: { stato: 1, codice: 'SESSION_NOT_VALID', descrizione: '', idRichiesta: 'r' } },
    }),
  );
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('sportello.session') ?? '{}') as object;
    sessionStorage.setItem('sportello.session', JSON.stringify({ ...session, expiresAt: 0 }));
  });
  await page.reload();
  await expect(page.getByText('La sessione è scaduta')).toBeVisible();
  await expect(page.getByText('lo ritrovi quando accedi di nuovo')).toBeVisible();
  await page.unroute('**/as/token');
  await signInByForm(page, 'luce');
  expect(await read()).toContain('La caldaia');
  await signOut(page);
  await expect(page.getByText('L’area clienti è chiusa.')).toBeVisible();
  expect(await read()).toBeNull();
});

test('restores unsent input with a notice, and discards it on request', async ({ page }) => {
  await signInByForm(page, 'luce');
  await page.goto('/my-edison/assistenza/scrivici');
  const topic = page.getByLabel('Di che cosa si tratta?');
  const words = page.getByLabel('Il tuo messaggio');
  const callout = page.getByText('Abbiamo ritrovato quello che non avevi ancora inviato');
  await topic.selectOption('Area clienti e dati personali');
  await words.fill('La caldaia si spegne.');
  await page.getByLabel('Un SMS').check();
  await expect(callout).toHaveCount(0);
  await page.reload();
  await expect(callout).toBeVisible();
  await expect(words).toHaveValue('La caldaia si spegne.');
  await expect(page.getByLabel('Un SMS')).toBeChecked();

  await page.getByRole('button', { name: 'Scarta e ricomincia' }).click();
  await expect(words).toHaveValue('');
  await expect(callout).toHaveCount(0);
  await page.reload();
  await expect(words).toHaveValue('');
  await expect(callout).toHaveCount(0);
});
