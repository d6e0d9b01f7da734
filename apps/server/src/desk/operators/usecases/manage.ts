import type { OperatorRole } from '@sportello/domain';
import { insertAudit } from '../../../shared/queries.ts';
import type { Database } from '../../../db/database.ts';
import { deleteOperatorLink, lockOperators, setDisabled } from '../queries/operator-accounts.ts';
import { disableOperator, insertOperator, updateOperatorRole } from '../queries/operators.ts';
import { deleteSecondFactor } from '../queries/second-factors.ts';
import { revokeSessionsBut } from '../../../areas/sign-in/queries.ts';
import { hashPassword } from '../../../secrets/passwords.ts';
import { setPassword } from '../../../areas/credentials/usecases/passwords/choose.ts';
import { newPassword } from './new-password.ts';

export interface NewOperator {
  readonly username: string;
  readonly role: OperatorRole;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

/** Adds an operator with a generated password, returned once; null if the username is taken. */
export async function addOperator(db: Database, operator: NewOperator, now: Date): Promise<string | null> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    if (!(await insertOperator(tx, { ...operator, passwordHash }))) return null;
    await recordCommand(tx, `operator add ${operator.username} ${operator.role}`, now);
    return password;
  });
}

/** Changes an operator's role; false if there is no such operator. */
export function setOperatorRole(db: Database, username: string, role: OperatorRole, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await updateOperatorRole(tx, username, role))) return false;
    await recordCommand(tx, `operator role ${username} ${role}`, now);
    return true;
  });
}

/** Disables an operator's account; false if there is none or it is disabled. */
export function closeOperator(db: Database, username: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await disableOperator(tx, username, now))) return false;
    await recordCommand(tx, `operator disable ${username}`, now);
    return true;
  });
}

/**
 * Resets an operator who can't sign in: generated password, returned once, no second factor, no sessions, account
 * enabled. Null if there is no such operator.
 */
export async function resetOperator(db: Database, username: string, now: Date): Promise<string | null> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [account] = await lockOperators(tx, [username]);
    if (!account) return null;
    await setPassword(tx, account, passwordHash, now);
    await setDisabled(tx, account.id, null);
    await deleteOperatorLink(tx, account.id);
    await deleteSecondFactor(tx, account.id);
    await revokeSessionsBut(tx, account.id, null, now, 'PASSWORD_CHANGED');
    await recordCommand(tx, `operator reset ${account.username}`, now);
    return password;
  });
}

async function recordCommand(db: Database, deed: string, at: Date): Promise<void> {
  // A user with a shell on the server has no account here, so the audit names the command.
  await insertAudit(db, { at, deed, actorName: 'command line', right: 'COMMAND' });
}
