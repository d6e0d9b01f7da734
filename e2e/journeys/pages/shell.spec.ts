import { expect, signIn, takeConfigAway, test, title } from '../../support/test.ts';

for (const { link, path, name, heading = name } of [
  { link: 'Registrati', path: '/registrazione', name: 'Registrazione', heading: 'Registrati' },
  { link: 'Hai dimenticato le credenziali?', path: '/recupera-credenziali', name: 'Recupera le credenziali' },
]) {
  test(`links ${path} from the login, and leads back`, async ({ page }) => {
    await page.goto('/login');
    // Before hydration a link reloads the page, which resets the focus.
    await page.waitForFunction(() => 'sportelloStarted' in window);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${name} · Aurora Energia`);
    await expect(title(page)).toHaveText(heading);
    await expect(title(page)).toBeFocused();
    await page.getByRole('link', { name: 'Accedi', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(title(page)).toHaveText(heading);
    await page.goForward();
    await expect(title(page)).toHaveText('Accedi');
  });
}

test('opens “Diventa cliente” in a new window', async ({ page }) => {
  await page.goto('/login');
  const link = page.getByRole('link', { name: 'Diventa cliente (si apre in una nuova finestra)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('shows that the connection is lost, until it is back', async ({ page, context }) => {
  await signIn(page, 'luce');
  await context.setOffline(true);
  await expect(page.getByText(/^Sei senza connessione/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Sei senza connessione/)).toBeHidden();
});

test('shows that a step needs the network, and completes it once the network is back', async ({ page, context }) => {
  // Disables preloading: the code must still be missing when the network goes down.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await signIn(page, 'luce');
  const bar = page.getByRole('navigation').filter({ visible: true });
  for (const { place, goAway, comeBack } of [
    {
      place: 'Assistenza',
      goAway: () => context.setOffline(true),
      comeBack: () => context.setOffline(false),
    },
    // The browser reports a connection, but nothing gets through.
    {
      place: 'Profilo',
      goAway: () => page.route('**/*', (route) => route.abort('internetdisconnected')),
      comeBack: () => page.unroute('**/*'),
    },
  ]) {
    await goAway();
    await bar.getByRole('link', { name: place }).first().click();
    await expect(title(page)).toHaveText('Sei senza connessione');
    await expect(page.getByRole('main')).toContainText('La pagina si aprirà quando torna la connessione');
    await expect(page.getByText('errore nostro')).toHaveCount(0);
    await page.goBack();
    await expect(title(page)).toContainText('Marco Bianchi');
    await page.goForward();
    await expect(title(page)).toHaveText('Sei senza connessione');
    await comeBack();
    await expect(title(page)).toHaveText(place);
    await page.goto('/my-edison');
    await expect(title(page)).toContainText('Marco Bianchi');
  }
});

test('opens the places of the bar offline once their code is preloaded', async ({ page, context }) => {
  const parts = ['assistenza', 'profilo', 'contratti'].map((part) => new RegExp(`/assets/${part}-[^/]+\\.js$`));
  const ahead = parts.map(async (part) => (await page.waitForResponse(part, { timeout: 60_000 })).finished());
  await signIn(page, 'luce');
  await Promise.all(ahead);
  await context.setOffline(true);
  for (const place of ['Assistenza', 'Profilo', 'Forniture']) {
    await page.getByRole('navigation').getByRole('link', { name: place }).filter({ visible: true }).first().click();
    await expect(title(page)).toHaveText(place);
  }
});

test('shows that the app cannot start, and allows a retry', async ({ page }) => {
  await takeConfigAway(page);
  await page.route('**/config.json', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('Il servizio non risponde');
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(title(page)).toHaveText('Accedi');
});

test('pages and menu move at the pace of pagine.guscio.2 and pagine.guscio.3', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(title(page)).toHaveText('Registrati');
  const moving = page.locator('[data-direction]');
  await expect(moving).toHaveAttribute('data-direction', 'forward');
  await expect(moving).toHaveCSS('animation-duration', '0.28s');
  await page.goBack();
  await expect(title(page)).toHaveText('Accedi');
  await expect(moving).toHaveAttribute('data-direction', 'back');
  await expect(moving).toHaveCSS('animation-duration', '0.2s');
});

test('animates nothing with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(title(page)).toHaveText('Registrati');
  await expect(page.locator('[data-direction]').first()).toHaveCSS('animation-duration', '0s');
});

test('keeps the chosen colour scheme after a reload', { tag: '@layout' }, async ({ page, isMobile }) => {
  await signIn(page, 'luce');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  if (isMobile) {
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('radio', { name: 'Scuri' }).check();
  } else {
    await page.getByRole('button', { name: 'Passa ai colori scuri' }).click();
  }
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('draws the shell on the gradient of pagine.guscio.1', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/login');
  await expect(title(page)).toBeVisible();
  const background = await page.evaluate(
    () => getComputedStyle(document.querySelector('#root > div') as Element, '::before').backgroundImage,
  );
  expect(background).toContain('rgb(97, 123, 86)');
  expect(background).toContain('rgb(0, 57, 123)');
});

test('fits the content into the width of the window', { tag: '@layout' }, async ({ page }) => {
  await signIn(page, 'full');
  const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  const [content, room] = await widths();
  expect(content).toBeLessThanOrEqual(room ?? 0);
});

test('shows that a part of the app failed to load, and allows a retry', async ({ page }) => {
  await page.goto('/login');
  await expect(title(page)).toHaveText('Accedi');
  const parts = /\/assets\/registrazione-[^/]+\.js$/;
  await page.route(parts, (route) => route.abort());
  await page.goto('/registrazione');
  await expect(title(page)).toHaveText('Questa pagina non si è caricata');
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(title(page)).toHaveText('Registrati');
});
