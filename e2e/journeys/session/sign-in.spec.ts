import {
  contractCards,
  expect,
  PASSWORD,
  signIn,
  signInByForm,
  storedSession,
  test,
  title,
} from '../../support/test.ts';

const enter = { name: 'Accedi', exact: true } as const;

test('signs a customer in and shows their contracts', async ({ page }) => {
  await signInByForm(page, 'full');
  await expect(page).toHaveURL('/my-edison');
  await expect(page).toHaveTitle('Home · Aurora Energia');
  await expect(title(page)).toHaveText(/^Buon.*, Giulia Ferri$/);

  const home = contractCards(page).filter({ has: page.getByRole('link', { name: 'Casa', exact: true }) });
  await expect(home).toContainText('Luce');
  await expect(home).toContainText('Attivo');
  await expect(page.getByRole('heading', { name: 'Via Washington 70, 20146 Milano (MI)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In attivazione' })).toBeVisible();
  await expect(contractCards(page).getByRole('progressbar').first()).toBeVisible();
  await expect(contractCards(page).filter({ hasText: 'Fibra Mare' })).toContainText('Sospeso per Morosità');

  await expect(page.getByText('Casa Connessa')).toBeHidden();
  await page.getByText(/^Contratti chiusi \(\d+\)$/).click();
  await expect(contractCards(page).filter({ hasText: 'Casa Connessa' })).toBeVisible();
});

test('shows an error for a wrong password, and keeps the username', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Nome utente').fill('gas');
  await page.getByLabel('Password', { exact: true }).fill('sbagliata');
  await page.getByRole('button', enter).click();
  await expect(page.getByRole('alert')).toContainText('Nome utente o password non corretti.');
  await expect(page.getByLabel('Nome utente')).toHaveValue('gas');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/login');
  expect(await storedSession(page)).toBeUndefined();

  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-edison');
});

test('signs in with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', enter)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('luce');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Ricordami')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-edison');
  await expect(title(page)).toBeFocused();
});

test('signs in a persona of the demo with one click', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: /^dual/ }).click();
  await expect(page).toHaveURL('/my-edison');
});

for (const path of ['/', '/login', '/qualcosa/che/non/c-e']) {
  test(`leads a signed-in user from ${path} to the home`, async ({ page }) => {
    await signIn(page, 'luce', { at: path });
    await expect(page).toHaveURL('/my-edison');
    await expect(title(page)).toContainText('Marco Bianchi');
  });
}

test('leads an operator to their own home', async ({ page }) => {
  await signIn(page, 'operatore');
  await expect(page).toHaveURL(/\/my-edison\/operatore\b/);
  await page.goto('/my-edison');
  await expect(page).toHaveURL(/\/my-edison\/operatore\b/);
});

test('shows the login at any other path', async ({ page }) => {
  await page.goto('/qualcosa/che/non/c-e');
  await expect(title(page)).toHaveText('Accedi');
  await expect(page).toHaveTitle('Accedi · Aurora Energia');
});
