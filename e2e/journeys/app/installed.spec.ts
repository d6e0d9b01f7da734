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

test('meets the conditions to be installed, with icons, shortcuts and screenshots that exist', async ({
  page,
  context,
}) => {
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

test('offers the installation on the second day, and no more once it is dismissed for good', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Installa l’app' });
  const button = page.getByRole('button', { name: 'Installa', exact: true });
  const now = Date.now();
  await page.goto('/login');
  // A page is a visit once the worker serves it.
  await workerIsReady(page);
  await openHomeAt(page, now, /^\S+$/);
  await expect(heading).toBeHidden();

  await openHomeAt(page, now + DAY, /^\S+ \S+$/);
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  await answerQuestion(page, 'dismissed');
  await button.click();
  await expect(heading).toBeHidden();
  // The browser offers it again: the answer was to its question, not to the offer.
  await offerInstalling(page);
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Non mostrare più' }).click();
  await expect(heading).toBeHidden();

  await openHomeAt(page, now + 2 * DAY, /^no$/);
  await expect(heading).toBeHidden();
  await page.goto('/my-edison/profilo');
  await offerInstalling(page);
  await expect(heading).toBeVisible();
  await answerQuestion(page, 'accepted');
  await button.click();
  expect(await page.evaluate(() => (window as unknown as Asking).askedTimes)).toBe(1);
  await expect(button).toBeHidden();
});

test('opens the emergency numbers offline when signed out, and no error page of the browser', async ({
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

test('opens the area offline, and shows that a page needs the connection', async ({ page, context }) => {
  await signIn(page, 'misto', { rememberMe: true });
  await workerIsReady(page);
  await page.reload();
  await expect(title(page)).toBeVisible();
  await context.setOffline(true);
  // The home may have kept some bills already, but never the devices.
  await page.goto('/my-edison/profilo/dispositivi');
  await expect(title(page)).toHaveText('Sei senza connessione');
  await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeVisible();
});

test('keeps a shared meter photo through sign-in, and puts it into the reading form', async ({ page }) => {
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

const DAY = 24 * 60 * 60_000;

interface Asking {
  answerInstall: 'accepted' | 'dismissed';
  askedTimes: number;
}

/**
 * Sends the event that a Chromium with a window sends once a page can be installed; the one of the journeys has no
 * window, and never does. Like the real one it can be held back, asks once, and is followed by `appinstalled`.
 */
async function offerInstalling(page: Page): Promise<void> {
  const isHeldBack = await page.evaluate(() => {
    const asking = window as unknown as Asking;
    asking.askedTimes = 0;
    const { promise: userChoice, resolve } = Promise.withResolvers<{ outcome: string; platform: string }>();
    const prompt = async () => {
      asking.askedTimes += 1;
      if (asking.askedTimes > 1) throw new DOMException('The prompt() method may be called once.', 'InvalidStateError');
      const outcome = asking.answerInstall;
      resolve({ outcome, platform: outcome === 'accepted' ? 'web' : '' });
      if (outcome === 'accepted') window.dispatchEvent(new Event('appinstalled'));
      return userChoice;
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { platforms: ['web'], prompt, userChoice }));
    return event.defaultPrevented;
  });
  expect(isHeldBack).toBe(true);
}

const answerQuestion = (page: Page, answer: Asking['answerInstall']) =>
  page.evaluate((given) => void ((window as unknown as Asking).answerInstall = given), answer);

/** Opens the home down to its end, whose last card is the offer, shown or not: its code is loaded once it is in view. */
async function openHomeAt(page: Page, time: number, visits: RegExp): Promise<void> {
  await page.clock.setFixedTime(time);
  const loaded = page.waitForResponse(/\/InstallOffer-[^/]*\.js$/);
  await signIn(page, 'misto');
  await offerInstalling(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('FIXED_installDays'))).toMatch(visits);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await Promise.race([loaded.then(() => true), page.evaluate(() => false)])).toBe(true);
  }).toPass();
  await (await loaded).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

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
