import { describe, expect, it } from 'vitest';
import {
  cardBoxes,
  cardButtons,
  cardDateLine,
  cardIcon,
  cardMessage,
  cardOf,
  cardStep,
  isOver,
  visitorWords,
  type InterventionRendering,
} from './card.ts';
import { visitMatters } from '../home/visit-matters.ts';
import type { Intervention } from './intervention.ts';
import { INTERVENTION_STATUSES, type InterventionStatus } from './status/status.ts';

const slot = { id: 's', date: '2026-12-01', start: '09:00', end: '11:00', state: 'SCHEDULED' } as const;
const times = { day: '2026-12-01', start: '09:00', end: '11:00' };
const BEFORE = Date.parse('2026-12-01T07:00:00Z');
const AFTER = Date.parse('2026-12-01T10:01:00Z');
const rendering: InterventionRendering = {
  message: 'In attesa',
  description: '',
  boxes: [],
  buttons: [],
  stepper: { stepsNumber: 4, indexCurrentStep: 0 },
};

function intervention(over: Partial<Intervention>): Intervention {
  return {
    id: 'I1',
    status: 'CREATO',
    source: 'WEB',
    appointmentMode: { id: '2', name: 'TECHINICIAN_EXIT' },
    product: { name: 'Caldaia' },
    address: { lat: 0, lon: 0 },
    company: { code: '017' },
    timeSlots: [slot],
    customer: {},
    contactMode: 'SCONOSCIUTO',
    isEditable: true,
    isFeedbackLeft: false,
    isGeolocalizationActive: false,
    attachments: [],
    ...over,
  };
}

const call = { id: '1', name: 'VIDEOCALL' } as const;

/**
 * Message, date line and finished flag for each status (intervento.carta.4, intervento.carta.5, intervento.carta.8).
 */
const rows: Readonly<Record<InterventionStatus, readonly ['DAY' | 'TODAY' | 'TEXT', boolean, boolean]>> = {
  CREATO: ['DAY', false, false],
  CREATO_SENZA_TECNICO: ['DAY', false, false],
  CONFERMATO: ['DAY', false, false],
  OGGI: ['TODAY', false, false],
  IN_CORSO: ['TEXT', false, false],
  ANNULLATO: ['TEXT', true, true],
  CONCLUSO: ['TEXT', true, true],
  IN_ATTESA_PREVENTIVO: ['TEXT', true, false],
  PREVENTIVO_DISPONIBILE: ['TEXT', true, false],
  ACCETTATO_FISSA_APPUNTAMENTO: ['TEXT', true, false],
  IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO: ['TEXT', false, false],
  LASCIA_FEEDBACK: ['TEXT', false, false],
  ANNULLATO_DAL_CLIENTE: ['TEXT', true, true],
  NON_SUPPORTATO: ['TEXT', false, true],
  IN_ATTESA_GESTIONE_RICHIESTA: ['DAY', false, false],
  IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA: ['TEXT', true, false],
  SCONOSCIUTO: ['TEXT', false, true],
};

describe.each(INTERVENTION_STATUSES)('a card that is %s', (status) => {
  const [kind, hasLine, over] = rows[status];

  it('says when, or what is configured', () => {
    expect(cardMessage(rendering, intervention({ status }), BEFORE)).toEqual(
      kind === 'TEXT' ? { kind, text: 'In attesa' } : { kind, ...times },
    );
    expect(cardMessage(rendering, intervention({ status, timeSlots: [] }), BEFORE)).toEqual({
      kind: 'TEXT',
      text: 'In attesa',
    });
  });

  it('returns the line with date and time only for the statuses of the rule, and with a slot', () => {
    expect(cardDateLine(intervention({ status }))).toEqual(hasLine ? times : undefined);
    expect(cardDateLine(intervention({ status, timeSlots: [] }))).toBeUndefined();
  });

  it('returns whether the intervention is over', () => {
    expect(isOver(status)).toBe(over);
  });

  it('takes the card of its mode (intervento.carta.2), or none without its status (intervento.carta.3)', () => {
    const of = (message: string) => ({ stateId: status, rendering: { ...rendering, message } });
    const sets = [
      { mode: 'TECHINICIAN_EXIT' as const, states: [of('visita')] },
      { mode: 'VIDEOCALL' as const, states: [of('chiamata')] },
    ];
    expect(cardOf(sets, intervention({ status }))?.message).toBe('visita');
    expect(cardOf(sets, intervention({ status, appointmentMode: { id: '9' } }))?.message).toBe('visita');
    expect(cardOf(sets, intervention({ status, appointmentMode: call }))?.message).toBe('chiamata');
    expect(cardOf(sets.slice(0, 1), intervention({ status, appointmentMode: call }))).toBeUndefined();
    const other = status === 'CREATO' ? 'OGGI' : 'CREATO';
    expect(cardOf(sets, intervention({ status: other }))).toBeUndefined();
  });
});

