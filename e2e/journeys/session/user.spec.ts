import type { Page } from '@playwright/test';
import { contractCards, expect, expectAccessible, signIn, test } from '../../support/test.ts';

// Several screens each, some with accessibility checks in two colour schemes.
test.slow();

const profileLink = (page: Page) =>
  page.getByRole('link', { name: 'Profilo', exact: true }).filter({ visible: true }).first();

test('treats anybody with the header of the profile as maintenance staff (operatore.manutentori.1)', async ({
  page,
}) => {
  // Another system has the header, which has no call that answers for others.
  await page.route('**/sportello/v1/avvio*', (route) => route.abort());
  await page.route('**/recuperaDatiProfilo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-gruppi': 'G_MANUTENTORI' } });
  });
  await signIn(page, 'luce');
  await expect(page.getByRole('heading', { name: 'Il tuo è un accesso di manutenzione' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profilo', exact: true })).toHaveCount(0);
});

test('uses the last known type while the contracts cannot be loaded', async ({ page }) => {
  await signIn(page, 'stg');
  await expect(profileLink(page)).toBeVisible();
  // The type is known once the contracts have loaded.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('sportello.known.type.');
  await page.route('**/recuperoLista', (route) => route.abort());
  // Active for every user of unknown type, hidden for STG.
  await page.goto('/my-edison/profilo');
  await expect(page.getByText(/^Non riusciamo a caricare una parte dei contratti/)).toBeVisible();
  const stored = await page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith('sportello.known.type.'))
      .map(([, type]) => type),
  );
  expect(stored).toEqual(['STG']);
});

test('shows how fresh a card is, and reloads it on request', async ({ page }) => {
  await signIn(page, 'luce');
  await expect(page.getByText(/^aggiornato alle \d\d:\d\d$/)).toHaveCount(1);
  const again = page.waitForRequest('**/recuperoLista');
  await page.getByRole('button', { name: 'Aggiorna' }).last().click();
  await again;
});

test.describe('the tour of the home', () => {
  const invitation = (page: Page) => page.getByText(/^È la tua prima volta qui\?/);

  test('offers the tour to a new user, and not again once taken', async ({ page }) => {
    await signIn(page, 'dual');
    await expect(invitation(page)).toBeVisible();
    await page.getByRole('link', { name: 'Inizia il giro' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Passo 1 di 4');
    await expectAccessible(page);
    for (const step of [2, 3, 4]) {
      await dialog.getByRole('button', { name: 'Avanti' }).click();
      await expect(dialog).toContainText(`Passo ${step} di 4`);
    }
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Indietro' }).click();
    await expect(dialog).toContainText('Passo 3 di 4');
    await dialog.getByRole('button', { name: 'Avanti' }).click();
    await dialog.getByRole('button', { name: 'Ho finito' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/my-edison');
    await page.reload();
    await expect(contractCards(page)).toHaveCount(3);
    await expect(invitation(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('FIXED_homeTour'))).toBe('seen');
  });

  test('starts the tour from the menu, and closes it with Escape', { tag: '@layout' }, async ({ page, isMobile }) => {
    await signIn(page, 'dual');
    await page.getByRole('button', { name: 'Chiudi avviso' }).click();
    await expect(invitation(page)).toBeHidden();
    if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('link', { name: 'Giro guidato' }).filter({ visible: true }).click();
    const tour = page.getByRole('dialog', { name: 'Questa è la tua area' });
    await expect(tour).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();
    await expect(page).toHaveURL('/my-edison');
  });

  test('does not offer the tour to a user who is not new', async ({ page }) => {
    await signIn(page, 'luce');
    await expect(contractCards(page)).toHaveCount(2);
    await expect(profileLink(page)).toBeVisible();
    await expect(invitation(page)).toBeHidden();
  });
});
