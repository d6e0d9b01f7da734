import { addDays, dayInRome, type Day, type Debit } from '@sportello/domain';
import {
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

/** A file for the bank: what it is called there, for which day, and what is to be debited. */
export interface Collection {
  readonly id: string;
  readonly day: Day;
  readonly madeAt: Date;
  readonly debits: readonly Debit[];
}

/** What came of asking for one. */
export interface Collected {
  /** Absent where there is nothing to debit. */
  readonly collection: Collection | undefined;
  readonly file?: string;
  /** Bills for which no mandate is known here: whoever keeps it debits them. */
  readonly without: readonly string[];
  /** The numbers of the files that were made for the day before. */
  readonly before: readonly number[];
}

/**
 * Makes the file of what is to be debited on a day: all that is due from tomorrow to that day and waits for it
 * (pagamento.incasso.1). Once in a file a bill is in no other, however often this is asked; what can't be written is as
 * if it had not been.
 */
export async function collect(
  { db, clock }: Services,
  day: Day,
  write: (collection: Collection) => string,
): Promise<Collected> {
  const now = clock();
  const from = addDays(dayInRome(now.getTime()), 1);
  return db.transaction(async (tx) => {
    const before = await listCollectionsOf(tx, day);
    const bills = await lockCollectable(tx, from, day);
    const known = bills.filter(hasMandate);
    const without = bills.filter((bill) => !hasMandate(bill)).map(({ number }) => number);
    if (known.length === 0) return { collection: undefined, without, before };
    const { id } = await insertCollection(tx, { day, madeAt: now });
    const debits = known.map(({ billId, openCents, mandate, signedOn, holder, iban }) => ({
      reference: referenceOf(id, billId),
      collectionId: id,
      billId,
      amountCents: openCents,
      mandate,
      signedOn,
      holder,
      iban,
    }));
    await insertDebits(tx, debits, now);
    // The provider's own systems are not to debit them too.
    for (const { number, openCents: amountCents, customerCode, billId } of known) {
      const data = { number, amountCents, reference: referenceOf(id, billId), collection: messageId(id), day };
      await announce(tx, { kind: 'DEBIT_SENT', customerCode, data }, bank, now);
      await invalidateOpenApps(tx, { about: 'bills', customerCode });
    }
    await insertAudit(tx, { at: now, deed: `collect ${day}`, actorName: 'command line', right: 'COMMAND' });
    const collection = await readCollectionIn(tx, id);
    return { collection, without, before, ...(collection && { file: write(collection) }) };
  });
}

/** A file that was made before, with what it had then; undefined where there is none. */
export function readCollection({ db }: Services, id: number): Promise<Collection | undefined> {
  return readCollectionIn(db, id);
}

async function readCollectionIn(db: Services['db'], id: number): Promise<Collection | undefined> {
  const found = await findCollection(db, id);
  if (!found) return undefined;
  const debits = (await listDebits(db, id)).map(({ amountCents, ...debit }) => ({ ...debit, amount: amountCents }));
  return { id: messageId(id), day: found.day, madeAt: found.madeAt, debits };
}

/** Nobody's hand: the command did it, or the bank. */
export const bank = { username: 'sportello', right: 'COMMAND' } as const;

/** What a debit is called at the bank. */
const referenceOf = (id: number, billId: number) => `${messageId(id)}-${billId}`;

/** What a file is called at the bank. */
export const messageId = (id: number) => `SPORTELLO-${id}`;

type Mandated = CollectableBill & { readonly [K in 'mandate' | 'signedOn' | 'holder' | 'iban']: string };

function hasMandate(bill: CollectableBill): bill is Mandated {
  return bill.mandate !== null && bill.signedOn !== null && bill.holder !== null && bill.iban !== null;
}
