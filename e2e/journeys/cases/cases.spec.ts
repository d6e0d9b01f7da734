import { expect, expectAccessible, signIn, test, title } from '../../support/test.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

test('opens a case about a bill with its day, completes it and withdraws it (reclami.apertura.3) @layout', async ({
  page,
}) => {
  await signIn(page, 'luce', { at: '/my-edison/bollette' });
  // A row may move away from the pointer while the rows above it get their heights.
  await expect(async () => {
    await page.locator('main a[href*="/bollette/"]:not([href*=riepilogo])').first().click();
    await expect(page).toHaveURL(/\/bollette\/\d+/, { timeout: 2000 });
  }).toPass();
  const number = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  await page.getByRole('link', { name: 'Qualcosa non torna?' }).click();
  await expect(title(page)).toHaveText('Nuovo reclamo');
  await expectAccessible(page);
  // The rest of the form with the keyboard alone.
  await page.getByRole('link', { name: 'Correzione di una bolletta' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Correzione di una bolletta');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expectAccessible(page);

  const text = page.getByLabel('Cosa è sbagliato nella bolletta?');
  await text.focus();
  await page.keyboard.type('Il consumo è il doppio.');
  await page.reload();
  await expect(text).toHaveValue('Il consumo è il doppio.');
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'contatore.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: 'Togli contatore.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Invia il reclamo' }).press('Enter');
  await expect(title(page)).toHaveText('Reclamo ricevuto');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Ti rispondiamo entro .* \d/ })).toBeVisible();
  const receipt = (await page.getByText(/^RC-\d{4}-\d{6}$/).textContent()) ?? '';
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Segui il reclamo' }).click();
  await expect(title(page)).toHaveText('Correzione di una bolletta');
  await expect(page.getByRole('heading', { name: /^Rispondiamo entro .* \d/ })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Dati del reclamo' });
  await expect(facts.getByRole('link', { name: number })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scarica contatore.png' })).toBeVisible();
  await page.getByLabel('Il tuo messaggio').fill('Oggi il contatore segna 4.512.');
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Oggi il contatore segna 4.512.' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ritira il reclamo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ritira il reclamo' }).click();
  await expect(page.getByText('Ritirato', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Reclami e segnalazioni' }).click();
  const mine = page.getByRole('article').filter({ hasText: receipt });
  await expect(mine).toContainText('Ritirato');
  await expectAccessible(page);
});
