import {
  billTotal,
  dayOnPaper,
  daysBetween,
  euroWords,
  BILL_STATUS_LABELS,
  figureWords,
  type BillDetail,
} from '@sportello/domain';
import { GAP, heading } from '../front.ts';
import { PAGE, WIDTH, type Sheet } from '../sheet.ts';
import { table } from '../table.ts';
import { consumed, measureOf, period } from '../words.ts';

const { margin } = PAGE;

/** Draws what earlier bills charged (bolletta.essenziali.2); one period alone is no history. */
export function history(sheet: Sheet, { essentials }: BillDetail): void {
  if (essentials.history.length < 2) return;
  heading(sheet, 'Storico dei consumi', 110);
  table(
    sheet,
    margin,
    WIDTH,
    [
      { title: 'Periodo', share: 40 },
      { title: 'Consumo fatturato', share: 30, align: 'right' },
      { title: 'In media al giorno', share: 30, align: 'right' },
    ],
    essentials.history.map(({ start, end, quantity, unit }) => ({
      cells: [
        period(start, end) ?? '',
        consumed(quantity, unit) ?? '',
        [figureWords(quantity / (daysBetween(start, end) + 1), 1, 1), unit].filter(Boolean).join(' '),
      ],
    })),
  );
  sheet.y += 2 * GAP;
}

/** Draws corrections of earlier estimates, line by line. */
export function corrections(sheet: Sheet, { lines, periodStart, periodEnd }: BillDetail): void {
  const corrected = lines.filter(({ kind }) => kind === 'RICALCOLO');
  if (corrected.length === 0) return;
  heading(sheet, 'Ricalcoli', 90);
  table(
    sheet,
    margin,
    WIDTH,
    [
      { title: 'Voce', share: 40 },
      { title: 'Periodo', share: 26 },
      { title: 'Quantità', share: 16, align: 'right' },
      { title: 'Importo', share: 18, align: 'right' },
    ],
    corrected.map((line) => ({
      cells: [
        line.label,
        period(line.periodStart, line.periodEnd) ?? period(periodStart, periodEnd) ?? '',
        measureOf(line),
        euroWords(line.amount),
      ],
    })),
  );
  sheet.y += 2 * GAP;
}

/** Draws how the earlier bills of the supply stand (bolletta.essenziali.3). */
export function earlierBills(sheet: Sheet, { essentials: { earlier } }: BillDetail): void {
  if (earlier.length === 0) return;
  const open = billTotal(earlier);
  heading(sheet, 'Bollette precedenti', 120);
  const words =
    open > 0 ? `Restano da pagare ${euroWords(open)} di bollette precedenti.` : 'Non resta nulla da pagare.';
  sheet.y += sheet.write('P', words, margin, sheet.y, WIDTH) + 5;
  table(
    sheet,
    margin,
    WIDTH,
    [
      { title: 'Numero', share: 18 },
      { title: 'Periodo', share: 26 },
      { title: 'Scadenza', share: 13 },
      { title: 'Importo', share: 14, align: 'right' },
      { title: 'Da pagare', share: 14, align: 'right' },
      { title: 'Stato', share: 15, align: 'right' },
    ],
    earlier.map((bill) => ({
      cells: [
        bill.number,
        period(bill.periodStart, bill.periodEnd) ?? '–',
        bill.expirationDate === undefined ? '–' : dayOnPaper(bill.expirationDate),
        euroWords(bill.amount),
        euroWords(bill.openAmount),
        BILL_STATUS_LABELS[bill.status],
      ],
    })),
  );
  sheet.y += 2 * GAP;
}

/** Draws the instalments that a bill is paid in. */
export function instalments(sheet: Sheet, bill: BillDetail): void {
  if (bill.instalments.length === 0) return;
  heading(sheet, 'Rate', 90);
  table(
    sheet,
    margin,
    WIDTH,
    [
      { title: 'Rata', share: 40 },
      { title: 'Scadenza', share: 30 },
      { title: 'Importo', share: 30, align: 'right' },
    ],
    bill.instalments.map(({ instalment, number, expirationDate, amount }) => ({
      cells: [
        instalment === undefined ? number : `${instalment.number} di ${instalment.count}`,
        expirationDate === undefined ? '–' : dayOnPaper(expirationDate),
        euroWords(amount),
      ],
    })),
  );
  sheet.y += 2 * GAP;
}
