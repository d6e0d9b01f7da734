import {
  beginImpersonation,
  operatorProfile,
  recentSearches,
  recuperaDatiProfilo,
  search,
  searchUser,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../../test/accessible.ts';
import { fakeGateway } from '../../../../../test/gateway.ts';
import { open } from '../../../../../test/open.tsx';

const path = '/my-edison/operatore/clienti';
const asked = `${path}?codice="1000000001"&segmento=Residenziale`;

function desk(ruolo: (typeof operatorProfile.example.answer)['ruolo'] = 'HELP_DESK') {
  const gateway = fakeGateway();
  gateway.answer(recuperaDatiProfilo, {
    ...recuperaDatiProfilo.example.answer,
    segmento: 'Operatore',
    codiceCliente: null,
  });
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo });
  gateway.answer(recentSearches, { ricerche: [] });
  return gateway;
}

describe('searching a customer', () => {
  it('shows the account that there is here, and does not look elsewhere', async () => {
    const gateway = desk();
    const screen = await open(path, { gateway, username: 'operatore' });
    await screen.getByLabelText('Codice cliente').fill('1000000001');
    await screen.getByRole('button', { name: 'Cerca' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cliente 1000000001' })).toHaveFocus();
    await expect.element(screen.getByText('Validato')).toBeVisible();
    await expect.element(screen.getByText('GIULIA.FERRI@EXAMPLE.IT')).toBeVisible();
    expect(gateway.asked(search)).toEqual([]);
    await expectAccessible();
  });

  it('looks in the directory when nobody is here', async () => {
    const gateway = desk();
    gateway.answer(searchUser, { _embedded: { users: [] } });
    const screen = await open(asked, { gateway, username: 'operatore' });
    await expect.element(screen.getByText('non ha mai usato quest’area', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('Registrato', { exact: true })).toBeVisible();
  });

  it('offers nobody to act for somebody of the directory who is no customer, and says so (operatore.ricerca.7)', async () => {
    const gateway = desk();
    const [person] = search.example.answer.users;
    gateway.answer(searchUser, { _embedded: { users: [] } });
    gateway.answer(search, { users: person === undefined ? [] : [{ ...person, cliente: false }] });
    const screen = await open(asked, { gateway, username: 'operatore' });
    await expect.element(screen.getByText('Non è ancora cliente', { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Agisci per 15 minuti' })).not.toBeInTheDocument();
  });

  it('says when there is nobody in either place', async () => {
    const gateway = desk();
    gateway.answer(searchUser, { _embedded: { users: [] } });
    gateway.answer(search, { users: [] });
    const screen = await open(asked, { gateway, username: 'operatore' });
    await expect.element(screen.getByText('Nessun cliente trovato')).toBeVisible();
    await expect.element(screen.getByRole('status').filter({ hasText: '1000000001' })).not.toHaveFocus();
    await screen.getByLabelText('Codice cliente').fill('1000000002');
    await screen.getByRole('button', { name: 'Cerca' }).click();
    await expect.element(screen.getByRole('status').filter({ hasText: '1000000002' })).toHaveFocus();
  });

  it('asks for a code', async () => {
    const screen = await open(path, { gateway: desk(), username: 'operatore' });
    await screen.getByRole('button', { name: 'Cerca' }).click();
    await expect.element(screen.getByText('Scrivi il codice cliente.')).toBeVisible();
  });

  it('finds again whom the operator found before', async () => {
    const gateway = desk();
    gateway.answer(recentSearches, recentSearches.example.answer);
    const screen = await open(path, { gateway, username: 'operatore' });
    await screen.getByRole('button', { name: /Giulia Ferri/ }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cliente 1000000001' })).toBeVisible();
  });
});

describe('beginning to act for a customer', () => {
  it.each([
    ['VIEWER', 0],
    ['HELP_DESK', 1],
  ] as const)('lets %s choose to change %i times', async (role, times) => {
    const screen = await open(asked, { gateway: desk(role), username: 'operatore' });
    await expect.element(screen.getByLabelText('Perché agisci a nome di questo cliente?')).toBeVisible();
    expect(screen.getByLabelText('Devo anche modificare qualcosa').all()).toHaveLength(times);
  });

  it('offers no acting for a customer to an operator who may only search', async () => {
    const screen = await open(asked, { gateway: desk('SEARCH'), username: 'operatore' });
    await expect.element(screen.getByText('Validato')).toBeVisible();
    expect(screen.getByLabelText('Perché agisci a nome di questo cliente?').all()).toEqual([]);
  });

  it('asks for a reason of some words', async () => {
    const gateway = desk();
    const screen = await open(asked, { gateway, username: 'operatore' });
    await screen.getByLabelText('Perché agisci a nome di questo cliente?').fill('boh');
    await screen.getByRole('button', { name: 'Agisci per 15 minuti' }).click();
    await expect.element(screen.getByText('Scrivi perché, in almeno 10 caratteri.')).toBeVisible();
    expect(gateway.asked(beginImpersonation)).toEqual([]);
  });

  it('tells who is no customer of this area', async () => {
    const gateway = desk();
    gateway.reject(beginImpersonation, 'NOT_FOUND');
    const screen = await open(asked, { gateway, username: 'operatore' });
    await screen.getByLabelText('Perché agisci a nome di questo cliente?').fill('Chiede della bolletta');
    await screen.getByRole('button', { name: 'Agisci per 15 minuti' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(await gateway.asked(beginImpersonation)[0]?.json()).toEqual({
      codiceCliente: '1000000001',
      motivo: 'Chiede della bolletta',
      modalita: 'LETTURA',
    });
  });
});
