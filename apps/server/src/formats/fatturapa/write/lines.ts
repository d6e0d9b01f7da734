import { vatGroups, type BillDetail, type BillLine, type BillReading } from '@sportello/domain';
import { exactFrom, exactFromCents, textOf, times, type Exact } from '../exact.ts';
import { NOTES } from '../notes.ts';
import { ascii, latin1 } from './text.ts';
import type { Node } from './xml.ts';

/** The default reason for a line without VAT: not subject to it. */
const NOT_SUBJECT = 'N2.2';

const laws: Readonly<Record<string, string>> = {
  N1: 'Escluse ex art. 15 del D.P.R. 633/1972',
  N2: 'Non soggette a IVA',
  N3: 'Non imponibili',
  N4: 'Esenti ex art. 10 del D.P.R. 633/1972',
  N5: 'Regime del margine, IVA non esposta in fattura',
  N6: 'Inversione contabile ex art. 17 del D.P.R. 633/1972',
  N7: 'IVA assolta in altro Stato UE',
};

export function goodsOf(bill: BillDetail, sign: number): Node {
  // Every line needs a rate or an exemption reason, otherwise it could not be summed.
  const lines = bill.lines.map((line): BillLine =>
    (line.vatRate ?? 0) === 0 ? { ...line, vatRate: 0, vatNature: line.vatNature ?? NOT_SUBJECT } : line,
  );
  const goods = lines.filter(({ kind }) => kind !== 'IVA');
  return [
    'DatiBeniServizi',
    [
      ...goods.map((line, index) => lineNode(line, index, bill, sign)),
      ...vatGroups(lines).map(({ rate, nature, taxable, tax }): Node => [
        'DatiRiepilogo',
        [
          ['AliquotaIVA', rate.toFixed(2)],
          ['Natura', nature],
          ['ImponibileImporto', textOf(exactFromCents(sign * taxable))],
          ['Imposta', textOf(exactFromCents(sign * tax))],
          ['EsigibilitaIVA', nature === undefined ? 'I' : undefined],
          ['RiferimentoNormativo', nature === undefined ? undefined : laws[nature.slice(0, 2)]],
        ],
      ]),
    ],
  ];
}

function lineNode(line: BillLine, index: number, bill: BillDetail, sign: number): Node {
  const { quantity, price, unit } = pricedOf(line, sign);
  return [
    'DettaglioLinee',
    [
      ['NumeroLinea', String(index + 1)],
      ['Descrizione', latin1(line.label, 1000) || '-'],
      ['Quantita', quantity],
      ['UnitaMisura', unit],
      ['DataInizioPeriodo', line.periodStart ?? bill.periodStart],
      ['DataFinePeriodo', line.periodEnd ?? bill.periodEnd],
      ['PrezzoUnitario', price],
      ['PrezzoTotale', textOf(exactFromCents(sign * line.amount))],
      ['AliquotaIVA', (line.vatRate ?? 0).toFixed(2)],
      ['Natura', line.vatNature],
      ...(index === 0 ? billNotes(bill) : []),
      ...lineNotes(line),
    ],
  ];
}

const exact = (value: number, decimals: number): Exact => exactFrom(value.toFixed(decimals)) ?? 0n;

/** The format allows no negative quantity, so the price is negated instead. */
function pricedOf({ quantity, months, unit, unitPrice, amount }: BillLine, sign: number) {
  const count = times(exact(quantity ?? 1, 3), exact(months ?? 1, 4));
  if (unitPrice === undefined || (quantity === undefined && months === undefined) || count === 0n) {
    return { quantity: undefined, unit: undefined, price: textOf(exactFromCents(sign * amount)) };
  }
  const price = BigInt(sign) * exact(unitPrice, 8) * (count < 0n ? -1n : 1n);
  const each = months === undefined ? (unit ?? 'n.') : quantity === undefined ? 'mesi' : `${unit ?? 'n.'}/mese`;
  return { quantity: textOf(count < 0n ? -count : count, 8), unit: ascii(each, 10), price: textOf(price, 8) };
}

function note(type: string, given: { text?: string | undefined; number?: string; day?: string }): Node {
  return [
    'AltriDatiGestionali',
    [
      ['TipoDato', type],
      ['RiferimentoTesto', given.text],
      ['RiferimentoNumero', given.number],
      ['RiferimentoData', given.day],
    ],
  ];
}

function lineNotes({ kind, part, band, quantity, months, unit, unitPrice }: BillLine): Node[] {
  const words = [kind, part, band].filter((word) => word !== undefined).join(' ');
  const isPriced = quantity !== undefined && unitPrice !== undefined;
  const isByMonth = isPriced && months !== undefined;
  return [
    note(NOTES.lineKind, { text: words }),
    ...(isByMonth ? [note(NOTES.months, { number: textOf(exact(months, 4), 8) })] : []),
    // Data that `Quantita` can't hold: monthly quantities and negative ones.
    ...(isByMonth || (isPriced && quantity < 0)
      ? [note(NOTES.quantity, { text: unit, number: textOf(exact(quantity, 3), 8) })]
      : []),
  ];
}

function billNotes(bill: BillDetail): Node[] {
  const { pod, pdr, consumption, consumptionUnit } = bill;
  return [
    ...(pod === undefined ? [] : [note(NOTES.pod, { text: pod })]),
    ...(pdr === undefined ? [] : [note(NOTES.pdr, { text: pdr })]),
    note(NOTES.type, { text: bill.type }),
    ...(consumption === undefined || consumptionUnit === undefined
      ? []
      : [note(NOTES.consumption, { text: consumptionUnit, number: textOf(exact(consumption, 3), 8) })]),
    ...bill.readings.map(({ date, kind, values }: BillReading) =>
      note(NOTES.reading, {
        text: [kind, ...values.map(({ band, value }) => `${band}=${value}`)].join(' '),
        day: date,
      }),
    ),
  ];
}
