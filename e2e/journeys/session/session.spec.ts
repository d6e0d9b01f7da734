import { countRenewals, isHome } from '../../support/session.ts';
import {
  changeSession,
  expect,
  PASSWORD,
  signInByForm,
  signOut,
  storedSession,
  test,
  title,
} from '../../support/test.ts';

test('keeps the session on reload and in a new tab, as long as a tab is open', async ({ page, context }) => {
  await signInByForm(page, 'luce');
  await page.reload();
  await isHome(page);
  // A page that is still rendering does not answer other tabs in time.
  await expect(page.getByRole('article').first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Forniture', exact: true })
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(title(tab)).toHaveText('Forniture');
  await page.reload();
  await isHome(page);
  for (const each of [page, tab]) await each.close();
  const later = await context.newPage();
  await later.goto('/my-edison');
  await expect(later).toHaveURL('/login');
});

test('leads once after sign-in to the page that was opened when signed out', async ({ page }) => {
  await page.goto('/my-edison/profilo/consensi?da=posta');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Registrati' }).click();
  await page.waitForURL('/registrazione');
  await page.goto('/login');
  await page.getByLabel('Nome utente').fill('luce');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page).toHaveURL('/my-edison/profilo/consensi?da=posta');
  await expect(title(page)).toHaveText('Consensi');
  await signOut(page);
  await signInByForm(page, 'luce');
  await isHome(page);
});

test('keeps a remembered session in another tab and after a browser restart', async ({ page, context, browser }) => {
  await signInByForm(page, 'luce', { rememberMe: true });
  const tab = await context.newPage();
  await tab.goto('/');
  await isHome(tab);
  const restarted = await browser.newContext({ storageState: await context.storageState() });
  const later = await restarted.newPage();
  await later.goto('/my-edison');
  await isHome(later);
  expect(await storedSession(later)).toMatchObject({ rememberMe: true });
  await restarted.close();
});

test('renews an expired session silently, with the loader', async ({ page, context }) => {
  await signInByForm(page, 'luce', { rememberMe: true });
  const before = await storedSession(page);
  await changeSession(page, { expiresAt: 0 });
  const renewals = countRenewals(context);
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/as/token', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Caricamento...').first()).toBeVisible();
  // Tokens of one session differ only in their expiry, in seconds.
  const signedIn = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(signedIn);
  answer();
  await isHome(page);
  expect(renewals()).toBe(1);
  const after = await storedSession(page);
  expect(after).toMatchObject({ id: before?.['id'], rememberMe: true });
  expect(after?.['accessToken']).not.toBe(before?.['accessToken']);
});

test('calls that meet an expired token wait for one renewal', async ({ page, context }) => {
  await signInByForm(page, 'guasto');
  await expect(page.getByText('Non riusciamo a caricare i tuoi contratti').first()).toBeVisible();
  await page.clock.install();
  await page.clock.fastForward(301_000);
  const renewals = countRenewals(context);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.poll(renewals).toBe(1);
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  expect(renewals()).toBe(1);
});

test('renews a token that the server rejects once', async ({ page, context }) => {
  await signInByForm(page, 'luce');
  await changeSession(page, { accessToken: 'sat_non-buono' });
  const renewals = countRenewals(context);
  await page.reload();
  await isHome(page);
  expect(renewals()).toBe(1);
});

test('ends a session that cannot be renewed at the login, with the reason', async ({ page }) => {
  await signInByForm(page, 'luce', { rememberMe: true });
  await changeSession(page, { expiresAt: 0, refreshToken: 'srt_revocato' });
  await page.goto('/my-edison');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('La sessione è scaduta')).toBeVisible();
  expect(await storedSession(page)).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('sportello.session'))).toBeNull();
});

test('leads from the area to the login without a session', async ({ page }) => {
  await page.goto('/my-edison');
  await expect(page).toHaveURL('/login');
  await expect(title(page)).toHaveText('Accedi');
});

test('does not show the area on Back after a sign-out, and ends the session on the server', async ({
  page,
  request,
}) => {
  await signInByForm(page, 'luce', { rememberMe: true });
  await page.goto('/my-edison/una-pagina');
  const accessToken = (await storedSession(page))?.['accessToken'];
  await signOut(page);
  await expect(page.getByText('L’area clienti è chiusa.')).toBeVisible();
  expect(await storedSession(page)).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('sportello.session'))).toBeNull();
  const answer = await request.get('/api/clienti/v1/recuperaDatiProfilo', {
    headers: { authorization: `Bearer ${String(accessToken)}` },
  });
  expect(answer.status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Nome utente')).toBeVisible();
  await expect(page.getByText('Marco Bianchi')).toBeHidden();
});

test('signs out every tab of the session', async ({ page, context }) => {
  await signInByForm(page, 'luce', { rememberMe: true });
  const same = await context.newPage();
  await same.goto('/my-edison');
  await isHome(same);
  const own = await context.newPage();
  await own.goto('/my-edison');
  await signOut(own);
  for (const tab of [page, same]) {
    await expect(tab).toHaveURL('/login');
    await expect(tab.getByText('L’area clienti è chiusa.')).toBeVisible();
  }
});

test('does not sign out another session', async ({ page, context }) => {
  const same = await context.newPage();
  await signInByForm(page, 'luce');
  await signInByForm(same, 'gas');
  await signOut(same);
  await page.reload();
  await isHome(page);
});

test('renews a session once for two tabs', async ({ page, context }) => {
  await signInByForm(page, 'luce', { rememberMe: true });
  const other = await context.newPage();
  await other.goto('/my-edison');
  await isHome(other);
  await changeSession(other, { expiresAt: 0 });
  await changeSession(page, { expiresAt: 0 });
  const renewals = countRenewals(context);
  await Promise.all([page.reload(), other.reload()]);
  await isHome(page);
  await isHome(other);
  expect(renewals()).toBe(1);
});
