import { catalogue, type CallId, type JsonCall } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { askedAgain } from './asked-again.ts';
import { KEPT_CALLS } from './kept-calls.ts';

describe('the kept calls', () => {
  it.each([...KEPT_CALLS])('keeps only calls of customers whose model survives JSON: %s', (id) => {
    const entry = catalogue[id as CallId] as JsonCall;
    expect(entry.access).not.toMatch(/operator|technician/);
    const model = entry.toModel(entry.answer.parse(entry.example.answer), { vasActivationCodes: [] });
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });
});

describe('a request', () => {
  const bills = (last: string) => ({ query: { inizioPeriodo: '2016-01-01', finePeriodo: last } });

  it('returns the same result a day later for a request that ends today', () => {
    expect(askedAgain(bills('2026-11-26'), '2026-11-26')).toBe(askedAgain(bills('2026-11-27'), '2026-11-27'));
    expect(askedAgain({ finePeriodo: '20261126' }, '2026-11-26')).toBe(
      askedAgain({ finePeriodo: '20261127' }, '2026-11-27'),
    );
  });

  it.each([
    [bills('2026-11-25'), bills('2026-11-26')],
    [{ numeroBolletta: '20261126' }, { numeroBolletta: '20261125' }],
    [{ id: '1' }, { id: '2' }],
  ])('returns different results for the requests %j and %j', (one, other) => {
    expect(askedAgain(one, '2026-11-26')).not.toBe(askedAgain(other, '2026-11-26'));
  });
});
