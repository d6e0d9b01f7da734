import { and, asc, desc, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { paymentChanges, paymentMethods, sepaMandates } from '../../../db/schema/index.ts';
import { versionOf } from '../../../db/version.ts';

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

/** Inserts a change; undefined if the customer already used its idempotency key. */
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

export type NewMethod = Partial<Omit<typeof paymentMethods.$inferInsert, 'contractAccount' | 'customerCode'>>;

interface Account {
  readonly customerCode: string;
  readonly contractAccount: string;
}

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
  chosenAt: null,
} satisfies NewMethod;

const of = ({ customerCode, contractAccount }: Account) =>
  and(eq(paymentMethods.contractAccount, contractAccount), eq(paymentMethods.customerCode, customerCode));

/** Takes a row lock on the payment method; a second transaction then sees the first one's change. */
export async function lockPaymentMethod(db: Database, account: Account) {
  const [found] = await db
    .select({
      methodCode: paymentMethods.methodCode,
      methodId: paymentMethods.methodId,
      currentMandate: paymentMethods.currentMandate,
      futureMandate: paymentMethods.futureMandate,
      version: versionOf(paymentMethods),
    })
    .from(paymentMethods)
    .where(of(account))
    .for('update');
  return found;
}

export async function updatePaymentMethod(db: Database, account: Account, method: NewMethod, at: Date): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ ...method, updatedAt: at })
    .where(of(account));
}

/** Inserts the payment method of an account; false if a concurrent transaction did. */
export async function insertPaymentMethod(
  db: Database,
  { customerCode, contractAccount }: Account,
  method: NewMethod,
  at: Date,
): Promise<boolean> {
  const written = await db
    .insert(paymentMethods)
    .values({ ...method, contractAccount, customerCode, updatedAt: at })
    // The account has passed to another customer, so all data of the previous one is overwritten.
    .onConflictDoUpdate({
      target: paymentMethods.contractAccount,
      set: { ...noMethod, ...method, customerCode, updatedAt: at },
      setWhere: ne(paymentMethods.customerCode, customerCode),
    })
    .returning({ contractAccount: paymentMethods.contractAccount });
  return written.length > 0;
}

export async function insertMandate(db: Database, mandate: typeof sepaMandates.$inferInsert): Promise<void> {
  await db.insert(sepaMandates).values(mandate);
}

export async function findMandate(db: Database, reference: string) {
  const [found] = await db.select().from(sepaMandates).where(eq(sepaMandates.reference, reference));
  return found;
}

/** Ends the mandates of an account except the listed ones. */
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

export function listMandates(db: Database, customerCode: string) {
  return db
    .select()
    .from(sepaMandates)
    .where(eq(sepaMandates.customerCode, customerCode))
    .orderBy(desc(sepaMandates.acceptedAt), asc(sepaMandates.contractAccount));
}
