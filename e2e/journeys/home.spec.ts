import type { Page } from '@playwright/test';
import { askAgain, contractCards, expect, signIn, test, title } from '../support/test.ts';

const refusal = (codice: string) => ({
  header: { stato: 1, codice, descrizione: 'Non ora.', idRichiesta: 'prova-1' },
});

type Answer = Record<string, unknown>;

/** Changes what one call answers. */
async function changeAnswer(page: Page, call: string, change: (answer: Answer) => unknown): Promise<void> {
  await page.route(`**/${call}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  });
}

test('four hundred supplies: the first ones, more on demand, and a search', async ({ page }) => {
  await signIn(page, 'amministratore');
  await expect(contractCards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Mostra altri' }).click();
  await expect(contractCards(page)).toHaveCount(48);

  const search = page.getByRole('searchbox', { name: 'Cerca tra i contratti' });
  const pod =
    (await contractCards(page)
      .first()
      .getByText(/^IT\d{3}E\d+/)
      .textContent()) ?? '';
  await search.fill(pod.toLowerCase());
  await expect(contractCards(page)).toHaveCount(1);
  await expect(page.getByText('1 contratto trovato')).toBeVisible();
  await search.fill('una via che non esiste');
  await expect(page.getByRole('heading', { name: 'Nessun contratto corrisponde' })).toBeVisible();
  await search.fill('');
  await expect(contractCards(page)).toHaveCount(24);
});

test('quick actions stand before the contracts, however many those are', { tag: '@layout' }, async ({ page }) => {
  await signIn(page, 'amministratore');
  await expect(contractCards(page).first()).toBeVisible();
  const action = await page.getByRole('main').getByRole('link', { name: 'Cambia i contatti' }).boundingBox();
  const contract = await contractCards(page).first().boundingBox();
  expect(action?.y).toBeLessThan(contract?.y ?? 0);
});

test('a business is greeted by its company name', async ({ page }) => {
  await signIn(page, 'pmi');
  await expect(title(page)).toHaveText(/^Buon.*, .+ (S\.r\.l\.|S\.p\.A\.|Srl|SRL|Snc|S\.n\.c\.|S\.a\.s\.)/);
  await expect(contractCards(page).first()).toBeVisible();
});

test('somebody who is about to become a customer sees their activation', async ({ page }) => {
  await signIn(page, 'prospect');
  await expect(contractCards(page)).toHaveCount(1);
  await expect(contractCards(page)).toContainText('In Attivazione');
  await expect(contractCards(page).getByRole('progressbar')).toHaveAttribute('value', '35');
});

test('whoever has nothing active finds the offers, in a new window', async ({ page }) => {
  await signIn(page, 'switchout');
  const offers = page.getByRole('link', { name: /Diventa cliente/ });
  await expect(offers).toHaveAttribute('target', '_blank');
  await expect(offers).toHaveAttribute('rel', /noopener/);
  await page.getByText('Contratti chiusi (3)').click();
  await expect(contractCards(page)).toHaveCount(3);
});

test('lists that all fail leave the profile, and can be asked for again', async ({ page }) => {
  await signIn(page, 'guasto');
  await expect(title(page)).toContainText('Chiara Fontana');
  await expect(page.getByRole('alert')).toContainText('I contratti non sono disponibili ora');
  await expect(page.getByText(/Codice S-001 · Richiesta/)).toBeVisible();
  const again = page.waitForRequest('**/recuperoListaMSR');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await again;
});

test('one list that fails is named beside the others', async ({ page }) => {
  const services = '**/recuperoContrattiVasCliente';
  await page.route(services, (route) => route.fulfill({ status: 503, json: refusal('S-001') }));
  await signIn(page, 'full');
  await expect(page.getByRole('alert')).toContainText('Non vedi tutti i contratti');
  await expect(page.getByRole('alert')).toContainText('servizi, prodotti e fibra');
  await expect(page.getByRole('heading', { name: 'Casa', exact: true })).toBeVisible();
  await askAgain(page, services, page.getByRole('heading', { name: 'Fibra Casa' }));
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an element that can’t be read is counted, and does not cost the list', async ({ page }) => {
  await changeAnswer(page, 'recuperoLista', (answer) => {
    const [first, ...others] = answer['contratti'] as object[];
    return { ...answer, contratti: [{ ...first, codiceContratto: 7 }, ...others] };
  });
  await signIn(page, 'full');
  await expect(page.getByText('1 contratto non è leggibile in questo momento')).toBeVisible();
  await expect(contractCards(page).first()).toBeVisible();
});

test('a profile that can’t be read leaves the contracts', async ({ page }) => {
  const profile = '**/recuperaDatiProfilo';
  await page.route(profile, (route) => route.fulfill({ status: 503, json: refusal('S-001') }));
  await signIn(page, 'luce');
  await expect(page.getByRole('alert')).toContainText('Il servizio non è disponibile in questo momento.');
  await expect(contractCards(page)).toHaveCount(2);
  await askAgain(page, profile, title(page).filter({ hasText: 'Marco Bianchi' }));
});

test('an unknown segment is told in the words of prodotto.segmenti.2', async ({ page }) => {
  await changeAnswer(page, 'recuperaDatiProfilo', (answer) => ({ ...answer, segmento: 'Marziano' }));
  await signIn(page, 'luce');
  await expect(page.getByRole('alert')).toContainText('Segmento non trovato!');
  await expect(page.getByRole('alert')).toContainText('Chiama il servizio clienti');
});

test('maintenance staff see no customer module', async ({ page }) => {
  await signIn(page, 'manutentore');
  await expect(page).toHaveURL('/my-edison');
  await expect(page.getByRole('heading', { name: 'Il tuo è un accesso di manutenzione' })).toBeVisible();
  await expect(contractCards(page)).toHaveCount(0);
});

test('an operator is told what is not there yet', async ({ page }) => {
  await signIn(page, 'operatore');
  await expect(title(page)).toContainText('Laura Gatti');
  await expect(page.getByText('Gli strumenti per assistere i clienti aprono presto')).toBeVisible();
});

for (const path of ['/my-edison/operatore', '/my-edison/bollette/mai/viste']) {
  test(`${path} is not found inside the area`, async ({ page }) => {
    await signIn(page, 'luce', { at: path });
    await expect(title(page)).toHaveText('Pagina non trovata');
    await page.getByRole('link', { name: 'Vai alla home' }).click();
    await expect(page).toHaveURL('/my-edison');
    await expect(title(page)).toContainText('Marco Bianchi');
    await expect(title(page)).toBeFocused();
  });
}
