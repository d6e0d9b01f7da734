import { randomUUID } from 'node:crypto';
import type { Cents, TransactionKind } from '@sportello/domain';
import {
  deleteBegunPayment,
  findPayment,
  findPaymentByKey,
  insertPayment,
  listPaymentBills,
  updatePayment,
  type PaymentRow,
} from '../queries/bill-payments.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { CardProcessor } from '../../../ports/cards.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { countTry, type Limit } from '../../../limits/guesses.ts';
import { paymentAnswer, type PaymentAnswer } from './answers.ts';
import { moveLocked, settle } from './settle.ts';

/** Payments begun per customer in a quarter of an hour. */
const perCustomer = 30;

export interface Payer {
  readonly customerCode: string;
  readonly username: string;
  readonly via: PaymentRow['via'];
  readonly limit: Limit;
  /** Return path below our public URL. */
  readonly back: (paymentId: string, outcome: 'completato' | 'annullato') => string;
  /** Writes the audit entry in the transaction that begins the payment. */
  readonly note: (db: Database, now: Date) => Promise<void>;
}

interface Payable {
  readonly amount: Cents;
  readonly items: readonly { readonly billId: number; readonly amountCents: Cents; readonly kind: TransactionKind }[];
  readonly quoteId?: string;
}

export interface Subject {
  /** Locks and checks the subject; returns the pending payments that contain it, or what is payable. */
  readonly take: (db: Database, now: Date) => Promise<Payable | { readonly live: readonly string[] }>;
  /** Checks that a pending payment is for exactly this subject. */
  readonly isIn: (db: Database, paymentId: string) => Promise<boolean>;
}

/** The same key and digest identify a repeated request. */
interface Asked {
  readonly payer: Payer;
  readonly subject: Subject;
  readonly key: string;
  readonly digest: string;
}

export function payerInArea(actor: CustomerActor, deed: string): Payer {
  const { customerCode, username } = actor;
  return {
    customerCode,
    username,
    via: 'AREA',
    limit: { key: `payment-of-bills:${customerCode}`, most: perCustomer },
    back: (id, outcome) => `/my-edison/pagamenti/${id}?esito=${outcome}`,
    note: (db, now) => record(db, actor, deed, now),
  };
}

/**
 * Begins a payment or continues the pending one for exactly this subject (pagamento.bollette.2). The row is written
 * before the payment provider is called, so no checkout session exists without one.
 */
export async function beginPayment(services: Services, asked: Asked): Promise<PaymentAnswer> {
  const { cards, db } = services;
  const { payer, subject, key } = asked;
  if (!cards) throw new ApiError('NOT_SERVED');
  const before = await findPaymentByKey(db, payer.customerCode, key);
  if (before) return again(services, cards, before, asked);
  await countTry(services, [payer.limit]);

  let begun = await tryToBegin(services, asked);
  if ('live' in begun) {
    // The blocking payments may have ended without a message reaching us.
    for (const id of begun.live) await settle(services, id);
    begun = await tryToBegin(services, asked);
  }
  if ('taken' in begun) return again(services, cards, begun.taken, asked);
  if ('id' in begun) return open(services, cards, begun.id, payer);
  const [live, ...more] = begun.live;
  if (live === undefined || more.length > 0 || !(await subject.isIn(db, live))) throw new ApiError('BILL_BEING_PAID');
  return open(services, cards, live, payer);
}

type Begun = { readonly id: string } | { readonly live: readonly string[] } | { readonly taken: PaymentRow };

async function tryToBegin(services: Services, { payer, subject, key, digest }: Asked): Promise<Begun> {
  const { customerCode, username, via } = payer;
  const now = services.clock();
  const begun = await services.db.transaction(async (db): Promise<Begun | undefined> => {
    const taken = await subject.take(db, now);
    if ('live' in taken) return taken;
    const { amount: amountCents, items, quoteId = null } = taken;
    const id = randomUUID();
    const payment = { id, customerCode, amountCents, quoteId, via, key, digest, accountName: username, createdAt: now };
    if (!(await insertPayment(db, payment, items))) return undefined;
    await payer.note(db, now);
    return { id };
  });
  if (begun) return begun;
  // A concurrent request with the same key was faster.
  const taken = await findPaymentByKey(services.db, customerCode, key);
  if (!taken) throw new ApiError('S-001');
  return { taken };
}

async function again(
  services: Services,
  cards: CardProcessor,
  payment: PaymentRow,
  { digest, payer }: Asked,
): Promise<PaymentAnswer> {
  if (payment.digest !== digest) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  await settle(services, payment.id);
  return open(services, cards, payment.id, payer);
}

/** Opens the checkout session of a payment without one; concurrent calls get the same session. */
async function open(
  services: Services,
  cards: CardProcessor,
  id: string,
  { via, back }: Payer,
): Promise<PaymentAnswer> {
  const { db, publicUrl } = services;
  const payment = await findPayment(db, id);
  if (!payment) throw new ApiError('S-001');
  // The session's return address belongs to the person who began it.
  if (via === 'LINK' && payment.via !== via) throw new ApiError('BILL_BEING_PAID');
  const items = await listPaymentBills(db, [id]);
  if (payment.state !== 'BEGUN') return paymentAnswer(payment, items);
  const lines =
    payment.quoteId === null
      ? items.map(({ number, amountCents }) => ({ name: `Bolletta ${number}`, cents: amountCents }))
      : [{ name: `Preventivo ${payment.quoteId}`, cents: payment.amountCents }];
  try {
    const page = {
      paymentId: id,
      lines,
      done: publicUrl + back(id, 'completato'),
      cancelled: publicUrl + back(id, 'annullato'),
    };
    const { session, url } = await cards.beginPayment(page);
    const set = { providerSession: session, providerUrl: url };
    const isOpen = await db.transaction(async (tx) => {
      const moved = await moveLocked(tx, id, 'PAGE_OPENED');
      if (moved) await updatePayment(tx, id, { ...set, state: moved.next });
      return moved !== undefined;
    });
    const now = await findPayment(db, id);
    // The payment was given up while its checkout session was created, so the session is stopped.
    if (!isOpen && now?.providerSession !== session) {
      await cards.stopPayment(session);
      throw new ApiError('S-001');
    }
    return paymentAnswer(now ?? payment, items);
  } catch (cause) {
    await deleteBegunPayment(db, id);
    throw cause;
  }
}
