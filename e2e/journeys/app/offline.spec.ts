import type { Page } from '@playwright/test';
import { takeEverything, takeStore } from '../../support/browser-storage.ts';
import { arrived } from '../../support/screen.ts';
import {
  expect,
  expectAccessible,
  signIn,
  signOut,
  storedSession,
  test as journey,
  title,
} from '../../support/test.ts';

const test = journey.extend({ serviceWorkers: 'allow' });

// On a server of its own: a reading is sent once per period, and other journeys send that of this customer.
test.use({ settings: { LOG_LEVEL: 'error' } });

/** Opens a page, and waits until the worker has the shell and the store what the page has asked for. */
async function look(page: Page, path: string): Promise<void> {
  const since = Date.now();
  await page.goto(path);
  await arrived(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  let before = 0;
  await expect
    .poll(
      async () => {
        const answers = await takeStore(page, 'sportello-offline', 'answers');
        const now = answers.filter(({ text }) => Number(/^at=(\d+)/m.exec(text)?.[1]) >= since).length;
        const isStill = now > 0 && now === before;
        before = now;
        return isStill;
      },
      { timeout: 40_000 },
    )
    .toBe(true);
}

async function keptIn(page: Page, store: string): Promise<number> {
  return (await takeStore(page, 'sportello-offline', store)).length;
}

async function ask(page: Page, path: string): Promise<unknown> {
  const bearer = String((await storedSession(page))?.['accessToken']);
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${bearer}` } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

const kept = (page: Page) => page.getByText(/^Dati di oggi alle \d{2}:\d{2}$/).first();
const AMOUNT = /^[\d.]+,\d\d\s€$/;
const strip = (page: Page) => page.getByRole('button', { name: /invi[oi] in attesa\s*Vedi$/ });

test('shows visited pages offline, with the age of their data', async ({ page, context }) => {
  await signIn(page, 'full', { rememberMe: true });
  const visits = '/my-edison/intervento-tecnico/il-mio-intervento';
  await page.goto(visits);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByText(/^Intervento I\d+/)).toBeVisible();
  const visit = page.url();
  const number = await page.getByText(/^Intervento I\d+/).innerText();
  await page.goto('/my-edison/letture');
  await page.getByRole('main').getByRole('link', { name: /Casa/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Tutte le letture' })).toBeVisible();
  const readings = page.url();
  const consumption = readings.replace('/letture', '/consumi');
  await look(page, '/my-edison/bollette');
  const bill = page.getByRole('main').getByRole('article').getByRole('link').first();
  await bill.click();
  await expect(page).toHaveURL(/bollette\/\d+/);
  const billPath = page.url();
  await expect(title(page)).not.toHaveText('Bollette');
  const billTitle = await title(page).innerText();
  for (const path of [readings, visit, consumption, billPath, '/my-edison']) await look(page, path);
  const owed = await page.getByRole('main').getByText(AMOUNT).first().innerText();

  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toContainText('Giulia');
  await expect(page.getByRole('main').getByText(AMOUNT).first()).toHaveText(owed, { useInnerText: true });
  await expect(kept(page)).toBeVisible();
  await expectAccessible(page);

  await page.goto(visit);
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await page.goto(readings);
  await expect(page.getByRole('heading', { name: 'Tutte le letture' })).toBeVisible();
  await expect(kept(page)).toBeVisible();

  await page.goto(consumption);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await page.goto(billPath);
  await expect(title(page)).toHaveText(billTitle, { useInnerText: true });
  await expect(page.getByRole('main').getByText(AMOUNT).first()).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await page.goto('/my-edison/bollette');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(kept(page)).toBeVisible();

  // Emergency numbers and the topics of a message were never opened.
  await page.goto('/emergenza');
  await expect(page.getByRole('link', { name: /^Chiama 800/ }).first()).toBeVisible();
  await page.goto('/my-edison/assistenza/scrivici');
  await expect(page.getByLabel('Di che cosa si tratta?')).toBeVisible();

  await page.goto(readings);
  await context.setOffline(false);
  await expect(kept(page)).toHaveCount(0);
});

test('sends a reading with a photo taken offline once, after the tab was closed', async ({ page, context }) => {
  await signIn(page, 'pmi', { rememberMe: true });
  await page.goto('/my-edison/letture');
  await expect(page.getByRole('heading', { name: 'Tutte le letture' })).toBeVisible();
  const path = new URL(page.url()).pathname;
  const sentPath = `/api/sportello/v1/autoletture/${path.split('/')[3]}`;
  // Before the 16th no reading is expected (lettura.finestra.1).
  test.skip(new Date().getDate() < 16, 'no reading is expected on this day');
  await expect(page.getByText(/^Hai tempo fino a/)).toBeVisible();
  const before = (await ask(page, sentPath)) as { autoletture: unknown[] };
  await look(page, path);
  await context.setOffline(true);
  await page.reload();
  const fields = page.getByLabel(/^(Cifre del contatore|Fascia)/);
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) await field.fill('99999');
  await page.locator('input[type=file]').setInputFiles({
    name: 'contatore.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await page.getByRole('button', { name: 'Invia la lettura' }).click();
  await page.getByRole('radio', { name: 'Il contatore è stato sostituito' }).check();
  await page.getByRole('button', { name: 'Invia la lettura' }).click();
  await expect(page.getByText('La lettura è in attesa di invio')).toBeVisible();
  await expect(strip(page)).toHaveText(/1 invio in attesa/);
  await expectAccessible(page);

  await strip(page).click();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Modifica/ })
    .click();
  await expect(fields.first()).toHaveValue('99999');
  await expect(page.getByRole('button', { name: 'Togli contatore.jpg' })).toBeVisible();
  for (const field of await fields.all()) await field.fill('88888');
  await page.getByRole('button', { name: 'Invia la lettura' }).click();
  await expect(page.getByText('La lettura è in attesa di invio')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(path);
  await expect(again.getByText('88.888', { exact: true }).first()).toBeVisible();
  await expect.poll(() => keptIn(again, 'outbox')).toBe(0);
  const after = (await ask(again, sentPath)) as { autoletture: { foto: boolean }[] };
  expect(after.autoletture).toHaveLength(before.autoletture.length + 1);
  expect(JSON.stringify(after)).toContain('88888');
});

test('messages written in flight mode are sent in order, one that was deleted is not', async ({ page, context }) => {
  const words = (which: string) => `${which} messaggio della prova ${Date.now()}`;
  await signIn(page, 'luce');
  await look(page, '/my-edison/assistenza/scrivici');
  await context.setOffline(true);
  const texts = [words('Primo'), words('Secondo'), words('Terzo')];
  for (const text of texts) {
    await page.goto('/my-edison/assistenza/scrivici');
    await page.getByLabel('Di che cosa si tratta?').selectOption({ index: 1 });
    await page.getByLabel('Il tuo messaggio').fill(text);
    await page.getByRole('button', { name: 'Invia il messaggio' }).click();
    await expect(page.getByText('Il messaggio è in attesa di invio')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Vedi gli invii in attesa' }).click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await rows
    .nth(1)
    .getByRole('button', { name: /^Elimina/ })
    .click();
  await rows.nth(1).getByRole('button', { name: 'Elimina l’invio' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).last().click();

  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  const { richieste } = (await ask(page, '/api/sportello/v1/richieste')) as { richieste: unknown[] };
  const sent = richieste
    .map((each) => JSON.stringify(each))
    .filter((each) => texts.some((text) => each.includes(text)));
  expect(sent).toHaveLength(2);
  expect(sent[0]).toContain('Terzo');
  expect(sent[1]).toContain('Primo');
});

test('keeps a switch changed offline through a reload, and sets it once', async ({ page, context }) => {
  const PUSHES = '/my-edison/profilo/notifiche';
  await signIn(page, 'full');
  await look(page, PUSHES);
  const threshold = page.getByRole('switch', { name: /^Soglia di spesa/ });
  await expect(threshold).toBeChecked();
  await context.setOffline(true);
  await threshold.click({ force: true });
  await expect(page.getByText('In attesa di invio: manca la connessione.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('In attesa di invio: manca la connessione.')).toBeVisible();
  await expect(threshold).not.toBeChecked();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  await expect(threshold).not.toBeChecked();
  const { tipi } = (await ask(page, '/api/sportello/v1/push')) as { tipi: { tipo: string; attivo: boolean }[] };
  expect(tipi.filter(({ attivo }) => !attivo).map(({ tipo }) => tipo)).toEqual(['SOGLIA']);
});

test('queues an opinion offline, while booking and paying need the network and keep the input', async ({
  page,
  context,
}) => {
  await signIn(page, 'full');
  await page.goto('/my-edison/intervento-tecnico/il-mio-intervento');
  const visit = page.getByRole('link', { name: /Com.è andata/ }).first();
  const id = (await visit.getAttribute('href'))?.split('/').at(-1) ?? '';
  await look(page, `/my-edison/intervento-tecnico/il-mio-intervento/${id}/opinione`);
  const questions = page.getByRole('group', { name: /\?$/ });
  await expect(questions.first()).toBeVisible();
  await context.setOffline(true);
  for (const group of await questions.all())
    await group.getByRole('radio', { name: '4 stelle' }).check({ force: true });
  await page.getByRole('button', { name: 'Invia la tua opinione' }).click();
  await expect(page.getByText('La tua opinione è in attesa di invio')).toBeVisible();
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByText('Hai già lasciato la tua opinione')).toBeVisible();

  await page.goto('/my-edison/intervento-tecnico/richiedi-intervento');
  await page.getByRole('button', { name: 'Caldaia' }).click();
  const fault = page.getByLabel('Cosa succede?');
  await fault.fill('Si spegne da sola.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sei senza connessione' })).toBeVisible();
  await expect(fault).toHaveValue('Si spegne da sola.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expect(title(page)).toHaveText('Come possiamo aiutarti?');

  await page.goto('/my-edison/bollette?stato=da-pagare');
  const pick = page.getByRole('main').getByRole('checkbox').first();
  await pick.check();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Paga/ }).click();
  await expect(page.getByText('Non abbiamo inviato nulla', { exact: false }).first()).toBeVisible();
  await expect(pick).toBeChecked();
  await expect(strip(page)).toHaveCount(0);
  await context.setOffline(false);
});

test('keeps a session without answers on stored data, until the server ends it', async ({ page, context }) => {
  await signIn(page, 'full', { rememberMe: true });
  await look(page, '/my-edison');
  await page.evaluate(() => {
    for (const storage of [sessionStorage, localStorage]) {
      const held = storage.getItem('sportello.session');
      if (held !== null) storage.setItem('sportello.session', JSON.stringify({ ...JSON.parse(held), expiresAt: 0 }));
    }
  });
  await context.route('**/api/**', (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(title(page)).toContainText('Giulia');
  await expect(kept(page)).toBeVisible();
  await context.unroute('**/api/**');
  await context.route('**/as/token', (route) => route.fulfill({ status: 401, json: {} }));
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Nome utente')).toBeVisible();
  await expect.poll(() => keptIn(page, 'answers')).toBe(0);
});

/** Fields of the API's answers whose values concern a person. */
const PERSONAL =
  /^(nome|cognome|firstName|lastName|ragioneSociale|codiceFiscale|.*[eE]?[mM]ail|cellulare|telefono|phone.*|pod|pdr|.*[cC]odiceC.*|contractAccount|street|indirizzo|via|iban|importo.*|numeroBolletta)$/;

function personalIn(answer: unknown, found: Set<string>): void {
  if (typeof answer !== 'object' || answer === null) return;
  for (const [field, value] of Object.entries(answer)) {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && text.length >= 5 && PERSONAL.test(field)) found.add(text);
    else personalIn(value, found);
  }
}

test('stores nothing personal after a sign-out', async ({ page, context, browser, baseURL }) => {
  const visitor = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
  const other = await visitor.newPage();
  await other.goto('/login');
  await other.evaluate(async () => void (await navigator.serviceWorker.ready));
  const ofVisitors = (await takeEverything(other)).map(({ text }) => text).join('\n');
  await visitor.close();

  const personal = new Set<string>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    void response.json().then(
      (answer: unknown) => personalIn(answer, personal),
      () => undefined,
    );
  });
  await signIn(page, 'full', { rememberMe: true });
  for (const path of [
    'bollette',
    'contratti',
    'intervento-tecnico/il-mio-intervento',
    'profilo/dati',
    'controllo-energia',
  ]) {
    await page.goto(`/my-edison/${path}`);
    await expect(title(page)).toBeVisible();
  }
  await look(page, '/my-edison/assistenza/scrivici');
  await context.setOffline(true);
  await page.getByLabel('Di che cosa si tratta?').selectOption({ index: 1 });
  await page.getByLabel('Il tuo messaggio').fill('Un messaggio molto personale');
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByText('Il messaggio è in attesa di invio')).toBeVisible();

  const traces = async () => {
    const values = ['Un messaggio molto personale', 'full', ...personal].filter((value) => !ofVisitors.includes(value));
    const stored = await takeEverything(page);
    return stored.flatMap(({ place, text }) =>
      values.filter((value) => text.includes(value) || place.includes(value)).map((value) => `${place}: ${value}`),
    );
  };
  expect(personal.size).toBeGreaterThan(50);
  // Even before, nothing that can be read is in the database or a cache.
  expect((await traces()).filter((trace) => !/^(local|session)Storage/.test(trace))).toEqual([]);

  await signOutAnyway(page);
  expect(await traces()).toEqual([]);
  expect(await keptIn(page, 'keys')).toBe(0);
  expect(await keptIn(page, 'outbox')).toBe(0);
});

async function signOutAnyway(page: Page): Promise<void> {
  const leaving = signOut(page);
  const question = page.getByRole('dialog', { name: 'Esci senza inviare?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Esci ed elimina' }).click();
  await leaving;
  await expect(page.getByLabel('Nome utente')).toBeVisible();
}
