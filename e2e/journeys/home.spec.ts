import { stepTo } from '../support/screen.ts';
import { contractCards, expect, expectAccessible, signIn, test, title, type Page } from '../support/test.ts';

test('lists four hundred supplies by address, and finds them by search', { tag: '@layout' }, async ({ page }) => {
  await signIn(page, 'amministratore');
  await expect(page.getByText('170 indirizzi')).toBeAttached();
  // A header, eight addresses, the overdue amounts of closed contracts, and the total.
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('row', { name: /^1 contratto chiuso/ })).toContainText('scaduti');
  await expect(page.getByRole('link', { name: /^Tutte le forniture \(\d{3}\)$/ })).toBeVisible();
  // Overdue amounts load after the addresses and reorder them (home.forniture.2).
  await expect(page.getByRole('row').nth(1)).toContainText('€');
  const first = page.getByRole('row').nth(1).getByRole('link');
  const address = (await first.textContent()) ?? '';
  await first.click();
  await expect(title(page)).toHaveText('Forniture');
  await expect(page.getByRole('searchbox')).toHaveValue(address);
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Cerca tra contratti e bollette' }).fill('  via barbarani ');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(page).toHaveURL(/cerca=via(\+|%20)barbarani/);
  await expect(contractCards(page).first()).toBeVisible();
});

test('shows the most urgent matter first on the home, and leads to it', { tag: '@layout' }, async ({ page }) => {
  await signIn(page, 'full');
  const headline = page.getByRole('region', { name: 'In primo piano' });
  await expect(headline.getByRole('link')).toHaveText(/^Hai \d+ bollette scadute: /);
  await expect(headline).toBeInViewport();
  await expect(contractCards(page)).toHaveCount(8);
  await expect(page.getByRole('link', { name: 'Tutte le forniture (15)' })).toBeVisible();
  await expectAccessible(page);
  await headline.getByRole('link').click();
  await expect(title(page)).toHaveText('Bollette scadute');
  await expect(page).toHaveURL(/stato=arretrate/);
  // Two taps from the home: all is chosen, and the button is in sight without scrolling.
  await expect(page.getByRole('button', { name: /^Paga 268,99/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
});

// The amount due is the same wherever it is shown (bolletta.totali.2).
for (const persona of [
  'full',
  'luce',
  'gas',
  'dual',
  'vas',
  'fibra',
  'stg',
  'placet',
  'misto',
  'switchout',
  'amministratore',
  'pmi',
]) {
  test(`shows the same debt of ${persona} on the home, in the archive and by the rows`, async ({ page }) => {
    await signIn(page, persona, { at: '/my-edison/bollette' });
    await expect(page.locator('main p', { hasText: 'Da pagare adesso' }).locator('..')).toContainText(AMOUNT);
    const figures = await figuresOf(page);
    for (const [stato, amount] of Object.entries(figures)) {
      await stepTo(page, `/my-edison/bollette?stato=${stato}`);
      // The bills of supplies and those of services come one after the other.
      await expect(async () => {
        // On the screen only the rows in sight are drawn, on paper all.
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        const count = await page.getByText(/^[\d.]+ document[oi]$/).textContent();
        await expect(page.getByRole('article')).toHaveCount(Number(count?.replaceAll(/\D/g, '')), { timeout: 2000 });
        const amounts = await openAmountsOf(page);
        const sum = amounts.reduce((all, one) => all + one, 0);
        expect(sum, stato).toBe(centsIn(amount));
      }).toPass({ timeout: 20_000 });
    }
    // Loaded anew, because the home asks for its figures by a call of its own.
    await page.goto('/my-edison');
    await expect(page.getByRole('region', { name: 'In primo piano' })).toHaveText(/./);
    await expect.poll(() => figuresOf(page)).toEqual(figures);
  });
}

const AMOUNT = /[\d.]+,\d\d\s€/;
const centsIn = (text: string) => Number((AMOUNT.exec(text)?.[0] ?? '').replaceAll(/\D/g, ''));

async function figuresOf(page: Page): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const stato of ['da-pagare', 'in-arrivo']) {
    const links = page.locator(`main a[href$="stato=${stato}"]`).filter({ hasText: AMOUNT });
    const [text] = await links.allTextContents();
    if (text !== undefined) found[stato] = AMOUNT.exec(text)?.[0] ?? '';
  }
  return found;
}

/** The open amount of each row: its total, unless it shows a remainder. */
async function openAmountsOf(page: Page): Promise<number[]> {
  const texts = await page.getByRole('article').evaluateAll((rows) =>
    rows.map((row) => {
      const left = [...row.querySelectorAll('*')].findLast(({ textContent }) => textContent.startsWith('Restano'));
      return (left ?? row.querySelector('strong'))?.textContent ?? '';
    }),
  );
  return texts.map(centsIn);
}

test('shows on the home that all is in order, or that contracts cannot be loaded', async ({ page }) => {
  await signIn(page, 'vas');
  const headline = page.getByRole('region', { name: 'In primo piano' });
  await expect(headline).toHaveText('Tutto in ordine: non c’è nulla da fare.');
  await signIn(page, 'guasto');
  await expect(headline).toContainText('Non riusciamo a caricare i tuoi contratti');
});

// Half of the count when every contract was a card on it: 540 elements, for an administrator 979.
const MOST_IN_MAIN = 270;
const MOST_IN_ALL = 489;

for (const persona of ['full', 'dual', 'prospect', 'switchout', 'amministratore', 'pmi', 'guasto']) {
  test(`renders few elements on the home of ${persona}`, async ({ page }) => {
    await signIn(page, persona);
    // The footer is last, so everything that loads by itself is there.
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await expect(page.locator('main [role=status]', { hasText: 'Caricamento' })).toHaveCount(0);
    expect(await page.locator('main *').count()).toBeLessThanOrEqual(MOST_IN_MAIN);
    if (persona === 'amministratore') expect(await page.locator('body *').count()).toBeLessThanOrEqual(MOST_IN_ALL);
  });
}

test('greets a business by its company name', async ({ page }) => {
  await signIn(page, 'pmi');
  await expect(title(page)).toHaveText(/^Buon.*, .+ (S\.r\.l\.|S\.p\.A\.|Srl|SRL|Snc|S\.n\.c\.|S\.a\.s\.)/);
  await expect(page.getByRole('row')).not.toHaveCount(0);
});

test('shows future customers their activation', async ({ page }) => {
  await signIn(page, 'prospect');
  const activation = page.getByRole('region', { name: /^La tua attivazione: / });
  await expect(activation.getByRole('progressbar')).toHaveAttribute('value', '35');
  await expect(activation.locator('[aria-current="step"]')).toHaveText('Verifica dei dati: in corso');
});

test('shows maintenance staff no customer module', async ({ page }) => {
  await signIn(page, 'manutentore');
  await expect(page).toHaveURL('/my-edison');
  await expect(page.getByRole('heading', { name: 'Il tuo è un accesso di manutenzione' })).toBeVisible();
  await expect(contractCards(page)).toHaveCount(0);
});

for (const path of ['/my-edison/operatore', '/my-edison/bollette/mai/viste']) {
  test(`shows ${path} as not found inside the area`, async ({ page }) => {
    await signIn(page, 'luce', { at: path });
    await expect(title(page)).toHaveText('Pagina non trovata');
    await page.getByRole('link', { name: 'Vai alla home' }).click();
    await expect(page).toHaveURL('/my-edison');
    await expect(title(page)).toContainText('Marco Bianchi');
    await expect(title(page)).toBeFocused();
  });
}
