import { giveCard, leaveProvider } from '../support/pay.ts';
import { expect, expectAccessible, signIn, test, title, type Page } from '../support/test.ts';

const pay = (page: Page) => page.getByRole('button', { name: /^Paga/ }).click();

test('pays a bill with a link, without signing in', async ({ page, browser }) => {
  await signIn(page, 'fibra', { at: '/my-edison/bollette?stato=in-scadenza' });
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByText('Condividi il link di pagamento').click();
  await page.getByRole('button', { name: 'Crea il link' }).click();
  const link = (await page.getByText('/paga#codice=').textContent()) ?? '';
  await expectAccessible(page);

  const phone = await browser.newContext();
  const first = await phone.newPage();
  await first.goto(link);
  await expect(title(first)).toHaveText('Paga la bolletta');
  await expectAccessible(first);
  await pay(first);
  await giveCard(first, undefined, 'Il metodo non si può usare');
  await expect(first.getByRole('alert')).toContainText('Qui questo metodo non si può usare');
  await leaveProvider(first);
  await expect(first.getByRole('alert')).toContainText('Metodo di pagamento non accettato');
  await expectAccessible(first);

  await pay(first);
  await expect(title(first)).toHaveText('Scegli come pagare');
  await first.goBack();
  await expect(first.getByText('Pagamento annullato')).toBeVisible();
  await pay(first);
  await expect(title(first)).toHaveText('Scegli come pagare');
  await first.close();
  const second = await phone.newPage();
  await second.goto(link);
  await expect(title(second)).toHaveText('Non abbiamo ancora ricevuto il pagamento');
  await second.getByRole('button', { name: 'Riprendi il pagamento' }).click();
  await giveCard(second);
  await expect(title(second)).toHaveText('Questa bolletta è pagata');
  await expectAccessible(second);
  await second.reload();
  await expect(title(second)).toHaveText('Questa bolletta è pagata');

  await second.goto('/paga#codice=tagliato');
  await expect(title(second)).toHaveText('Questo link non vale più');
  await phone.close();
  await page.reload();
  await expect(page.getByText(/^Pagata il/)).toBeVisible();
});
