import { putIntoDevice, SHELL_AGENT } from '../../support/native-device.ts';
import { expect, expectAccessible, signIn, signInByForm, test, title } from '../../support/test.ts';

// The provider's app for Android, whose page is the area itself.
test.use({ userAgent: SHELL_AGENT });

const allStored = (storage: 'localStorage' | 'sessionStorage') => `JSON.stringify(${storage})`;

test('keeps a remembered session in the key store, behind face or finger', async ({ page, context }) => {
  const device = await putIntoDevice(context);
  await signInByForm(page, 'luce', { rememberMe: true });
  await expect.poll(() => [...device.keys.values()].join()).toContain('refreshToken');
  expect(await page.evaluate(allStored('localStorage'))).not.toContain('refreshToken');
  await page.reload();
  await expect(title(page)).toContainText('Marco');
  expect(device.calls('BiometricAuthNative.internalAuthenticate')).toHaveLength(0);
  await page.close();

  device.recognizes = false;
  const again = await context.newPage();
  await again.goto('/');
  await expect(title(again)).toHaveText('L’area clienti è bloccata');
  await expectAccessible(again);
  expect(await again.evaluate(allStored('sessionStorage'))).not.toContain('refreshToken');
  device.recognizes = true;
  await again.getByRole('button', { name: 'Sblocca' }).tap();
  await expect(title(again)).toContainText('Marco');
  await again.close();

  device.recognizes = false;
  const forgotten = await context.newPage();
  await forgotten.goto('/');
  await forgotten.getByRole('button', { name: 'Accedi con la password' }).tap();
  await expect(forgotten.getByLabel('Nome utente')).toBeVisible();
  await expect.poll(() => device.keys.size).toBe(0);
});

test('opens links, goes back, and hands files to the device', async ({ page, context }) => {
  const device = await putIntoDevice(context);
  await signIn(page, 'luce');
  await expect.poll(() => device.calls('App.addListener').length).toBe(4);
  await page.evaluate('window.isSamePage = true');
  await device.send(page, 'appUrlOpen', { url: new URL('/my-edison/notifiche', page.url()).href });
  await expect(title(page)).toHaveText('Notifiche');
  await page.getByRole('button', { name: 'Segna come letta' }).first().tap();
  await expect.poll(() => device.calls('Haptics.impact').length).toBe(1);
  await device.send(page, 'backButton', { canGoBack: true });
  await expect(page).toHaveURL(/\/my-edison$/);
  await device.send(page, 'backButton', { canGoBack: true });
  await expect.poll(() => device.calls('App.minimizeApp').length).toBe(1);
  expect(await page.evaluate('window.isSamePage')).toBe(true);

  // An app from a store offers neither to install it nor the pushes of a browser.
  await device.send(page, 'appUrlOpen', { url: new URL('/my-edison/profilo', page.url()).href });
  await expect(page.getByRole('heading', { name: 'Dati personali' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Installa l’app' })).toHaveCount(0);
  await device.send(page, 'appUrlOpen', { url: new URL('/my-edison/profilo/notifiche', page.url()).href });
  await expect(page.getByText(/^Qui non possono arrivare notifiche/)).toBeVisible();

  await device.send(page, 'appUrlOpen', { url: new URL('/my-edison/profilo/dati', page.url()).href });
  await page.getByRole('button', { name: 'Scarica il file' }).tap();
  await expect.poll(() => device.calls('FileViewer.openDocumentFromLocalPath').length).toBe(1);
  const [file] = device.calls('Filesystem.writeFile');
  expect(file?.['path']).toMatch(/i-miei-dati\.json$/);
  expect(JSON.parse(Buffer.from(String(file?.['data']), 'base64').toString('utf8'))).toBeTruthy();
});

test('offers the camera for a photo', async ({ page, context }) => {
  await putIntoDevice(context);
  await signIn(page, 'full', { at: '/my-edison/intervento-tecnico/richiedi-intervento' });
  await page.getByRole('button', { name: /^Impianto fotovoltaico/ }).tap();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Scatta una foto' }).tap();
  expect(await (await choosing).element().getAttribute('capture')).toBe('environment');
  // Other journeys of this customer find no booking that was begun here.
  await page.goto('/my-edison/intervento-tecnico');
  await page.getByRole('button', { name: 'Elimina: Impianto fotovoltaico' }).tap();
  await page.getByRole('button', { name: 'Elimina la prenotazione' }).tap();
  await expect(page.getByRole('link', { name: 'Continua: Impianto fotovoltaico' })).toHaveCount(0);
});

test('warns when the plugins are not ready', async ({ page }) => {
  await page.goto('/login');
  const warning = page.getByRole('alert').filter({ hasText: 'Alcune funzioni dell’app non rispondono' });
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button').tap();
  await expect(warning).not.toBeVisible();
});
