import { newestMessage } from '../support/outbox.ts';
import { importCustomer } from '../support/provider.ts';
import { expect, expectAccessible, signIn, test, title } from '../support/test.ts';

test('registers a friend by the link, and shows it to the customer who invited', async ({
  page,
  browser,
  request,
  server,
  baseURL,
}) => {
  test.slow();
  const mail = 'paolo.verdi@example.com';
  await importCustomer(server, {
    codiceCliente: 'E2E-INV',
    segmento: 'Residenziale',
    nome: 'Paolo',
    cognome: 'Verdi',
    codFiscale: 'VRDPLA80A01H501P',
    email: mail,
  });
  await signIn(page, 'luce', { at: '/my-edison/porta-un-amico' });
  await page.getByRole('button', { name: 'Crea il tuo invito' }).click();
  await expect(page.getByRole('img', { name: 'L’invito come codice QR' })).toBeVisible();
  await expectAccessible(page);
  const link = (await page.getByRole('link', { name: /registrazione\?invito=/ }).textContent()) ?? '';
  const { pathname, search } = new URL(link);

  const visit = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'it-IT' });
  const theirs = await visit.newPage();
  await theirs.goto(pathname + search);
  await theirs.getByLabel('Codice fiscale').fill('VRDPLA80A01H501P');
  await theirs.getByLabel('Codice cliente').fill('E2E-INV');
  await theirs.getByRole('button', { name: 'Continua' }).click();
  await expect(theirs.getByText('Ti registri con l’invito di un amico.')).toBeVisible();
  await theirs.getByLabel('Nome utente').fill('paolo.verdi');
  await theirs.getByLabel('Password', { exact: true }).fill('Campo-Di-Grano-7');
  await theirs.getByRole('button', { name: 'Continua' }).click();
  await theirs.getByLabel('Accetto le condizioni d’uso').check();
  await theirs.getByRole('button', { name: 'Continua' }).click();
  await theirs.getByRole('button', { name: 'Ricevi il codice' }).click();
  const { code } = await newestMessage(request, mail, 1);
  await theirs.getByLabel('Codice di 6 cifre').fill(code ?? '');
  await theirs.getByRole('button', { name: 'Crea l’accesso' }).click();
  await expect(title(theirs)).toHaveText('Il tuo accesso è pronto');
  await visit.close();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Paolo' })).toContainText('In attesa del contratto');
  await expectAccessible(page);
});
