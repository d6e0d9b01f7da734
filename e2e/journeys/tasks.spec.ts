import { expect, signIn, test, title, type Locator, type Page } from '../support/test.ts';

// The most frequent tasks, with the number of taps on a phone that each may take.

/** A finger that counts its taps, and the screens that it has to scroll to reach what it taps. */
function fingerOn(page: Page) {
  const height = page.viewportSize()?.height ?? 0;
  let taps = 0;
  let screens = 0;
  return {
    async tap(what: Locator): Promise<void> {
      await expect(what).toBeVisible();
      const below = await what.evaluate((element) => element.getBoundingClientRect().bottom - window.innerHeight);
      screens += Math.ceil(Math.max(0, below) / height);
      taps += 1;
      await what.tap();
    },
    taps: () => taps,
    screens: () => screens,
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

test('pays what is overdue with 3 taps and no scrolling', async ({ page }) => {
  await signIn(page, 'full');
  const finger = fingerOn(page);
  await finger.tap(link(page, /^Hai 4 bollette scadute: /));
  await finger.tap(button(page, /^Paga /));
  expect(finger.screens()).toBe(0);
  await expect(title(page)).toHaveText('Scegli come pagare');
  await finger.tap(button(page, 'Satispay'));
  await expect(page.getByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();
  expect(finger.taps()).toBeLessThanOrEqual(3);
});

test('shows why a bill is higher after 2 taps and 1 screen', async ({ page }) => {
  await signIn(page, 'luce');
  const finger = fingerOn(page);
  await finger.tap(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Bolletta/ })
      .first(),
  );
  const why = page.getByRole('heading', { name: 'Perché è cambiata' });
  await expect(why).toBeVisible();
  expect(finger.taps()).toBeLessThanOrEqual(2);
  expect(await why.evaluate((element) => element.getBoundingClientRect().top / window.innerHeight)).toBeLessThan(2);
});

test('downloads the bills of a year with 4 taps', async ({ page }) => {
  await signIn(page, 'full');
  const finger = fingerOn(page);
  await finger.tap(page.getByRole('navigation').getByRole('link', { name: 'Bollette', exact: true }));
  await finger.tap(button(page, 'Scarica'));
  await finger.tap(page.getByRole('dialog').getByText(String(new Date().getFullYear() - 1), { exact: true }));
  // The server makes the documents of a whole year first, beside other tests.
  const zip = page.waitForEvent('download', { timeout: 90_000 });
  await finger.tap(page.getByRole('dialog').getByRole('button', { name: /^Scarica / }));
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/);
  expect(finger.taps()).toBeLessThanOrEqual(4);
});

test('asks for a technician on a Saturday with 10 taps', async ({ page }) => {
  await signIn(page, 'full');
  const finger = fingerOn(page);
  await finger.tap(link(page, 'Richiedi un intervento'));
  await finger.tap(button(page, /^Caldaia/));
  await finger.tap(page.getByLabel('Cosa succede?'));
  await page.keyboard.type('Si spegne da sola.');
  await finger.tap(button(page, 'Continua'));
  await finger.tap(button(page, /^Tecnico a casa/));
  await finger.tap(page.getByRole('radio', { name: /^sabato/i }).first());
  const times = page.getByRole('group', { name: /^Orario di sabato/ });
  await finger.tap(times.getByRole('button').first());
  await finger.tap(button(page, 'Continua'));
  await finger.tap(page.getByRole('checkbox', { name: /^Acconsento/ }));
  await finger.tap(button(page, 'Invia la richiesta'));
  await expect(title(page)).toHaveText('Richiesta inviata');
  expect(finger.taps()).toBeLessThanOrEqual(10);
});

test('shows the numbers for a gas leak after 1 tap, from the sign-in and from the home', async ({ page }) => {
  await page.goto('/login');
  await link(page, 'Odore di gas?').tap();
  await expect(link(page, 'Chiama 112')).toBeInViewport();
  await signIn(page, 'full');
  await link(page, 'Odore di gas?').tap();
  await expect(link(page, 'Chiama 112')).toBeInViewport();
  const distributor = page.getByRole('region', { name: 'Pronto intervento del distributore' });
  await expect(distributor.getByRole('link').first()).toBeVisible();
});
