import { answerPreventive, beginQuotePayment, customerChanges, preventives } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { acting } from '../../../../test/acting.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { example, inStatus, gatewayWith, PATH, telling } from '../../../../test/interventions.ts';
import { open } from '../../../../test/open.tsx';

describe('a quote', () => {
  const QUOTE = `/my-edison/intervento-tecnico/preventivo?intervento=${example.id}&da=Homepage`;

  it('accepts a quote once its exact total is confirmed (preventivo.chiamate.2)', async () => {
    const gateway = gatewayWith(inStatus('PREVENTIVO_DISPONIBILE'));
    gateway.answer(preventives, preventives.example.answer);
    const screen = await open(QUOTE, { gateway });
    await screen.getByRole('button', { name: 'Accetta e paga in bolletta' }).click();
    const dialog = screen.getByRole('dialog', { name: /Accetti il preventivo da 180,50/ });
    await expect.element(dialog).toMatchTextContent('addebito in bolletta');
    await expectAccessible();
    await dialog.getByRole('radio').first().click();
    const [quote] = preventives.example.answer.preventives;
    gateway.answer(preventives, { preventives: [{ ...quote, state: 'APPROVATO' }] as never });
    await dialog.getByRole('button', { name: /Accetta 180,50/ }).click();
    const said = screen.getByRole('status').filter({ hasText: 'Preventivo accettato' });
    await expect.element(said).toHaveFocus();
    await expect.poll(() => gateway.asked(answerPreventive).length).toBe(1);
    expect(await gateway.asked(answerPreventive)[0]?.json()).toMatchObject({
      source: 'Portali',
      type: 'ACCETTA',
      paymentMethod: { method: 'Pagamento in bolletta' },
    });
  });

  it.each([
    ['ACCETTATO_FISSA_APPUNTAMENTO', /scegli quando il tecnico torna da te/, 1],
    ['IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA', /^La ditta ti chiama e sceglie il giorno con te/, 0],
    ['IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO', /^Aspettiamo il materiale, poi scegli/, 0],
    ['CREATO', /^Hai chiesto il prossimo appuntamento: martedì 1° dicembre/, 0],
    ['CONFERMATO', /^Il prossimo appuntamento è martedì 1° dicembre/, 0],
  ] as const)(
    'shows how the next appointment of an accepted quote is made: %s (preventivo.schermo.2)',
    async (status, said, ways) => {
      const gateway = gatewayWith(inStatus(status));
      const [quote] = preventives.example.answer.preventives;
      gateway.answer(preventives, { preventives: [{ ...quote, state: 'APPROVATO' }] as never });
      const screen = await open(QUOTE, { gateway });
      await expect.element(screen.getByText('Preventivo accettato')).toBeVisible();
      await expect.element(screen.getByText(said)).toBeVisible();
      // On a later visit the focus starts at the title.
      expect(screen.getByRole('status').filter({ hasText: 'Preventivo accettato' }).elements()).toEqual([]);
      expect(screen.getByRole('link', { name: 'Scegli il prossimo appuntamento' }).elements()).toHaveLength(ways);
    },
  );

  it.each([
    ['Pagamento in bolletta', null, 'ACCETTATO_FISSA_APPUNTAMENTO', /180,50 € con addebito in bolletta/, 'Manca solo'],
    ['Carta di credito', null, 'ACCETTATO_FISSA_APPUNTAMENTO', /180,50 € con carta di credito/, 'Manca solo il giorno'],
    [
      'Carta di credito',
      'AWAITING_PAYMENT_VERIFICATION',
      'IN_ATTESA_PREVENTIVO',
      /180,50 € con carta di credito/,
      'Verifichiamo il pagamento, poi scegli il prossimo appuntamento',
    ],
    [null, null, 'IN_ATTESA_GESTIONE_RICHIESTA', /Lo hai rifiutato.*non paghi i 180,50 €/, 'ti contatta per decidere'],
  ] as const)(
    'shows on both pages the answer paid by %s (%s), and what comes next (preventivo.avviso.2)',
    async (paymentMethod, subState, status, answered, next) => {
      const wire = inStatus(status);
      const gateway = gatewayWith(subState === null ? wire : { ...wire, status: { state: 'In Progress', subState } });
      const [quote] = preventives.example.answer.preventives;
      const state = paymentMethod === null ? 'RIFIUTATO' : 'APPROVATO';
      gateway.answer(preventives, { preventives: [{ ...quote, state, paymentMethod }] as never });
      const screen = await open(PATH, { gateway });
      const card = screen.getByRole('region', { name: 'Preventivo' });
      await expect.element(card).toMatchTextContent(answered);
      await expect.element(card).toMatchTextContent(next);
      await expectAccessible();
      await card.getByRole('link', { name: 'Apri il preventivo' }).click();
      const main = screen.getByRole('main');
      await expect.element(main).toMatchTextContent(answered);
      await expect.element(main).toMatchTextContent(next);
      await expectAccessible();
    },
  );

  it.each([
    [
      'taken',
      'PRESA_IN_CARICO',
      null,
      null,
      'La tua richiesta è in lavorazione',
      'Lo stato della richiesta è in questa pagina.',
    ],
    [
      'refused',
      'RIFIUTATA',
      null,
      'Il preventivo era scaduto',
      'La tua ultima richiesta non è stata accettata',
      'Il preventivo era scaduto',
    ],
    ['to come', 'ATTIVA', '2999-12-01', null, /^La tua richiesta vale da /, undefined],
  ] as const)('shows that the answer is %s (fornitore.esiti.5)', async (_, stato, dal, testo, title, words) => {
    const gateway = gatewayWith(inStatus('IN_CORSO'));
    const [quote] = preventives.example.answer.preventives;
    gateway.answer(preventives, { preventives: [{ ...quote, state: 'RIFIUTATO' }] as never });
    const [change] = customerChanges.example.answer.modifiche;
    const said = { ...change, materia: 'PREVENTIVO', oggetto: quote?.id, stato, dal, testo };
    gateway.answer(customerChanges, { modifiche: [said] } as never);
    const screen = await open(QUOTE, { gateway });
    await expect.element(screen.getByText(title)).toBeVisible();
    if (words !== undefined) await expect.element(screen.getByText(words)).toBeVisible();
    await expectAccessible();
  });

  it('begins the payment once the exact total is confirmed, and opens it (pagamento.preventivo.1)', async () => {
    const gateway = gatewayWith(inStatus('PREVENTIVO_DISPONIBILE'));
    gateway.answer(preventives, preventives.example.answer);
    const { answer } = beginQuotePayment.example;
    gateway.answer(beginQuotePayment, { ...answer, indirizzo: null });
    const screen = await open(QUOTE, { gateway });
    await screen.getByRole('button', { name: 'Accetta e paga adesso' }).click();
    const dialog = screen.getByRole('dialog', { name: /Accetti e paghi adesso 180,50/ });
    await expect.element(dialog).toMatchTextContent('resta in attesa della tua risposta');
    await expectAccessible();
    expect(gateway.asked(beginQuotePayment)).toHaveLength(0);
    await dialog.getByRole('button', { name: /^Paga 180,50/ }).click();
    await expect.poll(screen.path).toBe(`/my-edison/pagamenti/${answer.id}`);
    expect(await gateway.asked(beginQuotePayment)[0]?.json()).toEqual({ importo: 180.5 });
    expect(gateway.asked(answerPreventive)).toHaveLength(0);
  });

  it('shows the new total where it changed before the payment began', async () => {
    const gateway = gatewayWith(inStatus('PREVENTIVO_DISPONIBILE'));
    gateway.answer(preventives, preventives.example.answer);
    gateway.reject(beginQuotePayment, 'CHANGED_MEANWHILE');
    const screen = await open(QUOTE, { gateway });
    await screen.getByRole('button', { name: 'Accetta e paga adesso' }).click();
    const dialog = screen.getByRole('dialog');
    const [quote] = preventives.example.answer.preventives;
    gateway.answer(preventives, { preventives: [{ ...quote, total: { label: 'Totale', total: 190 } }] } as never);
    await dialog.getByRole('button', { name: /^Paga 180,50/ }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('L’importo è cambiato');
    await expect.element(dialog.getByRole('button', { name: /^Paga 190,00/ })).toBeVisible();
  });

  it('offers to accept without payment where the gateway takes none', async () => {
    const gateway = telling(fakeGateway({ capabilities: [] }), inStatus('PREVENTIVO_DISPONIBILE'));
    gateway.answer(preventives, preventives.example.answer);
    const screen = await open(QUOTE, { gateway });
    await expect.element(screen.getByRole('button', { name: 'Accetta', exact: true })).toBeVisible();
    await expect.element(screen.getByText('paga adesso')).not.toBeInTheDocument();
  });

  it('offers no answer to an operator in the customer’s name, and says why (operatore.impersonare.7)', async () => {
    acting({ mode: 'MODIFICA' });
    const gateway = gatewayWith(inStatus('PREVENTIVO_DISPONIBILE'));
    gateway.answer(preventives, preventives.example.answer);
    const screen = await open(QUOTE, { gateway, username: 'operatore' });
    await expect.element(screen.getByText(/^Solo il cliente può accettare o rifiutare/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Accetta|Rifiuta/ }).all()).toEqual([]);
    await expectAccessible();
  });

  it.each(['preventivo', 'modifica-prenotazione'])(
    'redirects to the list without an intervention: %s (pagine.percorsi.10)',
    async (page) => {
      const gateway = gatewayWith(inStatus('PREVENTIVO_DISPONIBILE'));
      const screen = await open(`/my-edison/intervento-tecnico/${page}`, { gateway });
      await expect.element(screen.getByRole('heading', { name: 'In corso 1' })).toBeVisible();
      expect(screen.path()).toBe('/my-edison/intervento-tecnico/il-mio-intervento');
    },
  );

  it('rejects a quote, and shows an alert where it was already answered', async () => {
    const gateway = gatewayWith(inStatus('PREVENTIVO_DISPONIBILE'));
    gateway.answer(preventives, preventives.example.answer);
    gateway.reject(answerPreventive, 'QUOTE_ALREADY_ANSWERED');
    const screen = await open(QUOTE, { gateway });
    await screen.getByRole('button', { name: 'Rifiuta' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Rifiuta il preventivo' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('è già stata data una risposta');
    expect(await gateway.asked(answerPreventive)[0]?.json()).toEqual({ source: 'Portali', type: 'RIFIUTA' });
  });
});
