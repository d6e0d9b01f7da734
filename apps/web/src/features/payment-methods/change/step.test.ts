import { expect, it } from 'vitest';
import { cardReturnTo, stepFromSearch } from './step.ts';

it.each([
  [{}, {}],
  [{ passo: 'conferma' }, { passo: 'conferma' }],
  [{ passo: 'altro', esito: 3 }, {}],
  [
    { carta: 'a-1', esito: 'annullata', x: 1 },
    { carta: 'a-1', esito: 'annullata' },
  ],
  [{ carta: '' }, {}],
])('parses the URL %j as %j', (search, said) => {
  expect(stepFromSearch(search)).toEqual(said);
});

it.each([
  ['4000000001', '500000000001', '/my-edison/contratti/4000000001/pagamento/500000000001'],
  ['a/b', '5', undefined],
  ['x'.repeat(200), '5', undefined],
])('returns for a card of %s on %s the page %s', (code, account, page) => {
  expect(cardReturnTo(code, account)).toBe(page);
});
