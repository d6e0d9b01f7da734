import type { Page } from '@playwright/test';
import { arrived } from '../../support/screen.ts';
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

/** Smaller on purpose, each for a reason of WCAG 2.5.8. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

/**
 * Lists the buttons and links that a finger 44 px wide misses (aspetto.spazio.1): points of its edge, around the
 * centre of the control, that do not hit it. Links in a sentence are as high as their line.
 */
const smallTargetsOn = (page: Page, exceptions: readonly string[]) =>
  page.evaluate((exceptions) => {
    const REACH = 21;
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    const hits = (element: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && element.contains(found);
    };
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button), header :is(a[href], button), nav :is(a[href], button), footer :is(a[href], button)',
    )) {
      const { width: shownWidth } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || shownWidth <= 1 || isInSentence(element)) continue;
      if (exceptions.some((selector) => element.matches(selector))) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const edge = [
        [x, y - REACH],
        [x, y + REACH],
        [Math.max(x - REACH, 0), y],
        [Math.min(x + REACH, window.innerWidth - 1), y],
      ] as const;
      // A neighbour's box may lie over its own padding.
      if ((width >= 43.5 && height >= 43.5) || edge.every(([atX, atY]) => hits(element, atX, atY))) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      small.push(
        `${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" ${width.toFixed(0)}×${height.toFixed(0)}`,
      );
    }
    return small;
  }, exceptions);

for (const path of PAGES) {
  test(`${path} shows no target below 44 px to a finger`, async ({ page }) => {
    await signIn(page, 'full', { at: path });
    await arrived(page);
    expect(await smallTargetsOn(page, Object.keys(EXCEPTIONS))).toEqual([]);
  });
}
