import { INVOICE_TYPE_LABELS, isCredit, payability, type Bill, type Day, type Instant } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { longDay } from '../../ui/moments.ts';

/** Kind of a bill: "Bolletta", "Rata 3 di 10", "Nota di credito". */
export function typeWords({ type, instalment, amount }: Pick<Bill, 'type' | 'instalment' | 'amount'>): string {
  if (isCredit({ amount })) return t`Nota di credito`;
  if (instalment === undefined) return INVOICE_TYPE_LABELS[type];
  const { number, count } = instalment;
  return t`Rata ${number} di ${count}`;
}

/**
 * Returns the call to action of a bill, if any; kept apart from `words.ts` so that the home page does not load it.
 */
export function payableWords(bill: Bill, today: Day, now: Instant): string | undefined {
  const { expirationDate: day } = bill;
  const due = day === undefined ? undefined : longDay(day, now);
  switch (payability(bill, today)) {
    case 'PAYABLE_OVERDUE':
      return due === undefined ? t`Scaduta` : t`Scaduta ${due}`;
    case 'PAYABLE_NOT_YET_DUE':
      return due === undefined ? t`Da pagare` : t`Paga entro ${due}`;
    case 'RECURRING_PAYABLE_IN_ADVANCE':
      return due === undefined ? t`Addebito automatico` : t`Addebito automatico ${due}`;
    case 'RECURRING_FAILED':
      return t`Addebito non riuscito: paga adesso`;
    case 'RECURRING_IN_PROCESSING':
      return t`Addebito in corso: non devi fare nulla`;
    case 'NOT_PAYABLE':
      return undefined;
  }
}
