import { cambioPassword } from '@sportello/calls';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

it('puts text typed after closing the error into the current password field', async () => {
  const gateway = fakeGateway();
  gateway.reject(cambioPassword, 'BADP000');
  const screen = await open('/my-edison/profilo/password', { gateway });
  const current = screen.getByLabelText('Password attuale');
  await current.fill('sbagliata');
  await screen.getByLabelText('Nuova password').fill('Mare-In-Tempesta-8');
  await screen.getByRole('button', { name: 'Cambia la password' }).click();
  const refusal = screen.getByRole('dialog', { name: 'Errore nel reset password' });
  await expect.element(refusal.getByRole('button', { name: 'Chiudi' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}giusta');
  await expect.element(current).toHaveFocus();
  expect((current.element() as HTMLInputElement).value).toContain('giusta');
});

it('shows what is missing at its field', async () => {
  const screen = await open('/my-edison/profilo/password');
  await screen.getByRole('button', { name: 'Cambia la password' }).click();
  const current = screen.getByLabelText('Password attuale');
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText('Scrivi la password attuale.')).toBeVisible();
  await expect.element(screen.getByText('Scrivi la nuova password.')).toBeVisible();
  await expect.element(screen.getByLabelText('Nuova password')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
});

it('says before anything is sent that it has to differ from the last five (credenziali.password.6)', async () => {
  const screen = await open('/my-edison/profilo/password');
  await expect
    .element(screen.getByText('Diversa dalle ultime 5 che hai usato: la verifica è al salvataggio'))
    .toBeVisible();
});
