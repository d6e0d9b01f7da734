import { login } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

async function openLogin(gateway = fakeGateway()) {
  const screen = await open('/login', { gateway, username: null });
  return {
    ...screen,
    username: screen.getByLabelText('Username'),
    password: screen.getByLabelText('Password', { exact: true }),
    enter: screen.getByRole('button', { name: 'Accedi', exact: true }),
  };
}

describe('the sign-in', () => {
  it('tells what is missing at its field, and goes to the first', async () => {
    const { enter, username, password, getByText } = await openLogin();
    await enter.click();
    await expect.element(username).toHaveFocus();
    await expect.element(username).toHaveAccessibleDescription('Scrivi il tuo username.');
    await expect.element(getByText('Scrivi la tua password.')).toBeVisible();
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    await userEvent.keyboard('luce');
    await expect.element(getByText('Scrivi il tuo username.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(password).toHaveFocus();
  });

  it('keeps the username of a wrong password, and waits for another', async () => {
    const gateway = fakeGateway();
    gateway.reject(login, 'CREDENTIALS_WRONG');
    const { enter, username, password, getByRole } = await openLogin(gateway);
    await username.fill('gas');
    await password.fill('sbagliata');
    await enter.click();
    await expect.element(getByRole('alert')).toMatchTextContent('Username o password non corretti.');
    await expect.element(username).toHaveValue('gas');
    await expect.element(password).toHaveFocus();
    await expectAccessible();
  });

  it('says that the service does not answer, and works again', async () => {
    const gateway = fakeGateway();
    gateway.lose(login);
    const { enter, username, password, getByRole, path } = await openLogin(gateway);
    await username.fill('full');
    await password.fill('Sportello-2026');
    await enter.click();
    await expect.element(getByRole('alert')).toMatchTextContent('Il servizio non risponde');
    gateway.answer(login, login.example.answer);
    await enter.click();
    await expect.poll(path).toBe('/my-edison');
    await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Giulia Ferri');
  });
});
