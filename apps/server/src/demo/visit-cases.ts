import type { InterventionAct, InterventionDoer, InterventionStep, AppointmentMode } from '@sportello/domain';

/** Days count from today. */
export interface DemoCase {
  readonly mode: AppointmentMode;
  readonly product: string;
  readonly company?: string;
  readonly source?: 'Web' | 'Centrale Operativa' | 'App';
  readonly note: string;
  readonly bookedDaysAgo: number;
  readonly slots: readonly {
    readonly later: number;
    readonly windowId: string;
    readonly state: 'SCHEDULED' | 'CONFIRMED' | 'COMPLETED' | 'IN_PROGRESS' | 'CANCELLED';
    readonly appointmentConfirmed?: boolean;
  }[];
  readonly story: readonly Step[];
  readonly quote?: {
    readonly daysAgo: number;
    readonly state: 'APPROVATO' | 'RIFIUTATO' | 'IN ATTESA APPROVAZIONE CLIENTE';
    readonly items: readonly { readonly label: string; readonly cents: number }[];
  };
  readonly invoice?: { readonly daysAgo: number; readonly cents: number; readonly isPaid: boolean };
  readonly report?: boolean;
  readonly ratings?: readonly (readonly [string, number])[];
}

interface Step {
  readonly kind: InterventionStep | InterventionAct;
  readonly by: InterventionDoer;
  readonly daysAgo: number;
  readonly at: string;
  readonly state: string;
  readonly subState: string | null;
  readonly slot?: number;
}

type Kind = Step['kind'];

const leads: Partial<Record<Kind, readonly [InterventionDoer, string, string | null]>> = {
  PRENOTAZIONE: ['CLIENTE', 'Assigned', 'TO_ACCEPT'],
  ACCETTA: ['DITTA', 'Assigned', 'ACCEPTED'],
  CONCORDA: ['CENTRALE', 'Assigned', 'APPOINTMENT_AGREED'],
  INIZIA: ['DITTA', 'In Progress', 'INTERVENTION_IN_PROGRESS'],
  CHIEDI_PREVENTIVO: ['DITTA', 'In Progress', 'AWAITING_QUOTE'],
  INVIA_PREVENTIVO: ['CENTRALE', 'In Progress', 'AWAITING_CUSTOMER_DECISION'],
  PREVENTIVO_ACCETTATO: ['CLIENTE', 'In Progress', 'QUOTE_APPROVED_AWAITING_WORKS'],
  PREVENTIVO_RIFIUTATO: ['CLIENTE', 'In Progress', 'AWAITING_COMPLAINT_HANDLING'],
  ATTENDI_MATERIALE: ['CENTRALE', 'In Progress', 'AWAITING_MATERIAL'],
  COMPLETA: ['DITTA', 'Completed', null],
  CONSUNTIVA: ['CENTRALE', 'Consuntivato', null],
  FATTURA: ['CENTRALE', 'Fatturato', null],
  DISDETTA: ['CLIENTE', 'New', 'CUSTOMER_CANCELLATION_REQUEST'],
};

function step(kind: Kind, daysAgo: number, at: string, slot?: number): Step {
  const [by, state, subState] = leads[kind] ?? ['CENTRALE', 'New', null];
  return { kind, by, daysAgo, at, state, subState, ...(slot !== undefined && { slot }) };
}

const cancelled = (subState: string, daysAgo: number): Step => ({
  ...step('ANNULLA', daysAgo, '16:40'),
  state: 'Canceled',
  subState,
});

const visited = (bookedAgo: number, daysAgo: number): readonly Step[] => [
  step('PRENOTAZIONE', bookedAgo, '10:12', 0),
  step('ACCETTA', bookedAgo - 1, '09:05'),
  step('CONCORDA', bookedAgo - 1, '11:30', 0),
  step('INIZIA', daysAgo, '09:10'),
];

const visit = { mode: 'TECHINICIAN_EXIT', company: 'C017' } as const;
const call = { mode: 'VIDEOCALL' } as const;

const board = [
  { label: 'Scheda elettronica', cents: 12_050 },
  { label: 'Manodopera, un’ora e mezza', cents: 6000 },
  { label: 'Uscita del tecnico', cents: 2500 },
];

