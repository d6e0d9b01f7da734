import type { Cents } from '../shared/cents.ts';
import type { Day } from '../shared/day.ts';

export interface DividedBill {
  readonly customerCode: string;
  readonly number: string;
  readonly issuerVatNumber: string;
  readonly contractCode: string | null;
  readonly vasContractCode: string | null;
  readonly contractAccount: string | null;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly transferIban: string | null;
}

export interface PlanPart {
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly amountCents: Cents;
  readonly issueDate: Day;
  readonly dueDate: Day;
}

/**
 * Builds an instalment as a separate bill, with a line that names the divided bill (pagamento.rate.4). It has no
 * notice, because a number not registered with pagoPA by the provider cannot be paid.
 */
export function instalmentBill(bill: DividedBill, { number, count, amountCents, issueDate, dueDate }: PlanPart) {
  const { customerCode, issuerVatNumber, contractCode, vasContractCode, contractAccount } = bill;
  const { periodStart, periodEnd, transferIban } = bill;
  const label = `Rata ${number} di ${count} della bolletta ${bill.number}`;
  return {
    customerCode,
    issuerVatNumber,
    contractCode,
    vasContractCode,
    contractAccount,
    periodStart,
    periodEnd,
    transferIban,
    number: `${bill.number}-${number}`,
    type: 'RATA',
    statusCode: '02',
    issueDate,
    dueDate,
    amountCents,
    openCents: amountCents,
    methodCode: transferIban === null ? null : 'B',
    transferReference: transferIban === null ? null : label,
    instalmentNumber: number,
    instalmentCount: count,
    instalmentOf: bill.number,
    lines: [
      {
        position: 1,
        kind: 'ALTRO',
        label,
        amountCents,
        unitPrice: amountCents / 100,
        vatRate: 0,
        vatNature: 'N2.2',
      },
    ],
  } as const;
}
