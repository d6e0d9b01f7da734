import { billPayment, stopBillPayment } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const example = billPayment.example.answer;
const PAGE = `/my-edison/pagamenti/${example.id}`;
type State = (typeof example)['stato'] | 'IN_ATTESA' | 'IN_CORSO' | 'NON_RIUSCITO' | 'ANNULLATO' | 'NON_MEMORIZZABILE';

function standing(stato: State, more: Record<string, unknown> = {}) {
  const gateway = fakeGateway();
  gateway.answer(billPayment, { ...example, stato, indirizzo: null, ...more });
  return gateway;
}

describe('how a payment went (bolletta.schermo.4)', () => {
  it.each<[State, Record<string, unknown>, string]>([
    ['RIUSCITO', {}, 'Pagamento riuscito'],
    ['RIUSCITO', { storno: { importo: 84.2, data: '2026-12-02T09:00:00Z' } }, 'Il pagamento è stato stornato'],
    [
      'RIUSCITO',
      { storno: { importo: 4.2, data: '2026-12-02T09:00:00Z' } },
      'Una parte del pagamento è stata stornata',
    ],
    ['NON_RIUSCITO', {}, 'Il pagamento non è riuscito'],
    ['NON_MEMORIZZABILE', {}, 'Con questo metodo non si può pagare'],
    ['ANNULLATO', {}, 'Pagamento annullato'],
    ['ANNULLATO', { importoCambiato: true }, 'L’importo è cambiato'],
    ['IN_CORSO', { dataFine: null }, 'Il pagamento è in corso'],
    [
      'IN_ATTESA',
      { dataFine: null, indirizzo: 'https://pay.example.com/x' },
      'Non abbiamo ancora ricevuto il pagamento',
    ],
  ])('%s %o', async (state, more, words) => {
    // The outcome in the URL is not trusted.
    const screen = await open(`${PAGE}?esito=completato`, { gateway: standing(state, more) });
    await expect.element(screen.getByRole('heading', { name: words })).toBeVisible();
    await expectAccessible();
  });

  it('frees the bills of whoever comes back with the way out of the payment page', async () => {
    const gateway = standing('IN_ATTESA', { dataFine: null });
    gateway.answer(stopBillPayment, stopBillPayment.example.answer);
    await open(`${PAGE}?esito=annullato`, { gateway });
    await expect.poll(() => gateway.asked(stopBillPayment).length).toBe(1);
  });

  it('of somebody else is not found', async () => {
    const gateway = fakeGateway();
    gateway.reject(billPayment, 'NOT_FOUND');
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
  });
});
