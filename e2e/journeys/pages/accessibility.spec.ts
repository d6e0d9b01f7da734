import type { Page } from '@playwright/test';
import { contractCards, expect, expectAccessible, signIn, takeConfigAway, test } from '../../support/test.ts';

/** Screens outside the walk over all addresses (policy.spec.ts) that need a server. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'an app that can’t start': async (page) => {
    await takeConfigAway(page);
    await page.route('**/config.json', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a home with hundreds': async (page) => {
    await signIn(page, 'amministratore');
    await expect(page.getByRole('row')).toHaveCount(11);
  },
  'the home of maintenance staff': async (page) => {
    await signIn(page, 'manutentore');
    await expect(page.getByText('accesso di manutenzione')).toBeVisible();
  },
  'without connection': async (page) => {
    await signIn(page, 'luce');
    await expect(contractCards(page)).toHaveCount(2);
    await page.context().setOffline(true);
    await expect(page.getByText(/^Sei senza connessione/)).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`${name} is accessible in light and dark`, async ({ page }) => {
    await open(page);
    await expectAccessible(page);
  });
}

test('the open menu is accessible in light and dark', async ({ page }) => {
  await signIn(page, 'luce');
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeFocused();
});
