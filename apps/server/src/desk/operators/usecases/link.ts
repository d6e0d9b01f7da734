import type { AnswerOf, Catalogue } from '@sportello/calls';
import { OPERATOR_LINK_MS, OPERATOR_ROLE_LABELS, type OperatorRole } from '@sportello/domain';
import { findLinkedOperator, putOperatorLink, useOperatorLink } from '../queries/operator-accounts.ts';
import { lockAccount } from '../../../areas/credentials/queries/passwords.ts';
import { forgetDevices } from '../../../areas/credentials/queries/recoveries.ts';
import { revokeSessionsBut } from '../../../areas/sign-in/queries.ts';
import type { Database } from '../../../db/database.ts';
import { hashPassword } from '../../../secrets/passwords.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import { randomSecret } from '../../../areas/credentials/usecases/codes/send.ts';
import type { Services } from '../../../shared/context.ts';
import type { RequestInfo } from '../../../shared/actors.ts';
import { countTry, forgetStrangers, networkGuesses, takeBack } from '../../../limits/guesses.ts';
import { sendToStaff } from '../../../areas/messages/usecases/send.ts';
import { rejectBadPassword, setPassword } from '../../../areas/credentials/usecases/passwords/choose.ts';

/** Rejected passwords per link. */
const perLink = 20;

interface Linked {
  readonly id: string;
  readonly username: string;
  readonly role: OperatorRole | null;
  readonly email: string | null;
}

/** Sends an operator a new valid link (operatore.gestione.2), inside the caller's transaction. */
export async function sendLink(
  services: Services,
  db: Database,
  { id, username, role, email }: Linked,
  isFirst: boolean,
  now: Date,
): Promise<void> {
  if (!services.channels.includes('MAIL') || role === null) throw invalidFieldError('email', 'NOT_VALID');
  const code = randomSecret();
  const expiresAt = new Date(now.getTime() + OPERATOR_LINK_MS);
  await putOperatorLink(db, { accountId: id, codeHash: services.codes.hash(code), expiresAt, isFirst });
  // The URL fragment (#) is not sent to servers, so the code appears in no log.
  const link = `${services.publicUrl}/invito-operatore#codice=${code}`;
  const letter = { template: 'operator-invited', username, role: OPERATOR_ROLE_LABELS[role], link } as const;
  await sendToStaff(services, db, { ...letter, minutes: OPERATOR_LINK_MS / 60_000 }, email, now);
}

export async function readOperatorLink(
  services: Services,
  code: string,
  info: RequestInfo,
): Promise<AnswerOf<Catalogue['operatorLink']>> {
  const { username, firstName, role } = await linked(services, code, info);
  if (role === null) throw new ApiError('PROCEDURE_EXPIRED');
  return { username, nome: firstName, ruolo: role };
}

/** Sets the password by link; a rejected password leaves the link valid, success ends all sessions. */
export async function chooseOperatorPassword(
  services: Services,
  asked: { readonly code: string; readonly newPassword: string },
  info: RequestInfo,
): Promise<void> {
  const found = await linked(services, asked.code, info);
  await countTry(services, [{ key: `operator-link:${found.id}`, most: perLink }]);
  await rejectBadPassword(services, { account: found, customer: null }, asked.newPassword);
  const passwordHash = await hashPassword(asked.newPassword);
  const now = services.clock();
  await services.db.transaction(async (db) => {
    const account = await lockAccount(db, found.id);
    if (!account || account.disabledAt !== null) throw new ApiError('PROCEDURE_EXPIRED');
    if (!(await useOperatorLink(db, services.codes.hashes(asked.code), now))) throw new ApiError('PROCEDURE_EXPIRED');
    await setPassword(db, account, passwordHash, now);
    await revokeSessionsBut(db, account.id, null, now, 'PASSWORD_CHANGED');
    await forgetDevices(db, account.id);
    await forgetStrangers(db, account.username);
    const { id: accountId, username } = account;
    const by = { accountId, username, customerCode: null, right: 'STAFF', requestId: info.requestId } as const;
    await record(db, by, 'chooseOperatorPassword', now);
  });
}

async function linked(services: Services, code: string, info: RequestInfo) {
  const network = networkGuesses(info);
  await countTry(services, [network]);
  const account = await findLinkedOperator(services.db, services.codes.hashes(code), services.clock());
  if (!account || account.disabledAt !== null) throw new ApiError('PROCEDURE_EXPIRED');
  await takeBack(services, [network]);
  return account;
}
