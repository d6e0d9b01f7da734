import { giveCard, leaveProvider } from '../support/pay.ts';
import { expect, expectAccessible, signIn, test, title } from '../support/test.ts';

const LIST = '/my-edison/intervento-tecnico/il-mio-intervento';

test('follows a visit, accepts its quote, and says how another one went', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'full');
  await page.goto(LIST);
  await page.getByRole('link', { name: /Il preventivo è pronto/ }).click();
  await expect(page.getByRole('heading', { name: 'Cronologia' })).toBeVisible();
  await expect(page.getByText('Il preventivo è pronto per te')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Guarda il preventivo' }).click();
  // An unusable card leaves the quote open; it is accepted once it is paid.
  const quote = page.url();
  const payNow = async (ending?: string) => {
    await page.getByRole('button', { name: 'Accetta e paga adesso' }).click();
    const dialog = page.getByRole('dialog', { name: /Accetti e paghi adesso 205,50/ });
    await dialog.getByRole('button', { name: /^Paga 205,50/ }).click();
    await giveCard(page, undefined, ending);
  };
  await payNow('Il metodo non si può usare');
  await leaveProvider(page);
  await expect(page.getByRole('heading', { name: 'Metodo di pagamento non accettato' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(quote);
  await payNow();
  await expect(page.getByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();
  await page.goto(quote);
  await expect(page.getByRole('link', { name: 'Scegli il prossimo appuntamento' })).toBeVisible();
  await expectAccessible(page);

  // For a second visit only the day is requested: the contacts are known (SecondoAppuntamento).
  await page.getByRole('link', { name: 'Scegli il prossimo appuntamento' }).click();
  await page.getByRole('button', { name: 'Scegli il prossimo appuntamento' }).click();
  await expect(title(page)).toHaveText('Quando può venire il tecnico?');
  await page.getByRole('group', { name: 'Giorno', exact: true }).getByRole('radio').first().check();
  await page
    .getByRole('group', { name: /^Orario di/ })
    .getByRole('button')
    .first()
    .click();
  await expect(title(page)).toHaveText('Controlla e conferma');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Conferma l’appuntamento' }).click();
  await expect(page.getByRole('heading', { name: /^Hai chiesto il tecnico per/ })).toBeVisible();

  await page.goto(LIST);
  await page
    .getByRole('link', { name: /Com.è andata/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /opinione|andata/i })
    .first()
    .click();
  await expect(page.getByRole('group', { name: /\?$/ }).first()).toBeVisible();
  for (const group of await page.getByRole('group', { name: /\?$/ }).all()) {
    await group.getByRole('radio', { name: '5 stelle' }).check({ force: true });
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invia la tua opinione' }).click();
  await expect(page.getByRole('heading', { name: 'Grazie!' })).toBeVisible();
});
