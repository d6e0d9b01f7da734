import { billPayment, recuperoLista, stopBillPayment } from '@sportello/calls';
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
    ['NON_MEMORIZZABILE', {}, 'Metodo di pagamento non accettato'],
    ['ANNULLATO', {}, 'Pagamento annullato'],
    ['ANNULLATO', { importoCambiato: true }, 'L’importo è cambiato'],
    ['IN_CORSO', { dataFine: null }, 'Il pagamento è in corso'],
    [
      'IN_ATTESA',
      { dataFine: null, indirizzo: 'https://pay.example.com/x' },
      'Non abbiamo ancora ricevuto il pagamento',
    ],
  ])('shows for %s %o how the payment went', async (state, more, words) => {
    // The outcome in the URL is not trusted.
    const screen = await open(`${PAGE}?esito=completato`, { gateway: standing(state, more) });
    await expect.element(screen.getByRole('heading', { name: words })).toBeVisible();
    await expectAccessible();
  });

  it('shows what was paid by its kind and supply, and the number small', async () => {
    const [supply] = recuperoLista.example.answer.contratti;
    const bollette = [{ ...example.bollette[0], contratto: supply?.codiceContratto }];
    const gateway = standing('RIUSCITO', { bollette });
    gateway.answer(recuperoLista, { contratti: [{ ...supply, nickname: 'Casa al mare', commodity: 'LUCE' }] } as never);
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByRole('link', { name: 'Bolletta luce · Casa al mare' })).toBeVisible();
    await expect.element(screen.getByText('Numero 2026000123456')).toBeVisible();
  });

  it('counts what was owed down to nothing, and tells it at once to whoever does not see it', async () => {
    const gateway = standing('RIUSCITO', { dataFine: new Date().toISOString() });
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText(/^Hai pagato 84,20\s€/)).toBeVisible();
    await expect.element(screen.getByText('0,00\u00A0€')).toBeVisible();
    expect(screen.getByText('0,00\u00A0€').element().closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('frees the bills of whoever comes back with the way out of the payment page', async () => {
    const gateway = standing('IN_ATTESA', { dataFine: null });
    gateway.answer(stopBillPayment, stopBillPayment.example.answer);
    await open(`${PAGE}?esito=annullato`, { gateway });
    await expect.poll(() => gateway.asked(stopBillPayment).length).toBe(1);
  });

  it('shows not found for another customer’s payment', async () => {
    const gateway = fakeGateway();
    gateway.reject(billPayment, 'NOT_FOUND');
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
  });
});
