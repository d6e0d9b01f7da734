import type { Page } from '@playwright/test';
import { test } from '../../support/spec-gateway.ts';
import { expect, signIn, signInByForm, title } from '../../support/test.ts';

const SERVICE = '/my-edison/intervento-tecnico';
const CONTRACT = '/my-edison/contratti/4000000001';

const next = (page: Page) => page.getByRole('button', { name: 'Continua', exact: true }).click();
const days = (page: Page) => page.getByRole('group', { name: 'Giorno', exact: true }).getByRole('radio');
const times = (page: Page) => page.getByRole('group', { name: /^Orario di/ }).getByRole('button');

/** All requests have finished, and no skeleton is left. */
async function expectSettled(page: Page): Promise<void> {
  await expect(title(page)).toBeVisible();
  const shapes = page.locator('[class*=Skeleton-root]');
  await expect(async () => {
    // A card below the fold loads only in view, which a jump to the footer skips.
    if ((await shapes.count()) > 0) await shapes.first().scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(shapes).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

async function choose(page: Page, day: number): Promise<void> {
  await days(page).nth(day).check();
  await times(page).first().click();
}

async function describe(page: Page): Promise<void> {
  await page.goto(SERVICE);
  await page.getByRole('link', { name: 'Richiedi un intervento' }).click();
  await page.getByRole('button', { name: /^Caldaia/ }).click();
  await page.getByLabel('Cosa succede?').fill('Si spegne da sola.');
}

async function toSupportType(page: Page): Promise<void> {
  await next(page);
  await expect(title(page)).toHaveText('Come possiamo aiutarti?');
}

async function consent(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('Controlla e prenota');
  await page.getByRole('checkbox', { name: /^Acconsento/ }).check();
}

test('shows the picture of the sign-in late without moving the form', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/HouseHero-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Accedi', exact: true });
  await expect(button).toBeVisible();
  const picture = page.locator('header svg[viewBox="0 0 720 460"]');
  await expect(picture).toHaveCount(0);
  const before = await button.boundingBox();
  release();
  await expect(picture).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('signs in, looks at every page of the menu, and signs out', async ({ page }) => {
  await signInByForm(page, 'full');
  await expectSettled(page);
  for (const path of ['assistenza', 'notifiche', 'offerte', 'profilo', 'controllo-energia', 'risolve', 'pagamenti']) {
    await page.goto(`/my-edison/${path}`);
    await expectSettled(page);
  }
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.getByRole('button', { name: 'Esci' }).filter({ visible: true }).click();
  await page.waitForURL('/login');
});

test('reads the contracts, each page of one, and names it', async ({ page }) => {
  await signIn(page, 'full');
  await page.goto('/my-edison/contratti');
  await expect(page.getByRole('link', { name: /Casa/ }).first()).toBeVisible();
  await expect(page.getByText(/Non riusciamo a mostrare/)).toHaveCount(0);
  for (const below of ['', '/bollette', '/letture', '/consumi', '/documenti', '/gestisci']) {
    await page.goto(CONTRACT + below);
    await expectSettled(page);
  }
  await page.goto(`${SERVICE}/il-mio-intervento`);
  await expectSettled(page);
});

test('reads the bills and one of them, and picks some', async ({ page }) => {
  await signIn(page, 'full');
  await page.goto('/my-edison/bollette');
  await expect(page.getByText('123,45').first()).toBeVisible();
  await page.goto('/my-edison/bollette?stato=pagate');
  await expectSettled(page);
  await page.goto('/my-edison/bollette?cerca=0001234');
  await page
    .getByRole('link', { name: /123,45|novembre|Bolletta/ })
    .first()
    .click();
  await expectSettled(page);
});

test('sends a reading', async ({ page }) => {
  await signIn(page, 'full');
  await page.goto(`${CONTRACT}/letture`);
  await page.getByLabel(/^Cifre del contatore/).fill('4300');
  await page.getByRole('button', { name: 'Invia la lettura' }).click();
  await expect(page.getByText('La lettura è arrivata')).toBeVisible();
  await expectSettled(page);
});

test('changes how a contract is paid', async ({ page }) => {
  await signIn(page, 'full');
  await page.goto(`${CONTRACT}/gestisci`);
  await page.getByRole('link', { name: 'Cambia metodo di pagamento' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Giulia');
  await page.getByLabel('Cognome o ragione sociale').fill('Ferri');
  await page.getByLabel('Codice fiscale o partita IVA').fill('frrgli85m41f205v');
  await page.getByLabel('IBAN', { exact: true }).fill('it60x0542811101000000123456');
  await next(page);
  await expect(title(page)).toHaveText('Controlla e conferma');
  await page.getByRole('checkbox', { name: /^Autorizzo/ }).check();
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(title(page)).not.toHaveText('Controlla e conferma');
  await expect(page.getByText('IT60 •••• 3456').first()).toBeVisible();
});

test('books a technician with a photo, goes on after a reload, and moves and cancels the visit', async ({ page }) => {
  await signIn(page, 'full');
  await describe(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'scheda.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(page.getByText('scheda.pdf')).toBeVisible();
  await toSupportType(page);
  await page.reload();
  await page.getByRole('button', { name: /^Tecnico a casa/ }).click();
  await choose(page, 1);
  await expect(title(page)).toHaveText('Scegli la ditta');
  await page.getByRole('radio').first().check();
  await next(page);
  await consent(page);
  await expect(page.getByText('scheda.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(title(page)).toHaveText('Richiesta inviata');
  const id = new URL(page.url()).searchParams.get('intervento') ?? '';
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Questa prenotazione non è più in corso' })).toBeVisible();

  await page.goto(`${SERVICE}/modifica-prenotazione?intervento=${id}`);
  await page.getByRole('button', { name: 'Cambia giorno e ora' }).click();
  await choose(page, 3);
  await next(page);
  await page.getByRole('button', { name: 'Conferma la modifica' }).click();
  await expect(title(page)).toHaveText('Modifica inviata');

  await page.goto(`${SERVICE}/il-mio-intervento/${id}`);
  await page.getByRole('button', { name: /^Annulla/ }).click();
  await page.getByRole('radio', { name: 'Altro' }).check();
  await page.getByLabel('Raccontaci di più').fill('Cambio casa.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Annulla l.intervento|^Sì/ })
    .click();
  await expect(page.getByText(/annullat/i).first()).toBeVisible();
});

test('books a video call, and changes where its link goes', async ({ page }) => {
  await signIn(page, 'full');
  await describe(page);
  await toSupportType(page);
  await page.getByRole('button', { name: /^Videochiamata/ }).click();
  await choose(page, 0);
  await page.getByRole('radio', { name: /email/i }).check();
  await next(page);
  await consent(page);
  await page.getByRole('button', { name: 'Conferma la prenotazione' }).click();
  await expect(title(page)).toHaveText('Prenotazione confermata');
  const id = new URL(page.url()).searchParams.get('intervento') ?? '';
  await page.goto(`${SERVICE}/modifica-prenotazione?intervento=${id}`);
  await page.getByRole('button', { name: 'Cambia i contatti' }).click();
  await page.getByRole('radio', { name: /SMS/ }).check();
  await next(page);
  await page.getByRole('button', { name: 'Conferma la modifica' }).click();
  await expect(title(page)).toHaveText('Contatti aggiornati');
});

for (const [answer, id] of [
  ['Accetta', 'I0000002'],
  ['Rifiuta', 'I0000003'],
] as const) {
  test(`answers a quote: ${answer}`, async ({ page }) => {
    await signIn(page, 'full');
    await page.goto(`${SERVICE}/il-mio-intervento/${id}`);
    await expectSettled(page);
    await page.goto(`${SERVICE}/preventivo?intervento=${id}`);
    await page.getByRole('button', { name: new RegExp(`^${answer}`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: new RegExp(`^(Sì|${answer})`) }).click();
    await expect(page.getByText(answer === 'Accetta' ? 'Accettato' : 'Rifiutato').first()).toBeVisible();
  });
}

test('says how an intervention went', async ({ page }) => {
  await signIn(page, 'full');
  await page.goto(`${SERVICE}/il-mio-intervento/I0000004`);
  await page
    .getByRole('link', { name: /opinione|andata/i })
    .first()
    .click();
  await expect(page.getByRole('group', { name: /\?$/ }).first()).toBeVisible();
  for (const group of await page.getByRole('group', { name: /\?$/ }).all()) {
    await group.getByRole('radio', { name: '5 stelle' }).check({ force: true });
  }
  await page.getByRole('button', { name: 'Invia la tua opinione' }).click();
  await expect(page.getByRole('heading', { name: 'Grazie!' })).toBeVisible();
});

test('lets an operator find a customer, act for them and end it', async ({ page }) => {
  await signInByForm(page, 'operatore');
  await expect(page).toHaveURL(/operatore\/clienti/);
  await page.getByLabel('Codice cliente').fill('1000000001');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await page.getByRole('button', { name: 'Agisci a nome di questo cliente' }).click();
  const band = page.getByRole('region', { name: 'A nome di un cliente' });
  await expect(band).toContainText('full (1000000001)');
  await expectSettled(page);
  await page.goto('/my-edison/bollette');
  await expect(page.getByText('123,45').first()).toBeVisible();
  await band.getByRole('button', { name: 'Termina' }).click();
  await expect(page).toHaveURL(/operatore/);
  await expectSettled(page);
});
