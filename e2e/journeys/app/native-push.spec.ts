import type { Page } from '@playwright/test';
import { putIntoDevice, SHELL_AGENT, type Device } from '../../support/native-device.ts';
import { newestNotification } from '../../support/newest-notification.ts';
import { makeServiceAccount } from '../../support/service-account.ts';
import { test as base, expect, expectAccessible, signIn, signInByForm, title } from '../../support/test.ts';

// Pushes in the provider's app for Android, on a phone with the protocol of Capacitor's plugin.

const test = base.extend({
  settings: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const account = await makeServiceAccount();
      await use({ FCM_SERVICE_ACCOUNT_FILE: account.file });
      await account.remove();
    },
    { scope: 'worker' },
  ],
});

test.use({ userAgent: SHELL_AGENT });

const PAGE = '/my-edison/profilo/notifiche';
const token = `phone-of-journey:APA91b${'x'.repeat(128)}`;
const nextToken = `phone-of-journey:APA91b${'y'.repeat(128)}`;

/** Notes what the page sends as its token, which Playwright does not see in a request that was made beforehand. */
async function noteTokens(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.exposeFunction('noteToken', (body: unknown) => void sent.push(body));
  await page.addInitScript(() => {
    const { noteToken } = window as unknown as { noteToken: (body: unknown) => void };
    const fetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/v1/push/app')) noteToken(await request.clone().json());
      return fetch(request);
    };
  });
  return sent;
}

const touched = (id: string) => ({
  actionId: 'tap',
  notification: { id: '0:1', data: { id, kind: 'BOLLETTA', from: '12' } },
});

async function openHome(page: Page, device: Device): Promise<void> {
  await page.goto('/my-edison');
  await expect.poll(() => device.hasListener(page, 'pushNotificationActionPerformed')).toBe(true);
}

test('shows how to turn pushes on and off, and gives the phone’s token to the server', async ({ page, context }) => {
  const device = await putIntoDevice(context, { token });
  const sent = await noteTokens(page);
  await signIn(page, 'luce', { at: PAGE });
  await expect(page.getByText('Non attive')).toBeVisible();
  expect(device.calls('PushNotifications.requestPermissions')).toHaveLength(0);
  await page.getByRole('button', { name: 'Attiva le notifiche' }).tap();
  await expect(page.getByText('Attive', { exact: true })).toBeVisible();
  expect(sent[0]).toEqual({ sistema: 'ANDROID', token });
  expect(device.calls('PushNotifications.createChannel')).toContainEqual(
    expect.objectContaining({ id: 'notifiche', name: 'Notifiche' }),
  );
  await expectAccessible(page);

  // The system may make a new token at any time.
  await expect.poll(() => sent.length).toBe(2);
  const read = page.waitForResponse((response) => response.url().endsWith('/sportello/v1/push'));
  await device.send(page, 'registration', { value: nextToken });
  await read;
  expect(sent.slice(2)).toEqual([{ sistema: 'ANDROID', token: nextToken }]);
  await expect(page.getByText('Altri dispositivi')).toHaveCount(0);

  await page.getByRole('button', { name: 'Disattiva' }).tap();
  await expect(page.getByText('Non attive')).toBeVisible();
  await expect.poll(() => device.calls('PushNotifications.unregister').length).toBe(1);
});

test('returns the token to the server at each visit, as the system may have made a new one', async ({
  page,
  context,
}) => {
  const device = await putIntoDevice(context, { token });
  const sent = await noteTokens(page);
  await signIn(page, 'luce', { at: PAGE });
  await page.getByRole('button', { name: 'Attiva le notifiche' }).tap();
  // Once by the button, and once by the part of the area that does so at each visit.
  await expect.poll(() => sent.length).toBe(2);
  device.push.token = nextToken;
  await page.reload();
  await expect.poll(() => sent.slice(2)).toEqual([{ sistema: 'ANDROID', token: nextToken }]);
  await expect(page.getByText('Attive', { exact: true })).toBeVisible();
});

test('shows where to permit pushes that were blocked, and follows the settings of the phone', async ({
  page,
  context,
}) => {
  const device = await putIntoDevice(context, { token, answer: 'denied' });
  await signIn(page, 'luce', { at: PAGE });
  await page.getByRole('button', { name: 'Attiva le notifiche' }).tap();
  await expect(page.getByText(/impostazioni del telefono/)).toBeVisible();
  await expectAccessible(page);
  device.push.permission = 'granted';
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: 'Attiva le notifiche' })).toBeVisible();
});

test('shows that the push service does not answer', async ({ page, context }) => {
  await putIntoDevice(context, {});
  await signIn(page, 'luce', { at: PAGE });
  await page.getByRole('button', { name: 'Attiva le notifiche' }).tap();
  await expect(page.getByRole('alert')).toContainText('Il telefono non riesce ad attivare le notifiche adesso');
  await expect(page.getByText('Non attive')).toBeVisible();
});

test('opens the page of a push that is touched, in the running app', async ({ page, context }) => {
  const device = await putIntoDevice(context, { token });
  await signIn(page, 'misto');
  const { id, path } = await newestNotification(page);
  await openHome(page, device);
  await page.evaluate('window.isSamePage = true');
  await device.send(page, 'pushNotificationActionPerformed', touched(id));
  await expect(page).toHaveURL(path);
  await expect(title(page)).not.toHaveText('Pagina non trovata');
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

test('opens the page of a push that started the closed app, behind the lock', async ({ page, context }) => {
  const device = await putIntoDevice(context, { token });
  await signInByForm(page, 'misto', { rememberMe: true });
  const { id, path } = await newestNotification(page);
  await expect.poll(() => [...device.keys.values()].join()).toContain('refreshToken');
  await page.close();

  device.recognizes = false;
  device.sendLater('pushNotificationActionPerformed', touched(id));
  const again = await context.newPage();
  await again.goto('/');
  await expect(title(again)).toHaveText('L’area clienti è bloccata');
  device.recognizes = true;
  await again.getByRole('button', { name: 'Sblocca' }).tap();
  await expect(again).toHaveURL(path);
});

test('opens the page of a push that was touched while the app was locked again', async ({ page, context }) => {
  const device = await putIntoDevice(context, { token });
  await signInByForm(page, 'misto', { rememberMe: true });
  const { id, path } = await newestNotification(page);
  await openHome(page, device);
  // The app is locked by a reload, which has begun when the touch arrives.
  await device.sendInReload(page, 'pushNotificationActionPerformed', touched(id));
  await expect(page).toHaveURL(path);
});

test('opens the page of a push after signing in, where nobody is signed in', async ({ page, context }) => {
  const device = await putIntoDevice(context, { token });
  await signIn(page, 'misto');
  const { id, path } = await newestNotification(page);
  await page.evaluate(() => sessionStorage.clear());
  device.sendLater('pushNotificationActionPerformed', touched(id));
  await page.goto('/');
  await page.getByLabel('Nome utente').fill('misto');
  await page.getByLabel('Password', { exact: true }).fill('Sportello-2026');
  await page.getByRole('button', { name: 'Accedi' }).tap();
  await expect(page).toHaveURL(path);
});
