import { expect, signIn, test, title } from '../support/test.ts';

test('keeps an unsaved switch through a reload, and discards it on request', async ({ page }) => {
  await signIn(page, 'gas', { at: '/my-edison/profilo/consensi' });
  const consent = page.getByRole('switch').first();
  const before = await consent.isChecked();
  const save = page.getByRole('button', { name: 'Salva le scelte' });
  await expect(save).toBeDisabled();
  await consent.setChecked(!before);
  await page.reload();
  await expect(page.getByText('Abbiamo ritrovato quello che non avevi ancora inviato')).toBeVisible();
  await expect(consent).toBeChecked({ checked: !before });
  await expect(save).toBeEnabled();

  await page.getByRole('button', { name: 'Scarta e ricomincia' }).click();
  await expect(consent).toBeChecked({ checked: before });
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(consent).toBeChecked({ checked: before });
  await expect(page.getByText('Abbiamo ritrovato')).toHaveCount(0);
});

test('prints all personal data, and no controls', async ({ page }) => {
  await signIn(page, 'gas', { at: '/my-edison/profilo/dati' });
  await expect(page.getByRole('button', { name: 'Stampa' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const role of ['button', 'navigation', 'contentinfo', 'banner'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(title(page)).toBeVisible();
  // The browser's event before any print.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const folded = page.locator('main details:not([open])');
  await expect(folded).toHaveCount(0);
  await expect(page.getByText('Contratti di luce e gas')).toBeVisible();
});

test('opens the profile without waiting for contracts', async ({ page }) => {
  await signIn(page, 'gas');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/contratti\/v1\/recupero(Lista|ContrattiVasCliente)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/my-edison/profilo/contatti');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goto('/my-edison/profilo/password');
  await expect(page.getByLabel('Password attuale')).toBeVisible();
  letThrough();
});
