import type { Page, Route } from '@playwright/test';
import { expect, signInByForm, storedSession, test, title } from '../../support/test.ts';

// The first look of the home in one answer (pagine.casa.4).

const START = '**/sportello/v1/avvio*';

/** With the sign-in itself, the stream of events, and what lies below the first look. */
const MOST_CALLS = 9;

/** The contracts that the home of this persona shows. */
const ARTICLES = 8;

/** Nothing more is asked for after this time. */
const QUIET_MS = 2500;

const headline = (page: Page) => page.getByRole('region', { name: 'In primo piano' });

/** Returns greeting, headline and contracts of the home. */
async function textsOf(page: Page): Promise<string[]> {
  await expect(headline(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  return [
    await title(page).innerText(),
    await headline(page).innerText(),
    ...(await page.getByRole('article').allInnerTexts()),
  ];
}

test('asks for its first look in one call after the sign-in, and in few calls in all', async ({ page }) => {
  const asked: string[] = [];
  let latest = Date.now();
  page.on('request', (request) => {
    latest = Date.now();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await signInByForm(page, 'full');
  await textsOf(page);
  await expect.poll(() => Date.now() - latest, { timeout: 30_000 }).toBeGreaterThan(QUIET_MS);
  const times = (call: string) => asked.filter((path) => path.endsWith(call)).length;
  expect(times('/avvio')).toBe(1);
  for (const part of ['/recuperaDatiProfilo', '/recuperoLista', '/autoletture', '/interventions', '/usi-dati']) {
    expect(times(part), part).toBe(0);
  }
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(MOST_CALLS);
});

const withoutParts = async (route: Route) => {
  const response = await route.fetch();
  const answer = (await response.json()) as Record<string, unknown>;
  const emptied = Object.keys(answer).map((part) => [part, part === 'header' ? answer[part] : null]);
  await route.fulfill({ response, json: Object.fromEntries(emptied) });
};

for (const [what, fail] of [
  ['is lost', (route: Route) => route.abort()],
  ['is an error', (route: Route) => route.fulfill({ status: 500, json: {} })],
  ['has no part', withoutParts],
] as const) {
  test(`shows the same where the one answer ${what}`, async ({ page }) => {
    await signInByForm(page, 'full');
    await expect(page.getByRole('article')).toHaveCount(ARTICLES);
    const whole = await textsOf(page);
    await page.route(START, fail);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.reload();
    await expect.poll(() => textsOf(page)).toEqual(whole);
    expect(calls.some((url) => url.endsWith('/recuperaDatiProfilo'))).toBe(true);
    expect(await storedSession(page)).toBeDefined();
  });
}

test('names the part that is missing in the answer and fails for itself, and shows the others', async ({ page }) => {
  await page.route(START, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), servizi: null } });
  });
  await page.route('**/recuperoContrattiVasCliente', (route) => route.abort());
  await signInByForm(page, 'full');
  await expect(page.getByRole('alert')).toContainText('servizi, prodotti e fibra');
  await expect(page.getByRole('article').first()).toBeVisible();
});
