import { and, asc, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { paymentChanges, paymentMethods, sepaMandates } from '../schema/index.ts';

/** The change that was taken with a key, with the mandates that were given by it. */
export async function findPaymentChange(db: Database, customerCode: string, key: string) {
  const [change] = await db
    .select({ id: paymentChanges.id, digest: paymentChanges.digest, accounts: paymentChanges.contractAccounts })
    .from(paymentChanges)
    .where(and(eq(paymentChanges.customerCode, customerCode), eq(paymentChanges.key, key)));
  if (!change) return undefined;
  const mandates = await db
    .select({ contractAccount: sepaMandates.contractAccount, reference: sepaMandates.reference })
    .from(sepaMandates)
    .where(eq(sepaMandates.changeId, change.id));
  return { ...change, mandates };
}

/** Writes a change; nothing when one of the customer's has its key already. */
export async function insertPaymentChange(
  db: Database,
  change: Omit<typeof paymentChanges.$inferInsert, 'id'>,
): Promise<number | undefined> {
  const [written] = await db
    .insert(paymentChanges)
    .values(change)
    .onConflictDoNothing({ target: [paymentChanges.customerCode, paymentChanges.key] })
    .returning({ id: paymentChanges.id });
  return written?.id;
}

/** What the customer saw of an account; what is absent is not asked about. */
export interface SeenMethod {
  readonly customerCode: string;
  readonly contractAccount: string;
  /** 0 for an account of which nothing is known. */
  readonly version?: number | undefined;
  readonly methodCode?: string | undefined;
}

type NewMethod = Partial<Omit<typeof paymentMethods.$inferInsert, 'contractAccount' | 'customerCode' | 'version'>>;

const noMethod = {
  methodCode: null,
  methodId: null,
  status: null,
  type: null,
  cardHolder: null,
  cardLastDigits: null,
  cardExpiry: null,
  cardCircuit: null,
  cardKind: null,
  cardToken: null,
  debitName: null,
  debitSurname: null,
  debitIban: null,
  debitBank: null,
  debitBranch: null,
  debitFiscalCode: null,
  currentMandate: null,
  futureMandate: null,
  futureIban: null,
} satisfies NewMethod;

/**
 * Changes how an account is paid if it still is as it was seen; of two that saw the same, one does,
 * and nothing comes back to the other. Answers the mandate that is in force after it.
 */
export async function changePaymentMethod(
  db: Database,
  seen: SeenMethod,
  method: NewMethod,
  at: Date,
): Promise<{ currentMandate: string | null } | undefined> {
  const { customerCode, contractAccount, version, methodCode } = seen;
  const [changed] = await db
    .update(paymentMethods)
    .set({ ...method, version: sql`${paymentMethods.version} + 1`, updatedAt: at })
    .where(
      and(
        eq(paymentMethods.contractAccount, contractAccount),
        eq(paymentMethods.customerCode, customerCode),
        version === undefined ? undefined : eq(paymentMethods.version, version),
        methodCode === undefined ? undefined : eq(paymentMethods.methodCode, methodCode),
      ),
    )
    .returning({ currentMandate: paymentMethods.currentMandate });
  if (changed || (version ?? 0) > 0 || methodCode !== undefined) return changed;
  const [first] = await db
    .insert(paymentMethods)
    .values({ ...method, contractAccount, customerCode, updatedAt: at })
    // The account has passed to another customer: nothing of the one before stays on it.
    .onConflictDoUpdate({
      target: paymentMethods.contractAccount,
      set: { ...noMethod, ...method, customerCode, version: sql`${paymentMethods.version} + 1`, updatedAt: at },
      setWhere: ne(paymentMethods.customerCode, customerCode),
    })
    .returning({ currentMandate: paymentMethods.currentMandate });
  return first;
}

export async function insertMandate(db: Database, mandate: typeof sepaMandates.$inferInsert): Promise<void> {
  await db.insert(sepaMandates).values(mandate);
}

/** Ends the mandates of an account but those that go on. */
export async function endMandates(
  db: Database,
  contractAccount: string,
  goOn: readonly string[],
  at: Date,
): Promise<void> {
  await db
    .update(sepaMandates)
    .set({ endedAt: at })
    .where(
      and(
        eq(sepaMandates.contractAccount, contractAccount),
        isNull(sepaMandates.endedAt),
        goOn.length === 0 ? undefined : notInArray(sepaMandates.reference, [...goOn]),
      ),
    );
}

/** The mandates that a customer gave here, the newest first. */
export function listMandates(db: Database, customerCode: string) {
  return db
    .select()
    .from(sepaMandates)
    .where(eq(sepaMandates.customerCode, customerCode))
    .orderBy(desc(sepaMandates.acceptedAt), asc(sepaMandates.contractAccount));
}
