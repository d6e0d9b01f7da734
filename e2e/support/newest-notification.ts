import type { Page } from '@playwright/test';
import { headersOf } from './call.ts';

/** Pages of notifications without a link. */
const PLACES: Readonly<Record<string, string>> = {
  ARCHIVIO: '/my-edison/bollette',
  PROFILO: '/my-edison/profilo',
  PRATICHE: '/my-edison/pratiche',
};

/** Returns the newest notification that leads to a page, of the customer who is signed in. */
export async function newestNotification(page: Page): Promise<{ id: string; path: string }> {
  const listed = await page.request.get('/api/sportello/v1/notifiche', { headers: await headersOf(page) });
  const { notifiche } = (await listed.json()) as {
    notifiche: { id: string; url: string | null; destinazione: string }[];
  };
  const [newest] = notifiche;
  const path = newest?.url ?? PLACES[newest?.destinazione ?? ''];
  if (newest === undefined || path === undefined) throw new Error('No notification leads to a page.');
  return { id: newest.id, path };
}
