import { sessions } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const DEVICES = '/my-edison/profilo/dispositivi';

describe('the devices', () => {
  it('that can’t be read say so, and come when they are asked for again', async () => {
    const gateway = fakeGateway();
    gateway.lose(sessions);
    const screen = await open(DEVICES, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a leggere i tuoi accessi');
    await expectAccessible();
    gateway.answer(sessions, sessions.example.answer);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByText('Questo dispositivo', { exact: true })).toBeVisible();
  });

  it('are not offered where the gateway does not have them', async () => {
    const gateway = fakeGateway({ capabilities: [] });
    const screen = await open(DEVICES, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
    await expect.element(screen.getByRole('link', { name: 'Dispositivi e accessi' })).not.toBeInTheDocument();
  });
});
