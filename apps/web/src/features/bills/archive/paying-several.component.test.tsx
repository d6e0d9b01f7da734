import { beginBillPayment, billPayments, recuperoListaBollette } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { withPayable } from '../../../../test/bills.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const ARCHIVE = '/my-edison/bollette';

describe('paying several at once (bolletta.schermo.5)', () => {
  it('sums up what is chosen, to the cent, and sends what was seen', async () => {
    const gateway = withPayable(3);
    gateway.reject(beginBillPayment, 'CHANGED_MEANWHILE');
    const screen = await open(ARCHIVE, { gateway });
    for (const number of ['B0', 'B2']) await screen.getByRole('checkbox', { name: new RegExp(number) }).click();
    await expect.element(screen.getByText('2 bollette scelte')).toBeVisible();
    await expectAccessible();
    const before = gateway.asked(recuperoListaBollette).length;
    await screen.getByRole('button', { name: /Paga 20,20/ }).click();
    await expect.element(screen.getByText('L’importo è cambiato')).toBeVisible();
    expect(await gateway.asked(beginBillPayment)[0]?.json()).toEqual({
      bollette: [
        { numero: 'B2', importo: 10.1 },
        { numero: 'B0', importo: 10.1 },
      ],
    });
    await expect.poll(() => gateway.asked(recuperoListaBollette).length).toBeGreaterThan(before);
  });

  it('hides the checkbox of a bill being paid, and links to its payment', async () => {
    const gateway = withPayable(2);
    const [underWay] = billPayments.example.answer.pagamenti;
    gateway.answer(billPayments, {
      pagamenti: [{ ...underWay, bollette: [{ numero: 'B1', importo: 10.1 }] }] as never,
    });
    const screen = await open(ARCHIVE, { gateway });
    await expect.element(screen.getByRole('link', { name: 'Vai al pagamento' })).toBeVisible();
    await expect.element(screen.getByRole('checkbox')).toHaveLength(1);
  });

  it('offers nothing where nobody takes payments', async () => {
    const gateway = fakeGateway({ capabilities: [] });
    const screen = await open(ARCHIVE, { gateway });
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await expect.element(screen.getByRole('checkbox')).toHaveLength(0);
    expect(gateway.asked(billPayments)).toHaveLength(0);
  });
});
