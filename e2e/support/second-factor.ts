import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { xsrfToken } from './xsrf.ts';

export const OPERATOR = 'operatore';

/** Reads the operator's current authenticator code; waits for the next if all valid ones have been used. */
async function appCode(request: APIRequestContext): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await request.get(`/api/demo/codici?username=${OPERATOR}`);
    expect(answer.ok()).toBe(true);
    code = ((await answer.json()) as { codice: string }).codice;
  }).toPass({ timeout: 60_000, intervals: [1000] });
  return code;
}

/** Passes the second factor through the API, for journeys about something else. */
export async function proveFactor(request: APIRequestContext, bearer: string): Promise<void> {
  const answer = await request.post('/api/sportello/v1/operatore/secondo-fattore/prova', {
    headers: { authorization: `Bearer ${bearer}`, 'x-xsrf-token': await xsrfToken(request) },
    data: { codice: await appCode(request) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function typeFactorCode(page: Page): Promise<void> {
  await page.getByLabel('Codice di 6 cifre').fill(await appCode(page.request));
  await page.getByRole('button', { name: 'Continua' }).click();
}