/**
 * From long past to upcoming, each with a last step so recent that no commitment has expired
 * (dimostrazione.interventi.1).
 */
export const cases: readonly DemoCase[] = [
  {
    ...visit,
    product: 'P04',
    note: 'Servito una volta: il tubo sotto il lavello gocciolava.',
    bookedDaysAgo: 220,
    slots: [{ later: -212, windowId: 'T1', state: 'COMPLETED' }],
    story: [
      ...visited(220, 212),
      step('COMPLETA', 212, '10:40'),
      step('CONSUNTIVA', 210, '12:00'),
      step('FATTURA', 205, '09:30'),
      { ...step('OPINIONE', 204, '20:10'), by: 'CLIENTE', state: 'Fatturato' },
    ],
    invoice: { daysAgo: 205, cents: 7320, isPaid: true },
    report: true,
    ratings: [
      ['Il tecnico è arrivato nell’orario previsto?', 5],
      ['Quanto sei soddisfatto del lavoro fatto?', 4],
    ],
  },
  {
    ...visit,
    product: 'P06',
    note: 'La lavastoviglie è fuori garanzia e fuori servizio.',
    bookedDaysAgo: 150,
    slots: [{ later: -143, windowId: 'T2', state: 'CANCELLED' }],
    story: [step('PRENOTAZIONE', 150, '10:12', 0), cancelled('NOT_COVERED', 149)],
  },
  {
    ...call,
    product: 'P02',
    note: 'Il climatizzatore fa un rumore strano.',
    bookedDaysAgo: 120,
    slots: [{ later: -118, windowId: 'V3', state: 'CANCELLED' }],
    story: [
      step('PRENOTAZIONE', 120, '10:12', 0),
      step('CONCORDA', 119, '09:00', 0),
      cancelled('VIDEOCALL_CUSTOMER_ABSENT', 118),
    ],
  },
  {
    ...visit,
    product: 'P03',
    note: 'Salta la luce in cucina.',
    bookedDaysAgo: 90,
    slots: [{ later: -84, windowId: 'T3', state: 'CANCELLED' }],
    story: [step('PRENOTAZIONE', 90, '10:12', 0), step('DISDETTA', 88, '18:20', 0)],
  },
  {
    ...call,
    product: 'P01',
    note: 'Come si imposta il programma settimanale?',
    bookedDaysAgo: 40,
    slots: [{ later: -39, windowId: 'V5', state: 'COMPLETED' }],
    story: [
      step('PRENOTAZIONE', 40, '10:12', 0),
      step('CONCORDA', 40, '11:00', 0),
      { ...step('INIZIA', 39, '11:00'), by: 'CENTRALE' },
      { ...step('COMPLETA', 39, '11:25'), by: 'CENTRALE' },
    ],
  },
  {
    ...visit,
    product: 'P05',
    company: 'C034',
    note: 'L’inverter segnala un errore.',
    bookedDaysAgo: 24,
    slots: [{ later: -17, windowId: 'T1', state: 'COMPLETED' }],
    story: [
      ...visited(24, 17),
      step('CHIEDI_PREVENTIVO', 17, '10:50'),
      step('INVIA_PREVENTIVO', 15, '15:20'),
      step('PREVENTIVO_ACCETTATO', 14, '19:05'),
    ],
    quote: { daysAgo: 15, state: 'APPROVATO', items: [{ label: 'Inverter ricondizionato', cents: 48_900 }] },
  },
  {
    ...visit,
    product: 'P02',
    note: 'Il climatizzatore non raffredda più.',
    bookedDaysAgo: 20,
    slots: [{ later: -14, windowId: 'T4', state: 'COMPLETED' }],
    story: [
      ...visited(20, 14),
      step('CHIEDI_PREVENTIVO', 14, '17:10'),
      step('INVIA_PREVENTIVO', 12, '15:20'),
      step('PREVENTIVO_ACCETTATO', 11, '08:40'),
    ],
    quote: { daysAgo: 12, state: 'APPROVATO', items: [{ label: 'Ricarica del gas e controllo', cents: 14_900 }] },
  },
  {
    ...visit,
    product: 'P06',
    note: 'Il forno non scalda.',
    bookedDaysAgo: 16,
    slots: [{ later: -10, windowId: 'T2', state: 'COMPLETED' }],
    story: [...visited(16, 10), step('ATTENDI_MATERIALE', 10, '12:30')],
  },
  {
    ...visit,
    product: 'P04',
    note: 'Lo scarico della doccia è lento.',
    bookedDaysAgo: 9,
    slots: [{ later: -3, windowId: 'T3', state: 'COMPLETED' }],
    story: [
      ...visited(9, 3),
      step('CHIEDI_PREVENTIVO', 3, '15:30'),
      step('INVIA_PREVENTIVO', 2, '15:20'),
      step('PREVENTIVO_RIFIUTATO', 1, '21:15'),
    ],
    quote: { daysAgo: 2, state: 'RIFIUTATO', items: [{ label: 'Sostituzione dello scarico', cents: 31_000 }] },
  },
  {
    ...visit,
    product: 'P01',
    note: 'La caldaia si spegne da sola.',
    bookedDaysAgo: 9,
    slots: [{ later: -4, windowId: 'T1', state: 'COMPLETED' }],
    story: [...visited(9, 4), step('CHIEDI_PREVENTIVO', 4, '10:45'), step('INVIA_PREVENTIVO', 2, '15:20')],
    quote: { daysAgo: 2, state: 'IN ATTESA APPROVAZIONE CLIENTE', items: board },
    report: true,
  },
  {
    ...visit,
    product: 'P03',
    note: 'Il salvavita scatta quando piove.',
    bookedDaysAgo: 8,
    slots: [{ later: -2, windowId: 'T2', state: 'COMPLETED' }],
    story: [...visited(8, 2), step('CHIEDI_PREVENTIVO', 2, '12:20')],
  },
  {
    ...visit,
    product: 'P01',
    note: 'Controllo prima dell’inverno.',
    bookedDaysAgo: 7,
    slots: [{ later: -1, windowId: 'T3', state: 'COMPLETED' }],
    story: [...visited(7, 1), step('COMPLETA', 1, '15:35')],
    report: true,
  },
  {
    ...visit,
    product: 'P04',
    note: 'Cambio del rubinetto in cucina.',
    bookedDaysAgo: 6,
    slots: [{ later: 0, windowId: 'T1', state: 'IN_PROGRESS' }],
    story: [...visited(6, 0)],
  },
  {
    ...call,
    product: 'P03',
    note: 'Il differenziale non si riarma.',
    bookedDaysAgo: 1,
    slots: [{ later: 0, windowId: 'V18', state: 'CONFIRMED' }],
    story: [step('PRENOTAZIONE', 1, '10:12', 0), step('CONCORDA', 1, '12:00', 0)],
  },
  {
    ...visit,
    product: 'P02',
    note: 'Perde acqua dall’unità interna.',
    bookedDaysAgo: 5,
    slots: [{ later: 0, windowId: 'T4', state: 'CONFIRMED' }],
    story: [step('PRENOTAZIONE', 5, '10:12', 0), step('ACCETTA', 4, '09:05'), step('CONCORDA', 4, '11:30', 0)],
  },
  {
    ...visit,
    product: 'P06',
    note: 'La lavatrice non centrifuga.',
    bookedDaysAgo: 3,
    slots: [{ later: 6, windowId: 'T1', state: 'CONFIRMED' }],
    story: [step('PRENOTAZIONE', 3, '10:12', 0), step('ACCETTA', 2, '09:05'), step('CONCORDA', 2, '11:30', 0)],
  },
  {
    mode: 'TECHINICIAN_EXIT',
    product: 'P05',
    note: 'La produzione dei pannelli è scesa.',
    bookedDaysAgo: 0,
    slots: [{ later: 9, windowId: 'T3', state: 'SCHEDULED' }],
    story: [{ ...step('PRENOTAZIONE', 0, '10:12', 0), state: 'New', subState: 'TO_ASSIGN' }],
  },
  {
    ...call,
    product: 'P01',
    note: 'La pressione scende ogni giorno.',
    bookedDaysAgo: 0,
    slots: [{ later: 2, windowId: 'V2', state: 'SCHEDULED' }],
    story: [step('PRENOTAZIONE', 0, '10:12', 0)],
  },
];
