import { cmsContent, interventions, preventives } from '@sportello/calls';
import {
  APPOINTMENT_MODES,
  dayInRome,
  INTERVENTION_STATUSES,
  type AppointmentMode,
  type InterventionStatus,
} from '@sportello/domain';
import { fakeGateway, type FakeGateway } from './gateway.ts';

const [first] = interventions.example.answer.interventions;
const [slot] = first?.timeSlots ?? [];
if (first === undefined || slot === undefined) throw new Error('the catalogue has no example');

/** The catalogue's example with an appointment that is always in the future. */
export const example = { ...first, timeSlots: [{ ...slot, date: '2099-12-01' }] };
export const PATH = `/my-edison/intervento-tecnico/il-mio-intervento/${example.id}`;
const today = dayInRome(Date.now());
export const STATUSES = INTERVENTION_STATUSES.filter((status) => status !== 'SCONOSCIUTO');

type Wire = typeof example;

/** The source's fields for each status, by default of a visit by a licensed company. */
const standing: Readonly<
  Record<Exclude<InterventionStatus, 'SCONOSCIUTO'>, readonly [string, string | null, object?]>
> = {
  CREATO: ['Assigned', 'TO_ACCEPT'],
  CREATO_SENZA_TECNICO: ['New', 'TO_ASSIGN', { company: null }],
  CONFERMATO: ['Assigned', 'APPOINTMENT_AGREED'],
  OGGI: ['Assigned', 'APPOINTMENT_AGREED', { timeSlots: [{ ...slot, date: today, end: '23:59' }] }],
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

export function inStatus(status: keyof typeof standing, mode: AppointmentMode = 'TECHINICIAN_EXIT'): Wire {
  const [state, subState, over = {}] = standing[status];
  const appointmentMode = { id: mode === 'VIDEOCALL' ? '1' : '2', name: mode };
  return { ...example, appointmentMode, attachments: [], ...over, status: { state, subState } };
}

export const cards = APPOINTMENT_MODES.map((mode) => ({
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
    { key: 'puntuale', question: 'Puntuale?', system: ['AREA_PRIVATA'], modes: ['TECHINICIAN_EXIT'] },
    { key: 'app', question: 'Bella l’app?', system: ['APP'] },
    { key: 'bravo', question: 'Bravo?', system: ['AREA_PRIVATA'] },
  ],
  thankYou: { title: 'Grazie!', description: 'Aiuta chi viene dopo.' },
};

export const gatewayWith = (...wire: Wire[]) => telling(fakeGateway(), ...wire);

export function telling(gateway: FakeGateway, ...wire: Wire[]) {
  gateway.answer(interventions, { interventions: wire, total: wire.length });
  gateway.answer(preventives, { preventives: [] });
  gateway.answer(cmsContent, ({ url }) => ({
    items: (url.includes('feedback') ? [questions] : url.includes('mio-intervento') ? cards : []) as never,
  }));
  return gateway;
}

export const offsetOf = (url: string) => Number(new URL(url).searchParams.get('offset') ?? 0);

/** Fifty newer ones fill the first page; the one of `PATH` is alone on the second. */
export const newer = Array.from({ length: 50 }, (_, at) => ({ ...inStatus('CONCLUSO'), id: `I1${at}` }));
export function fullHistory() {
  const gateway = gatewayWith();
  const page = { 0: newer, 50: [inStatus('CONCLUSO')] } as Readonly<Record<number, Wire[]>>;
  gateway.answer(interventions, ({ url }) => ({ interventions: page[offsetOf(url)] ?? [], total: 51 }));
  return gateway;
}
