import { contractCards, expect, signIn, test, title } from '../support/test.ts';

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
