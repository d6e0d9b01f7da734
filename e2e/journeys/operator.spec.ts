import { newestMessage } from '../support/outbox.ts';
import { typeFactorCode } from '../support/second-factor.ts';
import {
  expect,
  expectAccessible,
  openContract,
  signIn,
  signInByForm,
  test,
  title,
  type Page,
} from '../support/test.ts';

test('requires the authenticator code before it shows anything of customers (operatore.fattore.1)', async ({
  page,
}) => {
  await signInByForm(page, 'operatore');
  await expect(title(page)).toHaveText('Scrivi il codice');
  await expectAccessible(page);
  await page.getByLabel('Codice di 6 cifre').fill('000000');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText('Il codice non vale: scrivi il prossimo.')).toBeVisible();
  await typeFactorCode(page);
  await expect(title(page)).toHaveText('Clienti');
  await expect(page.getByRole('navigation', { name: 'Strumenti dell’operatore' })).toBeVisible();
});

test('lets an administrator invite an operator, who sets a password and signs in (operatore.gestione.2)', async ({
  page,
  browser,
}) => {
  await signIn(page, 'operatore', { at: '/my-edison/operatore/operatori' });
  await page.getByRole('button', { name: 'Invita un operatore' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Laura');
  await page.getByLabel('Cognome').fill('Neri');
  await page.getByLabel('Email').fill('laura.neri@example.com');
  await page.getByLabel('Nome utente').fill('laura.neri');
  await page.getByRole('button', { name: 'Invia l’invito' }).click();
  await expect(page.getByText('Abbiamo inviato l’invito a laura.neri@example.com')).toBeVisible();

  const theirs = await browser.newContext();
  const laura = await theirs.newPage();
  await laura.goto((await newestMessage(page.request, 'laura.neri@example.com', 1)).link ?? '');
  await expect(title(laura)).toHaveText('Scegli la tua password');
  await expectAccessible(laura);
  await laura.getByLabel('Password', { exact: true }).fill('Campo-Di-Grano-7');
  await laura.getByRole('button', { name: 'Salva la password' }).click();
  await expect(title(laura)).toHaveText('La password è pronta');
  await expect(title(laura)).toBeFocused();
  await laura.getByRole('link', { name: 'Accedi' }).click();
  await laura.getByLabel('Nome utente').fill('laura.neri');
  await laura.getByLabel('Password', { exact: true }).fill('Campo-Di-Grano-7');
  await laura.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(title(laura)).toHaveText('Collega un’app di codici');
  await theirs.close();
});

test('lets an operator act in two tabs until time runs out in a form, and shows it to the customer', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const reason = `Chiede di dare un nome alla casa al mare, ${Date.now()}`;
  await signIn(page, 'operatore', { at: '/my-edison/operatore/clienti' });
  await page.getByLabel('Codice cliente').fill('1000000002');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(page.getByText('Validato', { exact: true })).toBeVisible();
  await page.getByLabel('Perché agisci a nome di questo cliente?').fill(reason);
  await page.getByLabel('Devo anche modificare qualcosa').check();
  await page.getByRole('button', { name: 'Agisci per 15 minuti' }).click();
  const bandOf = (tab: Page) => tab.getByRole('region', { name: 'A nome di un cliente' });
  await expect(bandOf(page)).toContainText('operatore per Marco Bianchi (1000000002)');
  const other = await context.newPage();
  await other.goto('/my-edison/profilo');
  await expect(bandOf(other)).toContainText(reason);

  await openContract(page, 0, 'Gestisci');
  await page.getByRole('button', { name: /^(Cambia|Aggiungi)\s+Nome della fornitura$/ }).click();
  const field = page.getByRole('textbox', { name: 'Nome della fornitura' });
  await field.fill('Casa al mare');
  // Shortens the renewed grant.
  const renewal = '**/api/sportello/v1/operatore/cliente/proroga';
  await page.route(
    renewal,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), dataScadenza: new Date().toISOString() } });
    },
    { times: 1 },
  );
  await bandOf(page).getByRole('button', { name: 'Rinnova' }).click();
  const dialog = page.getByRole('dialog', { name: 'Il tempo per Marco Bianchi è scaduto' });
  await expect(dialog).toContainText('Quello che hai scritto è ancora qui');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rinnova e continua' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field).toHaveValue('Casa al mare');
  await field.press('Enter');
  await expect(page.getByText('Nome salvato: «Casa al mare».')).toBeVisible();

  await bandOf(page).getByRole('button', { name: 'Termina' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/my-edison\/operatore/);
    await expect(title(tab)).toHaveText('Clienti');
    await expect(bandOf(tab)).toHaveCount(0);
    expect(await tab.evaluate(() => sessionStorage.getItem('sportello.customer'))).toBeNull();
  }

  const theirs = await browser.newContext();
  const customer = await theirs.newPage();
  await signIn(customer, 'luce', { at: '/my-edison/profilo/accessi' });
  const visit = customer.getByRole('article').filter({ hasText: reason });
  await expect(visit).toContainText('operatore');
  await expect(visit).toContainText('Modifica');
  await theirs.close();
});
