import { elementsOf, MOST_ELEMENTS, pressInSight } from '../support/screen.ts';
import { expect, expectAccessible, signIn, test, title } from '../support/test.ts';

test(
  'finds a bill among ten years of them, explains it, and shows how to pay it elsewhere',
  { tag: '@layout' },
  async ({ page, isMobile }) => {
    await signIn(page, 'full');
    await page.goto('/my-edison/bollette');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    expect(await elementsOf(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
    const last = page.locator('li[aria-posinset]').last();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await elementsOf(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
      const more = page.getByRole('button', { name: 'Mostra le più vecchie' });
      if (await more.isVisible()) await more.click({ timeout: 1000 });
      const all = (await last.getAttribute('aria-setsize', { timeout: 1000 })) ?? '';
      await expect(last).toHaveAttribute('aria-posinset', all, { timeout: 1000 });
      expect(Number(all)).toBeGreaterThan(100);
    }).toPass();
    await expectAccessible(page);

    // The bill that was read stands where it stood.
    await page.evaluate(() => window.scrollBy(0, -600));
    const url = await pressInSight(page);
    await expect(title(page)).toHaveText('Bolletta');
    await page.goBack();
    await expect(page.locator(`a[href="${url}"]`)).toBeInViewport();
    expect(await elementsOf(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
    await page.evaluate(() => window.scrollTo(0, 0));

    if (isMobile) await page.getByRole('button', { name: 'Filtri' }).click();
    await page.getByLabel('Stato').selectOption('Scaduta');
    await expect(page).toHaveURL(/stato=scadute/);
    const overdue = page.getByRole('article').filter({ hasText: 'Via Washington' }).first();
    await expect(overdue).toContainText('Scaduta');
    await overdue.getByRole('link').click();

    await expect(title(page)).toHaveText('Bolletta');
    await expect(page.getByText(/Il motivo principale: /)).toBeInViewport();
    const elsewhere = page.getByText('Con l’app della banca, alle Poste o in tabaccheria');
    await elsewhere.click();
    await expect(page.getByRole('img', { name: 'Codice QR dell’avviso pagoPA' })).toBeVisible();
    await elsewhere.click();
    await expect(page.getByRole('heading', { name: 'Scontrino dell’energia' })).toBeVisible();
    await expect(page.getByText('Questa bolletta', { exact: true })).toBeVisible();
    await page.getByText('Da un anno fa').click();
    await expect(page.getByText('Questa bolletta', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Codice QR dell’avviso pagoPA' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.goBack();
    await expect(page).toHaveURL(/stato=scadute/);
  },
);

test('shows the bills of one contract on its page', async ({ page }) => {
  await signIn(page, 'luce');
  await page.goto('/my-edison/contratti');
  await page.getByRole('article').filter({ hasText: 'Casa' }).first().getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Parti del contratto' }).getByRole('link', { name: 'Bollette' }).click();
  await expect(page).toHaveURL(/contratti\/\d+\/bollette/);
  await expect(page.getByRole('article').first()).toContainText('Bolletta');
});
