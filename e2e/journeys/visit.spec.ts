import { expect, expectAccessible, signIn, test, title, type Locator, type Page } from '../support/test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continua', exact: true }).click();

async function book(page: Page): Promise<string> {
  await page.goto('/my-edison/intervento-tecnico/richiedi-intervento');
  await page.getByRole('button', { name: /^Caldaia/ }).click();
  await page.getByLabel('Cosa succede?').fill('Si spegne da sola.');
  await next(page);
  await page.getByRole('button', { name: /^Tecnico a casa/ }).click();
  await page.getByRole('group', { name: 'Giorno', exact: true }).getByRole('radio').nth(4).check();
  await page
    .getByRole('group', { name: /^Orario di/ })
    .getByRole('button')
    .first()
    .click();
  await expect(title(page)).toHaveText('Scegli la ditta');
  await page.getByRole('radio').first().check();
  await next(page);
  await page.getByRole('checkbox', { name: /^Acconsento/ }).check();
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(title(page)).toHaveText('Richiesta inviata');
  return new URL(page.url()).searchParams.get('intervento') ?? '';
}

/** Makes today a working day of the company, whatever the date, and creates its technician's link. */
async function prepareCompany(page: Page): Promise<string> {
  await page.goto('/my-edison/operatore/ditte');
  await page.getByRole('link', { name: 'Modifica Ditta 017' }).click();
  const weekday = new Intl.DateTimeFormat('it', { weekday: 'long', timeZone: 'Europe/Rome' }).format(new Date());
  const day = page.getByRole('group', { name: new RegExp(weekday, 'i') });
  await day.getByLabel('Posti insieme').fill('9');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Salvato.')).toBeVisible();
  await page.getByRole('link', { name: 'Tutte le ditte' }).click();
  const company = page.getByRole('article', { name: 'Ditta 017' });
  await company.getByText('Link dei tecnici').click();
  await company.getByLabel('Nome del tecnico').fill('Marco Riva');
  await company.getByRole('button', { name: 'Crea il link' }).click();
  return (await company.getByRole('status').getByRole('link').getAttribute('href')) ?? '';
}

async function step(page: Page, name: string, fill?: () => Promise<void>): Promise<void> {
  await page.getByLabel('Passo').selectOption(name);
  await fill?.();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(`Fatto: ${name}.`)).toBeVisible();
}

const today = (page: Page) => async () => {
  await page
    .getByLabel('Giorno')
    .fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date()));
  const places = page.getByLabel('Ditta e orario');
  const mine = places.locator('option', { hasText: 'Ditta 017' }).first();
  await mine.waitFor({ state: 'attached' });
  await places.selectOption((await mine.getAttribute('value')) ?? '');
};

// Depending on the time of day the appointment is now, or far enough away for a confirmation (intervento.tecnico.7).
async function arrive(visit: Locator): Promise<void> {
  await visit.getByRole('button', { name: 'Sono arrivato' }).click();
  const early = visit.getByRole('dialog', { name: /^Sei già da/ });
  const how = visit.getByLabel('Com’è andata?');
  await expect(early.or(how)).toBeVisible();
  if (await early.isVisible()) await early.getByRole('button', { name: 'Sono arrivato' }).click();
  await expect(how).toBeVisible();
}

async function finish(visit: Locator, how: string): Promise<void> {
  await visit.getByLabel('Com’è andata?').selectOption(how);
  await visit.getByRole('button', { name: 'Ho finito qui' }).click();
  await visit.getByRole('dialog').getByRole('button', { name: 'Chiudi la visita' }).click();
}

test('completes a visit from booking and appointment to quote, bill and opinion', async ({ page, browser }) => {
  test.setTimeout(240_000);
  await signIn(page, 'full');
  const id = await book(page);
  await page.goto(`/my-edison/intervento-tecnico/il-mio-intervento/${id}`);
  await expect(page.getByRole('region', { name: 'Prossimo passo' })).toContainText('In attesa della ditta');

  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
  const operator = await desk.newPage();
  await signIn(operator, 'operatore', { at: '/my-edison/operatore/interventi' });
  const link = await prepareCompany(operator);
  await operator.goto(`/my-edison/operatore/interventi/${id}`);
  await step(operator, 'Assegna la ditta', today(operator));
  await step(operator, 'Concorda l’appuntamento');
  await expect(page.getByText('L’appuntamento è confermato')).toBeVisible();

  const phone = await browser.newContext({
    geolocation: { latitude: 45.4781, longitude: 9.1921 },
    permissions: ['geolocation'],
  });
  const technician = await phone.newPage();
  await technician.goto(link);
  const visit = technician.getByRole('region', { name: /Caldaia/ });
  await visit.getByLabel('Tra quanto arrivi?').selectOption('10');
  await visit.getByRole('button', { name: 'Sono in viaggio' }).click();
  await expect(visit.getByText(/^Posizione condivisa/)).toBeVisible();
  await expectAccessible(technician);
  await expect(page.getByRole('region', { name: 'Il tecnico è in viaggio' })).toContainText('Marco Riva');
  await expect(page.getByRole('img', { name: /^Mappa/ })).toBeVisible();
  await expectAccessible(page);

  await arrive(visit);
  await expect(page.getByRole('region', { name: 'Il tecnico è da te' })).toBeVisible();
  await finish(visit, 'Serve un preventivo');
  await expect(visit.getByText('Rimandata')).toBeVisible();

  await operator.reload();
  await step(operator, 'Invia il preventivo al cliente', async () => {
    await operator.getByLabel('Voce 1').fill('Scheda elettronica');
    await operator.getByLabel('Euro 1').fill('180,50');
  });
  await page.getByRole('link', { name: 'Guarda il preventivo' }).click();
  await page.getByRole('button', { name: 'Accetta e paga in bolletta' }).click();
  const dialog = page.getByRole('dialog', { name: /Accetti il preventivo da 180,50/ });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: /Accetta 180,50/ }).click();
  await expect(page.getByRole('link', { name: 'Scegli il prossimo appuntamento' })).toBeVisible();

  await operator.reload();
  await step(operator, 'Concorda l’appuntamento', today(operator));
  await technician.reload();
  await arrive(visit);
  await finish(visit, 'Il lavoro è finito');
  await expect(visit.getByText('Fatta')).toBeVisible();
  await operator.reload();
  await step(operator, 'Consuntiva');
  await step(operator, 'Fattura', async () => {
    await operator.getByLabel('Numero della fattura').fill(`T-${id}`);
    await operator.getByLabel('Importo in euro').fill('180,50');
  });

  await page.goto(`/my-edison/intervento-tecnico/il-mio-intervento/${id}`);
  await expect(page.getByText('La fattura è emessa')).toBeVisible();
  await page.goto(`/my-edison/intervento-tecnico/il-mio-intervento/${id}/opinione`);
  await expect(page.getByRole('group', { name: /\?$/ }).first()).toBeVisible();
  for (const group of await page.getByRole('group', { name: /\?$/ }).all()) {
    await group.getByRole('radio', { name: '5 stelle' }).check({ force: true });
  }
  await page.getByRole('button', { name: 'Invia la tua opinione' }).click();
  await expect(page.getByRole('heading', { name: 'Grazie!' })).toBeVisible();
  await desk.close();
  await phone.close();
});
