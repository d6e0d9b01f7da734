import {
  givenCard,
  modificaDatiPagamento,
  modificaDatiPagamentoVas,
  paymentMandate,
  recuperoDatiPagamento,
  recuperoLista,
  validazioneIBAN,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const CHANGE = '/my-edison/contratti/4000000001/pagamento/500000000001';
const OF_SERVICE = '/my-edison/contratti/7000000001/pagamento/500000000002';
const IBAN = 'IT60 X054 2811 1010 0000 0123 456';

type Screen = Awaited<ReturnType<typeof open>>;

const title = (screen: Screen) => screen.getByRole('heading', { level: 1 });
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const field = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true });

async function toConfirm(screen: Screen): Promise<void> {
  await field(screen, 'IBAN').fill(IBAN);
  await button(screen, 'Continua').click();
  await expect.element(title(screen)).toHaveTextContent('Controlla e conferma');
}

describe('the change of a payment method', () => {
  it.each([
    ['somebody else’s account', '/my-edison/contratti/4000000001/pagamento/500000000999'],
    ['a contract that there is not', '/my-edison/contratti/4999999999/pagamento/500000000001'],
  ])('shows not found for %s', async (_, path) => {
    const screen = await open(path);
    await expect.element(title(screen)).toHaveTextContent('Pagina non trovata');
  });

  it('shows that the method of a closed contract can’t be changed', async () => {
    const gateway = fakeGateway();
    const contratti = recuperoLista.example.answer.contratti.map((one) => ({
      ...one,
      stato: 'Cessato',
      dataFine: '2026-08-31',
    }));
    gateway.answer(recuperoLista, { contratti });
    const screen = await open(CHANGE, { gateway });
    await expect
      .element(screen.getByText('Il metodo di pagamento di un contratto chiuso non si cambia.'))
      .toBeVisible();
    await expectAccessible();
  });

  it('shows an alert where the change can’t begin, and retries', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoDatiPagamento, 'S-001');
    const screen = await open(CHANGE, { gateway });
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expectAccessible();
    gateway.answer(recuperoDatiPagamento, recuperoDatiPagamento.example.answer);
    await button(screen, 'Riprova').click();
    await expect.element(title(screen)).toHaveTextContent('Cambia metodo di pagamento');
  });

  it('tells what is missing or wrong at its field, and asks nothing', async () => {
    const screen = await open(CHANGE);
    for (const name of ['Nome', 'Cognome o ragione sociale', 'Codice fiscale o partita IVA']) {
      await field(screen, name).clear();
    }
    await button(screen, 'Continua').click();
    for (const [name, words] of [
      ['Nome', 'Scrivi il nome.'],
      ['Cognome o ragione sociale', 'Scrivi il cognome o la ragione sociale.'],
      ['Codice fiscale o partita IVA', 'Scrivi il codice fiscale o la partita IVA.'],
      ['IBAN', 'Scrivi l’IBAN.'],
    ] as const) {
      await expect.element(field(screen, name)).toHaveAccessibleDescription(expect.stringContaining(words));
    }
    await expect.element(field(screen, 'Nome')).toHaveFocus();
    await field(screen, 'Codice fiscale o partita IVA').fill('frrgli85m41f205x');
    await field(screen, 'IBAN').fill('it60x0542811101000000123457');
    await button(screen, 'Continua').click();
    await expect
      .element(screen.getByText('Controlla ogni carattere: questo non è un codice fiscale né una partita IVA.'))
      .toBeVisible();
    await expect.element(screen.getByText(/IBAN non è valido/)).toBeVisible();
    await expectAccessible();
    expect(screen.gateway.asked(validazioneIBAN)).toEqual([]);
  });

  it('tells at its field that the bank account is rejected (pagamento.iban.2)', async () => {
    const gateway = fakeGateway();
    gateway.answer(validazioneIBAN, { valido: 'N' });
    const screen = await open(CHANGE, { gateway });
    await field(screen, 'IBAN').fill(IBAN);
    await button(screen, 'Continua').click();
    await expect.element(screen.getByText(/IBAN non è valido/)).toBeVisible();
    await expect.element(field(screen, 'IBAN')).toHaveFocus();
    await expectAccessible();
    expect(gateway.asked(validazioneIBAN)).toHaveLength(1);
  });

  it('shows the mandate, which is agreed to before anything is sent, and thanks with its reference', async () => {
    const screen = await open(CHANGE);
    await toConfirm(screen);
    await expect.element(screen.getByText(paymentMandate.example.answer.testo)).toBeVisible();
    await expect.element(screen.getByText(paymentMandate.example.answer.identificativoCreditore)).toBeVisible();
    await expect.element(screen.getByText(IBAN)).toBeVisible();
    const agreed = screen.getByLabelText('Ho letto il mandato e lo accetto');
    await button(screen, 'Conferma').click();
    await expect.element(screen.getByText('Per confermare, spunta questa casella.')).toBeVisible();
    await expect.element(agreed).toHaveFocus();
    await expectAccessible();
    expect(screen.gateway.asked(modificaDatiPagamento)).toEqual([]);
    await agreed.click();
    await button(screen, 'Conferma').click();
    await expect.element(title(screen)).toHaveTextContent('Hai chiesto di cambiare metodo di pagamento');
    await expect.element(screen.getByText(/Riferimento del mandato: EE0+2/)).toBeVisible();
    await expectAccessible();
  });

  it('hides the confirmation where the mandate can’t be read, and retries', async () => {
    const gateway = fakeGateway();
    gateway.lose(paymentMandate);
    const screen = await open(CHANGE, { gateway });
    await toConfirm(screen);
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Il servizio non risponde');
    await expect.element(button(screen, 'Conferma')).not.toBeInTheDocument();
    await expectAccessible();
    gateway.answer(paymentMandate, paymentMandate.example.answer);
    await button(screen, 'Riprova').click();
    await expect.element(button(screen, 'Conferma')).toBeVisible();
  });

  it('shows why the change was rejected, and keeps the acceptance', async () => {
    const gateway = fakeGateway();
    gateway.reject(modificaDatiPagamento, 'S-001');
    const screen = await open(CHANGE, { gateway });
    await toConfirm(screen);
    const agreed = screen.getByLabelText('Ho letto il mandato e lo accetto');
    await agreed.click();
    await button(screen, 'Conferma').click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('S-001');
    await expect.element(agreed).toBeChecked();
    await expectAccessible();
  });

  it.each([
    ['REQUEST_NOT_VALID', { codiceFiscale: 'NOT_VALID' }, 'Codice fiscale o partita IVA', 'Formato non valido'],
    ['ERROR_CHECK_IBAN', {}, 'IBAN', 'IBAN non è valido'],
  ] as const)('returns to the field in error after a rejection with %s %j', async (code, wrong, name, words) => {
    const gateway = fakeGateway();
    gateway.reject(modificaDatiPagamento, code, wrong);
    const screen = await open(CHANGE, { gateway });
    await toConfirm(screen);
    await screen.getByLabelText('Ho letto il mandato e lo accetto').click();
    await button(screen, 'Conferma').click();
    await expect.element(title(screen)).toHaveTextContent('Cambia metodo di pagamento');
    await expect.element(field(screen, name)).toHaveFocus();
    await expect.element(field(screen, name)).toHaveAccessibleDescription(expect.stringContaining(words));
    await expect.element(field(screen, 'IBAN')).toHaveValue(IBAN);
    await expectAccessible();
    gateway.answer(modificaDatiPagamento, modificaDatiPagamento.example.answer);
    await button(screen, 'Continua').click();
    await expect.element(title(screen)).toHaveTextContent('Controlla e conferma');
  });

  it('tells an error of what is agreed to at its box', async () => {
    const gateway = fakeGateway();
    gateway.reject(modificaDatiPagamento, 'REQUEST_NOT_VALID', { 'x-mandato': 'NOT_A_DIGEST' });
    const screen = await open(CHANGE, { gateway });
    await toConfirm(screen);
    const agreed = screen.getByLabelText('Ho letto il mandato e lo accetto');
    await agreed.click();
    await button(screen, 'Conferma').click();
    await expect.element(screen.getByText('Formato non valido: controlla questo dato.')).toBeVisible();
    await expect.element(agreed).toHaveFocus();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('offers only a debit of one contract where the gateway lacks our calls (chiamata.busta.5)', async () => {
    const screen = await open(OF_SERVICE, { gateway: fakeGateway({ capabilities: [] }) });
    await expect.element(title(screen)).toHaveTextContent('Cambia metodo di pagamento');
    await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Vuoi pagare così anche altri contratti?')).not.toBeInTheDocument();
    await toConfirm(screen);
    await screen.getByLabelText('Autorizzo Aurora Energia ad addebitare le bollette su questo conto').click();
    await expectAccessible();
    await button(screen, 'Conferma').click();
    await expect.element(title(screen)).toHaveTextContent('Hai chiesto di cambiare metodo di pagamento');
    expect(screen.gateway.asked(modificaDatiPagamentoVas)).toHaveLength(1);
    expect(screen.gateway.asked(paymentMandate)).toEqual([]);
  });

  it('offers the customer’s other accounts, and those alone that run', async () => {
    const screen = await open(CHANGE);
    const group = screen.getByRole('group', { name: 'Vuoi pagare così anche altri contratti?' });
    await expect.element(group.getByRole('checkbox')).toHaveAccessibleName(/Fibra/);
    await group.getByRole('checkbox').click();
    await expect.element(group.getByRole('status')).toHaveTextContent('1 altro contratto scelto.');
    await expectAccessible();
    await toConfirm(screen);
    await expect.element(screen.getByText('Per questi 2 contratti:')).toBeVisible();
  });

  it('names each by what it is, and leads to the question that was folded', async () => {
    const gateway = fakeGateway();
    const [one] = recuperoLista.example.answer.contratti;
    if (one === undefined) throw new Error('the catalogue has no example');
    const more = Array.from({ length: 8 }, (_, at) => ({
      ...one,
      codiceContratto: `40000000${at + 10}`,
      contractAccount: `5000000000${at + 10}`,
    }));
    gateway.answer(recuperoLista, { contratti: [one, ...more] });
    const screen = await open(CHANGE, { gateway });
    await button(screen, 'Paga così anche altri contratti').click();
    await expect.element(screen.getByText('Vuoi pagare così anche altri contratti?')).toHaveFocus();
    await expect.element(screen.getByRole('checkbox', { name: /\(Luce\)$/ }).first()).toBeVisible();
    await expectAccessible();
  });
});

