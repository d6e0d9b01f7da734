import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, expectAccessible, signIn, test, type Page } from '../../support/test.ts';

const foot = (page: Page) => page.getByRole('contentinfo');

test('shows the banners of the customer’s market on the home', async ({ page }) => {
  await signIn(page, 'luce');
  const banners = page.getByRole('region', { name: 'In evidenza' });
  // Visible without scrolling; banners further down are not loaded.
  await expect(banners.getByRole('heading', { name: 'La bolletta arriva per email' })).toBeVisible();
  await expect(banners.getByText('Attiva le notifiche del telefono')).toHaveCount(0);
  await banners.getByRole('button', { name: 'Successivo' }).click();
  await expect(banners.getByText('2 / 2')).toBeVisible();
});

test('shows other banners without a supply on the free market', async ({ page }) => {
  await signIn(page, 'stg');
  const banners = page.getByRole('region', { name: 'In evidenza' });
  await expect(banners.getByRole('heading', { name: 'Le tutele cambiano, noi restiamo' })).toBeVisible();
});

test('shows an edited text without a restart, and keeps the old one if the new one is broken', async ({
  page,
  server: { dataDir },
}) => {
  // The page is reloaded until the server has read the file.
  test.setTimeout(120_000);
  test.skip(dataDir === undefined, 'the server at E2E_BASE_URL has content of its own');
  const file = path.join(dataDir ?? '', 'content/faq/amministratore.yaml');
  const item = (words: string) => `
- system: [AREA_PRIVATA]
  id: prova
  topic: Area clienti
  question: ${words}
  answer: Ecco **la risposta**.
`;
  const before = await readFile(file, 'utf8');
  await signIn(page, 'amministratore', { at: '/my-edison/assistenza' });
  await expect(page.getByText('Come leggo la mia bolletta?')).toBeVisible();

  await writeFile(file, before + item('È una domanda nuova?'));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('È una domanda nuova?')).toBeVisible({
      timeout: 5000,
    });
  }).toPass();

  await writeFile(file, before + item('Rotta: così'));
  await page.reload();
  await expect(page.getByText('È una domanda nuova?')).toBeVisible();

  await writeFile(file, before + item('<img src=x onerror=alert(1)> si legge?'));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('<img src=x onerror=alert(1)> si legge?')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await writeFile(file, before);
});

test('links pages inside and outside the area from the footer', async ({ page }) => {
  await signIn(page, 'luce');
  await expect(foot(page).getByText('P. IVA')).toBeVisible();
  await expect(foot(page).getByRole('link', { name: 'ARERA' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await foot(page).getByRole('link', { name: 'Le tue richieste' }).click();
  await expect(page).toHaveURL(/assistenza\/richieste$/);
  await expect(foot(page).getByRole('link', { name: 'Scrivici' })).toBeVisible();
});

test('shows staff no customer links in the footer', async ({ page }) => {
  await signIn(page, 'operatore');
  await expect(foot(page).getByRole('link', { name: 'ARERA' })).toBeVisible();
  await expect(foot(page).getByRole('link', { name: 'Scrivici' })).toHaveCount(0);
});

test('shows current offers to a customer without a contract', async ({ page }) => {
  await signIn(page, 'switchout');
  const offers = page.getByRole('region', { name: 'Le offerte di adesso' });
  await expect(offers.getByRole('heading', { name: 'Luce e gas insieme' })).toBeVisible();
  await expect(offers.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
});

test('leads from an announcement to its page', async ({ page }) => {
  await signIn(page, 'luce', { at: '/my-edison/notifiche' });
  await expect(page.getByText('Attenzione alle telefonate')).toBeVisible();
  // The first link, since announcements precede the customer's own notifications.
  await page.getByRole('main').getByRole('link', { name: 'Scopri di più' }).first().click();
  await expect(page).toHaveURL(/\/my-edison\/assistenza$/);
});
