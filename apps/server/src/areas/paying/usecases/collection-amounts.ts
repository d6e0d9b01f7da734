import { debitAfter, debitNews, eurosFromCents, sumCents, type Cents } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { listDebitStates, listDebitStatesOfFile, type DebitStanding } from '../queries/collections.ts';
import { StartError } from '../../../errors/start-error.ts';
import type { Services } from '../../../shared/context.ts';
import { messageId } from './collect.ts';

/** A bank's answer about one debit or a whole file. */
export interface Answer {
  readonly reference: string | undefined;
  readonly message: string | undefined;
  readonly status: string;
  readonly reason: string | null;
  /** The amount moved, from an account statement. */
  readonly moved?: { readonly cents: Cents | undefined; readonly words: string };
  /** Position in the bank's file, for error messages. */
  readonly place: string;
}

/** Rejects all answers if an amount differs from its debit (pagamento.incasso.4), naming each. */
export async function checkAmounts({ db }: Services, answers: readonly Answer[]): Promise<void> {
  const named = answers.flatMap(({ reference }) => reference ?? []);
  const known = new Map((await listDebitStates(db, named)).map((debit) => [debit.reference, debit]));
  const returned = new Set(
    answers.flatMap(({ reference, status }) => (debitNews(status) === 'RETURNED' ? [reference] : [])),
  );
  const faults: string[] = [];
  for (const answer of answers) {
    const { reference, moved, place } = answer;
    if (!moved) continue;
    const debit = reference === undefined ? undefined : known.get(reference);
    const debits = debit ? [debit] : await listOfFile(db, answer);
    if (debits.length === 0 || (!debit && openOf(answer, debits).length === 0)) continue;
    // Banks exclude debits already returned from the sum of a file.
    const left = debits.filter((each) => each.state !== 'RETURNED' && !returned.has(each.reference));
    const sums = debit ? [debit.amountCents] : [sumOf(debits), sumOf(left)];
    if (moved.cents !== undefined && sums.includes(moved.cents)) continue;
    const name = reference ?? answer.message ?? '';
    faults.push(
      `${place}: ${moved.words} of ${name}, of which ${eurosFromCents(sumOf(debits)).toFixed(2)} EUR were debited`,
    );
  }
  if (faults.length > 0) throw new StartError(faults);
}

export async function listOfFile(db: Database, { reference, message }: Answer): Promise<DebitStanding[]> {
  const id = reference === undefined ? Number(/^SPORTELLO-(\d{1,15})$/.exec(message ?? '')?.[1] ?? 0) : 0;
  return id > 0 && messageId(id) === message ? listDebitStatesOfFile(db, id) : [];
}

/** Returns the debits that an answer about a whole file applies to: for a report those without a result yet. */
export function openOf({ status, moved }: Answer, debits: readonly DebitStanding[]): readonly DebitStanding[] {
  const news = debitNews(status);
  if (!moved || news === undefined) return debits.filter(({ state }) => state === 'SENT');
  return debits.filter(({ state }) => debitAfter(state, news) !== undefined);
}

const sumOf = (debits: readonly DebitStanding[]) => sumCents(debits.map(({ amountCents }) => amountCents));
