import { arrived, elementsOf, MOST_ELEMENTS } from '../../support/screen.ts';
import { expect, signIn, test } from '../../support/test.ts';

/** The longest lists: 400 supplies and their bills, ten years of bills and readings, full queues of operators. */
const LONG = {
  amministratore: [
    '/my-edison',
    '/my-edison/contratti',
    '/my-edison/bollette',
    '/my-edison/bollette?stato=in-arrivo',
    '/my-edison/letture',
    '/my-edison/assistenza/scrivici',
  ],
  full: [
    '/my-edison/bollette',
    '/my-edison/notifiche',
    '/my-edison/profilo/modifiche',
    '/my-edison/contratti/4000100001/bollette',
    '/my-edison/contratti/4000100001/consumi',
    '/my-edison/contratti/4000100001/documenti',
    '/my-edison/contratti/4000100001/letture',
  ],
  pmi: ['/my-edison/bollette', '/my-edison/letture', '/my-edison/contratti/4001300003/letture'],
  operatore: [
    '/my-edison/operatore/letture',
    '/my-edison/operatore/interventi',
    '/my-edison/operatore/richieste',
    '/my-edison/operatore/reclami',
    '/my-edison/operatore/registro',
  ],
};

for (const [username, paths] of Object.entries(LONG)) {
  test(`keeps the long lists of ${username} small, in a wide window too`, async ({ page }) => {
    test.slow();
    await signIn(page, username, { at: username === 'operatore' ? '/my-edison/operatore' : '/my-edison' });
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 });
      // Loaded anew, because the styles of the pages before would be counted too.
      await page.goto(path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(() => window.scrollTo(0, 0));
        await arrived(page);
        expect(await elementsOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(MOST_ELEMENTS);
        for (let turn = 0; turn < 3; turn += 1) {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          await arrived(page);
          expect(await elementsOf(page), `${path} at ${width} px, read on`).toBeLessThanOrEqual(MOST_ELEMENTS);
        }
      }
    }
  });
}
