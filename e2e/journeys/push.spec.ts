import type { Page, Worker } from '@playwright/test';
import { newestNotification } from '../support/newest-notification.ts';
import { expect, signIn, test, title } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** The system's list of notifications and badge, which a browser without a window does not have. */
const TRAY = `self.tray = new Map();
WorkerNavigator.prototype.setAppBadge = undefined;
ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void tray.set(options.tag, { ...options, title });
`;

test.beforeEach(({ context }) =>
  context.route('**/service-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: TRAY + (await response.text()) });
  }),
);

/** The worker that runs now: a browser stops and starts it as it likes. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = page.context().serviceWorkers().at(-1);
  if (worker === undefined) throw new Error('There is no service worker.');
  return worker;
}

/** Hands a push to the browser as its push service would, already decrypted. */
async function push(page: Page, payload: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const registrationId = await registered;
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** Parts of the worker's scope, absent from these types. */
interface WorkerScope {
  readonly tray: Map<string, Shown>;
  readonly ExtendableEvent: new (type: string) => Event;
  dispatchEvent(event: Event): boolean;
}

const shownOn = async (page: Page) =>
  (await workerOf(page)).evaluate(() =>
    [...(self as unknown as WorkerScope).tray.values()].map(({ title: text, body, tag }) => ({
      title: text,
      body,
      tag,
    })),
  );

const touch = async (page: Page, tag: string) =>
  (await workerOf(page)).evaluate((touched) => {
    const scope = self as unknown as WorkerScope;
    const notification = { ...scope.tray.get(touched), close: () => scope.tray.delete(touched) };
    scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
  }, tag);

/** The worker must be there before a push can come. */
async function newestLink(page: Page): Promise<{ id: string; path: string }> {
  await workerOf(page);
  return newestNotification(page);
}

test('shows no personal data in a push, and opens its page on a tap', async ({ page }) => {
  await signIn(page, 'misto');
  const { id, path } = await newestLink(page);
  await push(page, { id, kind: 'BOLLETTA' });
  const bill = { title: 'È arrivata una bolletta', body: 'Aprila nella tua area clienti.', tag: 'BOLLETTA' };
  await expect.poll(() => shownOn(page)).toEqual([bill]);
  await push(page, { id, kind: 'BOLLETTA' });
  await push(page, { id, kind: 'SCADENZA' });
  await expect.poll(async () => (await shownOn(page)).map(({ tag }) => tag)).toEqual(['BOLLETTA', 'SCADENZA']);

  await page.goto('/my-edison');
  await touch(page, 'BOLLETTA');
  await expect(page).toHaveURL(path);
  await expect(title(page)).not.toHaveText('Pagina non trovata');
  expect((await shownOn(page)).map(({ tag }) => tag)).toEqual(['SCADENZA']);
});

test('opens the page of a push after sign-in, if it is tapped when signed out', async ({ page }) => {
  await signIn(page, 'misto');
  const { id, path } = await newestLink(page);
  await push(page, { id, kind: 'VISITA' });
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await touch(page, `VISITA ${id}`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Nome utente').fill('misto');
  await page.getByLabel('Password', { exact: true }).fill('Sportello-2026');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(path);
});

test('shows a notification for a push of an unknown kind', async ({ page }) => {
  await signIn(page, 'misto');
  await workerOf(page);
  await push(page, { kind: 'toString' });
  await expect.poll(() => shownOn(page)).toMatchObject([{ title: 'Hai una nuova notifica' }]);
});