it.each([
  [{}, 'Ditta 017', 'truck'],
  [{ company: undefined }, 'Centrale Operativa', 'truck'],
  [{ appointmentMode: call, company: undefined }, 'Centrale Operativa', 'videocall'],
  [{ appointmentMode: call }, 'Centrale Operativa', 'videocall'],
] as const)('returns for a visit with %j the visitor %s and the icon %s (intervento.carta.2)', (over, who, icon) => {
  expect(visitorWords(intervention(over))).toBe(who);
  expect(cardIcon(rendering, intervention(over))).toBe(icon);
  expect(cardIcon({ ...rendering, icon: 'truck' }, intervention(over))).toBe('truck');
});

it.each([
  ['MODIFY_APPOINTMENT', { isEditable: true }, true],
  ['MODIFY_APPOINTMENT', { isEditable: false }, false],
  ['FEEDBACK', { isFeedbackLeft: false }, true],
  ['FEEDBACK', { isFeedbackLeft: true }, false],
  ['SUPPORT', { isEditable: false, isFeedbackLeft: true }, true],
  ['SHOW_OR_ACCEPT_QUOTE', { isEditable: false }, true],
] as const)('returns for button %s with %j whether it is there: %s (intervento.carta.6)', (type, over, isThere) => {
  const button = { label: 'Fai', type, analytics: { homePage: 'h', landingPage: 'l' } };
  expect(cardButtons({ ...rendering, buttons: [button] }, intervention(over))).toHaveLength(isThere ? 1 : 0);
});

it.each([
  ['VIDEOCALL_LINK_BY_PHONE', 'SMS', true],
  ['VIDEOCALL_LINK_BY_PHONE', 'EMAIL', false],
  ['VIDEOCALL_LINK_BY_EMAIL', 'EMAIL', true],
  ['VIDEOCALL_LINK_BY_EMAIL', 'SMS', false],
  ['VIDEOCALL_LINK_BY_EMAIL', 'SCONOSCIUTO', false],
  ['INFORMATIVE_TEXT', 'SCONOSCIUTO', true],
] as const)('enables the box %s by %s: %s (intervento.carta.7)', (type, contactMode, isEnabled) => {
  const boxes = [{ label: 'Qui', icon: 'info', type }];
  expect(cardBoxes({ ...rendering, boxes }, intervention({ contactMode }))).toEqual([{ ...boxes[0], isEnabled }]);
});

it('tells the home of visits today and of quotes to answer (home.urgenza.1)', () => {
  const all = INTERVENTION_STATUSES.map((status) => intervention({ status }));
  expect(visitMatters(all, BEFORE).map(({ kind, day }) => [kind, day])).toEqual([
    ['VISIT_TODAY', '2026-12-01'],
    ['VISIT_TODAY', '2026-12-01'],
    ['QUOTE_TO_ANSWER', '2026-12-01'],
  ]);
});

it('tells the home of visits whose time has passed without an outcome (home.urgenza.1)', () => {
  const all = INTERVENTION_STATUSES.map((status) => intervention({ status }));
  expect(visitMatters(all, AFTER).map(({ kind, intervention: { status } }) => [kind, status])).toEqual([
    ['VISIT_PASSED', 'CREATO'],
    ['VISIT_PASSED', 'CREATO_SENZA_TECNICO'],
    ['VISIT_PASSED', 'CONFERMATO'],
    ['VISIT_PASSED', 'OGGI'],
    ['QUOTE_TO_ANSWER', 'PREVENTIVO_DISPONIBILE'],
  ]);
});

it.each(INTERVENTION_STATUSES)('%s never tells a time that has passed as one to come', (status) => {
  const [kind] = rows[status];
  expect(cardMessage(rendering, intervention({ status }), AFTER)).toEqual(
    kind === 'TEXT' ? { kind, text: 'In attesa' } : { kind: 'PAST', ...times },
  );
});

