import type { Page } from '@playwright/test';
import { duplicate } from '../support/session.ts';
import { CONTRACTS, expect, expectAccessible, openContract as open, signIn, test, title } from '../support/test.ts';

// Several screens each, most with accessibility checks in two colour schemes.
test.slow();

const IBAN = 'IT60 X054 2811 1010 0000 0123 456';
const HIDDEN_IBAN = 'IT60 •••• 3456';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const payment = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: /^Pagamento/ }) });
const changeLink = (page: Page) => payment(page).getByRole('link', { name: 'Cambia metodo di pagamento' });

/** Opens a contract by its name or its position. */
async function openContract(page: Page, persona: string, which: string | number): Promise<void> {
  await signIn(page, persona, { at: CONTRACTS });
  await open(page, which, 'Gestisci');
  await expect(payment(page)).toBeVisible();
}

async function openChange(page: Page, persona: string, which: string | number): Promise<void> {
  await openContract(page, persona, which);
  await changeLink(page).click();
  await expect(title(page)).toHaveText('Cambia metodo di pagamento');
}

async function typeHolder(page: Page, iban = IBAN): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill('Giulia');
  await page.getByLabel('Cognome o ragione sociale').fill('Ferri');
  await page.getByLabel('Codice fiscale o partita IVA').fill('FRRGLI85M41F205V');
  await page.getByLabel('IBAN', { exact: true }).fill(iban);
}

async function toConfirm(page: Page): Promise<void> {
  await button(page, 'Continua').click();
  await expect(title(page)).toHaveText('Controlla e conferma');
}

const agreed = (page: Page) => page.getByLabel('Ho letto il mandato e lo accetto');

