import { newestMessage } from '../../support/outbox.ts';
import { importCustomer } from '../../support/provider.ts';
import type { Server } from '../../support/server.ts';
import { expect, expectAccessible, signOut, test, title, type Page } from '../../support/test.ts';

const password = 'Campo-Di-Grano-7';
const newPassword = 'Mare-In-Tempesta-8';

interface Newcomer {
  readonly code: string;
  readonly fiscalCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mail: string;
}

// Each customer can register only once.
const lucia = person('E2E-3', 'MRTLCU92H70H501X', 'Lucia', 'Moretti');
const nicola = person('E2E-4', 'RNLNCL68A09H501P', 'Nicola', 'Rinaldi');

function person(code: string, fiscalCode: string, firstName: string, lastName: string): Newcomer {
  return { code, fiscalCode, firstName, lastName, mail: `${firstName}.${lastName}@example.com`.toLowerCase() };
}

async function loadCustomer(server: Server, { code, fiscalCode, firstName, lastName, mail }: Newcomer): Promise<void> {
  await importCustomer(server, {
    codiceCliente: code,
    segmento: 'Residenziale',
    nome: firstName,
    cognome: lastName,
    codFiscale: fiscalCode,
    email: mail,
  });
}

const next = (page: Page) => page.getByRole('button', { name: 'Continua' }).click();

async function fillWho(page: Page, { fiscalCode, code }: Newcomer): Promise<void> {
  await page.getByLabel('Codice fiscale').fill(` ${fiscalCode.toLowerCase()} `);
  await page.getByLabel('Codice cliente').fill(code);
  await next(page);
  await expect(title(page)).toHaveText('Il tuo accesso');
}

async function chooseAccess(page: Page, username: string): Promise<void> {
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await next(page);
  await expect(title(page)).toHaveText('Condizioni e consensi');
}

test('registers a customer loaded by file, signs in, and recovers a forgotten password', async ({
  page,
  request,
  server,
}) => {
  // Every screen is checked by axe twice.
  test.setTimeout(240_000);
  const customer = lucia;
  const username = `${customer.firstName}.${customer.lastName}`.toLowerCase();
  await loadCustomer(server, customer);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(title(page)).toHaveText('Registrati');
  await expectAccessible(page);
  await fillWho(page, customer);
  await expectAccessible(page);
  await chooseAccess(page, username);
  await page.getByLabel('Accetto le condizioni d’uso').check();
  await expectAccessible(page);
  await next(page);
  await expect(title(page)).toHaveText('Conferma che sei tu');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ricevi il codice' }).click();
  await expect(title(page)).toHaveText('Scrivi il codice');
  await expectAccessible(page);
  const { code } = await newestMessage(request, customer.mail, 1);
  await page.getByLabel('Codice di 6 cifre').fill(` ${code?.slice(0, 3)} ${code?.slice(3)} `);
  await page.getByRole('button', { name: 'Crea l’accesso' }).click();
  await expect(title(page)).toHaveText('Il tuo accesso è pronto');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Accedi' }).click();

  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(title(page)).toContainText(customer.firstName);
  await signOut(page);

  await page.getByRole('link', { name: 'Hai dimenticato le credenziali?' }).click();
  await expect(title(page)).toHaveText('Recupera le credenziali');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^La password/ }).click();
  await page.getByLabel('Nome utente').fill(username);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ricevi il codice' }).click();
  await expect(title(page)).toHaveText('Scrivi il codice');
  // The first message had the code, the second confirmed the account.
  const message = await newestMessage(request, customer.mail, 3);
  await page.getByLabel('Codice di 6 cifre').fill(message.code ?? '');
  await next(page);
  await expect(title(page)).toHaveText('Scegli una nuova password');
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(title(page)).toHaveText('La nuova password è pronta');
  await page.getByRole('link', { name: 'Accedi' }).click();
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(title(page)).toContainText(customer.firstName);
});

test('keeps the input through Back, a reload and an error', async ({ page, request, server }) => {
  const customer = nicola;
  await loadCustomer(server, customer);
  await page.goto('/registrazione');
  await fillWho(page, customer);
  await page.getByLabel('Nome utente').fill('full');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await next(page);
  await expect(page.getByText('Lo username inserito non è disponibile.')).toBeVisible();
  await expect(page.getByLabel('Nome utente')).toBeFocused();
  const username = `${customer.lastName}.${customer.code}`.toLowerCase();
  await chooseAccess(page, username);

  await page.goBack();
  await expect(page.getByLabel('Nome utente')).toHaveValue(username);
  await page.goBack();
  await expect(page.getByLabel('Codice cliente')).toHaveValue(customer.code);
  await page.reload();
  await expect(page.getByLabel('Codice fiscale')).toHaveValue(customer.fiscalCode);
  await next(page);
  await chooseAccess(page, username);
  await next(page);
  await expect(page.getByText('Per continuare accetta le condizioni d’uso.')).toBeVisible();
  await page.getByLabel('Accetto le condizioni d’uso').check();
  await page.getByLabel('Voglio ricevere offerte e novità').check();
  await next(page);
  await page.getByRole('button', { name: 'Ricevi il codice' }).click();
  await expect(title(page)).toHaveText('Scrivi il codice');
  const { code } = await newestMessage(request, customer.mail, 1);

  const field = page.getByLabel('Codice di 6 cifre');
  const send = page.getByRole('button', { name: 'Crea l’accesso' });
  await send.click();
  await expect(page.getByText('Scrivi il codice che ti abbiamo mandato.')).toBeVisible();
  await field.fill('12ab');
  await send.click();
  await expect(page.getByText('Sono 6 cifre')).toBeVisible();
  await field.fill(code === '000000' ? '000001' : '000000');
  await send.click();
  await expect(page.getByText(/^Il codice non è giusto: ti rest/)).toBeVisible();

  await field.fill(code ?? '');
  await send.click();
  await expect(title(page)).toHaveText('Il tuo accesso è pronto');
});
