import type { InvalidField } from '@sportello/calls';
import { passwordProblems, PASSWORD_HISTORY, type PasswordOwner, type PasswordProblem } from '@sportello/domain';
import type { Database } from '../../../../db/database.ts';
import {
  type findPasswordHolder,
  insertUsedPassword,
  listUsedPasswords,
  trimUsedPasswords,
  updatePassword,
} from '../../queries/passwords.ts';
import { verifyAny } from '../../../../secrets/passwords.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import type { Services } from '../../../../shared/context.ts';

// Shared by registration, reset and change (credenziali.password.7).

type Holder = NonNullable<Awaited<ReturnType<typeof findPasswordHolder>>>;

type Person = Pick<NonNullable<Holder['customer']>, 'firstName' | 'lastName' | 'email' | 'mobile'> &
  Partial<Pick<NonNullable<Holder['customer']>, 'companyName' | 'fiscalCode'>>;

export function ownerOf(person: Person, username: string): PasswordOwner {
  return {
    name: person.firstName ?? undefined,
    surname: person.lastName ?? undefined,
    companyName: person.companyName ?? undefined,
    fiscalCode: person.fiscalCode ?? undefined,
    username,
    email: person.email ?? undefined,
    phoneNumber: person.mobile ?? undefined,
  };
}

export function passwordFields(campo: string, problems: readonly (PasswordProblem | 'PWDP001')[]): InvalidField[] {
  return problems.map((codice) => ({ campo, codice }));
}

/**
 * Rejects a new password and names all broken rules. The history is checked only if no other rule is broken, because
 * hash comparisons are expensive.
 */
export async function rejectBadPassword(services: Services, holder: Holder, plain: string): Promise<void> {
  const { account, customer } = holder;
  const problems: (PasswordProblem | 'PWDP001')[] = passwordProblems(
    plain,
    ownerOf(customer ?? account, account.username),
  );
  if (problems.length === 0 && (await wasUsed(services, account, plain))) problems.push('PWDP001');
  const [first] = problems;
  if (first) throw new ApiError(first, passwordFields('newPassword', problems));
}

async function wasUsed(services: Services, account: Holder['account'], plain: string): Promise<boolean> {
  const used = await listUsedPasswords(services.db, account.id);
  // The current password counts even if an import set it without a history entry.
  const last = [...new Set([account.passwordHash, ...used])].slice(0, PASSWORD_HISTORY);
  return verifyAny(last, plain);
}

/** Sets a new password and adds it to the history; call it inside a transaction that has locked the account. */
export async function setPassword(
  db: Database,
  account: Pick<Holder['account'], 'id' | 'passwordHash' | 'createdAt'>,
  newHash: string,
  now: Date,
): Promise<void> {
  const [newest] = await listUsedPasswords(db, account.id);
  // A password set by an import or the demo is added to the history when it is replaced.
  if (newest !== account.passwordHash) {
    await insertUsedPassword(db, {
      accountId: account.id,
      passwordHash: account.passwordHash,
      since: account.createdAt,
    });
  }
  await updatePassword(db, account.id, newHash);
  await writeDown(db, account.id, newHash, now);
}

export async function writeDown(db: Database, accountId: string, passwordHash: string, now: Date): Promise<void> {
  await insertUsedPassword(db, { accountId, passwordHash, since: now });
  await trimUsedPasswords(db, accountId, PASSWORD_HISTORY);
}
