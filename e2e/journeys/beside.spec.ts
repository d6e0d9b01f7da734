import { elementsOf, MOST_ELEMENTS } from '../support/screen.ts';
import { expect, expectAccessible, signIn, test, title, type Page } from '../support/test.ts';

const BILLS = 'Elenco delle bollette';

const listOf = (page: Page, name: string) => page.getByRole('navigation', { name });

test(
  'shows a bill beside the list with its filter, and alone on a phone',
  { tag: '@layout' },
  async ({ page, isMobile }) => {
    await signIn(page, 'full');
    await page.goto('/my-edison/bollette?stato=pagate');
    await page.getByRole('article').nth(2).getByRole('link').click();
    await expect(title(page)).toHaveText(/^(Bolletta|Fattura)/);
    await expect(page).toHaveURL(/stato=pagate/);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const list = listOf(page, BILLS);
    if (isMobile) {
      await expect(list).toHaveCount(0);
    } else {
      await expect(list.getByRole('article').filter({ hasText: 'Pagata' }).first()).toBeVisible();
      await expect(list.getByText('Scaduta', { exact: true })).toHaveCount(0);
      await expect(list.locator('[aria-current="page"]')).toHaveAttribute('href', pathOf(page));
    }
    await page.getByRole('main').getByRole('link', { name: 'Bollette', exact: true }).click();
    await expect(title(page)).toHaveText('Bollette');
    await expect(page).toHaveURL(/stato=pagate/);
  },
);

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('keeps the list where it is while bills are chosen, by pointer, keys, back and reload', async ({ page }) => {
    await signIn(page, 'full');
    await page.goto('/my-edison/bollette');
    await page.getByRole('article').first().getByRole('link').click();
    const list = listOf(page, BILLS);
    const current = list.locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', pathOf(page));
    expect(await elementsOf(page)).toBeLessThanOrEqual(MOST_ELEMENTS);

    const scroller = list.locator('ul').locator('..');
    const row = list.locator('li[aria-posinset="8"]');
    await row.scrollIntoViewIfNeeded();
    const at = await scroller.evaluate(({ scrollTop }) => scrollTop);
    expect(at).toBeGreaterThan(0);
    const first = page.url();
    await row.getByRole('link').click();
    await expect(page).not.toHaveURL(first);
    await expect(title(page)).toBeFocused();
    await expect(current).toHaveAttribute('href', pathOf(page));
    await expect(current).toBeInViewport();
    expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(at);

    const second = page.url();
    await current.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(second);
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(second);
    await expect(current).toHaveAttribute('href', pathOf(page));
    await page.reload();
    await expect(title(page)).toHaveText(/^(Bolletta|Fattura)/);
    await expect(current).toHaveAttribute('href', pathOf(page));
    await expect(current).toBeInViewport();

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(list).toHaveCount(0);
    await expect(title(page)).toBeVisible();
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`shows the name in the row become the title, with motion of ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await signIn(page, 'full', { at: '/my-edison/bollette' });
      const row = page.getByRole('article').first().getByRole('link');
      await expect(row).toBeVisible();
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          const note = () => {
            const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
            document.body.dataset['moved'] = moved.filter((each) => each?.startsWith('::view-transition')).join(' ');
          };
          void transition.ready.then(note);
          return transition;
        };
      });
      await row.click();
      await expect(title(page)).toHaveText(/^(Bolletta|Fattura)/);
      await expect(title(page)).toBeFocused();
      const moved = page.locator('body');
      if (reducedMotion === 'reduce') await expect(moved).not.toHaveAttribute('data-moved');
      else await expect(moved).toHaveAttribute('data-moved', /group\(opened\)/);
      // The page itself is not captured, which would delay the step.
      await expect(moved).not.toHaveAttribute('data-moved', /root/);
    });
  }

  test('shows an intervention beside the others', async ({ page }) => {
    await signIn(page, 'full');
    await page.goto('/my-edison/intervento-tecnico/il-mio-intervento');
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    const list = listOf(page, 'Elenco degli interventi');
    const current = list.locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', pathOf(page));
    const first = page.url();
    await list.getByRole('link').nth(2).click();
    await expect(page).not.toHaveURL(first);
    await expect(title(page)).toBeFocused();
    await expect(current).toHaveAttribute('href', pathOf(page));
    await page.goBack();
    await expect(page).toHaveURL(first);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
});

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
