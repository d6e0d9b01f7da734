import { newestMessage } from '../../support/outbox.ts';
import { duplicate } from '../../support/session.ts';
import {
  CONTRACTS,
  expect,
  expectAccessible,
  openContract,
  signIn,
  test,
  title,
  type Page,
} from '../../support/test.ts';

const withdrawHere = (page: Page) => page.getByRole('link', { name: 'Recedere dal contratto qui' });
const receipt = (page: Page) => page.getByRole('region', { name: 'La tua ricevuta' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Conferma recesso' });

const NUMBER = /RE-\d{4}-\d{6}/;

async function chooseAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('region', { name: 'Confermi di recedere dal contratto?' })).toContainText(email);
}

test('withdraws from a contract once, with a receipt that has day and hour (recesso.conferma.1) @layout', async ({
  page,
}) => {
  // Several screens, each checked by axe twice.
  test.setTimeout(240_000);
  const email = `recesso-${Date.now()}@example.com`;
  await signIn(page, 'dual', { at: CONTRACTS });
  await expect(withdrawHere(page)).toHaveCount(1);
  const code = /contratti\/(\d+)\/recesso/.exec((await withdrawHere(page).getAttribute('href')) ?? '')?.[1] ?? '';
  await page.goto(`/my-edison/contratti/${code}`);
  await withdrawHere(page).click();
  await expect(title(page)).toHaveText('Recesso dal contratto');
  await expect(page.getByText(/^Puoi recedere fino alle 23:59:59 di/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email', { exact: true }).fill('nessun indirizzo');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText('Scrivi la tua email, come in nome@esempio.it.')).toBeVisible();
  await chooseAddress(page, email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);

  const second = await duplicate(page);
  for (const tab of [page, second]) await chooseAddress(tab, email);
  await confirm(page).click();
  await expect(page.getByText('Recesso ricevuto')).toBeVisible();
  const [number = ''] = NUMBER.exec((await receipt(page).textContent()) ?? '') ?? [];
  await expect(receipt(page).getByText(/^\d{2}:\d{2}:\d{2}$/)).toBeVisible();
  await expectAccessible(page);
  // Another tab follows by itself, and can't withdraw again.
  await expect(receipt(second)).toContainText(number);
  await expect(confirm(second)).toBeHidden();
  await second.close();

  const { subject, text } = await newestMessage(page.request, email, 1);
  expect(subject).toBe('La ricevuta del tuo recesso');
  expect(text).toContain(number);
  await page.reload();
  await expect(receipt(page)).toContainText(number);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica la ricevuta (PDF)' }).click();
  expect((await download).suggestedFilename()).toContain(number);

  await page.goBack();
  await expect(page.getByText('Hai receduto da questo contratto')).toBeVisible();
  await expect(withdrawHere(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vedi la ricevuta' }).click();
  await expect(receipt(page)).toContainText(number);
  await page.goBack();
  const parts = page.getByRole('navigation', { name: 'Parti del contratto' });
  await parts.getByRole('link', { name: 'Documenti' }).click();
  await expect(page.getByRole('list', { name: 'Documenti' })).toContainText('Ricevuta del recesso');
});

test('shows the reason and the exit cost after the withdrawal period (recesso.pagina.2)', async ({ page }) => {
  await signIn(page, 'full', { at: CONTRACTS });
  await openContract(page, 'Casa');
  await expect(withdrawHere(page)).toBeHidden();
  await page.goto(`${new URL(page.url()).pathname}/recesso`);
  await expect(page.getByText('Da questo contratto non puoi recedere qui')).toBeVisible();
  await expect(page.getByText(/^Il periodo per recedere è finito alle 23:59:59 di/)).toBeVisible();
  await expect(page.getByText(/L’uscita costa 23,50/)).toBeVisible();
  await expectAccessible(page);
});

test('withdraws from a request without an account, by a code in the mail (recesso.pubblico.1) @layout', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const known = await browser.newPage();
  await signIn(known, 'prospect');
  const href = (await withdrawHere(known).first().getAttribute('href')) ?? '';
  const code = /contratti\/([^/]+)\/recesso/.exec(href)?.[1] ?? '';

  await page.goto('/login');
  await page.getByRole('link', { name: 'Recesso', exact: true }).click();
  await expect(page).toHaveURL('/recesso');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByLabel('Numero del contratto')).toBeFocused();
  const email = 'sara.colombo@example.com';
  const fill = async (name: string) => {
    await page.getByLabel('Numero del contratto').fill(code);
    await page.getByLabel('Nome e cognome').fill(name);
    await page.getByLabel('La tua email').fill(email);
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(title(page)).toHaveText('Conferma il recesso');
  };
  // Nothing is sent to somebody with another name, and the page is the same.
  await fill('Sara Bianchi');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Indietro' }).click();
  await fill('colombo sara');
  await page.getByLabel('Codice di 6 cifre').fill('000000');
  await confirm(page).click();
  await expect(page.getByText('Il codice non è giusto: controlla l’email.')).toBeVisible();
  const { code: secret, subject } = await newestMessage(page.request, email, 1);
  expect(subject).toBe('Il codice per recedere');
  await page.getByLabel('Codice di 6 cifre').fill(secret ?? '');
  await confirm(page).click();
  await expect(title(page)).toHaveText('Recesso ricevuto');
  const number = (await page.getByText(NUMBER).textContent()) ?? '';
  await expect(page.getByText(/^\d{2}:\d{2}:\d{2}$/)).toBeVisible();
  await expectAccessible(page);
  const mail = await newestMessage(page.request, email, 2);
  expect(mail.text).toContain(number);

  await known.goto(href);
  await expect(receipt(known)).toContainText(number);
  await known.goto('/my-edison');
  await expect(known.getByRole('heading', { name: /^La tua attivazione/ })).toBeVisible();
  await expect(withdrawHere(known)).toBeHidden();
  await known.close();
});
