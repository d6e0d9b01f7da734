import { checkLivelliPrivacy, exportPersonalData } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

describe('the pages of the profile', () => {
  it.each([
    ['consensi', checkLivelliPrivacy, 'Salva le scelte'],
    ['dati', exportPersonalData, 'Scarica il file'],
  ] as const)('shows an alert where %s can’t be read, and retries', async (path, call, button) => {
    const gateway = fakeGateway();
    gateway.reject(call, 'S-001');
    const screen = await open(`/my-edison/profilo/${path}`, { gateway });
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('Il servizio non è disponibile in questo momento.');
    await expectAccessible();
    gateway.answer(call, call.example.answer);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('button', { name: button })).toBeVisible();
  });
});