test.describe('how a contract is paid', () => {
  for (const [name, words] of Object.entries({
    Casa: ['Addebito su conto corrente', 'Attivo', 'Banca di Esempio', '••••'],
    'Casa Protetta': ['5,90', 'mensile'],
  })) {
    test(`shows how the contract ${name} is paid on its page`, async ({ page }) => {
      await openContract(page, 'full', name);
      for (const each of words) await expect(payment(page)).toContainText(each);
      await expect(changeLink(page)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('a bank debit', () => {
  test('checks a bank debit, asks for consent and shows it at once, also in a second tab', async ({ page }) => {
    // The change creates a notification, so it needs a persona whose notifications no other journey counts.
    await openContract(page, 'amministratore', 6);
    const other = await duplicate(page);
    await expect(payment(other)).toBeVisible();
    await changeLink(page).click();
    await typeHolder(page, 'it60x0542811101000000123457');
    await expect(page.getByLabel('IBAN', { exact: true })).toHaveValue('IT60 X054 2811 1010 0000 0123 457');
    await button(page, 'Continua').click();
    await expect(page.getByText("L'IBAN non è valido.")).toBeVisible();
    await expect(page.getByLabel('IBAN', { exact: true })).toBeFocused();

    // The data kept for a reload must not contain the bank account.
    const kept = () => JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage)));
    expect(await page.evaluate(kept)).not.toContain('X054');
    await page.reload();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Giulia');
    await expect(page.getByLabel('IBAN', { exact: true })).toHaveValue('');

    await page.getByLabel('IBAN', { exact: true }).fill(IBAN);
    await toConfirm(page);
    await expect(page.getByText('Mandato per addebito diretto SEPA.')).toBeVisible();
    await expect(page.getByText(/^IT\d{2}ZZZ/)).toBeVisible();
    await expect(page.getByText(IBAN)).toBeVisible();
    await expectAccessible(page);

    await button(page, 'Indietro').click();
    await expect(page.getByLabel('IBAN', { exact: true })).toHaveValue(IBAN);
    await toConfirm(page);
    await button(page, 'Conferma').click();
    await expect(page.getByText('Per confermare, spunta questa casella.')).toBeVisible();
    await expect(agreed(page)).toBeFocused();
    await agreed(page).check();
    await button(page, 'Conferma').click();
    await expect(title(page)).toHaveText('Hai chiesto di cambiare metodo di pagamento');
    await expect(page.getByText(/Riferimento del mandato: EE[0-9A-F]{32}/)).toBeVisible();
    await expectAccessible(page);

    await expect(payment(other)).toContainText(`Stiamo attivando l’addebito sul conto ${HIDDEN_IBAN}`);
    await page.getByRole('link', { name: 'Torna al contratto' }).click();
    await expect(payment(page)).toContainText(`Stiamo attivando l’addebito sul conto ${HIDDEN_IBAN}`);
    await page.goBack();
    await expect(payment(page)).toContainText(HIDDEN_IBAN);
  });

  test('accepts the first of two tabs, and warns the second, which keeps its input', async ({ page }) => {
    await openChange(page, 'misto', 0);
    const other = await duplicate(page);
    for (const tab of [page, other]) {
      await typeHolder(tab);
      await toConfirm(tab);
      await agreed(tab).check();
    }
    await button(page, 'Conferma').click();
    await expect(title(page)).toHaveText('Hai chiesto di cambiare metodo di pagamento');
    await button(other, 'Conferma').click();
    await expect(other.getByRole('alert')).toContainText('Nel frattempo il metodo di pagamento è cambiato');
    await expect(other.getByRole('alert')).toContainText(HIDDEN_IBAN);
    await expect(agreed(other)).toBeChecked();
    await expectAccessible(other);
    await button(other, 'Conferma').click();
    await expect(title(other)).toHaveText('Hai chiesto di cambiare metodo di pagamento');
  });

  test('sends a bank debit again after a lost answer, and makes it once', async ({ page }) => {
    await openChange(page, 'pmi', 0);
    await typeHolder(page);
    await toConfirm(page);
    await agreed(page).check();
    const answers: string[] = [];
    await page.route('**/modificaDatiPagamento', async (route) => {
      const response = await route.fetch();
      answers.push(await response.text());
      return answers.length === 1 ? route.abort() : route.fulfill({ response });
    });
    await button(page, 'Conferma').click();
    await expect(page.getByRole('alert')).toContainText('Non sappiamo se la richiesta è arrivata');
    await button(page, 'Conferma').click();
    await expect(title(page)).toHaveText('Hai chiesto di cambiare metodo di pagamento');
    expect(answers).toHaveLength(2);
    expect(answers[1]).toBe(answers[0]);
  });
});

test('applies one method to several contracts at once', async ({ page }) => {
  await openChange(page, 'amministratore', 0);
  await button(page, 'Paga così anche altri contratti').click();
  const group = page.getByRole('group', { name: 'Vuoi pagare così anche altri contratti?' });
  await group.getByRole('checkbox', { name: /^Seleziona tutti/ }).check();
  await expect(group.getByRole('status')).toContainText(/\d{3} altri contratti scelti/);
  await expectAccessible(page);
  await group.getByRole('checkbox', { name: /^Seleziona tutti/ }).uncheck();
  // The account has so many neighbours that two are enough.
  for (const at of [40, 41]) await group.getByRole('checkbox').nth(at).check();
  await typeHolder(page);
  await toConfirm(page);
  await expect(page.getByText('Per questi 3 contratti:')).toBeVisible();
  await agreed(page).check();
  await button(page, 'Conferma').click();
  await expect(title(page)).toHaveText('Hai chiesto di cambiare metodo di pagamento');
  await expect(page.getByText(/Riferimento del mandato: EE/)).toHaveCount(3);
  await expectAccessible(page);
});

test.describe('a card', () => {
  const toCardPage = async (page: Page) => {
    await page.getByRole('radio', { name: 'Carta' }).check();
    await expectAccessible(page);
    await button(page, 'Inserisci la carta').click();
    await expect(title(page)).toHaveText('Inserisci la carta');
  };
  const giveCard = async (page: Page, number: string) => {
    await page.getByLabel('Nome sulla carta').fill('Giulia Ferri');
    await page.getByLabel('Numero della carta').fill(number);
    await page.getByLabel('Scadenza (mese/anno)').fill('05/30');
    await page.getByLabel('Codice di sicurezza').fill('123');
    await button(page, 'Salva la carta').click();
  };

  test('stores a card given on the provider’s page, and shows it after confirmation', async ({ page }) => {
    await openChange(page, 'full', 'Fibra Casa');
    await toCardPage(page);
    await expect(page.getByText('Questa pagina è una prova')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Carta' })).toBeChecked();
    await toCardPage(page);
    await giveCard(page, '4000000000000002');
    await expect(page.getByRole('alert')).toContainText('La carta è stata rifiutata');
    await giveCard(page, '4242424242424242');
    await expect(title(page)).toHaveText('Controlla e conferma');
    await expect(page.getByText('•••• 4242')).toBeVisible();
    await page.reload();
    await expect(page.getByText('•••• 4242')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Conferma').click();
    await expect(page.getByRole('heading', { name: 'Ora paghi con la carta' })).toBeVisible();
    await page.reload();
    await expect(payment(page)).toContainText('Carta di credito');
    await expect(payment(page)).toContainText('•••• 4242');
    await expect(payment(page)).toContainText('05/2030');
  });

  test('changes nothing if no card is given', async ({ page }) => {
    await openChange(page, 'full', 'Caldaia a condensazione');
    await toCardPage(page);
    await page.getByRole('link', { name: 'Annulla e torna all’area clienti' }).click();
    await expect(page.getByRole('heading', { name: 'Hai annullato' })).toBeVisible();
    // The URL alone is no proof: the provider is queried and has no card yet.
    await page.goto(page.url().replace('annullata', 'completata'));
    await expect(page.getByRole('heading', { name: 'Stiamo aspettando il fornitore di pagamenti' })).toBeVisible();
    await page.goto(page.url().replace(/carta=[^&]+/, 'carta=11111111-1111-4111-8111-111111111111'));
    await expect(page.getByRole('heading', { name: 'La carta non è stata accettata' })).toBeVisible();
    await button(page, 'Torna alla scelta').click();
    await expect(title(page)).toHaveText('Cambia metodo di pagamento');
  });
});
