import { randomInt } from 'node:crypto';
import type { OperatorRole } from '@sportello/calls';
import { PASSWORD_SPECIAL_CHARACTERS } from '@sportello/domain';
import { insertAudit } from '../../db/queries/audit.ts';
import type { Database } from '../../db/database.ts';
import { disableOperator, insertOperator, updateOperatorRole } from '../../db/queries/operators.ts';
import { hashPassword } from '../../secrets/passwords.ts';

export interface NewOperator {
  readonly username: string;
  readonly role: OperatorRole;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

/** Adds an operator with a password of our making, which is told once; null if the username is taken. */
export async function addOperator(db: Database, operator: NewOperator, now: Date): Promise<string | null> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    if (!(await insertOperator(tx, { ...operator, passwordHash }))) return null;
    await recordCommand(tx, `operator add ${operator.username} ${operator.role}`, now);
    return password;
  });
}

/** Gives an operator another role; false if there is no such operator. */
export function setOperatorRole(db: Database, username: string, role: OperatorRole, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await updateOperatorRole(tx, username, role))) return false;
    await recordCommand(tx, `operator role ${username} ${role}`, now);
    return true;
  });
}

/** Closes an operator's account; false if there is no such operator, or it is closed already. */
export function closeOperator(db: Database, username: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await disableOperator(tx, username, now))) return false;
    await recordCommand(tx, `operator disable ${username}`, now);
    return true;
  });
}

async function recordCommand(db: Database, deed: string, at: Date): Promise<void> {
  // Whoever has a shell on the server is beyond our accounts: the record names the command.
  await insertAudit(db, { at, deed, actorName: 'command line', right: 'COMMAND' });
}

const kinds = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnpqrstuvwxyz',
  '23456789',
  PASSWORD_SPECIAL_CHARACTERS.replace(/[^!-~]/g, ''),
];

/** Twenty characters that keep every rule, without look-alikes: about 110 bits. */
function newPassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const all = kinds.join('');
  const characters = [...kinds.map(pick), ...Array.from({ length: 16 }, () => pick(all))];
  return characters
    .map((character) => ({ character, order: randomInt(2 ** 32) }))
    .sort((a, b) => a.order - b.order)
    .map(({ character }) => character)
    .join('');
}
