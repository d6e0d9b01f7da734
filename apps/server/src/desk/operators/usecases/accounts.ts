import type { AnswerOf, Catalogue } from '@sportello/calls';
import { OPERATOR_ROLE_LABELS, type OperatorRole } from '@sportello/domain';
import { insertAudit } from '../../../shared/queries.ts';
import {
  deleteOperatorLink,
  listOperators,
  lockOperators,
  setDisabled,
  updateEmail,
  updateRole,
} from '../queries/operator-accounts.ts';
import { insertOperator } from '../queries/operators.ts';
import { updatePassword } from '../../../areas/credentials/queries/passwords.ts';
import { deleteSecondFactor } from '../queries/second-factors.ts';
import { revokeSessionsBut } from '../../../areas/sign-in/queries.ts';
import type { Database } from '../../../db/database.ts';
import { hashPassword } from '../../../secrets/passwords.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';
import { countTry } from '../../../limits/guesses.ts';
import { sendToStaff } from '../../../areas/messages/usecases/send.ts';
import { sendLink } from './link.ts';
import { newPassword } from './new-password.ts';

/** Links per administrator in a quarter of an hour. */
const linksPerActor = 30;

type Account = Awaited<ReturnType<typeof lockOperators>>[number];

/** Returns all operators (operatore.gestione.1). */
export async function readOperators({ db }: Services, actor: Actor): Promise<AnswerOf<Catalogue['operators']>> {
  const rows = await listOperators(db);
  return {
    operatori: rows.flatMap(({ role, ...row }) => {
      if (role === null) return [];
      return {
        username: row.username,
        nome: [row.firstName, row.lastName].filter(Boolean).join(' ') || null,
        email: row.email,
        ruolo: role,
        stato: row.disabledAt !== null ? 'DISATTIVATO' : row.linkIsFirst === true ? 'INVITATO' : 'ATTIVO',
        secondoFattore: row.hasFactor,
        dataUltimoUso: row.seenAt?.toISOString() ?? null,
        dataScadenzaLink: row.linkExpiresAt?.toISOString() ?? null,
        seStesso: row.id === actor.accountId,
      } as const;
    }),
  };
}

interface Invited {
  readonly username: string;
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
  readonly ruolo: OperatorRole;
}

/** Adds an operator with a random password and sends the link to choose one (operatore.gestione.2). */
export async function inviteOperator(services: Services, actor: Actor, invited: Invited): Promise<void> {
  const { username, nome, cognome, email, ruolo } = invited;
  await countTry(services, [{ key: `operator-links:${actor.accountId}`, most: linksPerActor }]);
  const passwordHash = await hashPassword(newPassword());
  const now = services.clock();
  await services.db.transaction(async (db) => {
    const person = { username, role: ruolo, firstName: nome, lastName: cognome, email };
    if (!(await insertOperator(db, { ...person, passwordHash }))) {
      throw new ApiError('UIDP001', [{ campo: 'username', codice: 'UIDP001' }]);
    }
    const [account] = await lockOperators(db, [username]);
    if (!account) throw new Error(`the operator ${username} was just added`);
    await sendLink(services, db, account, true, now);
    await recordAbout(db, actor, 'inviteOperator', `${username} (${OPERATOR_ROLE_LABELS[ruolo]})`, now);
  });
}

/** Sends a new link; a disabled operator is enabled with a random password. */
export async function sendOperatorLink(
  services: Services,
  actor: Actor,
  username: string,
  email: string,
): Promise<void> {
  await countTry(services, [{ key: `operator-links:${actor.accountId}`, most: linksPerActor }]);
  const nobodys = await hashPassword(newPassword());
  await changeColleague(services, actor, username, async (db, account, now) => {
    const isClosed = account.disabledAt !== null;
    if (isClosed) {
      await updatePassword(db, account.id, nobodys);
      await setDisabled(db, account.id, null);
    }
    await updateEmail(db, account.id, email);
    await sendLink(services, db, { ...account, email }, isClosed, now);
    await recordAbout(db, actor, 'sendOperatorLink', account.username, now);
  });
}

/** Changes an operator's role, effective from the next call (operatore.gestione.3). */
export async function changeOperatorRole(
  services: Services,
  actor: Actor,
  username: string,
  role: OperatorRole,
): Promise<void> {
  await changeColleague(services, actor, username, async (db, account, now) => {
    await updateRole(db, account.id, role);
    const about = `${account.username} (${OPERATOR_ROLE_LABELS[role]})`;
    await recordAbout(db, actor, 'changeOperatorRole', about, now);
  });
}

/** Disables an account at once everywhere (operatore.gestione.4); idempotent. */
export async function disableOperator(services: Services, actor: Actor, username: string): Promise<void> {
  await changeColleague(services, actor, username, async (db, account, now) => {
    await setDisabled(db, account.id, account.disabledAt ?? now);
    await deleteOperatorLink(db, account.id);
    await revokeSessionsBut(db, account.id, null, now, 'ACCOUNT_CLOSED');
    await recordAbout(db, actor, 'disableOperator', account.username, now);
  });
}

/** Deletes the second factor and ends all sessions; the next sign-in sets up another (operatore.gestione.5). */
export async function removeOperatorFactor(services: Services, actor: Actor, username: string): Promise<void> {
  await changeColleague(services, actor, username, async (db, account, now) => {
    await deleteSecondFactor(db, account.id);
    await revokeSessionsBut(db, account.id, null, now, 'SIGN_OUT');
    await recordAbout(db, actor, 'removeOperatorFactor', account.username, now);
    await sendToStaff(services, db, { template: 'operator-factor-removed' }, account.email, now);
  });
}

/**
 * Changes another operator's account, never the caller's own, so one administrator always remains: if two remove each
 * other's role concurrently, the second is no longer an administrator.
 */
async function changeColleague(
  services: Services,
  actor: Actor,
  username: string,
  change: (db: Database, account: Account, now: Date) => Promise<void>,
): Promise<void> {
  const now = services.clock();
  await services.db.transaction(async (db) => {
    const locked = await lockOperators(db, [username, actor.username]);
    const self = locked.find(({ id }) => id === actor.accountId);
    if (self?.role !== actor.role || self.disabledAt !== null) throw new ApiError('NOT_ALLOWED');
    const account = locked.find((each) => each.username.toLowerCase() === username.toLowerCase());
    if (!account) throw new ApiError('NOT_FOUND');
    if (account.id === self.id) throw new ApiError('OWN_ACCOUNT');
    await change(db, account, now);
  });
}

/** The audit stores the affected user in the reason column. */
async function recordAbout(db: Database, actor: Actor, deed: string, about: string, at: Date): Promise<void> {
  const { accountId, username, requestId } = actor;
  const by = { actorId: accountId, actorName: username, right: 'STAFF', requestId } as const;
  await insertAudit(db, { at, deed, ...by, reason: about });
}
