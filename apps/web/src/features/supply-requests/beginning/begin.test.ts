import { describe, expect, it } from 'vitest';
import { beginningOf, beginSearchOf } from './begin.ts';

const draft = { id: 'd', kind: 'POTENZA', contractCode: '1', updatedAt: 0 } as const;
const offered = [
  { kind: 'VOLTURA', contractCodes: [] },
  { kind: 'POTENZA', contractCodes: ['1'] },
  { kind: 'DISATTIVAZIONE', contractCodes: ['1', '2'] },
] as const;

describe('the beginning of a request (pratica.tipi.2)', () => {
  it.each([
    [{}, { at: 'KIND' }],
    [{ tipo: 'RIENTRO' }, { at: 'NOT_OFFERED' }],
    [{ tipo: 'VOLTURA' }, { at: 'QUESTION', kind: 'VOLTURA', contractCode: undefined }],
    [{ tipo: 'DISATTIVAZIONE' }, { at: 'SUPPLY', kind: 'DISATTIVAZIONE', codes: ['1', '2'] }],
    [
      { tipo: 'DISATTIVAZIONE', contratto: '2' },
      { at: 'QUESTION', kind: 'DISATTIVAZIONE', contractCode: '2' },
    ],
    [{ tipo: 'DISATTIVAZIONE', contratto: '3' }, { at: 'NOT_OFFERED' }],
    [{ tipo: 'POTENZA' }, { at: 'BEGUN', id: 'd' }],
  ] as const)('returns for %j: %j', (search, expected) => {
    expect(beginningOf({ offered, drafts: [draft] }, search)).toEqual(expected);
  });

  it('parses the search, and ignores what it does not know', () => {
    const good = { tipo: 'POTENZA', contratto: '4000000001', da: 'PR-2026-000123' };
    expect(beginSearchOf({ ...good, contratto: 4_000_000_001 })).toEqual(good);
    expect(beginSearchOf({ tipo: 'ALTRO', contratto: 'a b', da: 'RC-2026-000123' })).toEqual({});
  });
});
