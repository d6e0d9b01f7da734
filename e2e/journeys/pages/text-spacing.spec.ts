import type { Page } from '@playwright/test';
import { arrived, stepTo } from '../../support/screen.ts';
import { expect, signIn, test } from '../../support/test.ts';

/** The text spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const PAGES = [
  '/my-edison',
  '/my-edison/contratti',
  '/my-edison/bollette',
  '/my-edison/controllo-energia',
  '/my-edison/assistenza',
  '/my-edison/profilo',
  '/my-edison/profilo/dati',
  '/my-edison/notifiche',
  '/my-edison/letture',
];

test.use({ viewport: { width: 320, height: 700 } });

/** Lists the words in sight that reach beyond the window. */
const cutWordsOf = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent === null || (texts.currentNode.textContent ?? '').trim() === '') continue;
      const { width, height } = parent.getBoundingClientRect();
      const isHidden = width <= 2 || height <= 2 || parent.closest('[aria-hidden=true], script, style') !== null;
      const isScrolled = parent.closest('[tabindex="0"], [class*=tabs], [class*=menu]') !== null;
      if (isHidden || isScrolled || getComputedStyle(parent).textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (right > window.innerWidth + 1 || left < -1) cut.push(texts.currentNode.textContent ?? '');
    }
    return cut;
  });

test('pages fit 320 px with wide text: nothing scrolls sideways, no label is cut', async ({ page }) => {
  await signIn(page, 'full');
  await arrived(page);
  await page.addStyleTag({ content: SPACING });
  for (const path of PAGES) {
    await stepTo(page, path);
    await expect(page.locator('main [role=status]', { hasText: 'Caricamento' })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    expect(await cutWordsOf(page), path).toEqual([]);
    const places = await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link').all();
    const boxes = await Promise.all(
      places.map((place) =>
        place.evaluate((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return { left: range.getBoundingClientRect().left, right: range.getBoundingClientRect().right };
        }),
      ),
    );
    boxes.slice(1).forEach(({ left }, at) => expect(left, path).toBeGreaterThanOrEqual(boxes[at]?.right ?? 0));
  }
});
