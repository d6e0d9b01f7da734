import { sendWithdrawalCode, withdrawPublicly } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const openPage = (gateway: FakeGateway) => open('/recesso', { gateway, username: null });
const claim = { codiceContratto: '4000000001', nome: 'Giulia Ferri', email: 'g.ferri@example.it' };

it('rejects what is missing at its field, and sends no code (recesso.pubblico.1)', async () => {
  const gateway = fakeGateway();
  const screen = await openPage(gateway);
  await screen.getByRole('button', { name: 'Continua' }).click();
  await expect.element(screen.getByLabelText('Numero del contratto')).toHaveFocus();
  for (const words of ['Scrivi il numero del contratto.', 'Scrivi nome e cognome.']) {
    await expect.element(screen.getByText(words)).toBeVisible();
  }
  await expectAccessible();
  expect(gateway.asked(sendWithdrawalCode)).toEqual([]);
});

it('confirms with the code, and shows number, day and second (recesso.pubblico.2)', async () => {
  const gateway = fakeGateway();
  const screen = await openPage(gateway);
  const title = screen.getByRole('heading', { level: 1 });
  await screen.getByLabelText('Numero del contratto').fill(` ${claim.codiceContratto}`);
  await screen.getByLabelText('Nome e cognome').fill(claim.nome);
  await screen.getByLabelText('La tua email').fill(claim.email);
  await screen.getByRole('button', { name: 'Continua' }).click();
  await expect.element(title).toHaveTextContent('Conferma il recesso');
  await expect.element(title).toHaveFocus();
  expect(await gateway.asked(sendWithdrawalCode)[0]?.json()).toEqual(claim);
  await expectAccessible();
  gateway.reject(withdrawPublicly, 'CODE_WRONG');
  await screen.getByLabelText('Codice di 6 cifre').fill('111111');
  await screen.getByRole('button', { name: 'Conferma recesso' }).click();
  await expect.element(screen.getByText('Il codice non è giusto: controlla l’email.')).toBeVisible();
  gateway.answer(withdrawPublicly, { numero: 'RE-2026-000123', data: '2026-11-20T22:59:59Z' });
  await screen.getByLabelText('Codice di 6 cifre').fill('483 920');
  await screen.getByRole('button', { name: 'Conferma recesso' }).click();
  await expect.element(title).toHaveTextContent('Recesso ricevuto');
  for (const words of ['RE-2026-000123', '20 novembre 2026', '23:59:59']) {
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  }
  await expectAccessible();
  const sent = gateway.asked(withdrawPublicly).at(-1);
  expect(await sent?.json()).toEqual({ ...claim, codice: '483920' });
  expect(sent?.headers.get('idempotency-key')).not.toBeNull();
});
