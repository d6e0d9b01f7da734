import type { Page } from '@playwright/test';
import { expect, PASSWORD, test, title } from '../../support/test.ts';

test.use({ settings: { CAPTCHA: 'proof-of-work' } });

const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function failToSignIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Nome utente').fill(username);
  for (const wrong of ['uno', 'due', 'tre']) {
    await password(page).fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Nome utente o password non corretti.');
    await expect(password(page)).toBeEditable();
  }
}

test('signs in after three failures without a visible captcha @layout', async ({ page }) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (/\/(login|captcha)$/.test(response.url())) answers.push(response.status());
  });
  await failToSignIn(page, 'full');
  await password(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-edison');
  await expect(title(page)).toContainText('Giulia Ferri');
  // The last sign-in is rejected first, and sent again with the solution.
  expect(answers.slice(-3)).toEqual([422, 200, 200]);
});

test('sends a password recovery through the captcha', async ({ page }) => {
  await page.goto('/recupera-credenziali?passo=password');
  await page.getByLabel('Nome utente').fill('gas');
  await page.getByRole('button', { name: 'Ricevi il codice' }).click();
  await expect(page).toHaveURL(/passo=codice/);
});

test('sends a registration through the captcha, and keeps the input', async ({ page }) => {
  await page.goto('/registrazione');
  await page.getByLabel('Codice fiscale').fill('FRRGLI85M41F205V');
  await page.getByLabel('Codice cliente').fill('9999999999');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('alert')).toContainText("L'utente non può essere registrato.");
  await expect(page.getByLabel('Codice cliente')).toHaveValue('9999999999');
});
