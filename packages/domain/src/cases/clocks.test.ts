import { describe, expect, it } from 'vitest';
import { dayInRome, timeInRome } from '../shared/day.ts';
import { caseClocks, conciliationDay, lastReplyDay, type CasePause, type TimedCase } from './clocks.ts';
import { CASE_KINDS, type CaseKind } from './kinds.ts';
import { replyDays } from './terms.ts';

const HOUR = 3_600_000;
const at = (moment: string) => Date.parse(moment);

/** Moments of receipt, and the working days of their acknowledgement counted by hand: the second after them. */
const receipts = [
  ['on a Friday', '2026-11-20T09:00:00Z', '2026-11-23'],
  ['on a Saturday', '2026-11-21T09:00:00Z', '2026-11-24'],
  ['at 23:59 in Rome, the day before in UTC', '2026-11-19T22:59:00Z', '2026-11-21'],
  ['at 00:01 in Rome, which is the next day', '2026-11-19T23:01:00Z', '2026-11-23'],
  ['on Christmas Eve', '2026-12-24T09:00:00Z', '2026-12-29'],
  ['on a holiday', '2026-08-15T09:00:00Z', '2026-08-18'],
  ['on the last day of a year', '2026-12-31T09:00:00Z', '2027-01-04'],
  ['before the end of a February of 29 days', '2028-02-27T09:00:00Z', '2028-02-29'],
  ['on the day on which summer time begins', '2027-03-28T00:30:00Z', '2027-03-30'],
  ['in the hour that summer time skips', '2027-03-28T01:30:00Z', '2027-03-30'],
  ['on the day on which summer time ends', '2026-10-25T00:30:00Z', '2026-10-27'],
  ['in the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-27'],
  ['late in the evening in summer', '2026-07-10T21:59:00Z', '2026-07-13'],
] as const;

/** Pauses from hours after receipt, and the days that they add, counted by their own midnights. */
const pauses: readonly (readonly [string, readonly (readonly [from: number, to: number | undefined])[]])[] = [
  ['no pause', []],
  ['one of ten days', [[48, 288]]],
  ['one of an hour', [[48, 49]]],
  [
    'two',
    [
      [24, 96],
      [200, 260],
    ],
  ],
  ['one that lasts', [[24, undefined]]],
  [
    'one that ended and one that lasts',
    [
      [24, 48],
      [72, undefined],
    ],
  ],
];

/** Counts midnights of Rome between two moments, one hour after another. */
function midnights(from: number, to: number): number {
  let count = 0;
  for (let day = dayInRome(from), moment = from; moment < to;) {
    moment = Math.min(moment + HOUR, to);
    if (dayInRome(moment) !== day) count += 1;
    day = dayInRome(moment);
  }
  return count;
}

const law: Readonly<Record<CaseKind, (months: number | undefined) => number>> = {
  RECLAMO: () => 30,
  INFORMAZIONI: () => 30,
  RETTIFICA: (months) => (months === 4 ? 90 : 60),
  DOPPIA_FATTURAZIONE: () => 15,
  BOLLETTA_ANOMALA: () => 30,
  PRESCRIZIONE: () => 30,
  INTERVENTO: () => 30,
};

const cases = CASE_KINDS.flatMap((kind) =>
  [undefined, 1, 2, 4].flatMap((months) =>
    receipts.flatMap(([when, receivedAt, acknowledged]) =>
      pauses.map(([what, spans]) => ({ kind, months, when, what, receivedAt: at(receivedAt), acknowledged, spans })),
    ),
  ),
);

describe('the clocks of a case (reclami.termini.1, reclami.termini.3, reclami.orologi.1)', () => {
  it.each(CASE_KINDS)('of %s, for each billing period, receipt and pause', (kind) => {
    const checked = cases.filter((each) => each.kind === kind);
    expect(checked).toHaveLength(4 * receipts.length * pauses.length);
    for (const { months, when, what, receivedAt, acknowledged, spans } of checked) {
      const name = `${kind} ${months ?? ''} ${when}, ${what}`;
      const during: CasePause[] = spans.map(([from, to]) => ({
        from: receivedAt + from * HOUR,
        to: to === undefined ? undefined : receivedAt + to * HOUR,
      }));
      const timed: TimedCase = {
        kind,
        receivedAt,
        replyDays: replyDays(kind, months),
        acknowledgementDays: 2,
        pauses: during,
      };
      expect(timed.replyDays, name).toBe(law[kind](months));
      const { ACK, REPLY, INDEMNITY } = caseClocks(timed);
      expect([dayInRome((ACK ?? 0) - 1), timeInRome(ACK ?? 0)], name).toEqual([acknowledged, '00:00']);
      expect(INDEMNITY, name).toBe(kind === 'INFORMAZIONI' ? undefined : REPLY);
      if (during.some(({ to }) => to === undefined)) {
        expect([REPLY, lastReplyDay(timed)], name).toEqual([null, undefined]);
        continue;
      }
      const paused = during.reduce((sum, { from, to = 0 }) => sum + midnights(from, to), 0);
      const due = REPLY ?? 0;
      expect(timeInRome(due), name).toBe('00:00');
      // The day of receipt counts as the zeroth, and the clock is due when the last one is over.
      expect(midnights(receivedAt, due), name).toBe(law[kind](months) + paused + 1);
      expect(lastReplyDay(timed), name).toBe(dayInRome(due - 1));
    }
  });

  it('opens conciliation forty days after receipt, whatever the pauses (reclami.conciliazione.1)', () => {
    expect(conciliationDay(at('2026-11-20T09:00:00Z'))).toBe('2026-12-30');
    expect(conciliationDay(at('2026-11-19T23:30:00Z'))).toBe('2026-12-30');
  });
});

describe('a provider’s own terms (reclami.termini.2)', () => {
  const own = { replyDays: { RECLAMO: 20, RETTIFICA: 70 } };

  it.each<[CaseKind, number | undefined, number]>([
    ['RECLAMO', undefined, 20],
    ['INFORMAZIONI', undefined, 30],
    ['RETTIFICA', 2, 60],
    ['RETTIFICA', 4, 70],
  ])('returns for %s with bills of %s months a reply term of %i days', (kind, months, days) => {
    expect(replyDays(kind, months, own)).toBe(days);
  });
});