describe('back from the page for a card', () => {
  const RETURN = `${CHANGE}?carta=0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e13`;
  const answered = (stato: 'IN_CORSO' | 'NON_RIUSCITA' | 'NON_MEMORIZZABILE') => {
    const gateway = fakeGateway();
    gateway.answer(givenCard, { stato, tokenID: null, carta: null });
    return gateway;
  };
  const unknown = () => {
    const gateway = fakeGateway();
    gateway.reject(givenCard, 'NOT_FOUND');
    return gateway;
  };

  it.each([
    ['was cancelled', '&esito=annullata', answered('IN_CORSO'), 'Hai annullato'],
    ['was refused', '&esito=completata', answered('NON_RIUSCITA'), 'La carta non è stata accettata'],
    ['nobody knows', '&esito=completata', unknown(), 'La carta non è stata accettata'],
    ['can’t be kept', '&esito=completata', answered('NON_MEMORIZZABILE'), 'Questa carta non si può memorizzare'],
  ])('changes nothing for a card that %s, and returns to the choice', async (_, end, gateway, words) => {
    const screen = await open(RETURN + end, { gateway });
    await expect.element(screen.getByRole('heading', { name: words })).toBeVisible();
    await expect.element(screen.getByRole('main')).toMatchTextContent('Non è cambiato nulla');
    await expectAccessible();
    await button(screen, 'Torna alla scelta').click();
    await expect.element(title(screen)).toHaveTextContent('Cambia metodo di pagamento');
  });

  it('waits for the provider’s outcome of a card, whatever the URL shows, then confirms', async () => {
    const gateway = answered('IN_CORSO');
    const screen = await open(`${RETURN}&esito=completata`, { gateway });
    await expect
      .element(screen.getByRole('heading', { name: 'Stiamo aspettando il fornitore di pagamenti' }))
      .toBeVisible();
    await expectAccessible();
    gateway.answer(givenCard, givenCard.example.answer);
    await button(screen, 'Controlla di nuovo').click();
    await expect.element(title(screen)).toHaveTextContent('Controlla e conferma');
    await expect.element(screen.getByText('•••• 4242')).toBeVisible();
    await expectAccessible();
    await button(screen, 'Conferma').click();
    await expect.element(screen.getByRole('heading', { name: 'Ora paghi con la carta' })).toBeVisible();
    await expectAccessible();
  });
});
