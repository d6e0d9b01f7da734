import {
  answerPreventive,
  beginQuotePayment,
  cancelIntervention,
  cmsContent,
  customerChanges,
  interventions,
  interventionStory,
  preventives,
  sendFeedback,
} from '@sportello/calls';
import {
  APPOINTMENT_MODES,
  dayInRome,
  INTERVENTION_STATUSES,
  isCancelledIntervention,
  type AppointmentMode,
  type InterventionStatus,
} from '@sportello/domain';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const [example] = interventions.example.answer.interventions;
if (example === undefined) throw new Error('the catalogue has no example');
const PATH = `/my-edison/intervento-tecnico/il-mio-intervento/${example.id}`;
const today = dayInRome(Date.now());
const STATUSES = INTERVENTION_STATUSES.filter((status) => status !== 'SCONOSCIUTO');

type Wire = typeof example;

/** What the source says of an intervention in each status; a visit of a company with licence where nothing else is said. */
const standing: Readonly<
  Record<Exclude<InterventionStatus, 'SCONOSCIUTO'>, readonly [string, string | null, object?]>
> = {
  CREATO: ['Assigned', 'TO_ACCEPT'],
  CREATO_SENZA_TECNICO: ['New', 'TO_ASSIGN', { company: null }],
  CONFERMATO: ['Assigned', 'APPOINTMENT_AGREED'],
  OGGI: ['Assigned', 'APPOINTMENT_AGREED', { timeSlots: [{ ...example.timeSlots[0], date: today }] }],
  IN_CORSO: ['In Progress', null],
  ANNULLATO: ['Canceled', 'INTERNAL_DECISION'],
  CONCLUSO: ['Completed', null, { isFeedbackLeft: true }],
  IN_ATTESA_PREVENTIVO: ['In Progress', 'AWAITING_QUOTE'],
  PREVENTIVO_DISPONIBILE: ['In Progress', 'AWAITING_CUSTOMER_DECISION'],
  ACCETTATO_FISSA_APPUNTAMENTO: ['In Progress', 'QUOTE_APPROVED_AWAITING_WORKS'],
  IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO: ['In Progress', 'AWAITING_MATERIAL'],
  LASCIA_FEEDBACK: ['Completed', null],
  ANNULLATO_DAL_CLIENTE: ['New', 'CUSTOMER_CANCELLATION_REQUEST'],
  NON_SUPPORTATO: ['Canceled', 'NOT_COVERED'],
  IN_ATTESA_GESTIONE_RICHIESTA: ['In Progress', 'AWAITING_COMPLAINT_HANDLING'],
  IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA: [
    'In Progress',
    'QUOTE_APPROVED_AWAITING_WORKS',
    { company: { code: '034', license: false } },
  ],
};

function inStatus(status: keyof typeof standing, mode: AppointmentMode = 'TECHINICIAN_EXIT'): Wire {
  const [state, subState, over = {}] = standing[status];
  const appointmentMode = { id: mode === 'VIDEOCALL' ? '1' : '2', name: mode };
  return { ...example, appointmentMode, attachments: [], ...over, status: { state, subState } } as unknown as Wire;
}

/** A card of each status in each mode, which says which it is. */
const cards = APPOINTMENT_MODES.map((mode) => ({
  system: ['AREA_PRIVATA'],
  mode,
  states: STATUSES.map((stateId, at) => ({
    stateId,
    rendering: {
      title: `${mode} ${stateId}`,
      message: `Messaggio ${stateId}`,
      description: `Descrizione **${stateId}**`,
      boxes: [
        { label: 'Link per email', icon: 'mail', type: 'VIDEOCALL_LINK_BY_EMAIL' },
        { label: 'È gratis', icon: 'info', type: 'INFORMATIVE_TEXT' },
      ],
      buttons: [
        { label: 'Modifica', type: 'MODIFY_APPOINTMENT', analytics: { homePage: 'h', landingPage: 'l' } },
        { label: 'Dicci com’è andata', type: 'FEEDBACK', analytics: { homePage: 'h', landingPage: 'opinione' } },
      ],
      stepper: { stepsNumber: 5, indexCurrentStep: at % 5 },
    },
  })),
}));
const questions = {
  system: ['AREA_PRIVATA'],
  questions: [
    { key: 'puntuale', question: 'Puntuale?', system: ['AREA_PRIVATA'] },
    { key: 'app', question: 'Bella l’app?', system: ['APP'] },
    { key: 'bravo', question: 'Bravo?', system: ['AREA_PRIVATA'] },
  ],
  thankYou: { title: 'Grazie!', description: 'Aiuta chi viene dopo.' },
};

const gatewayWith = (...wire: Wire[]) => telling(fakeGateway(), ...wire);

