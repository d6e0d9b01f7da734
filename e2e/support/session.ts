import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, title } from './test.ts';

/** Counts how often the browser renews its session. */
export function countRenewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/as/token')) count += 1;
  });
  return () => count;
}

/** The home of the persona `luce`. */
export const isHome = async (page: Page) => {
  await expect(page).toHaveURL('/my-edison');
  await expect(title(page)).toContainText('Marco Bianchi');
};

/** Another tab with a copy of this one's storage, as "duplicate tab" makes it. */
export async function duplicate(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await expect(title(copy)).toBeVisible();
  return copy;
}

/**
 * A clock that a test puts forward, for the browser and for the server as the browser hears it. To
 * be asked for before the first page.
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
    /** So much time passes, for a device that sleeps: every timer that fell due runs once. */
    async pass(ms: number): Promise<void> {
      // An answer on its way would tell a page the time after this, and this would come on top of it.
      await Promise.all(asked);
      passed += ms;
      await context.clock.fastForward(ms);
    },
  };
}
