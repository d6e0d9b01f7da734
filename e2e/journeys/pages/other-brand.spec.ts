import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { areaPaths, openPaths } from '../../support/paths.ts';
import { OPERATOR } from '../../support/second-factor.ts';
import { expect, holdScripts, openContract, signIn, storedSession, test, title } from '../../support/test.ts';

const root = path.join(import.meta.dirname, '../../..');
const name = 'Alba Luce e Gas';
const from = '#7a2d00';

test.use({ settings: { PROVIDER_FILE: path.join(root, 'apps/server/test/brand/provider.json') } });

const horizonOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sp-horizon-from').trim());

const logo = (page: Page) => page.getByRole('img', { name }).filter({ visible: true });
const illustration = (page: Page) => page.locator('header img[src^="/brand/illustration.svg"]');

/** An SVG counts as loaded when it has a size. */
async function expectShown(picture: ReturnType<typeof logo>): Promise<void> {
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
}

for (const scheme of ['light', 'dark'] as const) {
  for (const { at, heading, hasPicture } of [
    { at: '/login', heading: 'Accedi', hasPicture: true },
    { at: '/registrazione', heading: 'Registrati', hasPicture: false },
  ]) {
    test(`shows colours, logo and picture of ${at} before the app, which moves nothing, in ${scheme} @layout`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const scripts = await holdScripts(page);
      await page.goto(at, { waitUntil: 'commit' });
      await expect(title(page)).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(` · ${name}$`));
      expect(await horizonOf(page)).toBe(from);
      await expectShown(logo(page));
      if (hasPicture) await expectShown(illustration(page));
      await expect(page.locator('svg[viewBox="0 0 720 460"]')).toHaveCount(0);
      // The status is that of fonts whose loading has begun.
      await page.waitForFunction(
        () =>
          document.readyState === 'interactive' &&
          document.fonts.check('1em "Figtree Variable"') &&
          document.fonts.status === 'loaded',
      );
      const parts = await page.locator(':is(h1, label, a, button, img):visible').elementHandles();
      const early = await Promise.all(parts.map((part) => part.boundingBox()));
      scripts.letThrough();
      await page.waitForFunction(() => 'sportelloStarted' in window);
      expect(await Promise.all(parts.map((part) => part.boundingBox()))).toEqual(early);
      expect(await horizonOf(page)).toBe(from);
      await expectShown(logo(page));
      if (hasPicture) await expectShown(illustration(page));
    });
  }
}

test('shows the logo in the area @layout', async ({ page }) => {
  await signIn(page, 'full');
  await expect(title(page)).toContainText('Giulia Ferri');
  expect(await horizonOf(page)).toBe(from);
  await expectShown(logo(page));
  const box = await logo(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(200);
  expect(box?.height).toBeLessThanOrEqual(40);
});

test('shows the picture on a page that the app draws', async ({ page }) => {
  await page.goto('/recupera-credenziali');
  await page.waitForFunction(() => 'sportelloStarted' in window);
  await page.getByRole('link', { name: 'Accedi' }).click();
  await expect(title(page)).toHaveText('Accedi');
  await expectShown(illustration(page));
});

test('installs under the provider’s name, with its icons', async ({ page }) => {
  await page.goto('/login');
  const hrefOf = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const manifest = (await (await page.request.get((await hrefOf('manifest')) ?? '')).json()) as {
    name: string;
    short_name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name, short_name: 'Alba' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  const sizeOf = (src: string | null) =>
    page.evaluate(async (src) => {
      const image = new Image();
      image.src = src ?? '';
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(src)).toBe(sizes);
  expect(await sizeOf(await hrefOf('apple-touch-icon'))).toBe('180x180');
  expect(await hrefOf('icon')).toContain('/brand/favicon.svg?v=');
});

test('sends a mail with the logo and the signature @layout', async ({ page }) => {
  await page.goto('/recupera-credenziali');
  await page.getByRole('button', { name: /^La password/ }).click();
  await page.getByLabel('Nome utente').fill('luce');
  await page.getByRole('button', { name: 'Ricevi il codice' }).click();
  await expect(title(page)).toHaveText('Scrivi il codice');
  await page.goto('/demo/posta');
  await page.getByText('Come si vede nella mail').first().click();
  const mail = page.frameLocator('iframe').first();
  await expectShown(mail.getByRole('img', { name }));
  await expect(mail.getByText('Il servizio clienti di Alba')).toBeVisible();
  await expect(mail.getByText('Via del Mattino 2, 10121 Torino TO')).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Area clienti', exact: true })).toBeVisible();
  expect(await page.content()).not.toContain('Aurora');
});

test('draws bills and documents in the provider’s name', async ({ page }) => {
  const list = page.waitForResponse((answer) => answer.url().includes('/sportello/v1/avvio'));
  await signIn(page, 'full');
  const number = /"numeroBolletta":"(\w+)"/.exec(await (await list).text())?.[1] ?? '';
  const authorization = `Bearer ${String((await storedSession(page))?.['accessToken'])}`;
  const bill = await page.request.get(`/api/sportello/v1/bollette/${number}/documento?modalita=S`, {
    headers: { authorization },
  });
  const text = (await bill.body()).toString('latin1');
  expect(text).toContain(` di ${name})`);
  expect(text).toContain('/Subtype /Image');
  expect(text).not.toContain('Aurora');
  await openContract(page, 'Casa', 'Documenti');
  await page.getByRole('button', { name: 'Apri Contratto Luce Serena' }).click();
  await expect(page.getByRole('dialog').getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText('Aurora');
});

test('shows no word of the demo’s brand in any page, answer or file (fornitore.marchio.3)', async ({
  page,
  request,
}) => {
  test.slow();
  const found: string[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 300 || /\.(?:woff2|png)\b|\/eventi/.test(answer.url())) return;
    reading.push(
      answer.text().then(
        (body) => void (/aurora/i.test(body) && found.push(answer.url())),
        // The page was left before the answer had come.
        () => undefined,
      ),
    );
  });
  for (const at of openPaths) {
    await page.goto(at);
    await page.waitForFunction(() => 'sportelloStarted' in window);
  }
  for (const persona of ['full', OPERATOR]) {
    await signIn(page, persona);
    for (const at of areaPaths.filter((each) => each.includes('/operatore') === (persona === OPERATOR))) {
      await page.goto(at);
      await expect(title(page)).toBeVisible();
      expect(await page.title()).not.toContain('Aurora');
    }
  }
  const built = readdirSync(path.join(root, 'apps/web/dist'), { recursive: true, encoding: 'utf8' });
  const files = built.filter((file) => /^[^.].*\.(?:js|css|svg|html|webmanifest)$/.test(file));
  for (const url of ['config.json', 'api/openapi.json', 'api/public-api/v1/footer', ...files]) {
    const answer = await request.get(`/${url}`);
    expect(answer.ok(), url).toBe(true);
    if (/aurora/i.test(await answer.text())) found.push(url);
  }
  await Promise.all(reading);
  expect(reading.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
