import { CUSTOMER_SEGMENTS, PRICE_KINDS, PRICE_PARTS, PRICE_UNITS } from '@sportello/domain';
import { code, day, decimal, number, oneOf, text, textThat } from '../table/cells.ts';
import type { ApiError, Row } from '../table/columns.ts';
import type { SetCheck } from '../table/line-errors.ts';
import { maybe, needed, thereIs, type KindColumn, type TableKind } from './kind.ts';

const isSupply = thereIs(
  'codiceContratto',
  'commodity_contracts c where c.code = s.contract_code',
  'no such supply: import the contracts first',
);

const daysInOrder = (from: string, until: string): SetCheck => ({
  field: 'al',
  query: `select line, 'before dal' as reason from staged where ${until} < ${from}`,
});

const httpsUrl = textThat(
  (value) => value.length <= 500 && URL.canParse(value) && new URL(value).protocol === 'https:',
  'not an address that begins with https://',
);

const list = (words: readonly string[]) => words.map((each) => `\`${each}\``).join(', ');
const decimalType = { type: 'double precision' } as const;

const priceColumns: readonly KindColumn[] = [
  needed('parte', 'part', oneOf(...PRICE_PARTS), `who gets it: ${list(PRICE_PARTS)}`),
  needed('unita', 'unit', oneOf(...PRICE_UNITS), list(PRICE_UNITS)),
  needed('tipo', 'kind', oneOf(...PRICE_KINDS), list(PRICE_KINDS)),
  maybe(
    'prezzo',
    'price',
    decimal(-10_000, 10_000),
    'in euros, net of VAT; of an index the last known one',
    decimalType,
  ),
  maybe('indice', 'index_name', text(40), 'the index that is followed: `PUN`, `PSV`, …'),
  maybe('spread', 'spread', decimal(-10_000, 10_000), 'the euros added to the index', decimalType),
  maybe('aliquotaIva', 'vat_rate', number(0, 100), 'in percent; empty if not known', decimalType),
];

/** A band is part of the key, so that an absent one is F0, all hours. */
const band: KindColumn = {
  ...maybe('fascia', 'band', oneOf('F0', 'F1', 'F2', 'F3'), '`F1`, `F2`, `F3`; `F0` or empty for all hours'),
  isDerived: true,
};

/** Rejects prices that can't be (prezzi.voci.2). */
function finishPrice(row: Row): { row: Row } | { problems: Omit<ApiError, 'line'>[] } {
  const has = (name: string) => (row[name] ?? null) !== null;
  const problems: Omit<ApiError, 'line'>[] = [];
  if (row['tipo'] === 'FISSO') {
    if (!has('prezzo')) problems.push({ field: 'prezzo', reason: 'missing: only an indexed price may lack it' });
    if (has('indice')) problems.push({ field: 'indice', reason: 'only of an indexed price' });
    if (has('spread')) problems.push({ field: 'spread', reason: 'only of an indexed price' });
  } else if (!has('indice')) problems.push({ field: 'indice', reason: 'missing: the index that the price follows' });
  const isOfUse = row['unita'] === 'EUR/kWh';
  if (!isOfUse && has('fascia') && row['fascia'] !== 'F0') {
    problems.push({ field: 'fascia', reason: 'only of a price for each kWh' });
  }
  return problems.length > 0 ? { problems } : { row: { ...row, fascia: row['fascia'] ?? 'F0' } };
}

/** Rejects units of the other commodity; `of` selects `commodity`, over `staged` as `s`. */
const unitOf = (of: string): SetCheck => ({
  field: 'unita',
  query: `select line, 'not a unit of ' || lower(commodity) as reason from (
      select s.line, s.unit, (${of}) as commodity from staged s) p
    where commodity = 'LUCE' and unit = 'EUR/Smc' or commodity = 'GAS' and unit in ('EUR/kWh', 'EUR/kW/mese')`,
});

