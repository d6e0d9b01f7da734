import {
  recuperoContrattiVasCliente,
  recuperoDatiPagamento,
  recuperoDatiPagamentoVas,
  recuperoDettagliPagamentoContrattiVas,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const SUPPLY = '/my-edison/contratti/4000000001/gestisci';
const SERVICE = '/my-edison/contratti/7000000001/gestisci?genere=servizio';

const debited = recuperoDatiPagamento.example.answer;
const byHand = { metodo: null, mandatoAttuale: null } as const;
const card = {
  intestatario: 'Giulia Ferri',
  ultimeCifre: '4242',
  scadenza: '05/2030',
  circuito: 'Visa',
  tipologia: 'CREDITO',
} as const;

describe('how a supply is paid', () => {
  it.each<[string, object, string[]]>([
    [
      'by direct debit',
      {},
      ['Addebito su conto corrente', 'Attivo', 'Giulia Ferri', 'IT60 •••• 3456', 'Banca di Esempio'],
    ],
    [
      'by card',
      { metodoPagamento: 'L', metodo: { ...debited.metodo, tipo: 'CARTA', sdd: null, carta: card } },
      ['Carta di credito', 'Attivo', 'Visa', '•••• 4242', '05/2030', 'Credito'],
    ],
    [
      'by somebody’s brand',
      { metodoPagamento: 'L', metodo: { ...debited.metodo, tipo: 'PAYPAL', sdd: null } },
      ['Carta di credito', 'Con PayPal'],
    ],
    ['by postal slip', { metodoPagamento: 'P', ...byHand }, ['Bollettino Postale']],
    ['by transfer', { metodoPagamento: 'B', ...byHand }, ['Bonifico']],
    [
      'by a method that stops',
      { metodo: { ...debited.metodo, stato: 'In Disattivazione' } },
      ['Addebito su conto corrente', 'In Disattivazione'],
    ],
    ['in a way that nobody knows', { metodoPagamento: '?', ...byHand }, ['Metodo di pagamento non disponibile.']],
    [
      'by a debit, with another on its way',
      { mandatoFuturo: 'EE00000000000000000000000000000002', ibanFuturo: 'IT02X0300203280000000404142' },
      [
        'Addebito su conto corrente',
        'Prossimo metodo: addebito su conto corrente',
        'Stiamo attivando l’addebito sul conto IT02 •••• 4142',
        'Fino ad allora paghi come adesso',
      ],
    ],
  ])('shows how a supply is paid: %s (pagamento.modello.3)', async (_, changes, words) => {
    const gateway = fakeGateway();
    gateway.answer(recuperoDatiPagamento, { ...debited, ...changes });
    const screen = await open(SUPPLY, { gateway });
    const payment = screen.getByRole('main');
    await expect
      .element(payment.getByRole('link', { name: 'Cambia metodo di pagamento' }))
      .toHaveAttribute('href', '/my-edison/contratti/4000000001/pagamento/500000000001');
    for (const each of words) await expect.element(payment).toMatchTextContent(each);
    await expectAccessible();
  });

  it('shows that the payment method of a supply without account is chosen once active', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperoDatiPagamento, { ...debited, ...byHand, contractAccount: null, metodoPagamento: null });
    const screen = await open(SUPPLY, { gateway });
    const payment = screen.getByRole('main');
    await expect.element(payment).toMatchTextContent('Potrai scegliere come pagare quando la fornitura sarà attiva.');
    await expect.element(payment.getByRole('link', { name: 'Cambia metodo di pagamento' })).not.toBeInTheDocument();
  });
});

describe('how a service is paid', () => {
  const [charge] = recuperoDettagliPagamentoContrattiVas.example.answer.pagamenti;

  it.each([
    [26.9, '26,90'],
    [5.9, '5,90'],
  ])('shows the cost, frequency and date of a service: %s euros (pagamento.chiamate.2)', async (importo, words) => {
    const gateway = fakeGateway();
    gateway.answer(recuperoDettagliPagamentoContrattiVas, { pagamenti: [{ ...charge, importo } as never] });
    gateway.answer(recuperoDatiPagamentoVas, {
      ...recuperoDatiPagamentoVas.example.answer,
      ...byHand,
      metodoPagamento: 'P',
    });
    const screen = await open(SERVICE, { gateway });
    const payment = screen.getByRole('main');
    for (const each of ['Bollettino Postale', words, 'mensile', '5 dicembre 2026']) {
      await expect.element(payment).toMatchTextContent(each);
    }
    await expect.element(payment.getByRole('link', { name: 'Cambia metodo di pagamento' })).toBeVisible();
    await expectAccessible();
  });

  it('shows the payment of each account of a service', async () => {
    const gateway = fakeGateway();
    const pagamenti = ['500000000002', '500000000003'].map((contractAccount) => ({ ...charge, contractAccount }));
    gateway.answer(recuperoDettagliPagamentoContrattiVas, { pagamenti } as never);
    gateway.answer(recuperoDatiPagamentoVas, (request) => ({
      ...recuperoDatiPagamentoVas.example.answer,
      contractAccount: new URL(request.url).searchParams.get('contractAccount'),
    }));
    const screen = await open(SERVICE, { gateway });
    const ways = screen.getByRole('main').getByRole('link', { name: 'Cambia metodo di pagamento' });
    for (const [at, { contractAccount }] of pagamenti.entries()) {
      await expect
        .element(screen.getByRole('heading', { name: `Pagamento del conto ${contractAccount}` }))
        .toBeVisible();
      await expect
        .element(ways.nth(at))
        .toHaveAttribute('href', `/my-edison/contratti/7000000001/pagamento/${contractAccount}`);
    }
    await expectAccessible();
  });

  it('shows how a service is paid where its cost can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoDettagliPagamentoContrattiVas, 'S-001');
    const screen = await open(SERVICE, { gateway });
    const payment = screen.getByRole('main');
    await expect.element(payment).toMatchTextContent('Addebito su conto corrente');
    await expect.element(payment).toMatchTextContent('Importo e data del prossimo addebito non sono disponibili.');
    await expectAccessible();
  });

  it('shows that the payment method of a service without account is chosen once active', async () => {
    const gateway = fakeGateway();
    const contratti = recuperoContrattiVasCliente.example.answer.contratti.map((one) => ({
      ...one,
      contractAccount: null,
    }));
    gateway.answer(recuperoContrattiVasCliente, { contratti });
    gateway.answer(recuperoDettagliPagamentoContrattiVas, { pagamenti: [] });
    const screen = await open(SERVICE, { gateway });
    await expect
      .element(screen.getByRole('main'))
      .toMatchTextContent('Potrai scegliere come pagare quando il servizio sarà attivo.');
  });
});
