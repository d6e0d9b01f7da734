import { arrived } from '../../support/screen.ts';
import { expect, expectAccessible, signIn, test, title, type Page } from '../../support/test.ts';

const fieldOf = (page: Page) => page.getByRole('dialog', { name: 'Cerca' }).getByRole('combobox');

test('finds a supply by the keyboard alone (pagine.ricerca.1)', async ({ page }) => {
  await signIn(page, 'full', { at: '/my-edison/profilo' });
  await arrived(page);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('group', { name: 'Ultime bollette' })).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.type('liberta');
  await expect(options.first()).toContainText('Libertà');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-edison\/contratti\/\d+/);
  await expect(title(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('una cosa che non c’è');
  await expect(page.getByText('Nessun risultato per “una cosa che non c’è”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(title(page)).toBeFocused();
});

test('navigates by single keys, which can be turned off (pagine.tasti.2)', async ({ page }) => {
  await signIn(page, 'full', { at: '/my-edison/profilo' });
  await arrived(page);
  await expect(page.getByRole('button', { name: 'Cerca in tutta l’area' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(title(page)).toHaveText('Bollette');
  await expect(title(page)).toBeFocused();
  await arrived(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Cerca per numero' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('searchbox', { name: 'Cerca per numero' })).toHaveValue('');
  // A select takes these keys itself.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await title(page).focus();
  await page.keyboard.press('Shift+?');
  const sheet = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sheet.getByRole('heading', { name: 'Vai a (non attive)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Cerca in tutta l’area' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await expect(page).toHaveURL('/my-edison/bollette');
});
