import { describe, expect, it } from 'vitest';
import { SLOT_STATES } from '../booking/slot.ts';
import { INTERVENTION_STATUSES, type InterventionStatus } from './status/status.ts';
import { isAppointmentOver, isPastVisit, VISIT_STAGES, visitMoment } from './visit-moment.ts';

const slot = { id: 's', date: '2026-12-01', start: '09:00', end: '11:00', state: 'SCHEDULED' } as const;
const visit = { id: '2', name: 'TECHINICIAN_EXIT' } as const;
const call = { id: '1', name: 'VIDEOCALL' } as const;
const given = (status: InterventionStatus) => ({
  status,
  appointmentMode: visit as Mode,
  timeSlots: [slot],
  isGeolocalizationActive: false,
});
const at = (time: string, day = '2026-12-01') => Date.parse(`${day}T${time}:00+01:00`);
const END = at('11:00');

const requested = { before: 'REQUESTED', today: 'REQUESTED', during: 'REQUESTED', after: 'UNCONFIRMED' } as const;
const agreed = { before: 'AGREED', today: 'TODAY', during: 'NOW', after: 'NO_OUTCOME' } as const;
const byStatus = { before: undefined, today: undefined, during: undefined, after: undefined } as const;
const begun = { ...byStatus, after: 'NOT_CLOSED' } as const;

const rows: Partial<Record<InterventionStatus, typeof requested | typeof agreed | typeof begun>> = {
  CREATO: requested,
  CREATO_SENZA_TECNICO: requested,
  CONFERMATO: agreed,
  OGGI: agreed,
  IN_CORSO: begun,
};
type Mode = { readonly id: string; readonly name?: 'TECHINICIAN_EXIT' | 'VIDEOCALL' };
const modes: Readonly<Record<string, Mode>> = {
  'a video call': call,
  'a visit': visit,
  'a technician of another mode': { id: '9' },
};
const cases = INTERVENTION_STATUSES.flatMap((status) =>
  Object.entries(modes).map(([name, appointmentMode]) => ({ status, name, appointmentMode })),
);

describe('visitMoment (intervento.passato.1)', () => {
  it.each(cases)('returns for $name that is $status its stage at each time', ({ status, appointmentMode }) => {
    const intervention = { ...given(status), appointmentMode };
    const stageAt = (now: number) => visitMoment(intervention, now)?.stage;
    const stages = {
      before: stageAt(at('20:00', '2026-11-30')),
      today: stageAt(at('08:59')),
      during: stageAt(at('09:00')),
      after: stageAt(at('00:01', '2026-12-02')),
    };
    expect(stages).toEqual(rows[status] ?? byStatus);
  });

  it.each([
    ['OGGI', visit, 0, 'NOW', 'NO_OUTCOME'],
    ['CONFERMATO', visit, 0, 'NOW', 'NO_OUTCOME'],
    ['CREATO', visit, 0, 'REQUESTED', 'UNCONFIRMED'],
    ['CREATO', call, 0, 'REQUESTED', 'UNCONFIRMED'],
    ['OGGI', call, 30, 'STILL_OPEN', 'NO_OUTCOME'],
    ['CONFERMATO', call, 30, 'STILL_OPEN', 'NO_OUTCOME'],
    ['IN_CORSO', call, 30, undefined, 'NOT_CLOSED'],
  ] as const)('returns for %s of %o, %i minutes after its end, %s and then %s', (status, mode, minutes, last, past) => {
    const intervention = { ...given(status), appointmentMode: mode };
    const until = END + minutes * 60_000;
    expect(visitMoment(intervention, until)?.stage).toBe(last);
    const moment = visitMoment(intervention, until + 1);
    expect(moment).toEqual({
      stage: past,
      isCall: mode === call,
      day: '2026-12-01',
      start: '09:00',
      end: '11:00',
      until,
    });
    expect(isPastVisit(moment)).toBe(true);
  });

  it('returns no end of work that lasts longer than its slot on its day', () => {
    expect(visitMoment(given('IN_CORSO'), at('23:59'))).toBeUndefined();
  });

  it.each(SLOT_STATES)('returns a stage for a slot in state %s only without an outcome', (state) => {
    const isOpen = ['NONE', 'SCHEDULED', 'CONFIRMED'].includes(state);
    const past = visitMoment({ ...given('OGGI'), timeSlots: [{ ...slot, state }] }, END + 1);
    expect(past?.stage).toBe(isOpen ? 'NO_OUTCOME' : undefined);
  });

  it('returns that a technician is on the way, late or not, by position or as told', () => {
    const seen = { ...given('OGGI'), isGeolocalizationActive: true };
    expect(visitMoment(seen, END + 1)?.stage).toBe('ON_THE_WAY');
    expect(visitMoment(given('OGGI'), END + 1, true)?.stage).toBe('ON_THE_WAY');
    expect(visitMoment(given('IN_CORSO'), END + 1, true)).toBeUndefined();
  });

  it('returns undefined without a slot, and uses the first of several', () => {
    expect(visitMoment({ ...given('OGGI'), timeSlots: [] }, END + 1)).toBeUndefined();
    const timeSlots = [slot, { ...slot, date: '2026-12-09' }];
    expect(visitMoment({ ...given('OGGI'), timeSlots }, END + 1)?.stage).toBe('NO_OUTCOME');
  });
});

it('returns true for the stages of a past visit alone', () => {
  const past = VISIT_STAGES.filter((stage) => isPastVisit({ stage }));
  expect(past).toEqual(['UNCONFIRMED', 'NO_OUTCOME', 'NOT_CLOSED']);
  expect(isPastVisit(undefined)).toBe(false);
});

describe('isAppointmentOver (intervento.videochiamata.1)', () => {
  const HALF_HOUR = 30 * 60_000;
  it.each([
    ['a visit that is OGGI', given('OGGI'), 0],
    ['a visit that is CREATO', given('CREATO'), 0],
    ['a visit that is IN_CORSO', given('IN_CORSO'), 0],
    ['a mode without a name', { ...given('OGGI'), appointmentMode: { id: '9' } }, 0],
    ['a video call that is CREATO', { ...given('CREATO'), appointmentMode: call }, 0],
    ['a video call that is CREATO_SENZA_TECNICO', { ...given('CREATO_SENZA_TECNICO'), appointmentMode: call }, 0],
    ['a video call that is OGGI', { ...given('OGGI'), appointmentMode: call }, HALF_HOUR],
    ['a video call that is CONFERMATO', { ...given('CONFERMATO'), appointmentMode: call }, HALF_HOUR],
    ['a video call that is IN_CORSO', { ...given('IN_CORSO'), appointmentMode: call }, HALF_HOUR],
  ])('returns true only after the end of %s', (_what, dated, open) => {
    expect(isAppointmentOver(dated, END + open)).toBe(false);
    expect(isAppointmentOver(dated, END + open + 1)).toBe(true);
  });

  it('returns false without a slot, and uses the first of several', () => {
    expect(isAppointmentOver({ ...given('OGGI'), timeSlots: [] }, END + 1)).toBe(false);
    const timeSlots = [slot, { ...slot, date: '2026-12-09' }];
    expect(isAppointmentOver({ ...given('OGGI'), timeSlots }, END + 1)).toBe(true);
  });
});
