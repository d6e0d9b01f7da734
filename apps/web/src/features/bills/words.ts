import { creditOutcome, isCredit, type Bill, type Day, type Instant } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { fullDay } from '../../ui/moments.ts';
import { payableWords } from './payable-words.ts';

/** Returns the call to action of a bill, or its outcome (bolletta.pagabile.2). */
export function dueWords(bill: Bill, today: Day, now: Instant): string | undefined {
  if (isCredit(bill)) return creditWords(bill);
  return payableWords(bill, today, now) ?? outcomeWords(bill);
}

function outcomeWords({ status, paymentDate }: Bill): string | undefined {
  switch (status) {
    case 'PAGATA':
      return paymentDate === undefined ? undefined : t`Pagata il ${fullDay(paymentDate)}`;
    case 'RATEIZZATA':
      return t`Divisa in rate`;
    case 'PIANO_RATE_IN_ELABORAZIONE':
      return t`Piano di rate in preparazione`;
    case 'DA_NON_PAGARE':
      return t`Nessun importo dovuto`;
    case 'IN_ELABORAZIONE':
      return t`In registrazione`;
    case 'IN_SCADENZA':
    case 'SCADUTA':
    case 'SCONOSCIUTO':
      return undefined;
  }
}

function creditWords(bill: Bill): string {
  const { paymentDate } = bill;
  switch (creditOutcome(bill)) {
    case 'GIVEN':
      return paymentDate === undefined
        ? t`Credito già riconosciuto`
        : t`Credito riconosciuto il ${fullDay(paymentDate)}`;
    case 'REFUNDED':
      return t`A tuo credito: te lo rimborsiamo con un bonifico`;
    case 'DEDUCTED':
      return t`A tuo credito: lo detraiamo dalla prossima bolletta`;
  }
}
