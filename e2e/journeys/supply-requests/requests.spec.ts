import { messageAbout } from '../../support/outbox.ts';
import { expect, expectAccessible, openContract, signIn, test, title, type Page } from '../../support/test.ts';

const MAIL = 'marta.rinaldi@example.com';
const REQUESTS = '/my-edison/pratiche';

const next = (page: Page) => page.getByRole('button', { name: 'Continua', exact: true }).click();
const numberIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('resumes a change of power on another device, and cancels it (pratica.bozza.1, pratica.annullamento.1) @layout', async ({
  page,
  browser,
}) => {
  // Several screens, each checked by axe twice.
  test.setTimeout(240_000);
  await signIn(page, 'pratiche', { at: '/my-edison/contratti' });
  await openContract(page, 'Casa', 'Gestisci');
  await page.getByRole('link', { name: 'Cambio potenza' }).click();
  await expect(title(page)).toHaveText('Quanta potenza ti serve?');
  await expectAccessible(page);
  await page.getByLabel('Potenza').selectOption({ label: '6 kW' });
  await page.getByLabel('Monofase').check();
  await next(page);
  await expect(title(page)).toHaveText('Chi chiama il distributore?');
  await page.reload();
  await expect(title(page)).toHaveText('Chi chiama il distributore?');

  const other = await browser.newContext({ viewport: page.viewportSize() });
  const device = await other.newPage();
  await signIn(device, 'pratiche', { at: REQUESTS });
  await device.getByRole('link', { name: /^Continua: Cambio potenza/ }).click();
  await device.getByLabel('Telefono').fill('333 123 4567');
  await next(device);
  await expect(title(device)).toHaveText('Controlla la richiesta');
  await expect(device.getByRole('region', { name: 'Quanto costa' })).toContainText('Contributo per i kW in più');
  await expect(device.getByRole('region', { name: 'Costo fisso in un anno' })).toContainText('Dopo il cambio');
  await expectAccessible(device);
  await device.getByRole('link', { name: 'Continua con la firma' }).click();
  await device.getByRole('button', { name: 'Ricevi il codice per email' }).click();
  const { code } = await messageAbout(device.request, MAIL, 'Il codice per firmare la tua pratica');
  await device.getByLabel('Codice di 6 cifre').fill(code ?? '');
  await expectAccessible(device);
  await device.getByRole('button', { name: 'Firma e invia' }).click();
  await expect(device.getByText('Richiesta inviata')).toBeVisible();
  await expect(title(device)).toHaveText('Cambio potenza');
  await expectAccessible(device);
  const number = numberIn(device);
  await other.close();

  await page.goto(`${REQUESTS}/${number}`);
  await page.getByRole('button', { name: 'Annulla la pratica' }).click();
  const dialog = page.getByRole('dialog', { name: `Annulli la pratica ${number}?` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annulla la pratica' }).click();
  await expect(page.getByText('Annullata').first()).toBeVisible();
  await page.goto(REQUESTS);
  const ended = page.getByRole('region', { name: 'Concluse' }).getByRole('article');
  await expect(ended.filter({ hasText: number })).toContainText('Annullata');
  await expectAccessible(page);
});

test('requests reactivation of a suspended supply with proof of payment (pratica.sospensione.1) @layout', async ({
  page,
}) => {
  await signIn(page, 'pratiche', { at: '/my-edison/contratti' });
  await openContract(page, 'Laboratorio');
  const card = page.getByRole('region', { name: 'Come torna attiva la fornitura' });
  await expect(card.getByRole('link', { name: /^Bolletta \d+/ })).toHaveCount(2);
  await expect(card).toContainText('La riattivazione costa 30,74');
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Ho pagato: chiedo la riattivazione' }).click();
  await expect(title(page)).toHaveText('Quando hai pagato?');
  const day = page.getByLabel('Giorno', { exact: true });
  await day.fill((await day.getAttribute('max')) ?? '');
  await next(page);
  await expect(title(page)).toHaveText('Aggiungi i documenti');
  await next(page);
  await expect(page.getByText('Aggiungi il documento: Prova del pagamento.')).toBeVisible();
  const buffer = Buffer.from('%PDF-1.7 ricevuta');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'ricevuta.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('button', { name: 'Togli ricevuta.pdf' })).toBeVisible();
  await expectAccessible(page);
  await next(page);
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(page.getByText('Richiesta inviata')).toBeVisible();
  await expectAccessible(page);
  await openContract(page, 'Laboratorio');
  await expect(card.getByRole('link', { name: 'Segui la riattivazione' })).toBeVisible();
});

test('lets the desk check a paper and close the request, shown to its customer (pratica.operatore.2) @layout', async ({
  page,
}) => {
  await signIn(page, 'operatore', { at: '/my-edison/operatore/pratiche' });
  const row = page.getByRole('link', { name: /^Indirizzo e dati fiscali · Marta Rinaldi/ });
  await expect(row).toContainText('1 documento da verificare');
  await expectAccessible(page);
  await row.click();
  await page.getByRole('button', { name: 'Accetta: Certificato dei dati fiscali' }).click();
  await expect(page.getByText('Accettato')).toBeVisible();
  await page.getByLabel('Passo', { exact: true }).selectOption({ label: 'Documenti verificati' });
  await page.getByRole('button', { name: 'Segna il passo' }).click();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format();
  await page.getByLabel('Vale dal giorno').fill(today);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Segna il passo' }).click();
  await expect(page.getByText('Conclusa').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Segna il passo' })).toBeHidden();

  await signIn(page, 'pratiche', { at: REQUESTS });
  await page.getByRole('region', { name: 'Concluse' }).getByRole('link', { name: 'Indirizzo e dati fiscali' }).click();
  await expect(page.getByRole('list').filter({ hasText: 'Eseguita' })).toContainText('Documenti verificati');
  await expectAccessible(page);
});
