import {
  euroWords,
  figureWords,
  energyReceipt,
  isUndivided,
  type BillDetail,
  type BillLine,
  type Cents,
  type ReceiptShare,
} from '@sportello/domain';
import type { Row } from './table.ts';
import { measureOf, price, unitOf } from './words.ts';

const shareNames: Readonly<Record<ReceiptShare['kind'], string>> = {
  QUOTA_CONSUMI: 'Quota per consumi',
  QUOTA_FISSA: 'Quota fissa',
  QUOTA_POTENZA: 'Quota potenza',
};

/** Returns the rows of the *scontrino* (bolletta.scontrino.1); their amounts sum up to the bill's total. */
export function receiptRows(bill: BillDetail): Row[] {
  const { lines, amount } = bill;
  const receipt = energyReceipt(lines);
  // A bill without shares is for services or part of another bill: it lists its lines.
  const isOfEnergy = isEnergyBill({ lines });
  const sums: readonly (readonly [string, Cents])[] = [
    ['Ricalcoli', receipt.corrections],
    ['Accise', receipt.excise],
    ['Bonus', receipt.bonus],
    ['Canone TV', receipt.tvFee],
    ['Altre partite', receipt.other],
  ];
  return [
    ...receipt.shares.flatMap(shareRows),
    ...(isUndivided(bill) ? [unknownSplit('quote, vendita e rete non distinte in fattura')] : []),
    ...lines.filter(({ kind }) => (isOfEnergy ? kind === 'SERVIZI' : kind !== 'IVA')).map(lineRow),
    ...sums.flatMap(([name, sum]): Row[] =>
      !isOfEnergy || sum === 0 ? [] : [{ cells: [name, '', '', euroWords(sum)] }],
    ),
    ...vatRows(lines),
    { cells: ['Totale', '', '', euroWords(amount)], kind: 'strong' },
  ];
}

/** Only energy bills have the shares of a *scontrino dell'energia*. */
export function isEnergyBill({ lines }: Pick<BillDetail, 'lines'>): boolean {
  return energyReceipt(lines).shares.length > 0;
}

function shareRows(share: ReceiptShare): Row[] {
  const { kind, amount, split, averagePrice } = share;
  const unit = unitOf(share);
  const parts: readonly (readonly [string, Cents])[] =
    split === undefined
      ? []
      : [
          ['di cui vendita', split.sale],
          ['di cui rete e oneri di sistema', split.network],
        ];
  return [
    {
      cells: [
        shareNames[kind],
        measureOf(share),
        averagePrice === undefined || unit === '' ? '' : `× ${price(averagePrice, unit)}`,
        euroWords(amount),
      ],
    },
    ...(split === undefined ? [unknownSplit('vendita e rete non distinte in fattura')] : []),
    ...parts.flatMap(([name, sum]): Row[] =>
      sum === 0 ? [] : [{ cells: [name, '', '', euroWords(sum)], kind: 'detail' }],
    ),
  ];
}

function unknownSplit(words: string): Row {
  return { cells: [words, '', '', ''], kind: 'detail' };
}

function lineRow(line: BillLine): Row {
  const unit = unitOf(line);
  const isPriced = line.unitPrice !== undefined && unit !== '';
  return {
    cells: [
      line.label,
      isPriced ? measureOf(line) : '',
      isPriced ? `× ${price(line.unitPrice ?? 0, unit)}` : '',
      euroWords(line.amount),
    ],
  };
}

function vatRows(lines: readonly BillLine[]): Row[] {
  return lines
    .filter(({ kind }) => kind === 'IVA')
    .map(({ label, taxable, vatRate, amount }) => ({
      cells: [
        vatRate === undefined ? label : `IVA ${figureWords(vatRate)}%`,
        taxable === undefined ? '' : `su ${euroWords(taxable)}`,
        '',
        euroWords(amount),
      ],
    }));
}
