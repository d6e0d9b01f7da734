import type { Page } from '@playwright/test';
import { pressInSight } from '../support/screen.ts';
import { duplicate } from '../support/session.ts';
import {
  contractCards,
  CONTRACTS,
  expect,
  expectAccessible,
  openContract,
  signIn,
  test,
  title,
} from '../support/test.ts';

// Several screens each, some with accessibility checks in two colour schemes.
test.slow();

const parts = (page: Page) => page.getByRole('navigation', { name: 'Tipi di contratto' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cerca tra i contratti' });

async function openList(page: Page, persona: string): Promise<void> {
  await signIn(page, persona);
  await page.getByRole('link', { name: 'Forniture', exact: true }).filter({ visible: true }).click();
  await expect(title(page)).toHaveText('Forniture');
}

const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

test.describe('the list', () => {
  test(
    'lists supplies with fibre, products and services, and keeps the part in the URL',
    { tag: '@layout' },
    async ({ page }) => {
      await openList(page, 'full');
      await expect(contractCards(page).filter({ hasText: 'Fibra Casa' })).toBeVisible();
      await expectAccessible(page);
      await parts(page).getByRole('link', { name: 'Prodotti' }).click();
      await expect(page).toHaveURL(/tipo=prodotti/);
      await expect(contractCards(page)).toHaveCount(3);
      await expect(parts(page).locator('[aria-current]')).toHaveText('Prodotti');
      await page.reload();
      await expect(contractCards(page).filter({ hasText: 'Caldaia a condensazione' })).toBeVisible();
      await expectAccessible(page);
      await parts(page).getByRole('link', { name: 'Servizi' }).click();
      await expect(contractCards(page).filter({ hasText: 'Casa Protetta' })).toBeVisible();
    },
  );

  test('shows services only to households', async ({ page }) => {
    await openList(page, 'pmi');
    await expect(parts(page).getByRole('link')).toHaveText(['Forniture', 'Prodotti']);
  });

  test('filters contracts by status and market in the URL', async ({ page }) => {
    await openList(page, 'misto');
    await page.getByLabel('Mercato').selectOption({ label: 'Non libero' });
    await expect(page).toHaveURL(/mercato=non-libero/);
    await expect(page.getByText(/contratt[oi] trovat[oi]/)).toBeVisible();
    await page.getByLabel('Stato').selectOption({ label: 'Chiusi' });
    await expect(page).toHaveURL(/stato=chiusi/);
    await page.goto('/my-edison/contratti?stato=chiusi&mercato=non-libero');
    await expect(page.getByLabel('Stato')).toHaveValue('chiusi');
  });

  test(
    'renders few of four hundred supplies, finds one by two keys, and returns to the same place',
    { tag: '@layout' },
    async ({ page }) => {
      await openList(page, 'amministratore');
      await expect(page.getByText('400 contratti')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect.poll(() => contractCards(page).count()).toBeLessThan(60);
      await expectAccessible(page);

      await search(page).pressSequentially('be');
      await expect(page).toHaveURL(/cerca=be/);
      await expect(page.getByText(/contratti trovati/)).toBeVisible();
      await expect(contractCards(page).first()).toHaveText(/\bbe/i);
      await search(page).fill('');
      await expect(page.getByText('400 contratti')).toBeVisible();

      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      const url = await pressInSight(page);
      await expect(page).toHaveURL(url);
      await page.goBack();
      await expect(page.locator(`a[href="${url}"]`)).toBeInViewport();
    },
  );
});

test.describe('the page of a contract', () => {
  test('says where it stands still, and whom to call or to write to', { tag: '@layout' }, async ({ page }) => {
    await signIn(page, 'full');
    await page.getByRole('link', { name: 'Fibra Mare', exact: true }).click();
    await expect(title(page)).toHaveText('Fibra Mare');
    await expect(page.getByText('Contratto sospeso per un pagamento in ritardo')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Chiama \d/ })).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Scrivici' }).first().click();
    await expect(title(page)).toHaveText('Scrivici');
  });

  test('gives parts of a contract a URL, and leads to another contract', { tag: '@layout' }, async ({ page }) => {
    await signIn(page, 'full', { at: CONTRACTS });
    await openContract(page, 'Casa', 'Gestisci');
    await expect(page).toHaveURL(/\/gestisci$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nomi della fornitura' })).toBeVisible();
    await expectAccessible(page);
    const other = page.getByRole('combobox', { name: 'Passa a un altro contratto' });
    await other.fill('fibra casa');
    await expect(page.getByRole('option')).toHaveText([/^Fibra Casa/]);
    await other.press('ArrowDown');
    await other.press('Enter');
    await expect(title(page)).toHaveText('Fibra Casa');
    await expect(page).toHaveURL(/\/contratti\/\d+\?genere=servizio$/);
    await page.goBack();
    await expect(title(page)).toHaveText('Casa');
  });

  test('shows all data of an electricity contract with one round of calls', async ({ page }) => {
    await signIn(page, 'full', { at: CONTRACTS });
    await openContract(page, 'Casa');
    await expect(page).toHaveURL(/\/my-edison\/contratti\/\d+$/);
    await expect(fact(page, 'POD')).toHaveText(/^IT012E\d{8}/);
    await expect(fact(page, 'Mercato')).toHaveText('Mercato libero');
    await expect(fact(page, 'Potenza impegnata')).toHaveText(/kW$/);
    await expect(fact(page, 'Bolletta')).toHaveText('bimestrale');
    await page.getByText('Offerta, POD, PDR e tutti i dati').click();
    await expect(page.getByRole('link', { name: /^Chiama \d{3} \d{3} \d{3}$/ })).toHaveAttribute('href', /^tel:\d+$/);
    await expect(page.getByRole('link', { name: 'Casa Protetta' })).toBeVisible();
    await expectAccessible(page);

    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await page.reload();
    await expect(fact(page, 'Potenza impegnata')).toHaveText(/kW$/);
    for (const call of ['recuperoDatiContratto', 'recuperoNumeriDistributore', 'recuperoLista']) {
      expect(
        asked.filter((url) => new RegExp(`/${call}(\\?|$)`).test(url)),
        call,
      ).toHaveLength(1);
    }
  });

  test('tells where an activation stands, and why it was cancelled', async ({ page }) => {
    await signIn(page, 'full', { at: CONTRACTS });
    await openContract(page, 'Studio');
    await expect(page.getByRole('heading', { name: 'La tua attivazione' })).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toHaveText(/: in corso$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Forniture', exact: true }).filter({ visible: true }).first().click();
    await search(page).fill('viale gramsci');
    await page.getByLabel('Stato').selectOption({ label: 'Chiusi' });
    await contractCards(page).getByRole('link').first().click();
    await expect(page.getByText('Richiesta annullata dal cliente')).toBeVisible();
    await expectAccessible(page);
  });

  test('shows another customer’s contract as not found', async ({ page, browser }) => {
    await signIn(page, 'full', { at: CONTRACTS });
    await openContract(page, 'Casa');
    const url = page.url();
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'luce');
    await other.goto(url);
    await expect(title(other)).toHaveText('Pagina non trovata');
    await other.context().close();
  });

  test('lets codes be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'full', { at: CONTRACTS });
    await openContract(page, 'Casa');
    const pod = ((await fact(page, 'POD').textContent()) ?? '').trim();
    await page.getByText('Offerta, POD, PDR e tutti i dati').click();
    await page.getByRole('button', { name: 'Copia POD' }).click();
    await expect(page.getByText('POD copiato')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pod);
  });
});

async function openOwnSupply(page: Page): Promise<void> {
  await signIn(page, 'dual', { at: CONTRACTS });
  await openContract(page, 0, 'Gestisci');
  await expect(page.getByRole('heading', { name: 'Nomi della fornitura' })).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const said = (page: Page, text: string) => page.getByText(text);

test.describe('what the customer changes', () => {
  test('shows a new name of a supply at once everywhere, and undoes it', async ({ page }) => {
    await openOwnSupply(page);
    const before = (await title(page).textContent()) ?? '';
    const name = 'Luce di prova';
    const other = await duplicate(page);
    await other.goto('/my-edison');
    await expect(contractCards(other).first()).toBeVisible();

    await button(page, /^(Cambia|Aggiungi)\s+Nome della fornitura$/).click();
    const field = page.getByRole('textbox', { name: 'Nome della fornitura' });
    await expect(field).toBeFocused();
    await field.fill(name);
    await expectAccessible(page);
    await field.press('Enter');
    await expect(said(page, `Nome salvato: «${name}».`)).toBeVisible();
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole('status').filter({ hasText: name })).toBeFocused();
    await expectAccessible(page);
    await expect(contractCards(other).getByRole('link', { name, exact: true })).toBeVisible();

    await button(page, 'Annulla').click();
    await expect(title(page)).toHaveText(before);
    await expect(contractCards(other).getByRole('link', { name, exact: true })).toHaveCount(0);
  });

  test('warns the second of two tabs that name a home, and keeps its input', async ({ page }) => {
    await openOwnSupply(page);
    const other = await duplicate(page);
    for (const tab of [page, other]) await button(tab, /^(Cambia|Aggiungi)\s+Nome dell’abitazione$/).click();
    const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: 'Nome dell’abitazione' });
    await fieldOf(page).fill('Casa della prima');
    await fieldOf(other).fill('Casa della seconda');
    await button(page, 'Salva').first().click();
    await expect(said(page, 'Nome salvato: «Casa della prima».')).toBeVisible();

    await fieldOf(other).press('Enter');
    await expect(other.getByRole('alert')).toContainText('Nel frattempo il nome è diventato «Casa della prima»');
    await expect(fieldOf(other)).toHaveValue('Casa della seconda');
    await expectAccessible(other);
    await fieldOf(other).press('Enter');
    await expect(said(other, 'Nome salvato: «Casa della seconda».')).toBeVisible();
    await expect(page.getByText('Casa della seconda')).toBeVisible();
    await button(other, 'Annulla').click();
    await expect(said(other, 'Nome salvato: «Casa della prima».')).toBeVisible();
  });

  test('shows land registry data that are checked and saved', async ({ page }) => {
    await openOwnSupply(page);
    await button(page, /i dati catastali$/).click();
    await page.getByLabel('Foglio').fill('');
    await page.getByLabel('Particella').fill('quella là');
    const card = page.getByRole('region', { name: 'Dati catastali' });
    await card.getByRole('button', { name: 'Salva' }).click();
    await expect(card.getByText('Scrivi il foglio.')).toBeVisible();
    await expect(page.getByLabel('Foglio')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Foglio').fill('0012');
    await page.getByLabel('Particella').fill('345');
    await page.getByLabel('Subalterno').fill('8');
    await card.getByRole('button', { name: 'Salva' }).click();
    await expect(card.getByText('I dati catastali sono salvati.')).toBeVisible();
    await expect(fact(page, 'Foglio')).toHaveText('12');
    await page.reload();
    await expect(fact(page, 'Subalterno')).toHaveText('8');
  });

  test('saves how bills are received, and warns the second of two tabs', async ({ page }) => {
    await signIn(page, 'luce', { at: CONTRACTS });
    await openContract(page, 0, 'Gestisci');
    const paper = (tab: Page) => tab.getByRole('radio', { name: 'Su carta, per posta' });
    const web = (tab: Page) => tab.getByRole('radio', { name: 'Sul web, con un avviso quando è pronta' });
    const sms = (tab: Page) => tab.getByRole('switch', { name: 'Avvisi via SMS' });
    const save = (tab: Page) => tab.getByRole('button', { name: 'Salva', exact: true });
    await expect(page.getByText(/^Una ogni (mese|due mesi|quattro mesi)\.$/)).toBeVisible();
    const other = await duplicate(page);
    await expect(paper(other)).toBeVisible();
    const wasPaper = await paper(page).isChecked();
    const change = (tab: Page) => (wasPaper ? web(tab) : paper(tab)).check();
    await change(page);
    // The other tab changes a different switch and has stale data.
    await sms(other).click();
    await save(page).click();
    await expect(said(page, 'Le tue scelte sono salvate')).toBeVisible();
    await expectAccessible(page);
    await save(other).click();
    await expect(other.getByRole('alert')).toContainText('Nel frattempo queste scelte sono cambiate');
    await expectAccessible(other);
    await save(other).click();
    await expect(said(other, 'Le tue scelte sono salvate')).toBeVisible();
    await page.reload();
    await expect(wasPaper ? paper(page) : web(page)).toBeChecked();
  });
});
