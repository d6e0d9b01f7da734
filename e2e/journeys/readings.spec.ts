import { expect, expectAccessible, signIn, test, title } from '../support/test.ts';

// One meter per project: a reading can be sent once per period.
const METERS = { phone: 'gas', desktop: 'pmi' } as const;

test(
  'sends a reading, asks to confirm an unusual one, and shows it in the list',
  { tag: '@layout' },
  async ({ page }, { project }) => {
    await signIn(page, METERS[project.name === 'phone' ? 'phone' : 'desktop']);
    await page.goto('/my-edison/letture');
    // A customer with one meter skips the selection.
    await expect(page).toHaveURL(/\/contratti\/\d+\/letture$/);
    await expect(page.getByRole('heading', { name: 'Tutte le letture' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Consumo al mese/ })).toBeVisible();
    await expectAccessible(page);

    // The demo uses the real date, and before the 16th no reading is expected (lettura.finestra.1).
    const isOpen = await page.getByText(/^Hai tempo fino a/).isVisible();
    if (!isOpen) {
      await expect(page.getByText(/^La prossima lettura si invia da/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Invia la lettura' })).toHaveCount(0);
      return;
    }
    const figure = page.getByLabel('Cifre del contatore (m³)');
    await figure.fill('99999');
    await expect(page.getByText('Cifra molto più alta del solito: controllala.')).toBeVisible();
    await page.getByRole('button', { name: 'Invia la lettura' }).click();
    await expect(page.getByRole('radiogroup', { name: /^Questa lettura è insolita/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Il contatore è stato sostituito' }).check();
    await page.getByRole('button', { name: 'Invia la lettura' }).click();
    await expect(page.getByText('La lettura è arrivata')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText('La lettura di questo periodo è già registrata.')).toBeVisible();

    await page.reload();
    const sent = page.getByRole('listitem').filter({ hasText: /^Ricevuta/ });
    await expect(sent.first()).toBeVisible();
    await expect(page.getByText('99.999', { exact: true }).first()).toBeVisible();
    await expect(title(page)).toBeVisible();
  },
);
