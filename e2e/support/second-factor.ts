import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { xsrfToken } from './xsrf.ts';

/** Who works at the counter of the demo. */
export const OPERATOR = 'operatore';

/** What the operator's app of codes shows; who has just used up all that pass waits for the next. */
async function appCode(request: APIRequestContext): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await request.get(`/api/demo/codici?username=${OPERATOR}`);
    expect(answer.ok()).toBe(true);
    code = ((await answer.json()) as { codice: string }).codice;
  }).toPass({ timeout: 60_000, intervals: [1000] });
  return code;
}

/** Proves the second factor of a session over the call, where that is not the point. */
export async function proveFactor(request: APIRequestContext, bearer: string): Promise<void> {
  const answer = await request.post('/api/sportello/v1/operatore/secondo-fattore/prova', {
    headers: { authorization: `Bearer ${bearer}`, 'x-xsrf-token': await xsrfToken(request) },
    data: { codice: await appCode(request) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Types the code on the page that asks for it, as a person does. */
export async function typeFactorCode(page: Page): Promise<void> {
  await page.getByLabel('Codice di 6 cifre').fill(await appCode(page.request));
  await page.getByRole('button', { name: 'Continua' }).click();
}
