import { expect, expectAccessible, signIn, test, title } from '../support/test.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

test('finds a question despite typos and missing accents', async ({ page }) => {
  await signIn(page, 'luce', { at: '/my-edison/assistenza' });
  await expect(page.getByText('Come leggo la mia bolletta?')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Cerca una risposta' });
  await search.fill('pasword');
  await expect(page.getByText(/^\d+ domand[ae] trovat[ae]$/)).toBeVisible();
  const best = page.locator('details').first();
  await expect(best).toContainText('Ho dimenticato la password');
  await best.locator('summary').click();
  await expect(page.getByText('Ti mandiamo un codice alla tua email')).toBeVisible();
  await search.fill('ricetta carbonara');
  await expect(page.getByRole('heading', { name: 'Nessuna risposta trovata' })).toBeVisible();
  await search.fill('velocita');
  await expect(page.getByText('La fibra è lenta')).toBeVisible();
  await search.fill('');
  await expectAccessible(page);
});

for (const [username, phone] of [
  ['luce', '800 000 002'],
  ['stg', '800 000 001'],
] as const) {
  test(`shows ${username} a phone number of their own`, async ({ page }) => {
    await signIn(page, username, { at: '/my-edison/assistenza' });
    await expect(page.getByText(phone, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Adesso (aperto|chiuso)$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chiama' })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
  });
}

test('sends a message with a receipt, and shows the operator’s answer to the customer', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const words = `Il display è spento. Prova ${Date.now()}.`;
  await signIn(page, 'dual', { at: '/my-edison/assistenza' });
  await page.getByRole('link', { name: 'Scrivi un messaggio' }).click();
  await expect(title(page)).toHaveText('Scrivici');
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByText('Scegli un argomento.')).toBeVisible();
  await expect(page.getByText('Scrivi il tuo messaggio.')).toBeVisible();
  await expect(page.getByLabel('Di che cosa si tratta?')).toBeFocused();
  await page.getByLabel('Di che cosa si tratta?').selectOption('Contatore e letture');
  await page.getByLabel('Per quale fornitura o servizio? (se vuoi)').selectOption({ index: 1 });
  await page.getByLabel('Il tuo messaggio').fill(words);
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'programma.exe', mimeType: 'application/octet-stream', buffer: png });
  await expect(page.getByText('Questo tipo di file non si può allegare.')).toBeVisible();
  await picker.setInputFiles({ name: 'contatore.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: 'Togli contatore.png' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Il tuo messaggio')).toHaveValue(words);
  await expect(page.getByText('L’allegato non si conserva: aggiungi di nuovo contatore.png.')).toBeVisible();
  await picker.setInputFiles({ name: 'contatore.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: 'Togli contatore.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(title(page)).toHaveText('Messaggio inviato');
  await expect(title(page)).toBeFocused();
  const receipt = (await page.getByText(/^R-\d{4}-\d{6}$/).textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vai alle tue richieste' }).click();
  const mine = page.getByRole('article').filter({ hasText: receipt });
  await expect(mine).toContainText('In lavorazione');
  await expect(mine).toContainText('contatore.png');

  const desk = await browser.newContext();
  const operator = await desk.newPage();
  await signIn(operator, 'operatore', { at: '/my-edison/operatore/richieste' });
  // Keyboard only: go to the newest, open, take on, insert a text, send.
  await operator.getByText('Filtri').click();
  await operator.getByLabel('Argomento').selectOption('Contatore e letture');
  const rows = operator.getByRole('list', { name: 'Richieste' }).getByRole('link');
  const row = rows.filter({ hasText: words });
  await rows.first().focus();
  await operator.keyboard.press('End');
  await expect(row).toBeFocused();
  await operator.keyboard.press('Enter');
  const theirs = operator.getByRole('region', { name: receipt });
  await expect(theirs.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(theirs).toContainText(words);
  await expectAccessible(operator);
  const download = operator.waitForEvent('download');
  await theirs.getByRole('button', { name: 'contatore.png' }).click();
  expect((await download).suggestedFilename()).toBe('contatore.png');
  await theirs.getByRole('button', { name: 'Prendi in carico' }).click();
  await expect(theirs.getByText(/^In carico a te/)).toBeVisible();
  await expect(row).toContainText('In carico a te');
  await theirs.getByLabel('Comincia da un testo pronto').selectOption({ label: "Serve un'informazione in più" });
  const reply = theirs.getByLabel('La tua risposta');
  await expect(reply).toHaveValue(new RegExp(`^Ciao .*${receipt}`, 's'));
  await reply.fill('Mandiamo un tecnico.');
  await reply.press('Control+Enter');
  await expect(theirs.getByText(`La risposta alla richiesta ${receipt} è inviata.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expectAccessible(operator);
  await desk.close();

  await expect(mine).toContainText('Mandiamo un tecnico.', { timeout: 30_000 });
  await expect(mine).toContainText('Risposta arrivata');
  await expectAccessible(page);
});
