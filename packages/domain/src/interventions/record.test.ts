import { describe, expect, it } from 'vitest';
import { interventionOn, type InterventionRecord } from './record.ts';

const record: InterventionRecord = {
  id: 'I1',
  mappedStatus: 'CONFERMATO',
  source: 'WEB',
  appointmentMode: { id: '2', name: 'TECHINICIAN_EXIT' },
  product: { name: 'Caldaia' },
  address: { lat: 0, lon: 0 },
  company: { code: '017' },
  timeSlots: [{ id: 's', date: '2026-12-01', start: '09:00', end: '11:00', state: 'CONFIRMED' }],
  customer: {},
  contactMode: 'EMAIL',
  isEditable: true,
  isFeedbackLeft: false,
  isGeolocalizationActive: false,
  attachments: [],
};

describe('interventionOn (intervento.stato.8)', () => {
  it.each<[string, Partial<InterventionRecord>, string, string]>([
    ['the day before', {}, '2026-11-30', 'CONFERMATO'],
    ['its day', {}, '2026-12-01', 'OGGI'],
    ['the day after', {}, '2026-12-02', 'CONFERMATO'],
    ['its day without a company', { company: undefined }, '2026-12-01', 'CREATO_SENZA_TECNICO'],
    [
      'its day for a video call without a company',
      { company: undefined, appointmentMode: { id: '1', name: 'VIDEOCALL' } },
      '2026-12-01',
      'OGGI',
    ],
    ['a day without slots', { timeSlots: [] }, '2026-12-01', 'CONFERMATO'],
    ['a day after work without feedback', { mappedStatus: 'CONCLUSO' }, '2026-12-02', 'LASCIA_FEEDBACK'],
    ['a day after work with feedback', { mappedStatus: 'CONCLUSO', isFeedbackLeft: true }, '2026-12-02', 'CONCLUSO'],
  ])('returns the status on %s', (_what, over, today, status) => {
    expect(interventionOn({ ...record, ...over }, today).status).toBe(status);
  });

  it('returns all other data unchanged and no mapped status', () => {
    const { mappedStatus, ...rest } = record;
    expect(interventionOn(record, '2026-11-30')).toStrictEqual({ ...rest, status: mappedStatus });
  });
});
