import { customerChanges } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PAGE = '/my-edison/profilo/chiudi';

it('says why the account is open again, where its closing was rejected (fornitore.esiti.5)', async () => {
  const gateway = fakeGateway();
  const [, refused] = customerChanges.example.answer.modifiche;
  if (refused === undefined) throw new Error('no example');
  const closing = { ...refused, materia: 'CHIUSURA', oggetto: 'account', testo: 'C’è ancora un rimborso aperto' };
  gateway.answer(customerChanges, { modifiche: [closing] });
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText('La tua ultima richiesta non è stata accettata')).toBeVisible();
  await expect.element(screen.getByText('C’è ancora un rimborso aperto')).toBeVisible();
  await expectAccessible();
});

it('says nothing of it otherwise', async () => {
  const screen = await open(PAGE);
  await expect.element(screen.getByRole('heading', { name: 'Cosa perdi' })).toBeVisible();
  expect(screen.getByText('La tua ultima richiesta non è stata accettata').query()).toBeNull();
});
