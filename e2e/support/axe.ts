import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as `axe.source`: it is sent and parsed on every page that was loaded. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules that depend on colours; all others give the same result in dark and light. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

type Axe = typeof axe;

interface Options {
  readonly byColour: boolean;
}

/**
 * Returns axe's violations on the page, and text in the colour of its background, which axe leaves to people. Axe stays
 * in the page until a reload, and skips preloading style sheets, which none of the rules in use needs.
 */
export async function violationsIn(page: Page, { byColour }: Options): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(
    async (rules) => {
      const { axe } = window as unknown as { axe: Axe };
      // Waits for colour transitions; endless animations keep running.
      const moving = document
        .getAnimations()
        .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
      await Promise.allSettled(
        moving.filter(({ playState }) => playState === 'running').map(({ finished }) => finished),
      );
      const { violations, incomplete } = await axe.run(document, {
        ...(rules !== undefined && { runOnly: rules }),
        resultTypes: ['violations', 'incomplete'],
        preload: { assets: ['media'] },
      });
      const found = violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' · ')}`);
      // Axe doesn't see the text colours that the browser forces.
      const invisible = matchMedia('(forced-colors: active)').matches
        ? []
        : incomplete
            .flatMap(({ nodes }) => nodes)
            .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
      return [...found, ...invisible.map(({ html }) => `invisible text at ${html}`)];
    },
    byColour ? BY_COLOUR : undefined,
  );
}
