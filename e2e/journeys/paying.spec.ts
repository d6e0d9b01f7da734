import { violationsIn } from '../support/axe.ts';
import { giveCard, leaveProvider } from '../support/pay.ts';
import { expect, expectAccessible, signIn, test, title, type Page } from '../support/test.ts';

const ARCHIVE = '/my-edison/bollette?stato=da-pagare';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const outcome = (page: Page, name: string) => page.getByRole('heading', { name });
const picks = (page: Page) => page.getByRole('main').getByRole('checkbox');

async function toProvider(page: Page, count = 1): Promise<string[]> {
  await page.goto(ARCHIVE);
  await expect(picks(page).first()).toBeVisible();
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const pick = picks(page).nth(at);
    await pick.check();
    names.push((await pick.getAttribute('aria-label')) ?? '');
  }
  await button(page, /^Paga/).click();
  await expect(title(page)).toHaveText('Scegli come pagare');
  return names;
}

test('pays several bills at once, and removes them from those to pay', async ({ page }) => {
  await signIn(page, 'full');
  await page.goto(ARCHIVE);
  await picks(page).first().check();
  await expect(page.getByText('1 bolletta scelta')).toBeVisible();
  await expectAccessible(page);
  const [one, two] = await toProvider(page, 2);
  await expect(page.getByText('Dimostrazione', { exact: true })).toBeVisible();
  // The page of the fake provider has no scheme of the app: it follows the device.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page, { byColour: colorScheme === 'dark' }), colorScheme).toEqual([]);
  }
  await giveCard(page);
  await expect(outcome(page, 'Pagamento riuscito')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(outcome(page, 'Pagamento riuscito')).toBeVisible();
  await page.goto(ARCHIVE);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const name of [one, two]) await expect(page.getByLabel(name ?? '', { exact: true })).toHaveCount(0);
});

test('leaves the bill to be paid after a rejected card, a cancelled payment or an abandoned page', async ({ page }) => {
  await signIn(page, 'full');
  const [name = ''] = await toProvider(page);
  await giveCard(page, '4000000000000002');
  await expect(page.getByRole('alert')).toContainText('La carta è stata rifiutata');
  await leaveProvider(page);
  await expect(outcome(page, 'Il pagamento non è riuscito')).toBeVisible();
  await expectAccessible(page);

  await toProvider(page);
  await leaveProvider(page);
  await expect(outcome(page, 'Pagamento annullato')).toBeVisible();
  await expectAccessible(page);

  await toProvider(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Vai al pagamento' }).click();
  await expect(outcome(page, 'Non abbiamo ancora ricevuto il pagamento')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Annulla il pagamento').click();
  await expect(outcome(page, 'Pagamento annullato')).toBeVisible();
  await page.goto(ARCHIVE);
  await expect(page.getByLabel(name, { exact: true })).toBeVisible();
});

test('waits for a slow bank, and counts a payment whose page was closed after it', async ({ page, context }) => {
  await signIn(page, 'full');
  const [name = ''] = await toProvider(page);
  await giveCard(page, undefined, 'Resta in corso, poi riesce');
  await expect(outcome(page, 'Il pagamento è in corso')).toBeVisible();
  await expectAccessible(page);
  await page.goto(ARCHIVE);
  await expect(page.getByText(/Il pagamento di .* è in corso/)).toBeVisible();
  await expect(page.getByLabel(name, { exact: true })).toHaveCount(0);

  // Paid without returning: the payment does not depend on the return page.
  const [other = ''] = await toProvider(page);
  await page.route('**/my-edison/pagamenti/**', (route) => route.abort());
  await giveCard(page).catch(() => undefined);
  await page.close();
  const next = await context.newPage();
  await signIn(next, 'full', { at: ARCHIVE });
  await expect(next.getByRole('article').first()).toBeVisible();
  await expect(next.getByLabel(other, { exact: true })).toHaveCount(0);
});

test('splits a bill into instalments, and pays one of them', async ({ page }) => {
  await signIn(page, 'misto', { at: ARCHIVE });
  const whole = page.getByRole('article').filter({ hasText: 'Via Bastioni' }).filter({ hasNotText: 'Rata' }).first();
  await whole.getByRole('link').first().click();
  await page.getByText(/^In \d+ rate, senza interessi/).click();
  await expectAccessible(page);
  await button(page, /^Accetta il piano di \d+ rate/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accetta il piano' }).click();
  await expect(page.getByText('Piano di rate confermato')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Piano rate in elaborazione')).toBeVisible();
  await expect(button(page, /^Paga/)).toHaveCount(0);

  await page.goto(ARCHIVE);
  const instalment = page.getByRole('article').filter({ hasText: 'Rata' }).first();
  await instalment.getByRole('checkbox').check();
  await button(page, /^Paga/).click();
  await giveCard(page);
  await expect(outcome(page, 'Pagamento riuscito')).toBeVisible();
});
