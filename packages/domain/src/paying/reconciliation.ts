import { sumCents, type Cents } from '../shared/cents.ts';
import type { BillPaymentState } from './bill-payment.ts';
import { TRANSACTION_KINDS, type TransactionKind } from './transaction.ts';

/** Kinds of differences (pagamento.riconciliazione.1). */
type PaymentDifferenceKind =
  | 'NOT_OURS'
  | 'NOT_PAID_HERE'
  | 'NOT_PAID_THERE'
  | 'OTHER_AMOUNT'
  | 'PAID_TWICE'
  | 'OTHER_REVERSAL';

export interface PaymentDifference {
  readonly kind: PaymentDifferenceKind;
  readonly paymentId: string;
  readonly here: Cents;
  readonly there: Cents;
}

export interface OwnPayment {
  readonly id: string;
  readonly state: BillPaymentState;
  readonly amount: Cents;
  readonly reversed: Cents;
  readonly items: readonly { readonly kind: TransactionKind; readonly amount: Cents }[];
}

/** The paid amount of one kind (pagamento.modello.11). */
export interface PaidKind {
  readonly kind: TransactionKind;
  readonly count: number;
  readonly amount: Cents;
}

export interface TakenPayment {
  readonly paymentId: string;
  readonly amount: Cents;
  readonly reversed: Cents;
}

export interface Reconciliation {
  readonly count: { readonly here: number; readonly there: number };
  readonly amount: { readonly here: Cents; readonly there: Cents };
  readonly reversed: { readonly here: Cents; readonly there: Cents };
  readonly kinds: readonly PaidKind[];
  readonly differences: readonly PaymentDifference[];
}

/** Compares our paid payments with those of the payment provider, payment by payment, to the cent. */
export function reconcile(own: readonly OwnPayment[], taken: readonly TakenPayment[]): Reconciliation {
  const paid = own.filter(({ state }) => state === 'OK');
  const byId = new Map(own.map((payment) => [payment.id, payment]));
  const seen = new Set<string>();
  const differences: PaymentDifference[] = [];
  for (const { paymentId, amount: there, reversed } of taken) {
    const ours = byId.get(paymentId);
    const here = ours?.state === 'OK' ? ours.amount : 0;
    const note = (kind: PaymentDifferenceKind) => differences.push({ kind, paymentId, here, there });
    if (ours === undefined) note('NOT_OURS');
    else if (seen.has(paymentId)) note('PAID_TWICE');
    else if (ours.state !== 'OK') note('NOT_PAID_HERE');
    else if (here !== there) note('OTHER_AMOUNT');
    else if (ours.reversed !== reversed)
      differences.push({ kind: 'OTHER_REVERSAL', paymentId, here: ours.reversed, there: reversed });
    seen.add(paymentId);
  }
  for (const { id, amount } of paid) {
    if (!seen.has(id)) differences.push({ kind: 'NOT_PAID_THERE', paymentId: id, here: amount, there: 0 });
  }
  return {
    count: { here: paid.length, there: taken.length },
    amount: { here: sumCents(paid.map(({ amount }) => amount)), there: sumCents(taken.map(({ amount }) => amount)) },
    reversed: {
      here: sumCents(paid.map(({ reversed }) => reversed)),
      there: sumCents(taken.map(({ reversed }) => reversed)),
    },
    kinds: kindsOf(paid),
    differences,
  };
}

function kindsOf(paid: readonly OwnPayment[]): PaidKind[] {
  const items = paid.flatMap((payment) => payment.items);
  return TRANSACTION_KINDS.flatMap((kind) => {
    const amounts = items.flatMap((item) => (item.kind === kind ? [item.amount] : []));
    return amounts.length === 0 ? [] : [{ kind, count: amounts.length, amount: sumCents(amounts) }];
  });
}
