import { describe, expect, it } from 'vitest';
import type { Intervention } from '../interventions/intervention.ts';
import { visitMatters } from './visit-matters.ts';

const slot = { id: 's', date: '2026-12-01', start: '09:00', end: '11:00', state: 'SCHEDULED' } as const;
const END = Date.parse('2026-12-01T10:00:00Z');

const intervention = (facts: Partial<Intervention>): Intervention => ({
  id: 'I1',
  status: 'CONFERMATO',
  source: 'WEB',
  appointmentMode: { id: '2', name: 'TECHINICIAN_EXIT' },
  product: { name: 'Caldaia' },
  address: { lat: 0, lon: 0 },
  timeSlots: [slot],
  customer: {},
  contactMode: 'EMAIL',
  isEditable: false,
  isFeedbackLeft: false,
  isGeolocalizationActive: false,
  attachments: [],
  ...facts,
});

describe('urgent matters of interventions (home.urgenza.1)', () => {
  it.each([
    ['CREATO', undefined, 'VISIT_PASSED'],
    ['CREATO_SENZA_TECNICO', undefined, 'VISIT_PASSED'],
    ['CONFERMATO', 'VISIT_TODAY', 'VISIT_PASSED'],
    ['OGGI', 'VISIT_TODAY', 'VISIT_PASSED'],
    ['IN_CORSO', undefined, undefined],
    ['ANNULLATO', undefined, undefined],
    ['CONCLUSO', undefined, undefined],
    ['IN_ATTESA_PREVENTIVO', undefined, undefined],
    ['PREVENTIVO_DISPONIBILE', 'QUOTE_TO_ANSWER', 'QUOTE_TO_ANSWER'],
    ['ACCETTATO_FISSA_APPUNTAMENTO', undefined, undefined],
    ['IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO', undefined, undefined],
    ['LASCIA_FEEDBACK', undefined, undefined],
    ['ANNULLATO_DAL_CLIENTE', undefined, undefined],
    ['NON_SUPPORTATO', undefined, undefined],
    ['IN_ATTESA_GESTIONE_RICHIESTA', undefined, undefined],
    ['IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA', undefined, undefined],
    ['SCONOSCIUTO', undefined, undefined],
  ] as const)('returns for status %s before the end of the slot %s, afterwards %s', (status, before, after) => {
    const visit = intervention({ status });
    const matter = (kind: string | undefined) =>
      kind === undefined ? [] : [{ kind, intervention: visit, day: '2026-12-01' }];
    expect(visitMatters([visit], END)).toEqual(matter(before));
    expect(visitMatters([visit], END + 1)).toEqual(matter(after));
  });

  it.each([
    ['OGGI', 'VISIT_TODAY'],
    ['PREVENTIVO_DISPONIBILE', 'QUOTE_TO_ANSWER'],
  ] as const)('returns for status %s without slots %s without a day', (status, kind) => {
    const visit = intervention({ status, timeSlots: [] });
    expect(visitMatters([visit], END + 1)).toEqual([{ kind, intervention: visit, day: undefined }]);
  });

  it('returns the day of the newest slot', () => {
    const timeSlots = [slot, { ...slot, date: '2026-11-01' }];
    expect(visitMatters([intervention({ status: 'OGGI', timeSlots })], END)[0]?.day).toBe('2026-12-01');
  });

  it('returns a matter for each intervention that has one, in the given order', () => {
    const all = [
      intervention({ id: 'I1', status: 'PREVENTIVO_DISPONIBILE' }),
      intervention({ id: 'I2', status: 'CONCLUSO' }),
      intervention({ id: 'I3', status: 'OGGI' }),
    ];
    const found = visitMatters(all, END).map(({ kind, intervention: { id } }) => [id, kind]);
    expect(found).toEqual([
      ['I1', 'QUOTE_TO_ANSWER'],
      ['I3', 'VISIT_TODAY'],
    ]);
    expect(visitMatters([], END)).toEqual([]);
  });
});
