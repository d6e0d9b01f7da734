import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe judges by colours; all else is the same in dark as in light. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

type Axe = typeof axe;

interface Options {
  /** Judge colours alone. */
  readonly byColour: boolean;
}

/**
 * The violations that axe finds in what a page shows. Axe stays in the page until that is loaded anew, is asked
 * for nothing but violations, and fetches no style sheets a second time: of the rules that run none looks at them.
 */
export async function violationsIn(page: Page, { byColour }: Options): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async (rules) => {
      const { axe } = window as unknown as { axe: Axe };
      // A colour on its way to another is none to judge; what turns for ever is left to turn.
      const moving = document
        .getAnimations()
        .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
      await Promise.allSettled(
        moving.filter(({ playState }) => playState === 'running').map(({ finished }) => finished),
      );
      const { violations } = await axe.run(document, {
        ...(rules !== undefined && { runOnly: rules }),
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      });
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' · ')}`);
    },
    byColour ? BY_COLOUR : undefined,
  );
}