it('shows the card of its sub-state, where there is one (intervento.carta.9)', () => {
  const of = (message: string, subState?: string) => ({
    stateId: 'IN_ATTESA_PREVENTIVO' as const,
    ...(subState && { subState }),
    rendering: { ...rendering, message },
  });
  const sets = [{ mode: 'TECHINICIAN_EXIT' as const, states: [of('verifica', 'PAYMENT'), of('preventivo')] }];
  const shown = (subState?: string) =>
    cardOf(sets, intervention({ status: 'IN_ATTESA_PREVENTIVO', subState }))?.message;
  expect([shown('PAYMENT'), shown('QUOTE'), shown()]).toEqual(['verifica', 'preventivo', 'preventivo']);
});

describe('the stepper (intervento.carta.10)', () => {
  const at = (stateId: InterventionStatus, indexCurrentStep: number) => ({
    stateId,
    rendering: { ...rendering, stepper: { stepsNumber: 4, indexCurrentStep } },
  });
  const states = [at('CREATO', 0), at('OGGI', 1), at('IN_CORSO', 2), at('CONCLUSO', 3)];
  const sets = [{ mode: 'TECHINICIAN_EXIT' as const, states }];
  const visited = { ...slot, date: '2026-11-20', state: 'COMPLETED' } as const;

  it.each([
    ['CREATO', [slot], 0],
    ['OGGI', [slot], 1],
    ['CREATO', [slot, visited], 2],
    ['CREATO', [slot, { ...visited, state: 'CANNOT COMPLETE' }], 2],
    ['CREATO', [slot, { ...visited, state: 'CANCELLED' }], 0],
    ['OGGI', [slot, visited], 2],
    ['IN_CORSO', [slot, visited], 2],
    ['CONCLUSO', [visited], 3],
    ['CONCLUSO', [slot, visited], 3],
  ] as const)('returns for status %s with slots %j the step %i', (status, timeSlots, expected) => {
    const given = intervention({ status, timeSlots: [...timeSlots] });
    const card = cardOf(sets, given);
    expect(card && cardStep(sets, given, card)).toBe(expected);
  });
});

describe('cardOf (intervento.carta.3, intervento.carta.9)', () => {
  const of = (message: string, stateId: InterventionStatus, subState?: string) => ({
    stateId,
    ...(subState !== undefined && { subState }),
    rendering: { ...rendering, message },
  });
  const sets = [
    { mode: 'TECHINICIAN_EXIT' as const, states: [of('creato', 'CREATO'), of('verifica', 'IN_CORSO', 'PAYMENT')] },
    { mode: 'VIDEOCALL' as const, states: [of('chiamata', 'CONCLUSO')] },
    { mode: 'TECHINICIAN_EXIT' as const, states: [of('oggi', 'OGGI'), of('oggi, materiale', 'OGGI', 'MATERIAL')] },
  ];

  it.each<[InterventionStatus, string | undefined, string | undefined]>([
    ['CREATO', undefined, 'creato'],
    ['CREATO', 'PAYMENT', 'creato'],
    ['IN_CORSO', 'PAYMENT', 'verifica'],
    ['IN_CORSO', 'OTHER', undefined],
    ['IN_CORSO', undefined, undefined],
    ['OGGI', undefined, 'oggi'],
    ['OGGI', 'MATERIAL', 'oggi, materiale'],
    ['OGGI', 'PAYMENT', 'oggi'],
    ['CONCLUSO', undefined, undefined],
  ])('returns for a visit %s with sub-state %s the card %s', (status, subState, message) => {
    expect(cardOf(sets, intervention({ status, subState }))?.message).toBe(message);
  });

  it('returns undefined without sets', () => {
    expect(cardOf([], intervention({}))).toBeUndefined();
  });
});

