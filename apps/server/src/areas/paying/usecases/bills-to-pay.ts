import { createHash, randomUUID } from 'node:crypto';
import { centsFromEuros, sumCents, transactionKind, type Cents } from '@sportello/domain';
import { findLiveOfBills, findServiceTypes, listPaymentBills, lockBills } from '../queries/bill-payments.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { PaymentAnswer } from './answers.ts';
import { beginPayment, payerInArea, type Payer, type Subject } from './begin.ts';
import { canBePaid, payableCents } from './payable.ts';

/** A bill to pay with the payable amount that the customer saw. */
interface SeenBill {
  readonly number: string;
  readonly amount: Cents;
}

/** Begins the payment of bills that the customer has seen (pagamento.bollette.2). */
export function beginBillPayment(
  services: Services,
  actor: CustomerActor,
  bills: readonly { readonly numero: string; readonly importo: number }[],
  key?: string,
): Promise<PaymentAnswer> {
  const seen = bills.map(({ numero, importo }) => ({ number: numero, amount: centsFromEuros(importo) }));
  return beginBills(services, payerInArea(actor, 'beginBillPayment'), seen, key);
}

export function beginBills(
  services: Services,
  payer: Payer,
  seen: readonly SeenBill[],
  key: string = randomUUID(),
): Promise<PaymentAnswer> {
  const digest = createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
  return beginPayment(services, { payer, subject: subjectOf(payer.customerCode, seen), key, digest });
}

function subjectOf(customerCode: string, seen: readonly SeenBill[]): Subject {
  const numbers = seen.map(({ number }) => number);
  return {
    async take(db, now) {
      const rows = await lockBills(db, customerCode, numbers);
      if (rows.length !== numbers.length) throw new ApiError('NOT_FOUND');
      const live = await findLiveOfBills(
        db,
        rows.map(({ id }) => id),
      );
      if (live.length > 0) return { live };
      for (const row of rows) {
        const campo = `bollette.${numbers.indexOf(row.number)}.numero`;
        if (!canBePaid(row, now)) {
          throw new ApiError('BILL_NOT_PAYABLE', [{ campo, codice: 'BILL_NOT_PAYABLE' }]);
        }
        const said = seen.find(({ number }) => number === row.number)?.amount;
        if (said !== payableCents(row)) throw new ApiError('CHANGED_MEANWHILE');
      }
      const services = await findServiceTypes(
        db,
        rows.flatMap(({ vasContractCode }) => vasContractCode ?? []),
      );
      return {
        amount: sumCents(rows.map(payableCents)),
        items: rows.map((row) => {
          const { id, type, vasContractCode } = row;
          const isFibre = vasContractCode !== null && services.get(vasContractCode) === 'FIBRA';
          const service = vasContractCode === null ? undefined : isFibre ? 'FIBRA' : 'OTHER';
          return { billId: id, amountCents: payableCents(row), kind: transactionKind({ type, service }) };
        }),
      };
    },
    async isIn(db, paymentId) {
      const items = await listPaymentBills(db, [paymentId]);
      const wanted = new Map(seen.map(({ number, amount }) => [number, amount]));
      return items.length === seen.length && items.every((item) => wanted.get(item.number) === item.amountCents);
    },
  };
}
