import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, holdScripts, signIn, test, title } from '../../support/test.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'sportello-brand-')), 'provider.json');
const colours = { from: '#7a2d00', to: '#a33c00' };
writeFileSync(file, JSON.stringify({ brand: { name: 'Alba Luce e Gas', colours } }));

test.use({ settings: { PROVIDER_FILE: file } });

const horizonOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sp-horizon-from').trim());

for (const scheme of ['light', 'dark'] as const) {
  test(`shows the provider’s colours before the app has come, in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const scripts = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(title(page)).toHaveText('Accedi');
    expect(await horizonOf(page)).toBe(colours.from);
    scripts.letThrough();
    await page.waitForFunction(() => 'sportelloStarted' in window);
    expect(await horizonOf(page)).toBe(colours.from);
  });
}

test('keeps the provider’s colours from the sign-in to the home', async ({ page }) => {
  await signIn(page, 'full');
  await expect(title(page)).toContainText('Giulia Ferri');
  expect(await horizonOf(page)).toBe(colours.from);
});
