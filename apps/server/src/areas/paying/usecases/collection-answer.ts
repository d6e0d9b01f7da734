import { dayInRome, debitAfter, debitNews, type DebitNews } from '@sportello/domain';
import { payBill } from '../queries/bill-payments.ts';
import { answerDebit, lockDebit, refreshDebitOutcomes } from '../queries/collections.ts';
import { reopenBill } from '../queries/payment-reversals.ts';
import { findContacts } from '../../support/queries.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import type { Services } from '../../../shared/context.ts';
import { announce } from '../../../events/announce.ts';
import { tell } from '../../messages/usecases/send.ts';
import { checkAmounts, listOfFile, openOf, type Answer } from './collection-amounts.ts';
import { bank } from './collect.ts';

/** Counts by result; unknown debits are not ours. */
export type Answered = Record<'paid' | 'returned' | 'unchanged' | 'unknown', number>;

/**
 * Applies a bank's answers (pagamento.incasso.2), each in a separate transaction; repeating a file or resuming it
 * changes nothing twice. Nothing is applied if an amount differs.
 */
export async function takeAnswers(services: Services, answers: readonly Answer[]): Promise<Answered> {
  await checkAmounts(services, answers);
  const counts: Answered = { paid: 0, returned: 0, unchanged: 0, unknown: 0 };
  for (const answer of answers) {
    const news = debitNews(answer.status);
    for (const reference of await referencesOf(services, answer)) {
      const outcome = news === undefined ? 'unchanged' : await take(services, reference, news, answer.reason);
      counts[outcome] += 1;
    }
  }
  return counts;
}

async function referencesOf({ db }: Services, answer: Answer): Promise<readonly string[]> {
  if (answer.reference !== undefined) return [answer.reference];
  return openOf(answer, await listOfFile(db, answer)).map(({ reference }) => reference);
}

async function take(
  services: Services,
  reference: string,
  news: DebitNews,
  reason: string | null,
): Promise<keyof Answered> {
  const now = services.clock();
  return services.db.transaction(async (db) => {
    const found = await lockDebit(db, reference);
    if (!found) return 'unknown';
    const { debit, bill } = found;
    const state = debitAfter(debit.state, news);
    if (state === undefined) return 'unchanged';
    await answerDebit(db, reference, { state, reason, answeredAt: now });
    const { customerCode } = bill;
    const told = { number: bill.number, amountCents: debit.amountCents };
    await invalidateOpenApps(db, { about: 'bills', customerCode });
    const day = dayInRome(now.getTime());
    if (state === 'PAID') {
      await payBill(db, { billId: bill.id, amountCents: debit.amountCents }, { day, at: now });
      await refreshDebitOutcomes(db, [bill.id], now);
      await announce(db, { kind: 'DEBIT_PAID', customerCode, data: { ...told, reference, paidOn: day } }, bank, now);
      return 'paid';
    }
    // A paid debit is reversed; otherwise the bill is still open.
    const wasPaid = debit.state === 'PAID';
    if (wasPaid) await reopenBill(db, bill.id, { cents: debit.amountCents, today: day, at: now });
    await refreshDebitOutcomes(db, [bill.id], now);
    const data = { ...told, reason, reference, wasPaid };
    const event = await announce(db, { kind: 'DEBIT_RETURNED', customerCode, data }, bank, now);
    const contacts = await findContacts(db, customerCode);
    if (contacts) {
      const letter = { template: 'debit-returned', ...told, reason, wasPaid } as const;
      await tell(services, db, letter, { ...contacts, code: customerCode }, now, event);
    }
    return 'returned';
  });
}