function telling(gateway: FakeGateway, ...wire: Wire[]) {
  gateway.answer(interventions, { interventions: wire, total: wire.length });
  gateway.answer(preventives, { preventives: [] });
  gateway.answer(cmsContent, ({ url }) => ({
    items: (url.includes('feedback') ? [questions] : url.includes('mio-intervento') ? cards : []) as never,
  }));
  return gateway;
}

const offsetOf = (url: string) => Number(new URL(url).searchParams.get('offset') ?? 0);

/** Fifty that are newer than the one of `PATH`, which is the only one of the second page. */
const newer = Array.from({ length: 50 }, (_, at) => ({ ...inStatus('CONCLUSO'), id: `I1${at}` }));
function fullHistory() {
  const gateway = gatewayWith();
  const page = { 0: newer, 50: [inStatus('CONCLUSO')] } as Readonly<Record<number, Wire[]>>;
  gateway.answer(interventions, ({ url }) => ({ interventions: page[offsetOf(url)] ?? [], total: 51 }));
  return gateway;
}

const rows = APPOINTMENT_MODES.flatMap((mode) => STATUSES.map((status) => ({ mode, status })));
const saysDay = new Set<string>(['CREATO', 'CREATO_SENZA_TECNICO', 'CONFERMATO', 'IN_ATTESA_GESTIONE_RICHIESTA']);

describe('an intervention', () => {
  it.each(rows)('$mode $status shows its card (intervento.carta.3)', async ({ mode, status }) => {
    // A video call needs no company: nobody looks for a technician, nor is a licence lacking.
    const isOther = mode === 'VIDEOCALL' && status === 'CREATO_SENZA_TECNICO';
    const wire = { ...inStatus(status, mode), isEditable: false, isFeedbackLeft: status !== 'LASCIA_FEEDBACK' };
    const screen = await open(PATH, { gateway: gatewayWith(wire) });
    const shown = isOther ? 'CREATO' : status;
    const card = screen.getByRole('region', { name: `${mode} ${shown}` });
    await expect.element(card).toBeVisible();
    const words =
      shown === 'OGGI' ? 'Oggi, 09:00–11:00' : saysDay.has(shown) ? '1 dic, 09:00–11:00' : `Messaggio ${shown}`;
    await expect.element(card).toMatchTextContent(words);
    // What will not be has no steps.
    const steps = card.getByText(`Passo ${(STATUSES.indexOf(shown) % 5) + 1} di 5`);
    await expect.poll(() => steps.elements()).toHaveLength(isCancelledIntervention(shown) ? 0 : 1);
    await expect.element(card).toMatchTextContent('Link per email: non attivo');
    const buttons = card.getByRole('link');
    await expect.poll(() => buttons.all().length).toBe(status === 'LASCIA_FEEDBACK' ? 1 : 0);
  });

  it('tells its story and is accessible', async () => {
    const screen = await open(PATH, {
      gateway: gatewayWith({ ...inStatus('CONFERMATO'), attachments: [...example.attachments] }),
    });
    await expect.element(screen.getByText('L’appuntamento è confermato')).toBeVisible();
    await expect.element(screen.getByText('Hai chiesto l’intervento')).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['CONFERMATO', { chi: 'DITTA', entro: '2099-12-01T10:00:00Z', inRitardo: false }, ['Tocca alla ditta', 'Entro ']],
    [
      'PREVENTIVO_DISPONIBILE',
      { chi: 'CLIENTE', entro: null, inRitardo: false },
      ['Tocca a te', 'Leggi il preventivo'],
    ],
    [
      'CREATO_SENZA_TECNICO',
      { chi: 'CENTRALE', entro: '2026-11-01T10:00:00Z', inRitardo: true },
      ['Tocca alla Centrale Operativa', 'siamo in ritardo'],
    ],
  ] as const)(
    '%s says what comes next, by when and who has to act (intervento.storia.3)',
    async (status, next, said) => {
      const gateway = gatewayWith(inStatus(status));
      gateway.answer(interventionStory, { ...interventionStory.example.answer, prossimaMossa: next });
      const screen = await open(PATH, { gateway });
      const card = screen.getByRole('region', { name: 'Che cosa succede ora' });
      for (const words of said) await expect.element(card).toMatchTextContent(words);
    },
  );

  it('without a configured card still says all else, and the rest goes on without its story', async () => {
    const gateway = gatewayWith(inStatus('IN_CORSO'));
    gateway.answer(cmsContent, { items: [] as never });
    gateway.refuse(interventionStory, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'I dettagli' })).toBeVisible();
    await expect.element(screen.getByText('Non riusciamo a leggere la storia dell’intervento')).toBeVisible();
    await expectAccessible();
  });

  it('whose status has no card shows none, and whoever writes the content is told which (intervento.carta.3)', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const gateway = gatewayWith(inStatus('IN_CORSO'));
    gateway.answer(cmsContent, { items: [{ ...cards[1], states: [] }] as never });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'I dettagli' })).toBeVisible();
    await expect.poll(() => told.mock.calls.flat()).toContain('No card is configured for status IN_CORSO');
    expect(screen.getByText(/^Passo/).elements()).toHaveLength(0);
    told.mockRestore();
  });

  it('that stands behind fifty newer ones is found all the same', async () => {
    const screen = await open(PATH, { gateway: fullHistory() });
    await expect.element(screen.getByRole('region', { name: 'TECHINICIAN_EXIT CONCLUSO' })).toBeVisible();
  });

  it('that may stand where the list can’t be read is not said to be none', async () => {
    const gateway = fullHistory();
    gateway.answer(interventions, ({ url }) => {
      if (offsetOf(url) > 0) throw new TypeError('Failed to fetch');
      return { interventions: newer, total: 51 };
    });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a leggere il tuo intervento');
  });

  it('that there is not is not found', async () => {
    const screen = await open(`${PATH}9`, { gateway: gatewayWith(inStatus('CREATO')) });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('non');
  });

  it('is cancelled with a reason, and with notes where the reason needs them (prenotazione.regole.4)', async () => {
    const gateway = gatewayWith({ ...inStatus('CREATO'), isEditable: true });
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name: 'Annulla l’intervento' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Annulla l’intervento' }).click();
    await expect.element(dialog.getByText('Scegli un motivo.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Altro' }).click();
    await dialog.getByRole('button', { name: 'Annulla l’intervento' }).click();
    await expect.element(dialog.getByText('Scrivi perché vuoi annullare.')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('textbox').fill('Cambio casa');
    await dialog.getByRole('button', { name: 'Annulla l’intervento' }).click();
    await expect.poll(() => gateway.asked(cancelIntervention).length).toBe(1);
    expect(await gateway.asked(cancelIntervention)[0]?.json()).toEqual({ reasonCode: 'R99', notes: 'Cambio casa' });
  });
});

