import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { OWN_PASSWORD, registerOwnCustomer, type OwnCustomer } from '../support/customer.ts';
import { newestMessage } from '../support/outbox.ts';
import { expect, expectAccessible, test, title } from '../support/test.ts';

/** Journeys change their customer's data, so each has its own. */
const ruggero = customer('PRO-1', 'BNCRRA88A01H501N', 'Ruggero', 'Bianco', '3401110001');
const marco = customer('PRO-2', 'PLLMRC75C12F205S', 'Marco', 'Pellegrini', '3401110002');
const sara = customer('PRO-6', 'DLCSRA91H48L219T', 'Sara', 'De Luca', '3401110006');

function customer(code: string, fiscalCode: string, firstName: string, lastName: string, mobile: string): OwnCustomer {
  const username = `${firstName}.${lastName.replace(' ', '')}`.toLowerCase();
  return { code, fiscalCode, firstName, lastName, mobile, username, mail: `${username}@example.com` };
}

async function enter(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

async function openProfile(page: Page, link: RegExp, heading: string): Promise<void> {
  await page.getByRole('link', { name: 'Profilo', exact: true }).filter({ visible: true }).first().click();
  await expect(title(page)).toHaveText('Profilo');
  await page.getByRole('link', { name: link }).filter({ visible: true }).first().click();
  await expect(title(page)).toHaveText(heading);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('changes a contact with the code sent to it, and locks the other one', async ({ page, request, server }) => {
  test.slow();
  const own = ruggero;
  await registerOwnCustomer(server, request, own);
  await enter(page, own.username, OWN_PASSWORD);
  await expect(title(page)).toContainText(own.firstName);
  await openProfile(page, /^Cambia i contatti/, 'Contatti');
  await expectAccessible(page);

  const mail = page.getByLabel('Email');
  await expect(mail).toHaveValue(own.mail);
  await button(page, 'Salva').click();
  await expect(page.getByText('Non hai cambiato nulla: i contatti sono già questi.')).toBeVisible();

  const renewed = `nuova.${own.mail}`;
  await mail.fill(` ${renewed} `);
  await page.reload();
  await expect(mail).toHaveValue(new RegExp(`^\\s*${renewed}\\s*$`));
  await button(page, 'Salva').click();
  const dialog = page.getByRole('dialog', { name: 'Conferma che è tuo' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const codeField = dialog.getByLabel('Codice di 6 cifre');
  await button(page, 'Conferma').click();
  await expect(dialog.getByText('Scrivi il codice che ti abbiamo mandato.')).toBeVisible();
  await codeField.fill('12x');
  await button(page, 'Conferma').click();
  await expect(dialog.getByText('Sono 6 cifre: controlla il messaggio che hai ricevuto.')).toBeVisible();

  const sent = await newestMessage(request, renewed.toUpperCase(), 1);
  const code = sent.code ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  await codeField.fill(wrong);
  await button(page, 'Conferma').click();
  await expect(dialog.getByText('Il codice non è giusto: ti restano 2 tentativi.')).toBeVisible();
  await codeField.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await button(page, 'Conferma').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('La tua email è aggiornata')).toBeVisible();
  await expect(mail).toHaveValue(renewed);
  // The old address is notified, after the registration's two messages.
  await newestMessage(request, own.mail, 3);

  await expect(page.getByText(/^Il cellulare si può cambiare da/)).toBeVisible();
  await expect(page.getByLabel('Cellulare')).toHaveAttribute('readonly', '');
  await expect(mail).not.toHaveAttribute('readonly');
  await expectAccessible(page);
});

test('changes the password and the consents', async ({ page, request, server }) => {
  test.slow();
  const own = marco;
  const newPassword = 'Mare-In-Tempesta-8';
  await registerOwnCustomer(server, request, own);
  await enter(page, own.username, OWN_PASSWORD);
  await expect(title(page)).toContainText(own.firstName);

  // Format errors are shown at the field, server errors in the dialog (credenziali.password.9).
  await openProfile(page, /^Cambia la password/, 'Password');
  await button(page, 'Cambia la password').click();
  await expect(page.getByText('Scrivi la password attuale.')).toBeVisible();
  await expect(page.getByText('Scrivi la nuova password.')).toBeVisible();
  const current = page.getByLabel('Password attuale');
  const next = page.getByLabel('Nuova password');
  await next.fill(`Monti-${own.lastName}-1`);
  await current.fill('x');
  await button(page, 'Cambia la password').click();
  await expect(page.getByText('La password contiene i tuoi dati personali.')).toBeVisible();
  await expectAccessible(page);
  await current.fill('Non-E-Questa-1');
  await next.fill(newPassword);
  await button(page, 'Cambia la password').click();
  const failure = page.getByRole('dialog', { name: 'Errore nel reset password' });
  await expect(failure).toContainText('La password attuale non è corretta.');
  await expectAccessible(page);
  await failure.getByRole('button', { name: 'Chiudi' }).click();
  await expect(failure).toBeHidden();
  await expect(current).toBeFocused();
  await current.fill(OWN_PASSWORD);
  await next.fill(OWN_PASSWORD);
  await button(page, 'Cambia la password').click();
  await expect(failure).toContainText('Hai già usato questa password tra le ultime 5.');
  await failure.getByRole('button', { name: 'Chiudi' }).click();
  await expect(failure).toBeHidden();
  await expect(next).toBeFocused();
  await next.fill(newPassword);
  await button(page, 'Cambia la password').click();
  await expect(page.getByText('La nuova password è pronta')).toBeVisible();
  await expect(next).toHaveValue('');

  await openProfile(page, /^Consensi/, 'Consensi');
  const marketing = page.getByRole('switch', { name: 'Ricevere offerte e novità' });
  await expect(marketing).toBeChecked();
  await expect(button(page, 'Salva le scelte')).toBeDisabled();
  await marketing.click();
  await button(page, 'Salva le scelte').click();
  await expect(page.getByText('Scelte salvate: valgono da adesso.')).toBeVisible();
  await expect(marketing).not.toBeChecked();
  await page.getByText('Scelte precedenti').click();
  await expect(page.getByRole('listitem').filter({ hasText: /^(Sì|No) · \d\d\/\d\d\/\d\d\D/ })).toHaveCount(2);
  await expectAccessible(page);
});

test('downloads all personal data, and closes the account', async ({ page, request, server }) => {
  test.slow();
  const own = sara;
  await registerOwnCustomer(server, request, own);
  await enter(page, own.username, OWN_PASSWORD);
  await expect(title(page)).toContainText(own.firstName);

  await openProfile(page, /^I tuoi dati/, 'I tuoi dati');
  await expect(page.getByText(own.fiscalCode)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await button(page, 'Scarica il file').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('i-miei-dati.json');
  const content = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
  expect(content['profilo']).toMatchObject({ codiceCliente: own.code });
  expect(content['consensi']).toHaveLength(1);
  await expectAccessible(page);

  await openProfile(page, /^Elimina il tuo accesso/, 'Elimina il tuo accesso');
  await button(page, 'Continua').click();
  await expect(page.getByText('Scrivi la tua password.')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Non-E-Questa-1');
  await button(page, 'Continua').click();
  await expect(page.getByText('La password attuale non è corretta.')).toBeVisible();
  await password.fill(OWN_PASSWORD);
  await button(page, 'Continua').click();
  const last = page.getByRole('dialog', { name: 'Elimini davvero il tuo accesso?' });
  await expect(last).toBeVisible();
  await expectAccessible(page);
  await last.getByRole('button', { name: 'Non eliminare' }).click();
  await expect(last).toBeHidden();
  await button(page, 'Continua').click();
  await last.getByRole('button', { name: 'Elimina il tuo accesso' }).click();
  await page.waitForURL('/login');
  await expect(page.getByText('Il tuo accesso è chiuso')).toBeVisible();
  await expectAccessible(page);
  await enter(page, own.username, OWN_PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Nome utente o password non corretti.');
});
