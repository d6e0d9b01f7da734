import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, title } from './test.ts';

export function countRenewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/as/token')) count += 1;
  });
  return () => count;
}

export const isHome = async (page: Page) => {
  await expect(page).toHaveURL('/my-edison');
  await expect(title(page)).toContainText('Marco Bianchi');
};

/** Opens a tab with a copy of this one's storage, like "duplicate tab". */
export async function duplicate(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await expect(title(copy)).toBeVisible();
  return copy;
}

/**
 * Creates a clock to advance, for the browser and for the server's time as the browser reads it. Call it before the
 * first page.
 */
export async function clockOf(context: BrowserContext) {
  let passed = 0;
  await context.clock.install();
  const asked = new Set<Promise<void>>();
  const setTime = async (route: Route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + passed).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
    await (await route.request().response())?.finished();
    await route.request().frame().page().evaluate('');
  };
  await context.route('**/config.json', async (route) => {
    const told = setTime(route).catch(() => undefined);
    asked.add(told);
    await told;
    asked.delete(told);
  });
  return {
    /** Advances the clock like a sleep: every due timer fires once. */
    async pass(ms: number): Promise<void> {
      // A pending answer would report the new time to a page, which would then be advanced twice.
      await Promise.all(asked);
      passed += ms;
      await context.clock.fastForward(ms);
    },
  };
}
