import { describe, expect, it } from 'vitest';
import { nextSort, sorted, sortOf, sortSearchOf } from './sort.ts';

const COLUMNS = ['NOME', 'USO'] as const;

describe('the sort in the URL', () => {
  it.each([
    [{ ordine: 'NOME' }, { ordine: 'NOME' }],
    [
      { ordine: 'USO', verso: 'DISCENDENTE' },
      { ordine: 'USO', verso: 'DISCENDENTE' },
    ],
    [{ ordine: 'USO', verso: 'SU' }, { ordine: 'USO' }],
    [{ ordine: 'ALTRO', verso: 'DISCENDENTE' }, {}],
    [{ verso: 'DISCENDENTE' }, {}],
  ])('returns of %o %o', (said, search) => expect(sortSearchOf(said, COLUMNS)).toEqual(search));

  it('returns up, down and the own order, press after press', () => {
    const up = nextSort<string>({}, 'NOME');
    const down = nextSort(up, 'NOME');
    expect([up, down, nextSort(down, 'NOME')].map(sortOf)).toEqual([
      { column: 'NOME', isDescending: false },
      { column: 'NOME', isDescending: true },
      undefined,
    ]);
    expect(sortOf(nextSort<string>(down, 'USO'))).toEqual({ column: 'USO', isDescending: false });
  });
});

describe('a sorted list', () => {
  const rows = [{ name: 'Zola' }, { name: 'àlbini', seen: 2 }, { name: 'Bruni', seen: 10 }];
  const by = (column: 'NOME' | 'USO', isDescending = false) =>
    sorted(rows, { column, isDescending }, (row, which) => (which === 'NOME' ? row.name : row.seen)).map(
      ({ name }) => name,
    );

  it('returns the own order without a sort', () => expect(sorted(rows, undefined, () => 0)).toBe(rows));

  it('returns Italian order of texts and order of numbers, either way', () => {
    expect(by('NOME')).toEqual(['àlbini', 'Bruni', 'Zola']);
    expect(by('NOME', true)).toEqual(['Zola', 'Bruni', 'àlbini']);
    expect(by('USO')).toEqual(['àlbini', 'Bruni', 'Zola']);
  });

  it('returns rows without a value last, either way', () =>
    expect(by('USO', true)).toEqual(['Bruni', 'àlbini', 'Zola']));
});
