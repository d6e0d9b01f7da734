import { invitations, makeInvitation } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PAGE = '/my-edison/porta-un-amico';
const example = invitations.example.answer;

it('makes the invitation once it is wanted, with link and picture (invito.codice.1)', async () => {
  const gateway = fakeGateway();
  gateway.answer(invitations, { ...example, codice: null, link: null, amici: [] });
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText(/Ancora nessuno/)).toBeVisible();
  await expect.element(screen.getByText(/^Crea il tuo invito, invia il link/)).toBeVisible();
  gateway.answer(invitations, example);
  await screen.getByRole('button', { name: 'Crea il tuo invito' }).click();
  await expect.element(screen.getByText('K7QM2RTX').first()).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'L’invito come codice QR' })).toBeVisible();
  expect(gateway.asked(makeInvitation)).toHaveLength(1);
  await expectAccessible();
});

it('asks to send the link where the invitation exists and no friend has registered', async () => {
  const gateway = fakeGateway();
  gateway.answer(invitations, { ...example, amici: [] });
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText(/^Invia il link agli amici/)).toBeVisible();
});

it('says how far each friend is (invito.stato.1)', async () => {
  const gateway = fakeGateway();
  const [friend] = example.amici;
  if (friend === undefined) throw new Error('no example');
  const customer = { ...friend, id: 2, nome: 'Anna', stato: 'CLIENTE' as const, dataPremio: '2026-11-10T10:00:00Z' };
  gateway.answer(invitations, { ...example, amici: [customer, friend] });
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Anna' })).toMatchTextContent('È cliente');
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Paolo' })).toMatchTextContent('In attesa');
});

it('says that the invitations can’t be read', async () => {
  const gateway = fakeGateway();
  gateway.reject(invitations, 'S-001');
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText('Non riusciamo a caricare i tuoi inviti')).toBeVisible();
});
