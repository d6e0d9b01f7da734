import { expect, it } from 'vitest';
import type { EventKind } from '../../../events/event.ts';
import { EVENT_KINDS } from '../../../events/personal-fields.ts';
import { wordsOf } from '../../notifications/usecases/words.ts';
import { pushOf } from './push-of.ts';
import { partialFact } from '../../../../test/support/partial-fact.ts';

const table: Partial<Record<EventKind, string>> = {
  BILL_ISSUED: 'BOLLETTA',
  BILL_ANOMALOUS: 'BOLLETTA',
  BILL_DUE_SOON: 'SCADENZA',
  BILL_OVERDUE: 'SCADENZA',
  DEBIT_RETURNED: 'ADDEBITO',
  READING_WINDOW_OPEN: 'LETTURA',
  READING_WINDOW_CLOSING: 'LETTURA',
  CONSUMPTION_THRESHOLD_PASSED: 'SOGLIA',
  CHANGE_MOVED: 'MODIFICA',
  SUPPLY_REQUEST_MOVED: 'MODIFICA',
};

it.each(EVENT_KINDS)('returns the push of %s, or none (push.tipi.1, push.tipi.2)', (kind) => {
  expect(pushOf(partialFact(kind, 'A1', {}))?.kind).toBe(table[kind]);
});

it.each([
  ['CONCORDA', 'VISITA', false],
  ['RITIRA', 'VISITA', false],
  ['RITARDO', 'VISITA', false],
  ['PROMEMORIA', 'VISITA', false],
  ['ANNULLA', 'VISITA', false],
  ['RIPUDIA', 'VISITA', false],
  ['IN_VIAGGIO', 'VISITA', true],
  ['RITARDO_PREVISTO', 'VISITA', true],
  ['VIDEOCHIAMATA_APERTA', 'VISITA', true],
  ['VIDEOCHIAMATA_ATTESA', 'VISITA', true],
  ['INVIA_PREVENTIVO', 'PREVENTIVO', false],
] as const)('returns for the step %s of an intervention %s, urgent: %s (push.tipi.1)', (step, kind, isUrgent) => {
  expect(pushOf(partialFact('INTERVENTION_MOVED', 'A1', { step, interventionId: 'I1' }))).toMatchObject({
    kind,
    isUrgent,
  });
});

it('returns a reminder that is useless once the appointment begins, of the subject of its visit (push.invio.3)', () => {
  const data = { interventionId: 'I1', day: '2026-12-01', starts: '09:00' };
  expect(pushOf(partialFact('INTERVENTION_MOVED', 'A1', { ...data, step: 'PROMEMORIA' }))).toEqual({
    kind: 'VISITA',
    isUrgent: false,
    subject: 'I1',
    uselessAt: Date.parse('2026-12-01T08:00:00Z'),
  });
  const onTheWay = pushOf(partialFact('INTERVENTION_MOVED', 'A1', { ...data, step: 'IN_VIAGGIO' }));
  expect(onTheWay).toEqual({ kind: 'VISITA', isUrgent: true, subject: 'I1' });
});

it.each(['ASSEGNA', 'INIZIA', 'COMPLETA', 'FATTURA', 'CHIEDI_PREVENTIVO'] as const)(
  'returns no push for the step %s',
  (step) => {
    expect(pushOf(partialFact('INTERVENTION_MOVED', 'A1', { step, interventionId: 'I1' }))).toBeUndefined();
  },
);

it('returns pushes only for events that bring a notification in the area', () => {
  const data = {
    step: 'IN_VIAGGIO',
    matter: 'PAGAMENTO',
    outcome: 'RIFIUTATA',
    activeFrom: null,
    words: null,
    day: null,
    closesOn: '2026-11-30',
    numbers: [],
    dueDate: null,
    contractCodes: [],
  };
  const silent = EVENT_KINDS.map((kind) => partialFact(kind, 'A1', data)).filter(
    (fact) => pushOf(fact) && !wordsOf(fact),
  );
  expect(silent).toEqual([]);
});