/** Offers of supplies over time (prezzi.offerte.1). */
export const offerTerms: TableKind = {
  kind: 'offer-terms',
  about:
    'The offers of supplies, past, present and those that follow by themselves. Of two that are in force on one day the later one counts.',
  table: 'supply_offers',
  key: ['contract_code', 'valid_from'],
  columns: [
    needed('codiceContratto', 'contract_code', code, 'the supply'),
    needed('dal', 'valid_from', day, 'the first day, once for each supply', { type: 'date' }),
    maybe('al', 'valid_until', day, 'the last day; empty for an offer without an end', { type: 'date' }),
    needed('codice', 'code', text(100), 'the offer’s code'),
    needed('nome', 'name', text(), 'customers read it'),
  ],
  checks: [isSupply, daysInOrder('valid_from', 'valid_until')],
};

/** Prices of supplies over time (prezzi.voci.1). */
export const offerPrices: TableKind = {
  kind: 'offer-prices',
  about:
    'What a supply pays for each kWh, Smc, month or kW, past, present and to come. Without prices of `RETE` and `IMPOSTE` a year is shown without them.',
  table: 'supply_prices',
  key: ['contract_code', 'label', 'band', 'valid_from'],
  columns: [
    needed('codiceContratto', 'contract_code', code, 'the supply'),
    needed('voce', 'label', text(100), 'customers read it: `Energia`, `Commercializzazione`, …'),
    band,
    needed('dal', 'valid_from', day, 'the first day, once for each supply, `voce` and `fascia`', { type: 'date' }),
    maybe('al', 'valid_until', day, 'the last day; empty until another one follows', { type: 'date' }),
    ...priceColumns,
  ],
  finish: finishPrice,
  checks: [
    isSupply,
    daysInOrder('valid_from', 'valid_until'),
    unitOf('select c.commodity from commodity_contracts c where c.code = s.contract_code'),
  ],
};

/** Offers that customers can choose instead (prezzi.scelta.1). */
export const onSale: TableKind = {
  kind: 'offers-on-sale',
  about: 'The offers that you sell, which a customer compares with what follows by itself.',
  table: 'offers_on_sale',
  key: ['code'],
  columns: [
    needed('codice', 'code', code, 'the offer’s code, once in the file'),
    needed('nome', 'name', text(), 'customers read it'),
    needed('commodity', 'commodity', oneOf('LUCE', 'GAS'), '`LUCE` or `GAS`'),
    maybe('segmento', 'segment', oneOf(...CUSTOMER_SEGMENTS), `${list(CUSTOMER_SEGMENTS)}; empty for all`),
    needed('dal', 'sale_from', day, 'the first day on which it is sold', { type: 'date' }),
    maybe('al', 'sale_until', day, 'the last one', { type: 'date' }),
    maybe('durataMesi', 'months', number(1, 600, 'integer'), 'months in which its prices stay; empty without an end', {
      type: 'integer',
    }),
    maybe('descrizione', 'summary', text(300), 'a sentence about it'),
    maybe('indirizzo', 'url', httpsUrl, 'your page about it, with https'),
  ],
  checks: [daysInOrder('sale_from', 'sale_until')],
};

export const onSalePrices: TableKind = {
  kind: 'prices-on-sale',
  about: 'The prices of the offers that you sell. An offer without prices is not shown.',
  table: 'prices_on_sale',
  key: ['offer_code', 'label', 'band'],
  columns: [
    needed('codiceOfferta', 'offer_code', code, 'the offer'),
    needed('voce', 'label', text(100), 'customers read it, once for each offer and `fascia`'),
    band,
    ...priceColumns,
  ],
  finish: finishPrice,
  checks: [
    thereIs(
      'codiceOfferta',
      'offers_on_sale o where o.code = s.offer_code',
      'no such offer: import the offers-on-sale first',
    ),
    unitOf('select o.commodity from offers_on_sale o where o.code = s.offer_code'),
  ],
};
