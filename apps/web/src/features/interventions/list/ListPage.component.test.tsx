import { interventions } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { inStatus, gatewayWith, offsetOf, newer, fullHistory } from '../../../../test/interventions.ts';
import { open } from '../../../../test/open.tsx';

describe('the list', () => {
  const LIST = '/my-edison/intervento-tecnico/il-mio-intervento';

  it('keeps what is over apart, and asks as the history (intervento.chiamate.2)', async () => {
    const gateway = gatewayWith(inStatus('CREATO'), { ...inStatus('CONCLUSO'), id: 'I0000002' });
    const screen = await open(LIST, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'In corso 1' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Passati 1' })).toBeVisible();
    expect(new URL(gateway.asked(interventions)[0]?.url ?? '').searchParams.get('from')).toBe('StoricoIntervento');
    await expectAccessible();
  });

  it.each([51, null])(
    'pages through the list, fifty at a time, with a total of %s (intervento.chiamate.1)',
    async (total) => {
      const gateway = fullHistory();
      gateway.answer(interventions, ({ url }) => ({
        interventions: offsetOf(url) > 0 ? [inStatus('CONCLUSO')] : newer,
        total,
      }));
      const screen = await open(LIST, { gateway });
      await expect.element(screen.getByRole('heading', { name: 'Passati 50' })).toBeVisible();
      await screen.getByRole('link', { name: 'Meno recenti' }).click();
      await expect.element(screen.getByRole('heading', { name: 'Passati 1' })).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Meno recenti' })).not.toBeInTheDocument();
      await screen.getByRole('link', { name: 'Più recenti' }).click();
      await expect.element(screen.getByRole('heading', { name: 'Passati 50' })).toBeVisible();
    },
  );

  it('says that there is none', async () => {
    const screen = await open(LIST, { gateway: gatewayWith() });
    await expect.element(screen.getByRole('heading', { name: 'Non hai ancora chiesto interventi' })).toBeVisible();
    await expectAccessible();
  });

  it('says that it can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.reject(interventions, 'S-001');
    const screen = await open(LIST, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare i tuoi interventi');
    await expectAccessible();
  });
});
