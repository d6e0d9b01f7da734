import type { Page } from '@playwright/test';
import { contractCards, expect, expectAccessible, signIn, takeConfigAway, test, title } from '../../support/test.ts';

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
  test(`keeps ${name} accessible in light and dark`, async ({ page }) => {
    await open(page);
    await expectAccessible(page);
  });
}

test('keeps the open menu accessible in light and dark', async ({ page }) => {
  await signIn(page, 'luce');
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeFocused();
});

test('links the accessibility declaration from the login and the footer (assistenza.accessibilita.1)', async ({
  page,
}) => {
  const link = { name: 'Accessibilità: dichiarazione' };
  await page.goto('/login');
  await page.getByRole('link', link).click();
  await expect(title(page)).toHaveText('Dichiarazione di accessibilità');
  const ways = page.getByRole('region', { name: 'Segnala un problema' }).getByRole('link');
  await expect(ways).toHaveText(['accessibilita@example.com', 'Chiama 800 000 000']);
  await expectAccessible(page);

  await signIn(page, 'luce');
  await page.getByRole('contentinfo').getByRole('link', link).click();
  await expect(page).toHaveURL('/accessibilita');
  await expect(ways).toHaveCount(3);
  await expectAccessible(page);
  await ways.filter({ hasText: 'Scrivici dall’area clienti' }).click();
  await expect(page).toHaveURL('/my-edison/assistenza/scrivici');
});

test.describe('at 320 px, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('fits the accessibility declaration into 320 px without scripts', async ({ page }) => {
    await page.goto('/accessibilita');
    await expect(page.getByText(/^È un’autovalutazione, fatta il \d/)).toBeVisible();
    const { width } = (await page.locator('body').boundingBox()) ?? { width: 0 };
    const card = await page.locator('main section').last().boundingBox();
    expect(width).toBeLessThanOrEqual(320);
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});
