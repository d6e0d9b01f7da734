import type { Page } from '@playwright/test';
import { expect, signInByForm, signOut, test, title } from '../../support/test.ts';

const storages = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

for (const rememberMe of [false, true]) {
  test(`leaves nothing of a person in the browser after the sign-out, remembered: ${rememberMe} (sessione.memoria.6)`, async ({
    page,
  }) => {
    const answered = page.waitForResponse('**/sportello/v1/avvio*');
    await signInByForm(page, 'luce', { rememberMe });
    const { profilo } = (await (await answered).json()) as { profilo: { codiceCliente: string } };
    const traces = new Set(['luce', profilo.codiceCliente]);
    // Links and a reload each store a scroll position.
    for (let at = 0; at < 2; at += 1) {
      await page.goto('/my-edison/contratti');
      await page.locator('main a[href*="/contratti/"]').nth(at).click();
      await page.waitForURL(/\/contratti\/[^/]+/);
      traces.add(/\/contratti\/([^/?#]+)/.exec(page.url())?.[1] ?? '');
      await expect(title(page)).toBeVisible();
      await page.mouse.wheel(0, 400);
      await page.reload();
      await expect(title(page)).toBeVisible();
    }
    expect(traces.size).toBeGreaterThan(3);
    const during = await storages(page);
    for (const code of [...traces].slice(2)) expect(during, code).not.toContain(code);
    await signOut(page);
    await expect(page).toHaveURL('/login');
    const after = await storages(page);
    for (const trace of traces) expect(after, trace).not.toContain(trace);
  });
}
