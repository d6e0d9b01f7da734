import { euroWords, figureWords, vatGroups, type BillDetail, type BillLine } from '@sportello/domain';
import { heading } from './front.ts';
import { PAGE, WIDTH, type Sheet } from './sheet.ts';
import { table } from './table.ts';
import { measureOf, period, price, unitOf } from './words.ts';

const { margin } = PAGE;

export function details(sheet: Sheet, bill: BillDetail): void {
  sheet.addPage();
  heading(sheet, 'Elementi di dettaglio');
  table(
    sheet,
    margin,
    WIDTH,
    [
      { title: 'Voce', share: 30 },
      { title: 'Periodo', share: 16 },
      { title: 'Quantità', share: 16, align: 'right' },
      { title: 'Prezzo', share: 18, align: 'right' },
      { title: 'IVA', share: 8, align: 'right' },
      { title: 'Importo', share: 12, align: 'right' },
    ],
    [
      ...bill.lines.map((line) => ({ cells: lineCells(line) })),
      { cells: ['Totale', '', '', '', '', euroWords(bill.amount)], kind: 'strong' },
    ],
  );
  sheet.y += 18;
  heading(sheet, 'IVA e imponibili');
  table(
    sheet,
    margin,
    WIDTH,
    [
      { title: 'Aliquota', share: 40 },
      { title: 'Imponibile', share: 30, align: 'right' },
      { title: 'Imposta', share: 30, align: 'right' },
    ],
    vatGroups(bill.lines).map(({ rate, nature, taxable, tax }) => ({
      cells: [
        rate === 0 ? `Senza IVA${nature === undefined ? '' : ` (${nature})`}` : `${figureWords(rate)}%`,
        euroWords(taxable),
        euroWords(tax),
      ],
    })),
  );
}

function lineCells(line: BillLine): string[] {
  const unit = unitOf(line);
  const isPriced = line.unitPrice !== undefined && unit !== '';
  return [
    [line.label, line.band === undefined || line.band === 'F0' ? undefined : `fascia ${line.band}`]
      .filter((part) => part !== undefined)
      .join(', '),
    period(line.periodStart, line.periodEnd) ?? '',
    line.kind === 'IVA' && line.taxable !== undefined ? `su ${euroWords(line.taxable)}` : measureOf(line),
    isPriced ? price(line.unitPrice ?? 0, unit) : '',
    line.kind === 'IVA' || line.vatRate === undefined
      ? ''
      : line.vatRate === 0
        ? (line.vatNature ?? '0%')
        : `${figureWords(line.vatRate)}%`,
    euroWords(line.amount),
  ];
}
