import { chooseOperatorPassword, operatorLink } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const LINK = '/invito-operatore#codice=segreto';
type Screen = Awaited<ReturnType<typeof open>>;
const openLink = (path: string, gateway = fakeGateway()) => open(path, { gateway, username: null });
const title = (screen: Screen) => screen.getByRole('heading', { level: 1 });

describe('the link that an operator was sent (operatore.gestione.2)', () => {
  it('leads to a password of their own, and leaves the address at once', async () => {
    const screen = await openLink(LINK);
    await expect.element(title(screen)).toHaveTextContent('Scegli la tua password');
    await expect.poll(screen.hash).toBe('');
    const save = screen.getByRole('button', { name: 'Salva la password' });
    await save.click();
    await expect.element(screen.getByText('Scrivi la password.')).toBeVisible();
    await expectAccessible();
    expect(screen.gateway.asked(chooseOperatorPassword)).toEqual([]);
    await screen.getByLabelText('Password', { exact: true }).fill('Campo-Di-Grano-7');
    await save.click();
    await expect.element(title(screen)).toHaveTextContent('La password è pronta');
    await expect.element(title(screen)).toHaveFocus();
    await expectAccessible();
  });

  it('shows that a link is no longer valid where it is expired, used or cut off', async () => {
    const gateway = fakeGateway();
    gateway.reject(operatorLink, 'PROCEDURE_EXPIRED');
    for (const path of [LINK, '/invito-operatore']) {
      const screen = await openLink(path, gateway);
      await expect.element(title(screen)).toHaveTextContent('Questo link non vale più');
      await expectAccessible();
      await screen.unmount();
    }
  });

  it('shows an error where the link can’t be read, and retries', async () => {
    const gateway = fakeGateway();
    gateway.lose(operatorLink);
    const screen = await openLink(LINK, gateway);
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Il servizio non risponde');
    await expectAccessible();
    gateway.answer(operatorLink, operatorLink.example.answer);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByLabelText('Password', { exact: true })).toBeVisible();
  });

  it('shows that the link expired while the password was chosen', async () => {
    const gateway = fakeGateway();
    gateway.reject(chooseOperatorPassword, 'PROCEDURE_EXPIRED');
    const screen = await openLink(LINK, gateway);
    await screen.getByLabelText('Password', { exact: true }).fill('Campo-Di-Grano-7');
    await screen.getByRole('button', { name: 'Salva la password' }).click();
    await expect.element(title(screen)).toHaveTextContent('Questo link non vale più');
  });
});
