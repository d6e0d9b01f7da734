import { describe, expect, it } from 'vitest';
import type { BillDispute } from '../detail.ts';
import { objectionTo, type Objection } from './objection.ts';

const over = Date.parse('2026-11-22T09:00:00Z');

const dispute = (caseNumber: string, given: Partial<BillDispute> = {}): BillDispute => ({
  kind: 'PRESCRIZIONE',
  amount: 3010,
  caseNumber,
  since: Date.parse('2026-11-20T09:00:00Z'),
  until: undefined,
  end: undefined,
  ...given,
});

const open = dispute('open');
const notOwed = dispute('not owed', { end: 'RISPOSTO' });
const owed = dispute('owed', { until: over, end: 'RISPOSTO' });
const withdrawn = dispute('withdrawn', { until: over, end: 'RITIRATO' });
const other = dispute('of another kind', { kind: 'RETTIFICA', until: over, end: 'RISPOSTO' });

describe('the objection to the prescribed part of a bill (bolletta.prescrizione.4)', () => {
  it.each<[string, readonly BillDispute[], Objection | undefined]>([
    ['none', [], undefined],
    ['OPEN until the reply', [open], { state: 'OPEN', dispute: open }],
    ['NOT_OWED after it', [notOwed], { state: 'NOT_OWED', dispute: notOwed }],
    ['OWED where it says so', [owed], { state: 'OWED', dispute: owed }],
    ['none after a withdrawal', [withdrawn], undefined],
    ['the one after a withdrawal', [withdrawn, open], { state: 'OPEN', dispute: open }],
    ['the reply before a withdrawal', [owed, withdrawn], { state: 'OWED', dispute: owed }],
    ['none of another kind', [other], undefined],
  ])('returns the objection to a prescribed part: %s', (_, disputes, expected) => {
    expect(objectionTo({ disputes })).toEqual(expected);
  });
});
