import { dayInRome, type Reversal, type TransactionKind } from '@sportello/domain';
import type { PaymentRow } from '../queries/bill-payments.ts';
import { findContacts } from '../../support/queries.ts';
import type { Database } from '../../../db/database.ts';
import { bank } from './collect.ts';
import type { Services } from '../../../shared/context.ts';
import { announce } from '../../../events/announce.ts';
import { tell } from '../../messages/usecases/send.ts';
import type { MandatoryMessage } from '../../messages/usecases/templates/index.ts';

export interface ReversedBill {
  readonly number: string;
  readonly kind: TransactionKind;
  readonly amountCents: number;
  /** The amount that could not be closed because the bill was paid another way. */
  readonly overpaidCents: number;
}

interface Told {
  readonly payment: PaymentRow;
  readonly bills: readonly ReversedBill[];
  readonly news: readonly Reversal[];
  readonly amountCents: number;
  readonly now: Date;
}

/** Announces a reversal and notifies the customer (pagamento.storno.4). */
export async function notifyOfReversed(services: Services, db: Database, told: Told): Promise<void> {
  const { payment, news, amountCents, now } = told;
  const taken = news.filter(({ state }) => state === 'TAKEN');
  const cause: Reversal['cause'] = taken.some((each) => each.cause === 'DISPUTE') ? 'DISPUTE' : 'REFUND';
  const bills = told.bills.map(({ overpaidCents: _none, ...bill }) => bill);
  const data = {
    ...factsOf(told),
    bills,
    cause,
    reversals: taken.map(({ id }) => id),
    leftCents: payment.amountCents - payment.reversedCents,
    reversedOn: dayInRome(now.getTime()),
    times: payment.restored,
  };
  const { customerCode } = payment;
  const event = await announce(db, { kind: 'PAYMENT_REVERSED', customerCode, data }, bank, now);
  const letter = { template: 'payment-reversed', cause, ...lettered(payment), amountCents, bills } as const;
  await write(services, db, told, letter, event);
}

export async function notifyOfRestored(
  services: Services,
  db: Database,
  told: Told & { readonly wasGone: boolean },
): Promise<void> {
  const { payment, bills, news, amountCents, now, wasGone } = told;
  const overpaidCents = bills.reduce((sum, bill) => sum + bill.overpaidCents, 0);
  const data = {
    ...factsOf(told),
    bills,
    overpaidCents,
    reversals: news.filter(({ state }) => state === 'GIVEN_BACK').map(({ id }) => id),
    leftCents: payment.amountCents - payment.reversedCents,
    // Lets the customer earn the lost points again.
    ...(wasGone && payment.quoteId === null && { times: payment.restored }),
  };
  const { customerCode } = payment;
  const event = await announce(db, { kind: 'PAYMENT_RESTORED', customerCode, data }, bank, now);
  const letter = { template: 'payment-restored', ...lettered(payment), amountCents, overpaidCents } as const;
  await write(services, db, told, letter, event);
}

const factsOf = ({ payment: { id, quoteId, providerPayment, endedAt }, amountCents, now }: Told) => ({
  paymentId: id,
  amountCents,
  providerPayment,
  paidOn: dayInRome((endedAt ?? now).getTime()),
  ...(quoteId !== null && { quoteId }),
});

const lettered = ({ id, quoteId, endedAt, createdAt }: PaymentRow) => ({
  paymentId: id,
  isQuote: quoteId !== null,
  paidOn: dayInRome((endedAt ?? createdAt).getTime()),
});

async function write(
  services: Services,
  db: Database,
  { payment: { customerCode }, now }: Told,
  letter: MandatoryMessage,
  event: bigint,
): Promise<void> {
  const contacts = await findContacts(db, customerCode);
  if (contacts) await tell(services, db, letter, { ...contacts, code: customerCode }, now, event);
}
