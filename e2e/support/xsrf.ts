import type { APIRequestContext } from '@playwright/test';

/** Returns the anti-forgery token that calls with changes carry in a header. */
export async function xsrfToken(request: APIRequestContext): Promise<string> {
  await request.get('/config.json');
  const { cookies } = await request.storageState();
  return decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
}
