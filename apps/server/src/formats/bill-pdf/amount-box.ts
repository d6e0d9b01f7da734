import {
  BILL_STATUS_LABELS,
  creditOutcome,
  euroWords,
  fullDay,
  isCredit,
  PAYMENT_METHOD_KIND_LABELS,
  type BillDetail,
  type PaymentMethodKind,
} from '@sportello/domain';
import type { BillPaper } from './paper.ts';
import { SOFT, type Sheet } from './sheet.ts';

interface Place {
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

/** Draws total, due date and payment status. Returns the bottom position. */
export function amountBox(sheet: Sheet, { bill, issuer }: BillPaper, { x, top, width }: Place): number {
  const inner = width - 28;
  const { title, amount, lines } = owed(bill);
  const heightOf = (text: string) => sheet.heightOf(text, inner, { size: 9.5 }) + 2;
  const height = 68 + lines.reduce((sum, line) => sum + heightOf(line), 0);
  sheet.decorate((pdf) => {
    pdf.roundedRect(x, top, width, height, 8).fill(SOFT);
    pdf.roundedRect(x, top, 4, height, 2).fill(issuer.colours.from);
  });
  sheet.write('P', title, x + 16, top + 12, inner, { size: 10, weight: 'bold', colour: issuer.colours.to });
  sheet.write('P', amount, x + 16, top + 26, inner, { size: 24, weight: 'bold' });
  let y = top + 60;
  for (const line of lines) {
    sheet.write('P', line, x + 16, y, inner);
    y += heightOf(line);
  }
  return top + height;
}

function owed(bill: BillDetail): { title: string; amount: string; lines: string[] } {
  const total = `Totale della bolletta: ${euroWords(bill.amount)}`;
  if (isCredit(bill)) return { title: 'A tuo credito', amount: euroWords(bill.amount), lines: [creditWords(bill)] };
  if (bill.status === 'PAGATA') {
    const when = bill.paymentDate === undefined ? 'Non devi pagare nulla.' : `Pagata il ${fullDay(bill.paymentDate)}.`;
    return { title: 'Pagata', amount: euroWords(bill.amount), lines: [when, ...payingBy(bill)] };
  }
  if (bill.openAmount <= 0) {
    return {
      title: BILL_STATUS_LABELS[bill.status],
      amount: euroWords(bill.amount),
      lines: ['Non devi pagare nulla.'],
    };
  }
  const until = bill.expirationDate === undefined ? [] : [`Entro il ${fullDay(bill.expirationDate)}`];
  const part = bill.openAmount === bill.amount ? [] : [total];
  const status =
    bill.status === 'IN_SCADENZA' || bill.status === 'SCONOSCIUTO' ? [] : [`Stato: ${BILL_STATUS_LABELS[bill.status]}`];
  return {
    title: 'Da pagare',
    amount: euroWords(bill.openAmount),
    lines: [...until, ...part, ...status, ...payingBy(bill)],
  };
}

function creditWords(bill: BillDetail): string {
  const { paymentDate } = bill;
  const given = paymentDate === undefined ? 'Credito già riconosciuto.' : `Riconosciuto il ${fullDay(paymentDate)}.`;
  return {
    GIVEN: given,
    REFUNDED: 'Lo rimborsiamo con un bonifico.',
    DEDUCTED: 'Lo scaliamo dalla prossima bolletta.',
  }[creditOutcome(bill)];
}

function payingBy({ paymentMethod }: { readonly paymentMethod: PaymentMethodKind }): string[] {
  return paymentMethod === 'SCONOSCIUTO' ? [] : [`Come: ${PAYMENT_METHOD_KIND_LABELS[paymentMethod]}`];
}
