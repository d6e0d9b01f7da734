import type { Page } from '@playwright/test';
import { xsrfToken } from './xsrf.ts';

/** Returns the headers of a call of the customer who is signed in on a page. */
export async function headersOf(page: Page): Promise<Record<string, string>> {
  const session = await page.evaluate(() => sessionStorage.getItem('sportello.session') ?? '{}');
  const { accessToken } = JSON.parse(session) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}`, 'x-xsrf-token': await xsrfToken(page.request) };
}
