import { catalogue, type CallId, type JsonCall } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { askedAgain } from './asked-again.ts';
import { KEPT_CALLS } from './kept-calls.ts';

describe('the kept calls', () => {
  it.each([...KEPT_CALLS])('%s is a call that customers read, and whose model is the same after it was kept', (id) => {
    const entry = catalogue[id as CallId] as JsonCall;
    expect(entry.access).not.toMatch(/operator|technician/);
    const model = entry.toModel(entry.answer.parse(entry.example.answer), { vasActivationCodes: [] });
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });
});

describe('a request', () => {
  const bills = (last: string) => ({ query: { inizioPeriodo: '2016-01-01', finePeriodo: last } });

  it('is the same the day after, where it asks until today', () => {
    expect(askedAgain(bills('2026-11-26'), '2026-11-26')).toBe(askedAgain(bills('2026-11-27'), '2026-11-27'));
    expect(askedAgain({ finePeriodo: '20261126' }, '2026-11-26')).toBe(
      askedAgain({ finePeriodo: '20261127' }, '2026-11-27'),
    );
  });

  it.each([
    [bills('2026-11-25'), bills('2026-11-26')],
    [{ numeroBolletta: '20261126' }, { numeroBolletta: '20261125' }],
    [{ id: '1' }, { id: '2' }],
  ])('%j is another one than %j', (one, other) => {
    expect(askedAgain(one, '2026-11-26')).not.toBe(askedAgain(other, '2026-11-26'));
  });
});
