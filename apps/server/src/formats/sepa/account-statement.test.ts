import { describe, expect, it } from 'vitest';
import { statementXml, type StatedEntry } from '../../../test/sepa/statement.ts';
import { readAnswers } from './status-report.ts';

const reference = 'SPORTELLO-1-7';
const newer = '<Cd>BOOK</Cd>';
const editions = ['camt.053.001.02', 'camt.053.001.08', 'camt.054.001.02', 'camt.054.001.04', 'camt.054.001.13'];
const statuses = [
  ['BOOK', true],
  [newer, true],
  ['PDNG', false],
  ['<Cd>PDNG</Cd>', false],
  ['INFO', false],
  ['<Cd>FUTR</Cd>', false],
  ['<Prtry>BOOK</Prtry>', false],
] as const;

// Columns: direction, RvslInd, return reason, expected status.
const directions = [
  ['CRDT', undefined, undefined, 'ACSC'],
  ['CRDT', 'false', undefined, 'ACSC'],
  ['CRDT', '0', undefined, 'ACSC'],
  ['CRDT', 'true', undefined, undefined],
  ['CRDT', undefined, 'AC04', undefined],
  ['DBIT', undefined, undefined, undefined],
  ['DBIT', 'false', undefined, undefined],
  ['DBIT', undefined, 'MD06', 'RJCT'],
  ['DBIT', 'true', undefined, 'RJCT'],
  ['DBIT', '1', undefined, 'RJCT'],
  ['DBIT', 'true', 'MD06', 'RJCT'],
] as const;

const cases = editions.flatMap((format) =>
  statuses.flatMap(([status, isBooked]) =>
    directions.flatMap(([direction, reversal, returned, said]) =>
      // The direction in the entry, then in a transaction that contradicts its entry.
      [false, true].map((isOwn) => {
        const transaction = { reference, ...(returned !== undefined && { returned }) };
        const entry: StatedEntry = {
          status,
          ...(reversal !== undefined && { reversal }),
          direction: isOwn ? (direction === 'CRDT' ? 'DBIT' : 'CRDT') : direction,
          transactions: [{ ...transaction, ...(isOwn && { direction }) }],
        };
        return { format, status, direction, reversal, returned, isOwn, entry, said: isBooked ? said : undefined };
      }),
    ),
  ),
);

describe('an entry of a statement (pagamento.incasso.3)', () => {
  it.each(cases)(
    'reads an entry: $format, $status, $direction (own: $isOwn), reversal $reversal, returned $returned: $said',
    ({ format, entry, said }) => {
      const [answer, ...more] = readAnswers(statementXml([entry], format));
      expect(answer?.status).toBe(said);
      expect(more).toEqual([]);
    },
  );

  it('returns each transaction of a batch, as it says itself', () => {
    const transactions = [
      { reference: 'SPORTELLO-1-1', amount: '10.00', direction: 'CRDT' },
      { reference: 'SPORTELLO-1-2', amount: '20.5', direction: 'DBIT', returned: 'AM04' },
    ];
    const xml = statementXml([{ transactions: [] }, { amount: '-', batch: 'SPORTELLO-1', transactions }]);
    expect(readAnswers(xml)).toMatchObject([
      { reference: 'SPORTELLO-1-1', status: 'ACSC', moved: { cents: 1000 }, place: 'line 5, entry 2' },
      { reference: 'SPORTELLO-1-2', status: 'RJCT', reason: 'AM04', moved: { cents: 2050 }, place: 'line 5, entry 2' },
    ]);
  });

  it.each([
    ['of the transaction', { amount: '1.00' }, 100],
    ['of older editions', { more: '<AmtDtls><TxAmt><Amt Ccy="EUR">2.00</Amt></TxAmt></AmtDtls>' }, 200],
    ['before charges', { amount: '1.00', more: '<AmtDtls><InstdAmt><Amt Ccy="EUR">3</Amt></InstdAmt></AmtDtls>' }, 300],
    ['of the entry, where it is alone', {}, 8420],
    ['in other money', { more: '<AmtDtls><InstdAmt><Amt Ccy="CHF">3</Amt></InstdAmt></AmtDtls>' }, undefined],
    ['in parts of cents', { amount: '1.001' }, undefined],
    ['with zeros behind', { amount: '1.10000' }, 110],
    ['below zero', { amount: '-1.00' }, undefined],
  ])('returns the amount %s', (_, transaction, cents) => {
    const [answer] = readAnswers(statementXml([{ transactions: [{ reference, ...transaction }] }]));
    expect(answer?.moved?.cents).toBe(cents);
  });

  it('returns no amount of one of several transactions that has none of its own', () => {
    const xml = statementXml([{ transactions: [{ reference }, { reference: 'SPORTELLO-1-8' }] }]);
    expect(readAnswers(xml).map(({ moved }) => moved)).toEqual([
      { cents: undefined, words: 'no amount' },
      { cents: undefined, words: 'no amount' },
    ]);
  });

  it.each<StatedEntry>([
    { batch: 'SPORTELLO-1' },
    { transactions: [{ message: 'SPORTELLO-1', reference: 'NOTPROVIDED' }] },
  ])('returns a batch without its transactions as the file that it names: %o', (entry) => {
    const file = { reference: undefined, message: 'SPORTELLO-1', moved: { cents: 8420 } };
    expect(readAnswers(statementXml([entry]))).toMatchObject([file]);
  });

  it('rejects a statement without a namespace', () => {
    const xml = statementXml([{ transactions: [{ reference }] }]).replace(/ xmlns="[^"]*"/, '');
    expect(() => readAnswers(xml)).toThrow('a file without a namespace is no statement');
  });

  it.each([
    ['camt.052.001.08', 'camt.052.001.08 is no statement of an account: what is booked comes as camt.053 or camt.054'],
    ['camt.055.001.08', 'camt.055.001.08 is no statement'],
    ['pain.001.001.03', 'pain.001.001.03 is no statement'],
    ['camt.053', 'camt.053 is no statement'],
  ])('rejects a file of the namespace %s', (format, words) => {
    expect(() => readAnswers(statementXml([{ transactions: [{ reference }] }], format))).toThrow(words);
  });

  it.each<[string, string, StatedEntry]>([
    ['status', 'entry 2 has no Sts', { status: '' }],
    ['direction', 'entry 2 has no CdtDbtInd', { direction: undefined, transactions: [{ reference }] }],
    ['known direction', 'entry 2 has no CdtDbtInd', { direction: 'BOTH', transactions: [{ reference }] }],
  ])('rejects an entry without a %s, naming it', (_, words, entry) => {
    const xml = statementXml([{ transactions: [{ reference }] }, entry]).replace('<Sts></Sts>', '');
    expect(() => readAnswers(xml)).toThrow(words);
  });
});
