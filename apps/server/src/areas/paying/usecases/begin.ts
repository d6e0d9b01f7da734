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

/** How many payments a customer may begin in a quarter of an hour. */
const perCustomer = 30;

/** Who pays, whose bills they are, and where the payment provider leads back to. */
export interface Payer {
  readonly customerCode: string;
  readonly username: string;
  readonly via: PaymentRow['via'];
  readonly limit: Limit;
  /** The page to come back to, below our own URL. */
  readonly back: (paymentId: string, outcome: 'completato' | 'annullato') => string;
  /** Writes down that they began, in the transaction of it. */
  readonly note: (db: Database, now: Date) => Promise<void>;
}

/** What is paid, as the database knows it at that moment. */
interface Payable {
  readonly amount: Cents;
  readonly items: readonly { readonly billId: number; readonly amountCents: Cents; readonly kind: TransactionKind }[];
  readonly quoteId?: string;
}

/** What somebody wants to pay. */
export interface Subject {
  /** Locks and checks it; answers with the payments under way that hold it, or with what is to be paid. */
  readonly take: (db: Database, now: Date) => Promise<Payable | { readonly live: readonly string[] }>;
  /** Whether a payment under way is of exactly this. */
  readonly isIn: (db: Database, paymentId: string) => Promise<boolean>;
}

/** What was asked for: with the same key and digest it is the same again. */
interface Asked {
  readonly payer: Payer;
  readonly subject: Subject;
  readonly key: string;
  readonly digest: string;
}

/** A customer who pays in the area. */
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
 * Begins to pay, or goes on with the payment under way of exactly this (pagamento.bollette.2). It is
 * written before the payment provider hears of it, so that nothing there is without a row here.
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
    // What stands in the way may have ended without our having heard of it.
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
  // The same request arrived twice at once, and the other was faster.
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

/** Opens the page of a payment that has none yet; asked at once by several it is the same page. */
async function open(
  services: Services,
  cards: CardProcessor,
  id: string,
  { via, back }: Payer,
): Promise<PaymentAnswer> {
  const { db, publicUrl } = services;
  const payment = await findPayment(db, id);
  if (!payment) throw new ApiError('S-001');
  // What somebody else began leads back to them.
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
    // It was given up while its page was being made: nobody is sent there.
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
