import type { Page } from '@playwright/test';
import { startReleaseProxy, type ReleaseProxy } from '../../support/release-proxy.ts';
import { expect, expectAccessible, signIn, test as journey, title } from '../../support/test.ts';

const test = journey.extend<{ releases: ReleaseProxy }>({
  releases: async ({ server }, use) => {
    const proxy = await startReleaseProxy(server.url);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ releases }, use) => use(releases.url),
  serviceWorkers: 'allow',
});

/** The first load has no worker yet; the second watches for releases. */
async function startWithWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** As the browser does by itself after a while. */
const askForRelease = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** A reload forgets it. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['sameLoad'] = ''));
const sameLoad = (page: Page) => page.locator('html[data-same-load]');

const notice = (page: Page) => page.getByRole('status').getByText('C’è una versione nuova');

test('delays a new release while a form is half filled, keeps the input and leaves other tabs alone', async ({
  page,
  context,
  releases,
}) => {
  await page.goto('/registrazione');
  await startWithWorker(page);
  const code = page.getByLabel('Codice fiscale');
  await code.fill('RSSMRA80A01H501U');
  await mark(page);
  const other = await context.newPage();
  await other.goto('/emergenza');
  await expect(title(other)).toHaveText('Odore di gas?');
  await mark(other);

  releases.release();
  await askForRelease(page);
  await expect(notice(page)).toBeVisible();
  await expect(notice(other)).toBeVisible();
  await expectAccessible(page);
  await expect(sameLoad(page)).toHaveCount(1);

  await page.getByRole('status').getByRole('button', { name: 'Aggiorna' }).click();
  await expect(sameLoad(page)).toHaveCount(0);
  await expect(code).toHaveValue('RSSMRA80A01H501U');
  await expect(notice(page)).toHaveCount(0);

  // The other tab follows at its next step, since nothing is lost there.
  await expect(sameLoad(other)).toHaveCount(1);
  await other.getByRole('link', { name: 'accedi' }).click();
  await expect(sameLoad(other)).toHaveCount(0);
  await expect(title(other)).toHaveText('Accedi');
  await expect(notice(other)).toHaveCount(0);
});

test('asks to update a build that the server no longer serves, and keeps the input', async ({ page, releases }) => {
  await signIn(page, 'misto', { at: '/my-edison/assistenza/scrivici' });
  const message = page.getByLabel('Il tuo messaggio');
  await message.fill('La caldaia non parte');
  await page.getByLabel('Di che cosa si tratta?').selectOption('Contatore e letture');
  // A call of the page itself may be rejected first, and its dialog stand over the button.
  releases.age(true);
  await page.getByRole('button', { name: 'Invia il messaggio' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Aggiorna l’area clienti' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  releases.age(false);
  await dialog.getByRole('button', { name: 'Aggiorna' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(message).toHaveValue('La caldaia non parte');
});

test('sends a message that waits for an answer once, after an update of the app', async ({ page, releases }) => {
  const text = `Un messaggio che aspetta ${Date.now()}`;
  await signIn(page, 'luce', { at: '/my-edison/assistenza/scrivici' });
  await startWithWorker(page);
  await page.getByLabel('Di che cosa si tratta?').selectOption({ index: 1 });
  await page.getByLabel('Il tuo messaggio').fill(text);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByText('Il messaggio è in attesa di invio')).toBeVisible();
  releases.lose(true);
  await page.context().setOffline(false);
  releases.release();
  await askForRelease(page);
  await mark(page);
  await page.getByRole('status').getByRole('button', { name: 'Aggiorna' }).click();
  await expect(sameLoad(page)).toHaveCount(0);
  const strip = page.getByRole('button', { name: /1 invio in attesa/ });
  await expect(strip).toBeVisible();
  releases.lose(false);
  await page.reload();
  await expect(page.getByLabel('Il tuo messaggio')).toBeVisible();
  await expect(strip).toHaveCount(0);
  await page.goto('/my-edison/assistenza/richieste');
  await expect(page.getByText(text)).toHaveCount(1);
});
