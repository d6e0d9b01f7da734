import { startCaptchaService, type CaptchaService } from '@sportello/fakes/captcha';
import type { Page } from '@playwright/test';
import { test as base, expect, expectAccessible, PASSWORD, title } from '../../support/test.ts';

// A captcha service, played by a local fake of its script, its widget and `siteverify` (sessione.captcha.3).

const siteKey = '0x4AAAAAAA0123456789abcd';

const test = base.extend<object, { service: CaptchaService }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const service = await startCaptchaService({ secret: 'secret', siteKey });
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ service }, use) =>
      use({
        CAPTCHA: 'turnstile',
        CAPTCHA_SITE_KEY: siteKey,
        CAPTCHA_SECRET: 'secret',
        CAPTCHA_VERIFY_URL: service.verifyUrl,
        CAPTCHA_SCRIPT_URL: service.scriptUrl,
        CAPTCHA_WHEN: 'always',
      }),
    { scope: 'worker' },
  ],
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verifica di sicurezza' });
const checkbox = (page: Page) =>
  page.frameLocator('dialog iframe').frameLocator('iframe').getByRole('checkbox', { name: 'Non sono un robot' });

async function typeCredentials(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Nome utente').fill('full');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

test('signs in after the widget is solved, without typing again @layout', async ({ page, service }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await typeCredentials(page);
  expect(asked.filter((url) => url.startsWith(service.url) || url.endsWith('/captcha'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(checkbox(page)).toBeVisible();
  await expectAccessible(page);
  await checkbox(page).click();
  await expect(page).toHaveURL('/my-edison');
  await expect(title(page)).toContainText('Giulia Ferri');
});

test('allows no script of the service on pages with input', async ({ page, service }) => {
  for (const path of ['/login', '/registrazione', '/recupera-credenziali', '/my-edison']) {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain('script-src');
    expect(policy, path).not.toContain(service.url);
  }
});

test('explains a blocked script, and succeeds on the next try', async ({ page, service }) => {
  await page.route(`${service.scriptUrl}*`, (route) => route.abort());
  await typeCredentials(page);
  await page.keyboard.press('Enter');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('La verifica non si è caricata');
  await expect(alert).toBeFocused();
  await expectAccessible(page);
  await page.unroute(`${service.scriptUrl}*`);
  await dialog(page).getByRole('button', { name: 'Riprova' }).click();
  await checkbox(page).click();
  await expect(page).toHaveURL('/my-edison');
});

test('keeps the input when the widget is closed', async ({ page }) => {
  await typeCredentials(page);
  await page.keyboard.press('Enter');
  await expect(checkbox(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('alert')).toContainText('La verifica di sicurezza non è riuscita.');
  await expect(page.getByLabel('Nome utente')).toHaveValue('full');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await checkbox(page).click();
  await expect(page).toHaveURL('/my-edison');
});

test('sends a registration and a recovery through the widget', async ({ page }) => {
  await page.goto('/registrazione');
  await page.getByLabel('Codice fiscale').fill('FRRGLI85M41F205V');
  await page.getByLabel('Codice cliente').fill('9999999999');
  await page.getByRole('button', { name: 'Continua' }).click();
  await checkbox(page).click();
  await expect(page.getByRole('alert')).toContainText("L'utente non può essere registrato.");
  await expect(page.getByLabel('Codice cliente')).toHaveValue('9999999999');

  await page.goto('/recupera-credenziali?passo=password');
  await page.getByLabel('Nome utente').fill('gas');
  await page.getByRole('button', { name: 'Ricevi il codice' }).click();
  await checkbox(page).click();
  await expect(page).toHaveURL(/passo=codice/);
});
