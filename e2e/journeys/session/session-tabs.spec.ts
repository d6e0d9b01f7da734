import { clockOf, countRenewals, duplicate, isHome } from '../../support/session.ts';
import {
  changeSession,
  contractCards,
  expect,
  PASSWORD,
  signInByForm,
  signOut,
  storedSession,
  test,
} from '../../support/test.ts';

const HOUR = 3_600_000;

// Several pages load at the same time.
test.slow();

test('renews once when a tab and its duplicate wake together', async ({ page, context }) => {
  await signInByForm(page, 'luce');
  const copy = await duplicate(page);
  await isHome(copy);
  for (const tab of [page, copy]) await changeSession(tab, { expiresAt: 0 });
  const renewals = countRenewals(context);
  await Promise.all([page.reload(), copy.reload()]);
  for (const tab of [page, copy]) await isHome(tab);
  expect(renewals()).toBe(1);
  expect(await storedSession(copy)).toEqual(await storedSession(page));
});

test('repeats all calls with a rejected token once, after one renewal', async ({ page, context }) => {
  await signInByForm(page, 'luce');
  // The home asks with one call.
  await page.goto('/my-edison/contratti');
  await expect(contractCards(page).first()).toBeVisible();
  await changeSession(page, { accessToken: 'sat_non-buono' });
  const renewals = countRenewals(context);
  const asked = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(clienti|contratti)\//.test(pathname)) asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
  });
  await page.reload();
  await expect(contractCards(page).first()).toBeVisible();
  expect(renewals()).toBe(1);
  expect(asked.size).toBeGreaterThan(1);
  // A call sent after the renewal needs no retry.
  expect(Math.max(...asked.values())).toBe(2);
});

test('switches every tab of the remembered session to the customer who signs in', async ({ page, context }) => {
  const login = await context.newPage();
  await login.goto('/login');
  await signInByForm(page, 'luce', { rememberMe: true });
  await isHome(page);
  await login.getByLabel('Nome utente').fill('gas');
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByLabel('Ricordami').check();
  await login.getByRole('button', { name: 'Accedi', exact: true }).click();
  await login.waitForURL('/my-edison');
  await page.waitForURL('/my-edison');
  await expect(page.getByText('è stato fatto l’accesso come gas')).toBeVisible();
  expect(await storedSession(page)).toMatchObject({ username: 'gas' });
  await expect(page.getByText('Marco Bianchi')).toHaveCount(0);
});

test('shows nothing of an ended session in a page from the back/forward cache', async ({ page, context }) => {
  // Simulates the back/forward cache: a page in it receives neither messages nor events.
  await page.route('**/sportello/v1/eventi', (route) => route.abort());
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      override addEventListener(type: string, hear: unknown): void {
        super.addEventListener(type, (event) => {
          if (!('isAsleep' in window)) (hear as EventListener)(event);
        });
      }
    };
  });
  await signInByForm(page, 'luce', { rememberMe: true });
  const other = await context.newPage();
  await other.goto('/my-edison');
  await isHome(other);
  await page.evaluate(() => {
    Object.assign(window, { isAsleep: true });
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  await expect(page.getByText('Marco Bianchi').first()).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marco Bianchi');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    sessionStorage.removeItem('sportello.session');
  });
  await expect(page.getByText('Marco Bianchi').first()).toBeHidden();
  await signOut(other);
  await expect(page).toHaveURL('/my-edison');
  // Asynchronous, because the page leaves during the evaluation.
  await page.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Nome utente')).toBeVisible();
});

for (const [what, spoil] of [
  [
    'forbidden',
    () => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`keeps the session as long as the page where storage is ${what}, and shows a notice once`, async ({ page }) => {
    await page.addInitScript(spoil);
    await signInByForm(page, 'luce', { rememberMe: true });
    await isHome(page);
    const callout = page.getByRole('status').filter({ hasText: 'non permette di conservare l’accesso' });
    await expect(callout).toBeVisible();
    await callout.getByRole('button', { name: 'Chiudi avviso' }).click();
    await expect(callout).toBeHidden();
    await page.reload();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Nome utente')).toBeVisible();
  });
}

test('keeps a remembered session as long as the tab when only localStorage is full', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = window.localStorage;
    const full = new Proxy(kept, {
      get: (_, key) => {
        if (key === 'getItem') return (name: string) => kept.getItem(name);
        if (key === 'removeItem') return (name: string) => kept.removeItem(name);
        return () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    });
    Object.defineProperty(window, 'localStorage', { value: full });
  });
  await signInByForm(page, 'luce', { rememberMe: true });
  await expect(page.getByText('non permette di ricordare l’accesso')).toBeVisible();
  await page.reload();
  await isHome(page);
});

for (const wrong of [-HOUR, HOUR]) {
  test(`changes nothing when a device’s clock is ${wrong / HOUR} hour wrong and then corrected`, async ({
    page,
    context,
  }) => {
    await context.clock.install({ time: Date.now() + wrong });
    const renewals = countRenewals(context);
    await signInByForm(page, 'luce');
    await isHome(page);
    await page.reload();
    await isHome(page);
    await context.clock.setSystemTime(Date.now());
    await page.mouse.move(5, 5);
    await page.keyboard.press('Tab');
    await page.reload();
    await isHome(page);
    expect(renewals()).toBe(0);
  });
}

test('renews a remembered session at the next call of a tab that slept for an hour', async ({ page, context }) => {
  const clock = await clockOf(context);
  await signInByForm(page, 'guasto', { rememberMe: true });
  await expect(page.getByText('Non riusciamo a caricare i tuoi contratti').first()).toBeVisible();
  const renewals = countRenewals(context);
  await clock.pass(HOUR);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.poll(renewals).toBe(1);
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  expect(renewals()).toBe(1);
});
