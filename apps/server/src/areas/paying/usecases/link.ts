import type { AnswerOf, Catalogue } from '@sportello/calls';
import {
  billLinkUntil,
  billStatus,
  centsFromEuros,
  dayInRome,
  addDays,
  eurosFromCents,
  startOfDayInRome,
  type BillPaymentState,
} from '@sportello/domain';
import { insertAudit } from '../../../shared/queries.ts';
import { findBill } from '../../bills/queries/bills.ts';
import { findLastOfLink, findLinkedBill, findLiveOfBills, findPayment } from '../queries/bill-payments.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { countTry } from '../../../limits/guesses.ts';
import type { Payer } from './begin.ts';
import { beginBills } from './bills-to-pay.ts';
import { canBePaid, payableCents } from './payable.ts';
import { giveUp, settleIfAnswered } from './settle.ts';

/** Links created, and payments begun with them, per bill in a quarter of an hour. */
const perBill = 30;

/** The purpose is sealed into the code, so it is valid for nothing else. */
const purpose = 'bill';

type Answer = AnswerOf<Catalogue['linkedBill']>;
type Bill = NonNullable<Awaited<ReturnType<typeof findLinkedBill>>>;

/**
 * Returns the URL with which anybody can pay a bill (pagamento.link.1). It contains all data sealed, so no row is
 * stored; malformed, expired and orphaned links get the same error.
 */
export function billLink(
  { billLinks, publicUrl }: Pick<Services, 'billLinks' | 'publicUrl'>,
  billId: number,
  now: Date,
) {
  const until = new Date(startOfDayInRome(addDays(billLinkUntil(dayInRome(now.getTime())), 1)));
  // The URL fragment (#) is not sent to servers, so the code appears in no log.
  const link = `${publicUrl}/paga#codice=${billLinks.seal(`${billId} ${until.getTime()}`, purpose)}`;
  return { link, until };
}

/** Creates a link for a payable bill, for its customer or an operator acting for them. */
export async function makeBillLink(
  services: Services,
  actor: CustomerActor,
  number: string,
): Promise<AnswerOf<Catalogue['makeBillLink']>> {
  const { db, cards } = services;
  if (!cards) throw new ApiError('NOT_SERVED');
  const now = services.clock();
  const bill = await findBill(db, actor.customerCode, number);
  if (!bill) throw new ApiError('NOT_FOUND');
  if (!canBePaid(bill, now)) throw new ApiError('BILL_NOT_PAYABLE');
  await countTry(services, [{ key: `bill-link:${bill.id}`, most: perBill }]);
  await record(db, actor, 'makeBillLink', now);
  const { link, until } = billLink(services, bill.id, now);
  return { link, scadenza: until.toISOString() };
}

/** Returns the bill of a link without any data of its customer (pagamento.link.2). */
export async function readLinkedBill(services: Services, code: string): Promise<AnswerOf<Catalogue['linkedBill']>> {
  const { id } = await open(services, code);
  const [live] = await findLiveOfBills(services.db, [id]);
  if (live !== undefined) await settleIfAnswered(services, live);
  return answerOf(services, await open(services, code));
}

/** Begins or continues a payment of the bill of a link (pagamento.link.3). */
export async function payLinkedBill(
  services: Services,
  { codice, importo }: { readonly codice: string; readonly importo: number },
  key: string | undefined,
): Promise<AnswerOf<Catalogue['payLinkedBill']>> {
  const { id, number, customerCode } = await open(services, codice);
  const payer: Payer = {
    customerCode,
    username: 'link',
    via: 'LINK',
    limit: { key: `payment-by-link:${id}`, most: perBill },
    // There is no signed-in user, so the actor is the link.
    note: (db, at) => insertAudit(db, { at, deed: 'payLinkedBill', actorName: 'link', right: 'COMMAND', customerCode }),
    back: (_id, outcome) => `/paga?esito=${outcome}`,
  };
  const seen = [{ number, amount: centsFromEuros(importo) }];
  const { indirizzo } = await beginBills(services, payer, seen, key);
  return { indirizzo };
}

/** Stops a payment begun with a link; one begun in the area can be stopped only there. */
export async function stopLinkedPayment(
  services: Services,
  code: string,
): Promise<AnswerOf<Catalogue['stopLinkedPayment']>> {
  const { id } = await open(services, code);
  const [live] = await findLiveOfBills(services.db, [id]);
  const payment = live === undefined ? undefined : await findPayment(services.db, live);
  if (payment?.via === 'LINK') await giveUp(services, payment);
  return answerOf(services, await open(services, code));
}

async function open({ db, billLinks, clock }: Services, code: string): Promise<Bill> {
  const [id = 0, until = 0] = (billLinks.open(code, purpose) ?? '').split(' ').map(Number);
  const bill = until > clock().getTime() ? await findLinkedBill(db, id) : undefined;
  if (!bill) throw new ApiError('LINK_NOT_VALID');
  return bill;
}

async function answerOf({ db, clock }: Services, bill: Bill): Promise<AnswerOf<Catalogue['linkedBill']>> {
  const [live] = await findLiveOfBills(db, [bill.id]);
  const payment = live === undefined ? undefined : await findPayment(db, live);
  const isPaid = billStatus(bill.statusCode) === 'PAGATA';
  const last = isPaid || payment ? undefined : await findLastOfLink(db, bill.id);
  const underWay = payment?.state === 'IN_PROGRESS' ? 'IN_CORSO' : 'INIZIATA';
  const waiting = canBePaid(bill, clock()) ? 'DA_PAGARE' : 'NON_PAGABILE';
  return {
    stato: isPaid ? 'PAGATA' : payment ? underWay : waiting,
    importo: eurosFromCents(isPaid ? bill.amountCents : payableCents(bill)),
    scadenza: bill.dueDate,
    nickname: bill.nickname,
    commodity: bill.commodity,
    esito: last === undefined ? null : (results[last.state] ?? null),
    importoCambiato: last?.amountChanged ?? false,
    importoParziale: !isPaid && bill.disputedCents > 0,
  };
}

const results: Partial<Record<BillPaymentState, Answer['esito']>> = {
  ERROR: 'NON_RIUSCITO',
  CANCELLED: 'ANNULLATO',
  NOT_TOKENIZABLE: 'NON_MEMORIZZABILE',
};
