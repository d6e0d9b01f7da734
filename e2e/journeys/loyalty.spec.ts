import { expect, expectAccessible, signIn, test, title } from '../support/test.ts';

test('points become a reward, and the village opens', async ({ page }) => {
  await signIn(page, 'full', { at: '/my-edison/fedelta' });
  await expect(title(page)).toHaveText('Programma fedeltà');
  await page.getByRole('button', { name: 'Usa 300 punti' }).click();
  await page.getByRole('button', { name: 'Usa i punti' }).click();
  const done = page.getByRole('status').filter({ hasText: 'Il codice del buono è' });
  await expect(done).toBeFocused();
  const voucher = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByRole('listitem').filter({ hasText: `buono ${voucher}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Vedi i partner/ }).click();
  await expect(title(page)).toHaveText('Villaggio fedeltà');
  await expect(page.getByRole('heading', { name: 'La bottega della luce' })).toBeVisible();
  await expectAccessible(page);
});
