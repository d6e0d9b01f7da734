import { recuperaDatiProfilo, sessions } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const DEVICES = '/my-edison/profilo/dispositivi';

describe('the devices', () => {
  it('shows an error where the devices can’t be read, and retries', async () => {
    const gateway = fakeGateway();
    gateway.lose(sessions);
    const screen = await open(DEVICES, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare i tuoi accessi');
    await expectAccessible();
    gateway.answer(sessions, sessions.example.answer);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByText('Questo dispositivo', { exact: true })).toBeVisible();
  });

  it('hides the devices where the gateway has no call for them', async () => {
    const gateway = fakeGateway({ capabilities: [] });
    const screen = await open(DEVICES, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
    await expect.element(screen.getByRole('link', { name: 'Dispositivi e accessi' })).not.toBeInTheDocument();
  });

  it('links back to the profile, or home for a prospect (moduli.stati.1)', async () => {
    const screen = await open(DEVICES);
    const main = screen.getByRole('main');
    await main.getByRole('link', { name: 'Profilo' }).click();
    await expect.poll(screen.path).toBe('/my-edison/profilo');
    await screen.unmount();
    const gateway = fakeGateway();
    gateway.answer(recuperaDatiProfilo, { ...recuperaDatiProfilo.example.answer, prospect: true });
    const other = await open(DEVICES, { gateway });
    await expect.element(other.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  });
});
