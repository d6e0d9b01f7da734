import type { Page } from '@playwright/test';
import { arrived, stepTo } from '../../support/screen.ts';
import { expect, signIn, test } from '../../support/test.ts';

const PAGES = [
  '/my-edison',
  '/my-edison/contratti',
  '/my-edison/contratti/4000100001',
  '/my-edison/contratti/4000100001/consumi',
  '/my-edison/contratti/4000100001/gestisci',
  '/my-edison/bollette',
  '/my-edison/letture',
  '/my-edison/assistenza',
  '/my-edison/assistenza/scrivici',
  '/my-edison/profilo',
  '/my-edison/notifiche',
  '/my-edison/controllo-energia',
];

/** Links of parts that have no placeholder by which `arrived` knows that they are awaited. */
const LAST_LINKS: Readonly<Record<string, RegExp>> = {
  '/my-edison': /^Segui l’intervento/,
  '/my-edison/bollette': /^di cui \d+ scadute/,
};

/**
 * Lists the buttons and links whose targets are smaller than 44 px (aspetto.spazio.1), by the points around their
 * centres that hit them: a link may cover its card. Links in a sentence are as high as their line (WCAG 2.5.8).
 */
const smallTargetsOn = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 44;
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    const hits = (element: Element, x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    /** The number of pixels in both directions until something else is hit. */
    const extentOf = (element: Element, x: number, y: number, [stepX, stepY]: readonly [number, number]) => {
      let [back, ahead] = [0, 0];
      while (back < LEAST && hits(element, x - stepX * (back + 1), y - stepY * (back + 1))) back += 1;
      while (ahead < LEAST && hits(element, x + stepX * (ahead + 1), y + stepY * (ahead + 1))) ahead += 1;
      return back + ahead + 1;
    };
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button')) {
      const isShown = element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1;
      if (!isShown || isInSentence(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // The skip link lies above the window until it has the focus.
      if (y < 0) continue;
      const [wide, high] = [extentOf(element, x, y, [1, 0]), extentOf(element, x, y, [0, 1])];
      // A box between two pixels loses one at its edge.
      if (Math.min(wide, high) >= LEAST - 1) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      small.push(`${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" ${wide}×${high}`);
    }
    return small;
  });

test('shows no target below 44 px to a finger', async ({ page }) => {
  await signIn(page, 'full');
  await arrived(page);
  const found: string[] = [];
  for (const path of PAGES) {
    await stepTo(page, path);
    const last = LAST_LINKS[path];
    if (last !== undefined) await expect(page.getByRole('link', { name: last })).toBeVisible();
    for (const small of await smallTargetsOn(page)) found.push(`${path}: ${small}`);
  }
  expect(found).toEqual([]);
});
