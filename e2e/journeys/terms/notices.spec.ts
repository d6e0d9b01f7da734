import { readFile } from 'node:fs/promises';
import { messageAbout } from '../../support/outbox.ts';
import { importNotice } from '../../support/provider.ts';
import { expect, expectAccessible, signIn, test, title, type Page } from '../../support/test.ts';

const steps = (page: Page) => page.getByRole('region', { name: 'Come ti è arrivata' });

/** Returns a day of next year, early enough for a renewal to be delivered in time. */
const nextYear = () => `${new Date().getFullYear() + 1}-12-01`;

test('sends a renewal by mail, proves and answers it, and shows the same to an operator (comunicazioni.cliente.2) @layout', async ({
  page,
  browser,
  server,
}) => {
  const number = `CM-${Date.now()}`;
  const name = `La tua offerta si rinnova ${number}`;
  await importNotice(server, {
    numero: number,
    codiceCliente: '1000000002',
    tipo: 'RINNOVO',
    titolo: name,
    testo: 'Le condizioni scadono.\\nDal giorno indicato il prezzo è 0,12 euro al kWh.',
    decorrenza: nextYear(),
  });
  const mail = await messageAbout(page.request, 'marco.bianchi@example.com', name);
  expect(mail.text).toContain('la comunicazione completa è nel PDF allegato');
  expect(mail.text).toContain(`/my-edison/comunicazioni/${number}`);

  await signIn(page, 'luce', { at: '/my-edison/assistenza' });
  await page.getByRole('link', { name: 'Le tue comunicazioni' }).click();
  await expect(title(page)).toHaveText('Comunicazioni');
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await expect(title(page)).toHaveText(name);
  await expect(steps(page)).toContainText('Inviata per email');
  await expect(steps(page)).toContainText('A marco.bianchi@example.com');
  // The opening by its customer is a proof, which comes back without a reload.
  await expect(steps(page)).toContainText('Aperta nell’area clienti');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ho letto' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lettura confermata' })).toBeVisible();
  await expect(steps(page)).toContainText('Hai confermato la lettura');
  await page.reload();
  await expect(steps(page)).toContainText('Hai confermato la lettura');
  await expect(page.getByRole('button', { name: 'Ho letto' })).toBeHidden();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica il documento (PDF)' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toContain(number);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const shown = await steps(page).getByRole('listitem').allTextContents();
  await page.getByRole('link', { name: 'Scrivi un reclamo' }).click();
  await expect(title(page)).toHaveText('Reclamo');

  const desk = await browser.newContext();
  const operator = await desk.newPage();
  await signIn(operator, 'operatore', { at: '/my-edison/operatore/clienti' });
  await operator.getByLabel('Codice cliente').fill('1000000002');
  await operator.getByRole('button', { name: 'Cerca', exact: true }).click();
  await operator.getByLabel('Perché agisci a nome di questo cliente?').fill('Chiede se il rinnovo è arrivato');
  await operator.getByRole('button', { name: 'Agisci per 15 minuti' }).click();
  await expect(operator.getByRole('region', { name: 'A nome di un cliente' })).toBeVisible();
  await operator.goto(`/my-edison/comunicazioni/${number}`);
  await expect(title(operator)).toHaveText(name);
  await expect(steps(operator).getByRole('listitem')).toHaveText(shown);
  await expectAccessible(operator);
  await desk.close();
});

test('shows the answer of the mail server as proof of a sent notice (comunicazioni.passi.1)', async ({ page }) => {
  await signIn(page, 'dual', { at: '/my-edison/comunicazioni/CM-DEMO-0001' });
  await expect(title(page)).toHaveText('Il tuo contratto si rinnova');
  await expect(steps(page).getByRole('listitem').nth(1)).toContainText('Inviata per email');
  await expect(steps(page).getByRole('listitem').nth(1)).toContainText('250 2.0.0 Ok');
  await page.getByRole('link', { name: 'Comunicazioni' }).first().click();
  await expect(page.getByRole('article').first()).toContainText('Il tuo contratto si rinnova');
});

test('lists late notices and their delivery day for an operator (comunicazioni.operatore.1) @layout', async ({
  page,
}) => {
  await signIn(page, 'operatore', { at: '/my-edison/operatore/comunicazioni' });
  await expect(page.getByRole('heading', { name: 'In ritardo' })).toBeVisible();
  await expect(page.getByText('Cambia una condizione del tuo contratto').first()).toBeVisible();
  await expect(page.getByText(/^Da consegnare entro .*: vale dal/).first()).toBeVisible();
  await expectAccessible(page);
});
