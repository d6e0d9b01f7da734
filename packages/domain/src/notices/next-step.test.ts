import { describe, expect, it } from 'vitest';
import { nextNoticeStep, type NextNoticeStep, type NoticeProgress } from './next-step.ts';

const DAY = 24 * 60 * 60_000;
const now = Date.parse('2026-11-20T09:00:00Z');
const prepared = { step: 'PREPARATA', channel: undefined } as const;
const failed = (channel: 'EMAIL' | 'SMS') => ({ step: 'NON_CONSEGNATA', channel }) as const;
const both = ['EMAIL', 'SMS'] as const;

const rows: readonly (readonly [string, Partial<NoticeProgress>, NextNoticeStep])[] = [
  ['one that is not prepared', { steps: [] }, { next: 'PREPARE' }],
  ['one that nobody has sent', {}, { next: 'SEND', channel: 'EMAIL' }],
  ['a customer without mail', { reachable: ['SMS'] }, { next: 'SEND', channel: 'SMS' }],
  ['a customer without any contact', { reachable: [] }, { next: 'POST' }],
  ['a mail of four days ago', { givenTo: { EMAIL: now - 4 * DAY } }, { next: 'WAIT', until: now + DAY }],
  ['a mail of five days ago', { givenTo: { EMAIL: now - 5 * DAY } }, { next: 'SEND', channel: 'SMS' }],
  [
    'a mail that failed',
    { givenTo: { EMAIL: now }, steps: [prepared, failed('EMAIL')] },
    { next: 'SEND', channel: 'SMS' },
  ],
  [
    'a mail that failed, without mobile',
    { givenTo: { EMAIL: now }, steps: [prepared, failed('EMAIL')], reachable: ['EMAIL'] },
    { next: 'POST' },
  ],
  ['an SMS of today', { givenTo: { EMAIL: now - 6 * DAY, SMS: now } }, { next: 'WAIT', until: now + 5 * DAY }],
  ['an SMS of five days ago', { givenTo: { EMAIL: now - 10 * DAY, SMS: now - 5 * DAY } }, { next: 'POST' }],
  ['one that was opened', { steps: [prepared, { step: 'APERTA', channel: 'AREA' }] }, { next: 'NOTHING' }],
  ['one to be posted', { steps: [prepared, { step: 'DA_SPEDIRE', channel: 'POSTA' }] }, { next: 'NOTHING' }],
  // A mail sent is no proof.
  [
    'a mail that was accepted long ago',
    { givenTo: { EMAIL: now - 9 * DAY }, steps: [prepared, { step: 'INVIATA', channel: 'EMAIL' }] },
    { next: 'SEND', channel: 'SMS' },
  ],
];

describe('what follows for a notice (comunicazioni.canali.1)', () => {
  it.each(rows)('returns what follows for %s', (_, progress, next) => {
    const given = { steps: [prepared], givenTo: {}, reachable: both, waitDays: 5, now, ...progress };
    expect(nextNoticeStep(given)).toEqual(next);
  });
});
