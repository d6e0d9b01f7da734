import { messageAbout } from '../../support/outbox.ts';
import { expect, expectAccessible, signIn, test, title, type Page } from '../../support/test.ts';

// The made-up distributor takes a step every second.
test.use({ settings: { DEMO_DISTRIBUTOR: '1' } });

const next = (page: Page) => page.getByRole('button', { name: 'Continua', exact: true }).click();

async function addPaper(page: Page, label: string, name: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label }).click();
  const buffer = Buffer.from('%PDF-1.7 documento');
  await (await chosen).setFiles({ name, mimeType: 'application/pdf', buffer });
}

test('completes a change of holder until its bill, after an unreadable paper (pratica.voltura.1, pratica.carte.2) @layout', async ({
  page,
}) => {
  // Several screens, each checked by axe twice.
  test.setTimeout(300_000);
  await signIn(page, 'pratiche', { at: '/my-edison/pratiche' });
  await page.getByRole('link', { name: 'Nuova pratica' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltura' }).click();
  await expect(title(page)).toHaveText('Per quale contatore?');
  await page.getByLabel('Luce', { exact: true }).check();
  await page.getByLabel('POD').fill('IT001E16180339');
  await next(page);
  await expect(title(page)).toHaveText('Dove si trova il contatore?');
  await page.getByLabel('Via o piazza').fill('Via Mazzini');
  await page.getByLabel('Numero civico').fill('12');
  await page.getByLabel('CAP').fill('40137');
  await page.getByLabel('Comune').fill('Bologna');
  await page.getByLabel('Provincia').fill('BO');
  await expectAccessible(page);
  await next(page);
  await expect(title(page)).toHaveText('Perché cambia l’intestatario?');
  await page.getByLabel('L’ho preso in affitto').check();
  await next(page);
  await expect(title(page)).toHaveText('A cosa serve la fornitura?');
  await page.getByLabel('Affitto', { exact: true }).check();
  await page.getByLabel('Casa in cui ho la residenza').check();
  await next(page);
  await expect(title(page)).toHaveText('Da quale giorno?');
  const day = page.getByLabel('Giorno', { exact: true });
  await day.fill((await day.getAttribute('min')) ?? '');
  await next(page);
  await expect(title(page)).toHaveText('Aggiungi i documenti');
  await addPaper(page, 'Aggiungi un file: Documento di identità', 'carta-identita.pdf');
  await addPaper(page, 'Aggiungi un file: Titolo sull’immobile', 'affitto-illeggibile.pdf');
  await expect(page.getByRole('button', { name: /^Togli / })).toHaveCount(2);
  await expectAccessible(page);
  await next(page);
  await expect(title(page)).toHaveText('Come paghi le bollette?');
  await page.getByLabel('Addebito sul conto che usi già').check();
  await next(page);
  await expect(title(page)).toHaveText('Controlla la richiesta');
  const total = await page
    .getByRole('region', { name: 'Quanto costa' })
    .getByText(/^58,80/)
    .textContent();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continua con la firma' }).click();
  await page.getByRole('button', { name: 'Ricevi il codice per email' }).click();
  const { code } = await messageAbout(
    page.request,
    'marta.rinaldi@example.com',
    'Il codice per firmare la tua pratica',
  );
  await page.getByLabel('Codice di 6 cifre').fill(code ?? '');
  await page.getByRole('button', { name: 'Firma e invia' }).click();

  // The page follows by itself.
  const missing = page.getByRole('region', { name: 'Ci serve un documento' });
  await expect(missing).toContainText('Non si legge bene: mandane una copia più nitida.', { timeout: 60_000 });
  await expectAccessible(page);
  await addPaper(page, 'Invia il documento: Titolo sull’immobile', 'affitto.pdf');
  await expect(page.getByText('Documento inviato')).toBeVisible();
  const bill = page.getByRole('link', { name: /^Vedi la bolletta \d+/ });
  await expect(bill).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Conclusa').first()).toBeVisible();
  await expectAccessible(page);
  await bill.click();
  await expect(page.getByRole('main')).toContainText(total ?? 'no total');
  await expectAccessible(page);
  await page.goto('/my-edison/contratti');
  await expect(page.getByRole('article').filter({ hasText: 'Via Mazzini 12' })).toBeVisible();
});
