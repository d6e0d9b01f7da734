import type { Page } from '@playwright/test';

/** Pages of notifications without a link. */
const PLACES: Readonly<Record<string, string>> = {
  ARCHIVIO: '/my-edison/bollette',
  PROFILO: '/my-edison/profilo',
  PRATICHE: '/my-edison/assistenza/richieste',
};

/** Opens the list of notifications; returns the newest one that leads to a page, as the app's own list has it. */
export async function newestNotification(page: Page): Promise<{ id: string; path: string }> {
  // The page before may still be asking for them.
  const isListed = (url: string) => url.includes('/sportello/v1/notifiche') && page.url().endsWith('/notifiche');
  const listed = page.waitForResponse((response) => isListed(response.url()));
  await page.goto('/my-edison/notifiche');
  const { notifiche } = (await (await listed).json()) as {
    notifiche: { id: string; url: string | null; destinazione: string }[];
  };
  const [newest] = notifiche;
  const path = newest?.url ?? PLACES[newest?.destinazione ?? ''];
  if (newest === undefined || path === undefined) throw new Error('No notification leads to a page.');
  return { id: newest.id, path };
}
