import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { headersOf } from '../../support/call.ts';
import { expect, expectAccessible, signIn, test, type Page } from '../../support/test.ts';
import { filesInZip } from '../../support/zip.ts';

const path = '/api/sportello/v1/reclami';

async function openCase(page: Page, testo: string, bill: string): Promise<string> {
  const headers = { ...(await headersOf(page)), 'idempotency-key': randomUUID() };
  const answer = await page.request.post(path, { headers, data: { tipo: 'RECLAMO', testo, bollette: [bill] } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { numero: string }).numero;
}

/** Returns the number of the first bill in the archive. */
async function newestBill(page: Page): Promise<string> {
  const path = await page.locator('a[href^="/my-edison/bollette/20"]').first().getAttribute('href');
  return path?.split('/').at(-1) ?? '';
}

test('lets an operator take on a complaint, ask, note and answer it in four parts (reclami.risposta.1)', async ({
  page,
  browser,
}) => {
  const words = `La bolletta conta due volte agosto. Prova ${Date.now()}.`;
  await signIn(page, 'dual', { at: '/my-edison/bollette' });
  const bill = await newestBill(page);
  const number = await openCase(page, words, bill);

  const desk = await browser.newContext();
  const operator = await desk.newPage();
  await signIn(operator, 'operatore', { at: '/my-edison/operatore/reclami' });
  const row = operator.locator(`#riga-${number}`);
  await expect(row).toContainText('Entro il');
  await row.click();
  const theirs = operator.getByRole('region', { name: number, exact: true });
  await expect(theirs.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(theirs).toContainText(words);
  await theirs.getByRole('button', { name: 'Prendi in carico' }).click();
  await expect(row).toContainText('In carico a te');
  await theirs.getByLabel('Nuova nota').fill('Sentito il distributore.');
  await theirs.getByRole('button', { name: 'Aggiungi la nota' }).click();
  await expect(theirs.getByRole('region', { name: /Note interne/ })).toContainText('Sentito il distributore.');

  await theirs.getByText('Chiedi qualcosa al cliente').click();
  await theirs.getByLabel('La tua domanda').fill('Quanto segna oggi il contatore?');
  await theirs.getByRole('button', { name: 'Invia la domanda' }).click();
  await expect(row).toContainText('Fermo');
  await expectAccessible(operator);

  await theirs.getByLabel('Comincia da un testo pronto').selectOption({ label: 'Riassunto del reclamo' });
  await expect(theirs.getByLabel('Cosa ci hai scritto')).toHaveValue(new RegExp(number));
  await theirs.getByRole('button', { name: 'Controlla e invia' }).click();
  await expect(theirs.getByText('Scrivi le conclusioni.')).toBeVisible();
  await theirs.getByLabel('Le verifiche che abbiamo fatto').fill('Abbiamo confrontato le letture.');
  await theirs.getByLabel('Le nostre conclusioni').fill('Hai ragione: correggiamo la bolletta.');
  await theirs.getByLabel('I tuoi diritti').fill('Puoi chiedere la conciliazione.');
  // The draft survives a reload.
  await operator.reload();
  await expect(theirs.getByLabel('Le nostre conclusioni')).toHaveValue('Hai ragione: correggiamo la bolletta.');
  await theirs.getByRole('button', { name: 'Controlla e invia' }).click();
  const preview = operator.getByRole('dialog');
  await expect(preview).toContainText('Hai ragione: correggiamo la bolletta.');
  await expectAccessible(operator);
  await preview.getByRole('button', { name: 'Invia la risposta' }).click();
  await expect(theirs.getByText(`La risposta al reclamo ${number} è inviata.`)).toBeVisible();
  await expect(theirs).toContainText('Risposto');
  await desk.close();

  await page.goto('/my-edison/notifiche');
  await expect(
    page.getByRole('paragraph').filter({ hasText: `Abbiamo risposto alla richiesta ${number}.` }),
  ).toBeVisible();
  const read = await page.request.get(`${path}/${number}`, { headers: await headersOf(page) });
  const text = await read.text();
  expect(JSON.parse(text)).toMatchObject({
    stato: 'RISPOSTO',
    messaggi: [{ testo: 'Quanto segna oggi il contatore?', daNoi: true }],
    risposta: { conclusioni: 'Hai ragione: correggiamo la bolletta.', diritti: 'Puoi chiedere la conciliazione.' },
  });
  expect(text).not.toContain('Sentito il distributore.');

  await page.goto(`/my-edison/assistenza/reclami/${number}`);
  await expect(page.getByRole('heading', { name: 'Non sei d’accordo?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'La nostra risposta' })).toContainText('Hai ragione');
  await expectAccessible(page);
  const bundle = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica il fascicolo (ZIP)' }).click();
  const saved = await bundle;
  const files = filesInZip(await readFile(await saved.path()));
  const papers = [`01-reclamo-${number}.pdf`, `02-risposta-${number}.pdf`, `04-bollette/${bill}.pdf`];
  expect([...files.keys()]).toEqual([...papers, '05-letture.csv', '06-cronologia.csv']);
  for (const paper of papers) expect(files.get(paper)?.subarray(0, 5).toString()).toBe('%PDF-');
  const timeline = files.get('06-cronologia.csv')?.toString();
  const steps = [words, 'Quanto segna oggi il contatore?', 'Hai ragione: correggiamo la bolletta.', 'Ultimo giorno'];
  for (const step of steps) expect(timeline).toContain(step);
  expect(timeline).not.toContain('Sentito il distributore.');
  expect(files.get('05-letture.csv')?.toString()).toMatch(/(IT\d{3}E|\d{14}).*(kWh|mc)/);
});
