import { confirmSecondFactor, operatorProfile, recuperaDatiProfilo } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../../test/accessible.ts';
import { fakeGateway } from '../../../../../test/gateway.ts';
import { open } from '../../../../../test/open.tsx';

it('shows the codes for a lost telephone until they are kept, and then the back office at once (operatore.fattore.3)', async () => {
  const gateway = fakeGateway();
  const profile = recuperaDatiProfilo.example.answer;
  gateway.answer(recuperaDatiProfilo, { ...profile, segmento: 'Operatore', codiceCliente: null });
  const stands = operatorProfile.example.answer;
  gateway.answer(operatorProfile, { ...stands, secondoFattore: 'DA_ATTIVARE' });
  const screen = await open('/my-edison/operatore/clienti', { gateway, username: 'operatore' });
  await screen.getByRole('button', { name: 'Ho l’app, iniziamo' }).click();
  await screen.getByLabelText('Codice di 6 cifre').fill('123 456');
  gateway.answer(operatorProfile, stands);
  const asked = () => gateway.asked(operatorProfile).length;
  const before = asked();
  await screen.getByRole('button', { name: 'Collega l’app' }).click();
  const [code = ''] = confirmSecondFactor.example.answer.codiciRecupero;
  await expect.element(screen.getByText(code)).toBeVisible();
  // The profile has been refetched by now; the codes must stay visible.
  await expect.poll(asked).toBe(before + 1);
  await expect.element(screen.getByText(code)).toBeVisible();
  await expectAccessible();
  gateway.lose(operatorProfile);
  await screen.getByRole('button', { name: 'Li ho conservati' }).click();
  await expect.element(screen.getByLabelText('Codice cliente')).toBeVisible();
  expect(asked()).toBe(before + 1);
});