describe('the list', () => {
  const LIST = '/my-edison/intervento-tecnico/il-mio-intervento';

  it('keeps what is over apart, and asks as the history (intervento.chiamate.2)', async () => {
    const gateway = gatewayWith(inStatus('CREATO'), { ...inStatus('CONCLUSO'), id: 'I0000002' });
    const screen = await open(LIST, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'In corso 1' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Storia 1' })).toBeVisible();
    expect(new URL(gateway.asked(interventions)[0]?.url ?? '').searchParams.get('from')).toBe('StoricoIntervento');
    await expectAccessible();
  });

  it.each([51, null])(
    'is leafed through, fifty at a time, where there are %s (intervento.chiamate.1)',
    async (total) => {
      const gateway = fullHistory();
      gateway.answer(interventions, ({ url }) => ({
        interventions: offsetOf(url) > 0 ? [inStatus('CONCLUSO')] : newer,
        total,
      }));
      const screen = await open(LIST, { gateway });
      await expect.element(screen.getByRole('heading', { name: 'Storia 50' })).toBeVisible();
      await screen.getByRole('link', { name: 'Meno recenti' }).click();
      await expect.element(screen.getByRole('heading', { name: 'Storia 1' })).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Meno recenti' })).not.toBeInTheDocument();
      await screen.getByRole('link', { name: 'Più recenti' }).click();
      await expect.element(screen.getByRole('heading', { name: 'Storia 50' })).toBeVisible();
    },
  );

  it('says that there is none', async () => {
    const screen = await open(LIST, { gateway: gatewayWith() });
    await expect.element(screen.getByRole('heading', { name: 'Non hai ancora chiesto interventi' })).toBeVisible();
    await expectAccessible();
  });

  it('says that it can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.refuse(interventions, 'S-001');
    const screen = await open(LIST, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a leggere i tuoi interventi');
    await expectAccessible();
  });
});

describe('a quote', () => {
  const QUOTE = `/my-edison/intervento-tecnico/preventivo?intervento=${example.id}&da=Homepage`;

  it('is accepted once its exact total is confirmed (preventivo.chiamate.2)', async () => {
    const gateway = gatewayWith(inStatus('PREVENTIVO_DISPONIBILE'));
    gateway.answer(preventives, preventives.example.answer);
    const screen = await open(QUOTE, { gateway });
    await screen.getByRole('button', { name: 'Accetta e paga in bolletta' }).click();
    const dialog = screen.getByRole('dialog', { name: /Accetti il preventivo da 180,50/ });
    await expect.element(dialog).toMatchTextContent('addebito in bolletta');
    await expectAccessible();
    await dialog.getByRole('radio').first().click();
    await dialog.getByRole('button', { name: /Accetta 180,50/ }).click();
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
  ] as const)(
    'that was accepted leads to the next appointment: %s (preventivo.schermo.2)',
    async (status, said, ways) => {
      const gateway = gatewayWith(inStatus(status));
      const [quote] = preventives.example.answer.preventives;
      gateway.answer(preventives, { preventives: [{ ...quote, state: 'APPROVATO' }] as never });
      const screen = await open(QUOTE, { gateway });
      await expect.element(screen.getByText('Preventivo accettato')).toBeVisible();
      await expect.element(screen.getByText(said)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Scegli il prossimo appuntamento' }).elements()).toHaveLength(ways);
    },
  );

  it.each([
    ['taken', 'PRESA_IN_CARICO', null, null, 'La tua richiesta è in lavorazione', 'Qui leggi a che punto è.'],
    [
      'refused',
      'RIFIUTATA',
      null,
      'Il preventivo era scaduto',
      'La tua ultima richiesta non è stata accettata',
      'Il preventivo era scaduto',
    ],
    ['to come', 'ATTIVA', '2999-12-01', null, /^La tua richiesta vale da /, undefined],
  ] as const)('whose answer is %s says so (fornitore.esiti.5)', async (_, stato, dal, testo, title, words) => {
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

  it('is paid once its exact total is confirmed, and leads to the payment (pagamento.preventivo.1)', async () => {
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

  it('of another total by now begins nothing, and reads it again', async () => {
    const gateway = gatewayWith(inStatus('PREVENTIVO_DISPONIBILE'));
    gateway.answer(preventives, preventives.example.answer);
    gateway.refuse(beginQuotePayment, 'CHANGED_MEANWHILE');
    const screen = await open(QUOTE, { gateway });
    await screen.getByRole('button', { name: 'Accetta e paga adesso' }).click();
    const dialog = screen.getByRole('dialog');
    const [quote] = preventives.example.answer.preventives;
    gateway.answer(preventives, { preventives: [{ ...quote, total: { label: 'Totale', total: 190 } }] } as never);
    await dialog.getByRole('button', { name: /^Paga 180,50/ }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('L’importo è cambiato');
    await expect.element(dialog.getByRole('button', { name: /^Paga 190,00/ })).toBeVisible();
  });

  it('is accepted without a word of paying where nobody takes payments', async () => {
    const gateway = telling(fakeGateway({ capabilities: [] }), inStatus('PREVENTIVO_DISPONIBILE'));
    gateway.answer(preventives, preventives.example.answer);
    const screen = await open(QUOTE, { gateway });
    await expect.element(screen.getByRole('button', { name: 'Accetta', exact: true })).toBeVisible();
    await expect.element(screen.getByText('paga adesso')).not.toBeInTheDocument();
  });

  it('is refused, or says why the answer came too late', async () => {
    const gateway = gatewayWith(inStatus('PREVENTIVO_DISPONIBILE'));
    gateway.answer(preventives, preventives.example.answer);
    gateway.refuse(answerPreventive, 'QUOTE_ALREADY_ANSWERED');
    const screen = await open(QUOTE, { gateway });
    await screen.getByRole('button', { name: 'Rifiuta' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Rifiuta il preventivo' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('è già stata data una risposta');
    expect(await gateway.asked(answerPreventive)[0]?.json()).toEqual({ source: 'Portali', type: 'RIFIUTA' });
  });
});

describe('feedback', () => {
  it('is given with the keyboard, to the questions of this area, and thanked for (intervento.pagina.2)', async () => {
    const gateway = gatewayWith(inStatus('LASCIA_FEEDBACK'));
    const screen = await open(`${PATH}/opinione`, { gateway });
    const first = screen.getByRole('group', { name: 'Puntuale?' });
    await expect.element(first).toBeVisible();
    expect(screen.getByText('Bella l’app?').elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Invia la tua opinione' }).click();
    await expect.element(screen.getByText('Scegli da una a cinque stelle.').first()).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Tab} {ArrowLeft}');
    await screen.getByRole('button', { name: 'Invia la tua opinione' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Grazie!' })).toBeVisible();
    expect(await gateway.asked(sendFeedback)[0]?.json()).toEqual({
      questions: [
        { question: 'Puntuale?', rating: 3 },
        { question: 'Bravo?', rating: 5 },
      ],
    });
  });

  it('that was left already is not asked for again', async () => {
    const screen = await open(`${PATH}/opinione`, { gateway: gatewayWith(inStatus('CONCLUSO')) });
    await expect.element(screen.getByRole('heading', { name: 'Hai già lasciato la tua opinione' })).toBeVisible();
  });
});
