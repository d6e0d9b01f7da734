import type { Locator } from '@playwright/test';
import { CONTRACTS, expect, expectAccessible, openContract, signIn, test } from '../../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const groundOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor);
const borderOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).borderTopWidth);

test('shows the chosen tab and segment, legends and card edges in forced colours', async ({ page }) => {
  await signIn(page, 'luce', { at: CONTRACTS });
  await openContract(page, 0, 'Consumi');
  await expect(page.getByText('Vedi i valori')).toBeVisible();
  const tab = page.getByRole('main').getByRole('link', { name: 'Consumi', exact: true });
  expect(await groundOf(tab)).not.toBe(await groundOf(page.locator('main h2').first().locator('..')));
  const indicator = page.locator('.mantine-SegmentedControl-indicator').first();
  expect(await groundOf(indicator)).toBe(await groundOf(tab));
  expect(await borderOf(page.locator('main section').first())).toBe('1px');
  const swatches = page.locator('main li [data-band]:not([data-band=before])');
  const grounds = await swatches.evaluateAll((all) => all.map((each) => getComputedStyle(each).background));
  expect(new Set(grounds).size).toBe(3);
  await expect(page.locator('rect[data-band=F2], path[data-band=F2]').first()).toHaveCSS('fill', /fascia-F2/);
  await expectAccessible(page);
  const place = page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Forniture' });
  expect(await groundOf(place.locator('> :first-child'))).toBe(await groundOf(tab));
});

test('shows the progress of a wizard in forced colours', async ({ page }) => {
  await signIn(page, 'full', { at: '/my-edison/intervento-tecnico/il-mio-intervento/I00000014' });
  const reached = page.locator('[data-reached]').first();
  await expect(reached).toBeVisible();
  const other = page.locator('[data-reached] ~ :not([data-reached])').first();
  expect(await groundOf(reached)).not.toBe(await groundOf(other));
});
