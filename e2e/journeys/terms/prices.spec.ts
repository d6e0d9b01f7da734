import { expect, expectAccessible, signIn, test } from '../../support/test.ts';

test('shows an ending offer from the contract, with what follows and what can be chosen', async ({ page }) => {
  await signIn(page, 'misto');
  await page.goto('/my-edison/contratti');
  await page.getByRole('link', { name: /Wohnung/ }).click();
  await page.getByRole('link', { name: 'Offerta e prezzi' }).click();
  await expect(page).toHaveURL(/\/contratti\/\d+\/prezzi$/);
  const today = page.getByRole('region', { name: 'Cosa paghi oggi' });
  await expect(today.getByText('Luce Serena', { exact: true })).toBeVisible();
  await expect(today.getByText('Un anno, IVA compresa')).toBeVisible();
  const sequel = page.getByRole('region', { name: 'Se non fai nulla' });
  await expect(sequel.getByText(/Con i tuoi consumi paghi .* (in più|in meno) in un anno/)).toBeVisible();
  const table = sequel.getByRole('table', { name: 'Un anno di consumi come i tuoi' });
  await expect(table.getByRole('row', { name: /^Differenza/ })).toBeVisible();
  const choices = page.getByRole('region', { name: 'Cosa puoi scegliere' });
  await expect(choices.getByRole('link', { name: /^Scopri Luce Ferma 24/ })).toHaveAttribute(
    'href',
    'https://www.example.com/offerte/luce-ferma-24',
  );
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Offerta e prezzi' })).toBeVisible();
});

test('shows what follows the end of the Servizio a Tutele Graduali @layout', async ({ page }) => {
  await signIn(page, 'stg');
  await page.goto('/my-edison/contratti');
  await page.getByRole('article').filter({ hasText: 'Luce' }).first().getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Parti del contratto' }).getByRole('link', { name: 'Prezzi' }).click();
  const sequel = page.getByRole('region', { name: 'Se non fai nulla' });
  await expect(sequel.getByText('Luce Continuità')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(sequel.getByText('Luce Continuità')).toBeVisible();
});
