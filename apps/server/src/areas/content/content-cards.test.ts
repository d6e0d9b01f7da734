import { contentPath, contentUses } from '@sportello/calls';
import {
  BACKEND_INTERVENTION_STATES,
  cardButtons,
  cardMessage,
  cardOf,
  cardStep,
  type AppointmentMode,
  type Intervention,
  type InterventionStatus,
  type RenderingSet,
} from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { baseContent } from '../../config/content.ts';
import { contentFiles } from '../../ports/content/files.ts';

const shipped = [baseContent];
const sets = contentFiles(shipped).page(contentPath(contentUses.myIntervention)) as unknown as RenderingSet[];
const slot = { id: 's', date: '2026-12-01', start: '09:00', end: '11:00', state: 'SCHEDULED' } as const;
const BEFORE = Date.parse('2026-12-01T07:00:00Z');

function given(status: InterventionStatus, mode: AppointmentMode, over: Partial<Intervention> = {}): Intervention {
  return {
    id: 'I1',
    status,
    source: 'WEB',
    appointmentMode: { id: '1', name: mode },
    product: { name: 'Caldaia' },
    address: { lat: 0, lon: 0 },
    company: { code: '017' },
    timeSlots: [slot],
    customer: {},
    contactMode: 'SMS',
    isEditable: true,
    isFeedbackLeft: false,
    isGeolocalizationActive: false,
    attachments: [],
    ...over,
  };
}

const CALL = 'CALL_OPERATION_CENTRE';
const MODIFY = 'MODIFY_APPOINTMENT';
const NEW = 'NEW_INTERVENTION';
type Row = readonly [InterventionStatus, string | undefined, string, string, readonly string[], number];
const common: readonly Row[] = [
  ['ANNULLATO', undefined, 'Intervento annullato', 'Annullato', [NEW], 3],
  ['IN_ATTESA_PREVENTIVO', 'AWAITING_QUOTE', 'Prepariamo il preventivo', 'In attesa del preventivo', [CALL], 2],
  [
    'IN_ATTESA_PREVENTIVO',
    'QUOTE_AWAITING_APPROVAL',
    'Controlliamo il preventivo',
    'Preventivo in verifica',
    [CALL],
    2,
  ],
  [
    'IN_ATTESA_PREVENTIVO',
    'AWAITING_PAYMENT_VERIFICATION',
    'Verifichiamo il pagamento',
    'Pagamento in verifica',
    [CALL],
    2,
  ],
  ['PREVENTIVO_DISPONIBILE', undefined, 'Il preventivo è pronto', 'Decidi tu', ['SHOW_OR_ACCEPT_QUOTE'], 2],
  [
    'ACCETTATO_FISSA_APPUNTAMENTO',
    undefined,
    'Fissa il prossimo appuntamento',
    'Scegli il giorno',
    ['FIX_APPOINTMENT'],
    2,
  ],
  [
    'IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO',
    undefined,
    'Aspettiamo il materiale',
    'In attesa dei ricambi',
    [CALL],
    2,
  ],
  ['LASCIA_FEEDBACK', undefined, 'Com’è andata?', 'Concluso', ['FEEDBACK', NEW], 3],
  ['ANNULLATO_DAL_CLIENTE', undefined, 'Hai annullato l’intervento', 'Annullato da te', [NEW], 3],
  ['NON_SUPPORTATO', undefined, 'Non possiamo fare questo intervento', 'Non coperto', [CALL], 3],
  ['IN_ATTESA_GESTIONE_RICHIESTA', undefined, 'Stiamo guardando la tua richiesta', 'DAY', [CALL], 2],
  [
    'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA',
    undefined,
    'Ti chiama la ditta',
    'La ditta fissa il giorno',
    [CALL],
    2,
  ],
];
const rows: Readonly<Record<AppointmentMode, readonly Row[]>> = {
  TECHINICIAN_EXIT: [
    ['CREATO', undefined, 'Richiesta inviata', 'DAY', [MODIFY, CALL], 0],
    ['CREATO_SENZA_TECNICO', undefined, 'Cerchiamo un tecnico', 'DAY', [MODIFY, CALL], 0],
    ['CONFERMATO', undefined, 'Appuntamento confermato', 'DAY', [MODIFY, CALL], 1],
    ['OGGI', undefined, 'Il tecnico arriva oggi', 'TODAY', [MODIFY, CALL], 1],
    ['IN_CORSO', undefined, 'Intervento in corso', 'Il tecnico è al lavoro', ['TECHNICIAN_EXIT_SUPPORT'], 2],
    ['CONCLUSO', undefined, 'Intervento concluso', 'Concluso', [NEW], 3],
    ...common,
  ],
  VIDEOCALL: [
    ['CREATO', undefined, 'Videochiamata prenotata', 'DAY', [MODIFY, CALL], 0],
    ['CONFERMATO', undefined, 'Videochiamata confermata', 'DAY', [MODIFY, CALL], 1],
    ['OGGI', undefined, 'La videochiamata è oggi', 'TODAY', [MODIFY, CALL], 1],
    ['IN_CORSO', undefined, 'Videochiamata in corso', 'Il tecnico è collegato', ['VIDEOCALL_SUPPORT_IN_PROGRESS'], 2],
    ['CONCLUSO', undefined, 'Videochiamata conclusa', 'Conclusa', ['OTHER_APPOINTMENT', NEW], 3],
    ...common,
  ],
};

describe.each(['TECHINICIAN_EXIT', 'VIDEOCALL'] as const)('the cards of a %s that come with the product', (mode) => {
  it.each(rows[mode])('shows for status %s %s the card "%s"', (status, subState, title, message, buttons, step) => {
    const intervention = given(status, mode, { subState });
    const card = cardOf(sets, intervention);
    if (card === undefined) throw new Error('there is no card');
    expect(card.title).toBe(title);
    const shown = cardMessage(card, intervention, BEFORE);
    expect(shown.kind === 'TEXT' ? shown.text : shown.kind).toBe(message);
    expect(cardButtons(card, intervention).map(({ type }) => type)).toEqual(buttons);
    const late = { ...intervention, isEditable: false, isFeedbackLeft: true };
    expect(cardButtons(card, late).map(({ type }) => type)).toEqual(
      buttons.filter((type) => type !== MODIFY && type !== 'FEEDBACK'),
    );
    expect(cardStep(sets, intervention, card)).toBe(step);
    const visited = { ...slot, date: '2026-11-20', state: 'COMPLETED' } as const;
    const followed = { ...intervention, timeSlots: [slot, visited] };
    expect(cardStep(sets, followed, card)).toBe(Math.max(step, 2));
  });

  it('does not mention a quote on the card of the next appointment (intervento.carta.9)', () => {
    for (const subState of Object.keys(BACKEND_INTERVENTION_STATES['In Progress'])) {
      const card = cardOf(sets, given('ACCETTATO_FISSA_APPUNTAMENTO', mode, { subState }));
      expect(`${card?.title} ${card?.message} ${card?.description}`).not.toMatch(/preventivo/i);
    }
  });
});
