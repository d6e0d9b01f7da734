import { newestMessage } from '../../support/outbox.ts';
import { expect, expectAccessible, signIn, test, title } from '../../support/test.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

test('confirms a complaint without an account by mail, and attaches it later by code (reclami.pubblico.1) @layout', async ({
  page,
}) => {
  const email = `reclamo-${Date.now()}@example.com`;
  await page.goto('/reclamo');
  await expect(title(page)).toHaveText('Reclamo senza accesso');
  await expectAccessible(page);
  await page.getByLabel('Cosa vuoi scriverci?').selectOption({ label: 'Correzione di una bolletta' });
  await page.getByLabel('Nome e cognome').fill('Anna Esposito');
  await page.getByLabel('La tua email').fill(email);
  await page.getByLabel('Codice POD o PDR').fill('IT001E12345678');
  await page.getByLabel('Cosa è successo?').fill('Il contatore segna 4.512.');
  const file = { name: 'contatore.png', mimeType: 'image/png', buffer: png };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Togli contatore.png' })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Cosa è successo?')).toHaveValue('Il contatore segna 4.512.');
  await expect(page.getByLabel('Cosa vuoi scriverci?')).toHaveValue('RETTIFICA');
  await expect(page.getByText('aggiungi di nuovo contatore.png')).toBeVisible();
  await expectAccessible(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(title(page)).toHaveText('Conferma la tua email');
  await expectAccessible(page);
  await page.getByLabel('Codice di 6 cifre').fill('000000');
  await page.getByRole('button', { name: 'Invia il reclamo' }).click();
  await expect(page.getByText('Il codice non è giusto: controlla l’email.')).toBeVisible();
  const { code } = await newestMessage(page.request, email, 1);
  await page.getByLabel('Codice di 6 cifre').fill(code ?? '');
  await page.getByRole('button', { name: 'Invia il reclamo' }).click();
  await expect(title(page)).toHaveText('Reclamo ricevuto');
  const receipt = (await page.getByText(/^RC-\d{4}-\d{6}$/).textContent()) ?? '';
  const key = (await page.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/).textContent()) ?? '';
  await expectAccessible(page);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).not.toContain('4.512');

  await signIn(page, 'gas', { at: '/my-edison/assistenza/reclami' });
  await page.getByLabel('Codice del reclamo').fill('AAAA-BBBB-CCCC');
  await page.getByRole('button', { name: 'Collega il reclamo' }).click();
  await expect(page.getByText('Codice non valido: controlla come l’hai scritto.')).toBeVisible();
  await page.getByLabel('Codice del reclamo').fill(key.toLowerCase());
  await page.getByRole('button', { name: 'Collega il reclamo' }).click();
  await expect(title(page)).toHaveText('Correzione di una bolletta');
  await expect(page.getByText(receipt, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Il contatore segna 4.512.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scarica contatore.png' })).toBeVisible();
  await expectAccessible(page);
});
