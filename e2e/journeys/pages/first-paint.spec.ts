import { expect, holdScripts, PASSWORD, signIn, takeConfigAway, test, title } from '../../support/test.ts';

const username = 'Nome utente';
const password = ['Password', { exact: true }] as const;

for (const { path, name, heading = name } of [
  { path: '/login', name: 'Accedi' },
  { path: '/registrazione', name: 'Registrazione', heading: 'Registrati' },
  { path: '/recupera-credenziali', name: 'Recupera le credenziali' },
  { path: '/accessibilita', name: 'Dichiarazione di accessibilità' },
  { path: '/reclamo', name: 'Reclamo', heading: 'Reclamo senza accesso' },
  { path: '/recesso', name: 'Recesso', heading: 'Recedere dal contratto qui' },
]) {
  test(`shows ${path} before the app starts, with the provider’s name`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveTitle(`${name} · Aurora Energia`);
    await expect(page.getByText('Aurora Energia').first()).toBeVisible();
    await expect(page.getByText('Caricamento...')).toBeHidden();
    // The same DOM node stays: the app hydrates the page.
    const early = await title(page).elementHandle();
    scripts.letThrough();
    await page.waitForFunction(() => 'sportelloStarted' in window);
    expect(await early?.evaluate((node) => node.isConnected)).toBe(true);
  });
}

for (const path of ['/login', '/registrazione', '/recupera-credenziali', '/accessibilita', '/reclamo', '/recesso']) {
  test(`applies all styles of ${path} at once, so that nothing moves when the app starts`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive' && document.fonts.status === 'loaded');
    const parts = await page.locator(':is(h1, label, a, button):visible').elementHandles();
    const early = await Promise.all(parts.map((part) => part.boundingBox()));
    scripts.letThrough();
    await page.waitForFunction(() => 'sportelloStarted' in window);
    const now = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(now).toEqual(early);
  });
}

for (const { scheme, wall, stars } of [
  { scheme: 'light', wall: 'rgb(251, 246, 234)', stars: 'none' },
  { scheme: 'dark', wall: 'rgb(185, 198, 214)', stars: 'inline' },
] as const) {
  test(`shows the whole picture of the login before the app, in ${scheme} colours @layout`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const picture = page.locator('header svg[viewBox="0 0 720 460"]');
    await expect(picture.locator('[fill="var(--wall)"]').first()).toHaveCSS('fill', wall);
    await expect(picture.locator('[stroke="#fff"]').first()).toHaveCSS('display', stars);
    await expect(picture.locator('[fill="var(--disc)"]')).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
  });
}

test('preloads the area with the page for a known user', async ({ page }) => {
  await signIn(page, 'luce');
  await page.goto('/my-edison', { waitUntil: 'commit' });
  await expect(page.locator('link[data-area="modulepreload"][rel="modulepreload"]')).not.toHaveCount(0);
  await expect(page.locator('link[data-area="stylesheet"][rel="stylesheet"]')).not.toHaveCount(0);
});

test('sends the calls of the home once, with the page, when it is opened again (pagine.casa.3)', async ({ page }) => {
  await signIn(page, 'full');
  await page.goto('/my-edison');
  await expect(page.getByRole('article').first()).toBeVisible();
  const scripts = await holdScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const times = (call: string) => asked.filter((path) => path.includes(call)).length;
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => times('/sportello/v1/avvio')).toBe(1);
  scripts.letThrough();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(times('/sportello/v1/avvio')).toBe(1);
  for (const part of ['recuperaDatiProfilo', 'recuperoLista', 'autoletture']) expect(times(part), part).toBe(0);
});

test('keeps input typed before the app starts, and delays Enter until then', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(username).fill('luce');
  await page.getByLabel('Ricordami').check();
  await page.getByLabel(...password).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-held', '');
  expect(page.url()).toMatch(/\/login$/);
  scripts.letThrough();
  await expect(page).toHaveURL('/my-edison');
  await expect(title(page)).toContainText('Marco Bianchi');
  expect(await page.evaluate(() => localStorage.getItem('sportello.session'))).toContain('"luce"');
});

test('keeps input typed before the app starts even if it is not submitted', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(username).fill('luce');
  scripts.letThrough();
  await page.waitForFunction(() => 'sportelloStarted' in window);
  await expect(page.getByLabel(username)).toHaveValue('luce');
  await expect(page.getByLabel(username)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the login without scripts, and keeps the password out of the URL', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByLabel(username).fill('luce');
    await page.getByLabel(...password).fill(PASSWORD);
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await expect(title(page)).toHaveText('Accedi');
    expect(page.url()).toMatch(/\/login$/);
  });
});

test('does not show the login to a signed-in user on the way home', async ({ page }) => {
  await signIn(page, 'luce');
  const scripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Caricamento...')).toBeVisible();
  await expect(page.getByLabel(username)).toBeHidden();
  scripts.letThrough();
  await expect(page).toHaveURL('/my-edison');
  await expect(title(page)).toContainText('Marco Bianchi');
});

for (const path of ['/my-edison', '/my-edison/profilo', '/qualcosa/che/non/c-e']) {
  test(`shows ${path} as loading and without a form until the app starts`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('Caricamento...')).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    scripts.letThrough();
    await expect(title(page)).toHaveText('Accedi');
    await expect(page.getByText('Caricamento...')).toBeHidden();
  });
}

test('starts from the config in the page without requesting it', async ({ page }) => {
  await page.route('**/config.json', (route) => route.abort());
  await page.goto('/login');
  await page.waitForFunction(() => 'sportelloStarted' in window);
  await expect(title(page)).toHaveText('Accedi');
});

test('requests its config on a static host, and shows no brand before', async ({ page }) => {
  await takeConfigAway(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/config.json', async (route) => {
    await held;
    const response = await route.fetch();
    const config = (await response.json()) as { brand: object };
    await route.fulfill({ response, json: { ...config, brand: { ...config.brand, name: 'Vento Sud' } } });
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Caricamento...')).toBeVisible();
  await expect(page.getByText('Aurora')).toBeHidden();
  answer();
  await expect(page).toHaveTitle('Accedi · Vento Sud');
  await expect(page.getByText('Vento Sud').first()).toBeVisible();
});

test('loads the scripts of configured wallets after the first paint (pagamento.portafogli.1)', async ({ page }) => {
  const script = 'https://wallet.example.com/pay.js';
  // Like the server's pages with wallets configured: in the config and in the CSP.
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    const policy = (headers['content-security-policy'] ?? '').replace("script-src 'self'", `$& ${script}`);
    const configured = `"walletScripts":{"googlePay":"${script}"}`;
    const body = (await response.text()).replace('"walletScripts":{}', configured);
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy }, body });
  });
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.walletCameAfter = performance.getEntriesByName('first-contentful-paint').length`,
    }),
  );
  await page.goto('/login');
  await expect.poll(() => page.evaluate(() => (window as { walletCameAfter?: number }).walletCameAfter)).toBe(1);
});
