import { addDays, dayInRome, type Day, type Debit } from '@sportello/domain';
import {
  countPaidOtherwise,
  findCollection,
  insertCollection,
  insertDebits,
  listCollectionsOf,
  listDebits,
  lockCollectable,
  type CollectableBill,
} from '../queries/collections.ts';
import { insertAudit } from '../../../shared/queries.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import type { Services } from '../../../shared/context.ts';
import { announce } from '../../../events/announce.ts';

export interface Collection {
  readonly id: string;
  readonly day: Day;
  readonly madeAt: Date;
  readonly debits: readonly Debit[];
}

export interface Collected {
  /** Absent if there is nothing to debit. */
  readonly collection: Collection | undefined;
  readonly file?: string;
  /** Bills without a known mandate: they are debited by the system that keeps it. */
  readonly without: readonly string[];
  /** Number of bills that are not for direct debit, although their account has a mandate. */
  readonly paidOtherwise: number;
  readonly before: readonly number[];
}

/**
 * Creates the debit file for a day with all bills due from tomorrow until then, without what is in dispute, and with
 * what is owed again (pagamento.incasso.1, pagamento.incasso.7). Each amount appears in only one file, and a failed
 * write rolls everything back.
 */
export async function collect(
  { db, clock, creditor }: Services,
  day: Day,
  write: (collection: Collection) => string,
): Promise<Collected> {
  const now = clock();
  const from = addDays(dayInRome(now.getTime()), 1);
  return db.transaction(async (tx) => {
    const before = await listCollectionsOf(tx, day);
    const bills = await lockCollectable(tx, from, day, creditor.identifier);
    const known = bills.filter(hasMandate);
    const without = bills.filter((bill) => !hasMandate(bill)).map(({ number }) => number);
    const paidOtherwise = await countPaidOtherwise(tx, from, day);
    if (known.length === 0) return { collection: undefined, without, paidOtherwise, before };
    const { id } = await insertCollection(tx, { day, madeAt: now });
    const debits = known.map(({ billId, amountCents, disputeId, mandate, signedOn, holder, iban }) => ({
      reference: referenceOf(id, billId),
      collectionId: id,
      billId,
      amountCents,
      disputeId,
      mandate,
      signedOn,
      holder,
      iban,
    }));
    await insertDebits(tx, debits, now);
    // The event keeps the provider's own systems from debiting the bill too.
    for (const { number, amountCents, customerCode, billId } of known) {
      const data = { number, amountCents, reference: referenceOf(id, billId), collection: messageId(id), day };
      await announce(tx, { kind: 'DEBIT_SENT', customerCode, data }, bank, now);
      await invalidateOpenApps(tx, { about: 'bills', customerCode });
    }
    await insertAudit(tx, { at: now, deed: `collect ${day}`, actorName: 'command line', right: 'COMMAND' });
    const collection = await readCollectionIn(tx, id);
    return { collection, without, paidOtherwise, before, ...(collection && { file: write(collection) }) };
  });
}

/** Returns an earlier file with its original content; undefined if there is none. */
export function readCollection({ db }: Services, id: number): Promise<Collection | undefined> {
  return readCollectionIn(db, id);
}

async function readCollectionIn(db: Services['db'], id: number): Promise<Collection | undefined> {
  const found = await findCollection(db, id);
  if (!found) return undefined;
  const debits = (await listDebits(db, id)).map(({ amountCents, ...debit }) => ({ ...debit, amount: amountCents }));
  return { id: messageId(id), day: found.day, madeAt: found.madeAt, debits };
}

/** Actor of changes made by the command or the bank. */
export const bank = { username: 'sportello', right: 'COMMAND' } as const;

/** The end-to-end reference at the bank. */
const referenceOf = (id: number, billId: number) => `${messageId(id)}-${billId}`;

/** The message id at the bank. */
export const messageId = (id: number) => `SPORTELLO-${id}`;

type Mandated = CollectableBill & { readonly [K in 'mandate' | 'signedOn' | 'holder' | 'iban']: string };

function hasMandate(bill: CollectableBill): bill is Mandated {
  return bill.mandate !== null && bill.signedOn !== null && bill.holder !== null && bill.iban !== null;
}
