import type { APIRequestContext } from '@playwright/test';

/** The anti-forgery token that a call which changes something carries in a header. */
export async function xsrfToken(request: APIRequestContext): Promise<string> {
  await request.get('/config.json');
  const { cookies } = await request.storageState();
  return decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
}
