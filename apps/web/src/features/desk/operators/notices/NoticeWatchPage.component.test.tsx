import { noticeWatch, operatorProfile, recuperaDatiProfilo } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../../test/accessible.ts';
import { fakeGateway } from '../../../../../test/gateway.ts';
import { open } from '../../../../../test/open.tsx';

const path = '/my-edison/operatore/comunicazioni';

function desk(ruolo: (typeof operatorProfile.example.answer)['ruolo'] = 'ADMINISTRATOR') {
  const gateway = fakeGateway();
  const profile = { ...recuperaDatiProfilo.example.answer, segmento: 'Operatore', codiceCliente: null };
  gateway.answer(recuperaDatiProfilo, profile);
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo });
  return gateway;
}

it('shows late notices with their last day and the consequence (comunicazioni.operatore.1)', async () => {
  const screen = await open(path, { gateway: desk(), username: 'operatore' });
  const row = screen.getByRole('listitem').filter({ hasText: 'CM-2026-000123' });
  await expect.element(row).toMatchTextContent(/Da consegnare entro.*1° ottobre/);
  await expect.element(screen.getByText(/al cliente spettano\s30\seuro/)).toBeVisible();
  await expect.element(screen.getByText('Niente da spedire.')).toBeVisible();
  await expectAccessible();
});

it('shows not found to an operator who may not read the record', async () => {
  const gateway = desk('HELP_DESK');
  const screen = await open(path, { gateway, username: 'operatore' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
  expect(gateway.asked(noticeWatch)).toEqual([]);
});
