import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, title } from '../../support/test.ts';

// On a server of its own: a reading is sent once per period, and other journeys send that of this customer.
test.use({ serviceWorkers: 'allow', settings: { LOG_LEVEL: 'error' } });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The worker has kept the shell once it is ready. */
const workerIsReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('the app can be installed, with icons, shortcuts and screenshots that are there', async ({ page, context }) => {
  await page.goto('/login');
  await workerIsReady(page);
  const devtools = await context.newCDPSession(page);
  const { errors, data = '{}' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // A journey's window is one of a private mode.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const manifest = JSON.parse(data) as {
    icons: { src: string }[];
    screenshots: { src: string }[];
    shortcuts: { icons: { src: string }[] }[];
  };
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  expect(pictures.length).toBeGreaterThan(8);
  for (const { src } of pictures) {
    const answer = await page.request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([
      src,
      200,
      expect.stringMatching(/^image/),
    ]);
  }
});

test('without a network the emergency numbers open signed out, and no page is the browser’s own', async ({
  page,
  context,
}) => {
  await page.goto('/accessibilita');
  await workerIsReady(page);
  await context.setOffline(true);
  await page.goto('/emergenza');
  await expect(title(page)).toHaveText('Odore di gas?');
  await expect(page.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
  await page.goto('/login');
  await expect(title(page)).toHaveText('Accedi');
  await expect(page.getByText(/Senza connessione non puoi accedere/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'numeri di emergenza' }).click();
  await expect(title(page)).toHaveText('Odore di gas?');
  await page.goto('/my-edison/bollette');
  await expect(title(page)).toHaveText('Accedi');
  // The worker keeps the app, and never an answer of a call.
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter((path) => !/^\/(assets|brand)\/|^\/(login|emergenza|accessibilita)?$/.test(path))).toEqual([]);
});

test('without a network the area opens, and says what is missing', async ({ page, context }) => {
  await signIn(page, 'misto', { rememberMe: true });
  await workerIsReady(page);
  await page.reload();
  await expect(title(page)).toBeVisible();
  await context.setOffline(true);
  await page.goto('/my-edison/bollette');
  await expect(title(page)).toHaveText('Bollette');
  await expect(page.getByRole('heading', { name: 'Sei senza connessione' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeVisible();
});

test('a shared photo of a meter waits for the sign-in and stands in the reading’s form', async ({ page }) => {
  await page.goto('/login');
  await workerIsReady(page);
  await page.goto('/emergenza');
  await sharePhoto(page);
  await page.waitForURL('/login');
  await signIn(page, 'gas', { at: '/my-edison/letture?foto=condivisa' });
  await expect(page).toHaveURL(/\/contratti\/\d+\/letture$/);
  // Before the 16th the demo expects no reading (lettura.finestra.1).
  await expect(page.getByText(/^(Hai tempo fino a|La prossima lettura si invia da)/)).toBeVisible();
  if (!(await page.getByText(/^Hai tempo fino a/).isVisible())) return;
  await expect(page.getByRole('button', { name: 'Togli contatore.png' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Aggiungi una foto' })).toBeVisible();
});

/** As the system's share sheet does it, which no journey can open. */
async function sharePhoto(page: Page): Promise<void> {
  await page.evaluate((base64) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/my-edison/letture';
    form.enctype = 'multipart/form-data';
    const field = document.createElement('input');
    field.type = 'file';
    field.name = 'foto';
    const files = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    files.items.add(new File([bytes], 'contatore.png', { type: 'image/png' }));
    field.files = files.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, png.toString('base64'));
}
