import { recuperoLista, recuperoNumeriDistributore } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const [supply] = recuperoLista.example.answer.contratti;

describe('the page of emergencies (assistenza.emergenza.1)', () => {
  it('shows a visitor what to do and whom to call, without a call', async () => {
    const gateway = fakeGateway();
    const screen = await open('/emergenza', { gateway, username: null });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Odore di gas?');
    await expect.element(screen.getByRole('link', { name: 'Chiama 112' })).toHaveAttribute('href', 'tel:112');
    await expect.element(screen.getByRole('link', { name: 'accedi' })).toHaveAttribute('href', '/login');
    expect(gateway.asked(recuperoLista)).toHaveLength(0);
    await expectAccessible();
  });

  it('shows a customer the number of each distributor, gas first', async () => {
    const gateway = fakeGateway();
    const own = [
      { ...supply, codiceContratto: '4000000001', commodity: 'LUCE' },
      { ...supply, codiceContratto: '4000000002', commodity: 'GAS' },
      { ...supply, codiceContratto: '4000000003', commodity: 'GAS' },
    ];
    gateway.answer(recuperoLista, { contratti: own as never });
    gateway.answer(recuperoNumeriDistributore, {
      contatti: [
        { codiceContratto: '4000000001', telefono: '800000101' },
        { codiceContratto: '4000000002', telefono: '800000102' },
      ],
    });
    const screen = await open('/emergenza', { gateway });
    await expect.element(screen.getByRole('link', { name: 'Chiama 800 000 101' })).toBeVisible();
    const rows = screen.getByRole('listitem').filter({ hasText: /^(Gas|Luce)/ });
    await expect.poll(() => rows.elements().length).toBe(3);
    await expect.element(rows.nth(0)).toMatchTextContent('Numero non disponibile');
    await expect.element(rows.nth(1)).toMatchTextContent('Chiama 800 000 102');
    await expect.element(rows.nth(2)).toMatchTextContent('Chiama 800 000 101');
    await expectAccessible();
  });

  it.each([recuperoLista, recuperoNumeriDistributore])('leaves the general number where $id fails', async (failing) => {
    const gateway = fakeGateway();
    gateway.reject(failing, 'S-001');
    const screen = await open('/emergenza', { gateway });
    await expect.element(screen.getByText(/Qui non abbiamo il numero del tuo distributore/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Chiama 112' })).toBeVisible();
  });
});
