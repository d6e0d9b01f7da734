import type { Page } from '@playwright/test';
import { clockOf } from '../support/session.ts';
import { expect, expectAccessible, signIn, storedSession, test, title } from '../support/test.ts';

const bell = (page: Page) =>
  page
    .getByRole('link', { name: /^Notifiche/ })
    .filter({ visible: true })
    .first();

test('notifications are read one by one and all at once', async ({ page }) => {
  await signIn(page, 'vas');
  await expect(bell(page)).toHaveAccessibleName(/\(1 notifica da leggere\)/);
  await page.goto('/my-edison/notifiche');
  await expect(page.getByText('Da Leggere', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Letta', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Segna come letta' }).click();
  await expect(page.getByText('Hai letto tutto')).toBeVisible();
  await expect(page.getByText('Letta', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Segna tutte come lette' })).toBeHidden();
});

test('leads from a notification to its place', async ({ page }) => {
  await signIn(page, 'misto', { at: '/my-edison/notifiche' });
  await page.getByRole('group').getByRole('link', { name: 'Scopri di più' }).first().click();
  await expect(page).not.toHaveURL(/notifiche/);
  await expect(title(page)).not.toHaveText('Pagina non trovata');
});

test('shows new notifications at once in every open tab, over one stream', async ({ page, context }) => {
  test.setTimeout(90_000);
  await signIn(page, 'placet', { rememberMe: true });
  const line = page.waitForResponse('**/sportello/v1/eventi');
  await page.goto('/my-edison/notifiche');
  await expect(page.getByText('1 da leggere', { exact: true })).toBeVisible();
  await line;
  const lines: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/eventi')) lines.push(request.url());
  });
  const other = await context.newPage();
  await other.goto('/my-edison/notifiche');
  await expect(other.getByText('1 da leggere', { exact: true })).toBeVisible();

  const third = await context.newPage();
  await third.goto('/my-edison/assistenza/scrivici');
  await third.getByLabel('Di che cosa si tratta?').selectOption('Area clienti e dati personali');
  await third.getByLabel('Il tuo messaggio').fill('Come cambio i miei dati?');
  await third.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(title(third)).toHaveText('Messaggio inviato');

  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Abbiamo ricevuto il tuo messaggio' }).first()).toBeVisible({
      timeout: 30_000,
    });
  }
  // The first tab holds the stream for all three.
  expect(lines).toEqual([]);
});

test('shows at once that the session ended on another device', async ({ page, request }) => {
  await signIn(page, 'prospect');
  const line = page.waitForResponse('**/sportello/v1/eventi');
  await page.goto('/my-edison/notifiche');
  await line;
  const here = await storedSession(page);
  const answer = await request.get('/config.json');
  const cookie = /XSRF-TOKEN=([^;]+)/.exec(answer.headers()['set-cookie'] ?? '')?.[1] ?? '';
  await request.post('/api/sportello/v1/logout', {
    headers: { authorization: `Bearer ${String(here?.['accessToken'])}`, 'x-xsrf-token': cookie },
  });
  await page.waitForURL('/login');
  await expect(page.getByText('La sessione è scaduta')).toBeVisible();
});

test('requests notifications by itself when the stream fails', async ({ page, context }) => {
  const clock = await clockOf(context);
  await page.route('**/sportello/v1/eventi', (route) => route.abort());
  // The app opens the stream, and starts its timers, once it is idle: the clock must not advance before that.
  const tried = page.waitForRequest('**/sportello/v1/eventi');
  await signIn(page, 'prospect');
  await expect(bell(page)).toBeVisible();
  await tried;
  const asked = page.waitForRequest('**/sportello/v1/notifiche*');
  await clock.pass(41_000);
  await asked;
});
