import type { Locator, Page } from '@playwright/test';
import { contractCards, expect, signIn, test, title } from '../../support/test.ts';

const ofTheHome = new Set([
  'avvio',
  'recuperaDatiProfilo',
  'recuperoContrattiVasCliente',
  'recuperoLista',
  'recuperoListaMSR',
  'recuperoListaQuotation',
]);

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (ofTheHome.has(call)) calls.push(call);
  });
  return calls;
}

test('requests all that the home needs first at once, before its code arrives (pagine.casa.4)', async ({ page }) => {
  await signIn(page, 'luce', { at: '/login' });
  await expect(page).toHaveURL('/my-edison');

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const heldFiles: string[] = [];
  // The code of the area and its home, and the components they use.
  await page.route(/\/assets\/(area|my-edison|parts)-.+\.js$/, async (route) => {
    heldFiles.push(route.request().url());
    await held;
    await route.continue();
  });
  const calls = callsOf(page);
  await page.goto('/my-edison', { waitUntil: 'commit' });
  await expect.poll(() => calls).toEqual(['avvio']);
  expect(heldFiles.length).toBeGreaterThan(0);
  letThrough();
  await expect(contractCards(page)).toHaveCount(2);
  expect(calls).toEqual(['avvio']);
});

test('requests the code and calls of a page opened before, ahead of the app', async ({ page }) => {
  await signIn(page, 'luce', { at: '/my-edison/contratti' });
  await expect(contractCards(page)).toHaveCount(2);

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const files: string[] = [];
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    files.push(route.request().url());
    await held;
    await route.continue();
  });
  const calls = callsOf(page);
  const ofTheList = [...ofTheHome].filter((call) => call !== 'avvio').toSorted();
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => calls.toSorted()).toEqual(ofTheList);
  await expect.poll(() => files.some((file) => file.includes('/assets/contratti-'))).toBe(true);
  const before = new Set(files);
  letThrough();
  await expect(contractCards(page)).toHaveCount(2);
  expect(calls.toSorted()).toEqual(ofTheList);
  // The first view needs no other file.
  expect(before.size).toBeGreaterThan(5);
});

test('restores the home on return as it was left, without new calls', async ({ page }) => {
  await signIn(page, 'full');
  const closed = page.getByText(/^Contratti chiusi/);
  // Everything has loaded, so the layout is stable: the first message needs all answers, and some cards load on
  // scrolling.
  await expect(closed).toBeVisible();
  await expect(page.getByRole('region', { name: 'In primo piano' })).toBeVisible();
  const seen = (part: Locator, to: () => void) =>
    expect(async () => {
      await page.evaluate(to);
      await expect(part).toBeVisible({ timeout: 2000 });
    }).toPass();
  await seen(page.getByRole('link', { name: /^Segui l’intervento/ }), () => window.scrollTo(0, 400));
  await seen(page.getByRole('region', { name: 'In evidenza' }), () => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => window.scrollTo(0, 400));
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(position).toBeGreaterThan(100);
  // The router saves the scroll position a tenth of a second after scrolling.
  await page.waitForTimeout(300);
  const left = await position();

  const calls = callsOf(page);
  await page.evaluate(() => history.pushState({}, '', '/my-edison/non-c-e'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(title(page)).toHaveText('Pagina non trovata');
  await page.goBack();
  await expect(closed).toBeVisible();
  await expect.poll(position).toBe(left);
  expect(calls).toEqual([]);
});