describe('cardStep (intervento.carta.10)', () => {
  const stepper = (stepsNumber: number, indexCurrentStep: number): InterventionRendering => ({
    ...rendering,
    stepper: { stepsNumber, indexCurrentStep },
  });
  const sets = [
    { mode: 'TECHINICIAN_EXIT' as const, states: [{ stateId: 'IN_CORSO' as const, rendering: stepper(4, 2) }] },
    { mode: 'VIDEOCALL' as const, states: [{ stateId: 'IN_CORSO' as const, rendering: stepper(4, 1) }] },
  ];
  const completed = { ...slot, state: 'COMPLETED' } as const;
  const cancelled = { ...slot, state: 'CANCELLED' } as const;

  it.each<[string, Partial<Intervention>, InterventionRendering, number]>([
    ['only a completed slot', { timeSlots: [completed] }, stepper(4, 0), 0],
    ['a completed slot before others', { timeSlots: [completed, slot, cancelled] }, stepper(4, 0), 0],
    ['no slot', { timeSlots: [] }, stepper(4, 1), 1],
    ['one completed of several earlier slots', { timeSlots: [slot, cancelled, completed] }, stepper(4, 0), 2],
    ['fewer steps', { timeSlots: [slot, completed] }, stepper(2, 0), 1],
    ['a later step', { timeSlots: [slot, completed] }, stepper(4, 3), 3],
    ['a step beyond the last', { timeSlots: [slot, completed] }, stepper(4, 9), 3],
    ['a video call', { timeSlots: [slot, completed], appointmentMode: call }, stepper(4, 0), 1],
  ])('returns the step with %s', (_what, over, card, step) => {
    expect(cardStep(sets, intervention(over), card)).toBe(step);
  });

  it('returns the step of the card without a card for the work', () => {
    expect(cardStep([], intervention({ timeSlots: [slot, completed] }), stepper(4, 1))).toBe(1);
  });
});

it.each([
  ['OGGI', 0, 'TODAY'],
  ['OGGI', 1, 'PAST'],
  ['CREATO', 0, 'DAY'],
  ['CREATO', 1, 'PAST'],
] as const)('returns for %s, %i ms after its end, the message %s (intervento.carta.4)', (status, after, kind) => {
  const end = Date.parse('2026-12-01T10:00:00Z');
  expect(cardMessage(rendering, intervention({ status }), end + after)).toEqual({ kind, ...times });
});

it('returns the first slot in the message and in the date line (intervento.carta.4, intervento.carta.5)', () => {
  const timeSlots = [slot, { ...slot, date: '2026-11-01' }];
  expect(cardMessage(rendering, intervention({ timeSlots }), BEFORE)).toEqual({ kind: 'DAY', ...times });
  expect(cardDateLine(intervention({ status: 'ANNULLATO', timeSlots }))).toEqual(times);
});

it.each<[Partial<Intervention>, string]>([
  [{ company: { code: '' } }, 'Centrale Operativa'],
  [{ appointmentMode: { id: '9' } }, 'Ditta 017'],
])('returns for %j the visitor %s (intervento.carta.2)', (over, visitor) => {
  expect(visitorWords(intervention(over))).toBe(visitor);
});

it('returns the configured icon of a visit (intervento.carta.2)', () => {
  expect(cardIcon({ ...rendering, icon: 'videocall' }, intervention({}))).toBe('videocall');
});

it('returns the buttons that apply, in order (intervento.carta.6)', () => {
  const button = (type: 'MODIFY_APPOINTMENT' | 'FEEDBACK' | 'SUPPORT') => ({
    label: 'Fai',
    type,
    analytics: { homePage: 'h', landingPage: 'l' },
  });
  const buttons = [button('SUPPORT'), button('MODIFY_APPOINTMENT'), button('FEEDBACK')];
  const shown = (isEditable: boolean, isFeedbackLeft: boolean) =>
    cardButtons({ ...rendering, buttons }, intervention({ isEditable, isFeedbackLeft })).map(({ type }) => type);
  expect(shown(true, false)).toEqual(['SUPPORT', 'MODIFY_APPOINTMENT', 'FEEDBACK']);
  expect(shown(true, true)).toEqual(['SUPPORT', 'MODIFY_APPOINTMENT']);
  expect(shown(false, false)).toEqual(['SUPPORT', 'FEEDBACK']);
  expect(shown(false, true)).toEqual(['SUPPORT']);
});

it.each([
  ['INFORMATIVE_TEXT', 'SMS', true],
  ['INFORMATIVE_TEXT', 'EMAIL', true],
  ['VIDEOCALL_LINK_BY_PHONE', 'SCONOSCIUTO', false],
] as const)(
  'returns for box %s by %s whether it is enabled: %s (intervento.carta.7)',
  (type, contactMode, isEnabled) => {
    const boxes = [{ label: 'Qui', icon: 'info', type }];
    expect(cardBoxes({ ...rendering, boxes }, intervention({ contactMode }))[0]?.isEnabled).toBe(isEnabled);
  },
);
