import { expect, it } from 'vitest';
import { filterOf } from './filter.ts';

it.each([
  [{}, {}],
  [{ stato: 'da-pagare' }, { dovuto: 'ADESSO' }],
  [{ stato: 'arretrate' }, { dovuto: 'SCADUTE' }],
  [{ stato: 'in-arrivo' }, { dovuto: 'IN_ARRIVO' }],
  [{ stato: 'scadute' }, { stato: '03' }],
  [
    { anno: '2026', mese: '11', fornitura: '4000000001', cerca: '123' },
    { anno: '2026', mese: '11', contratto: '4000000001', numero: '123' },
  ],
] as const)('returns for the search %o the filter %o (bolletta.archivio.3)', (search, filter) => {
  expect(filterOf(search)).toEqual(filter);
});
