import { CONTRACTS, expect, expectAccessible, openContract, signIn, test } from '../../support/test.ts';

test('shows the exit steps of a supply that leaves, with nothing to do (uscita.scheda.1) @layout', async ({ page }) => {
  await signIn(page, 'gas', { at: CONTRACTS });
  await openContract(page, 0);
  const exit = page.getByRole('region', { name: 'Passaggio a un altro fornitore' });
  await expect(exit.getByText('Nuovo fornitore: Luce Chiara')).toBeVisible();
  const steps = exit.getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(0)).toContainText('Richiesta ricevuta: fatto');
  await expect(steps.nth(1)).toContainText('Richiesta confermata: fatto');
  await expect(exit.locator('[aria-current="step"]')).toContainText('Uscita della fornitura: in corso');
  await expect(steps.nth(3)).toContainText('Ultima bolletta: da fare');
  await expect(exit.getByText(/^Non devi fare niente: la fornitura non si interrompe/)).toBeVisible();
  await expectAccessible(page);
});

test('shows no exit for a supply that stays', async ({ page }) => {
  await signIn(page, 'luce', { at: CONTRACTS });
  await openContract(page, 0);
  await expect(page.getByRole('navigation', { name: 'Parti del contratto' })).toBeVisible();
  await expect(page.getByText('Passaggio a un altro fornitore')).toBeHidden();
});
