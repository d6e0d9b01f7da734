import type { InvalidField } from '@sportello/calls';
import { passwordProblems } from '@sportello/domain';
import { useCode } from '../../queries/codes.ts';
import { updateContact } from '../../../profile/queries/contacts.ts';
import type { Database } from '../../../../db/database.ts';
import {
  completeRegistration,
  findRegistration,
  insertCustomerAccount,
  usernameExists,
} from '../../queries/registrations.ts';
import { hashPassword } from '../../../../secrets/passwords.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import { record } from '../../../../shared/audit.ts';
import { codeGuesses, releaseTry, proveCode, type ProvenCode } from '../codes/prove.ts';
import { contactOn } from '../../../../shared/contacts.ts';
import type { Services } from '../../../../shared/context.ts';
import type { RequestInfo } from '../../../../shared/actors.ts';
import { giveConsents, rejectUnknownPolicies, type ConsentChoice } from '../../../profile/usecases/consents.ts';
import { announce } from '../../../../events/announce.ts';
import { acceptInvitation } from '../../../invitations/usecases/invite.ts';
import { countTry } from '../../../../limits/guesses.ts';
import { post } from '../../../messages/usecases/post.ts';
import { ownerOf, passwordFields, writeDown } from '../passwords/choose.ts';

/** Submits per customer in a quarter of an hour, to limit the enumeration of usernames. */
const perCustomer = 30;

export interface NewAccount {
  readonly registrationId: string;
  readonly code: string;
  /** The input; absent if left empty. */
  readonly username: string | undefined;
  readonly password: string;
  readonly consents: readonly ConsentChoice[];
  readonly invitation?: string | undefined;
}

type Registration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/**
 * Creates the account of a customer with a proven contact. The code is checked first, because errors about username
 * and password reveal other usernames and the customer's data. It stays valid until the form has no errors.
 */
export async function register(services: Services, given: NewAccount, info: RequestInfo): Promise<void> {
  rejectUnknownPolicies(services, given.consents, 'consensi');
  const now = services.clock();
  const registration = await findRegistration(services.db, given.registrationId, now);
  if (!registration) throw new ApiError('PROCEDURE_EXPIRED');
  if (registration.isTaken) throw new ApiError('10');
  const { customer } = registration;

  await countTry(services, [{ key: `register:${customer.code}`, most: perCustomer }]);
  const proven = await proveCode(services, { purpose: 'REGISTRATION', subject: registration.id }, given.code, {
    person: codeGuesses('REGISTRATION', customer.code),
    info,
  });
  try {
    const username = await rejectBadCredentials(services, registration, given, proven);
    const passwordHash = await hashPassword(given.password);
    await services.db.transaction((db) =>
      openAccount(
        services,
        db,
        { registration, proven, username, passwordHash, consents: given.consents, invitation: given.invitation, info },
        now,
      ),
    );
  } catch (error) {
    await releaseTry(services, proven);
    throw error;
  }
}

/** Rejects username and password with all their errors; returns the normalized username. */
async function rejectBadCredentials(
  services: Services,
  { customer }: Registration,
  { username: typed, password }: NewAccount,
  { contact }: ProvenCode,
): Promise<string> {
  const username = typed ?? '';
  const fields: InvalidField[] = [];
  if (username === '') fields.push({ campo: 'username', codice: 'UIDP002' });
  else if (await usernameExists(services.db, username)) fields.push({ campo: 'username', codice: 'UIDP001' });

  const proved = contact.channel === 'MAIL' ? { email: contact.recipient } : { mobile: contact.recipient };
  const problems = passwordProblems(password, ownerOf({ ...customer, ...proved }, username));
  fields.push(...passwordFields('password', problems));
  const code = username === '' ? 'UIDP002' : fields.length > problems.length ? 'UIDP001' : problems[0];
  if (code) throw new ApiError(code, fields);
  return username;
}

interface Opening {
  readonly registration: Registration;
  readonly proven: ProvenCode;
  readonly username: string;
  readonly passwordHash: string;
  readonly consents: readonly ConsentChoice[];
  readonly invitation: string | undefined;
  readonly info: RequestInfo;
}

async function openAccount(services: Services, db: Database, opening: Opening, now: Date): Promise<void> {
  const { registration, proven, username, passwordHash } = opening;
  const { customer } = registration;
  const customerCode = customer.code;
  if (!(await useCode(db, proven.id, now))) throw new ApiError('CODE_EXPIRED');
  const account = await insertCustomerAccount(db, { username, passwordHash, customerCode, createdAt: now });
  if (!account) throw await whyNot(db, registration, now);

  await writeDown(db, account.id, passwordHash, now);
  await completeRegistration(db, registration.id, now);
  const by = {
    accountId: account.id,
    username,
    customerCode,
    right: 'SELF',
    requestId: opening.info.requestId,
  } as const;
  const event = await announce(db, { kind: 'CUSTOMER_REGISTERED', customerCode, data: { username } }, by, now);
  await giveConsents(db, { customerCode, choices: opening.consents, origin: 'REGISTRATION', by }, now);

  if (opening.invitation !== undefined)
    await acceptInvitation(services, db, opening.invitation, customer, { by, at: now });

  const { channel, recipient } = proven.contact;
  if (contactOn(customer, channel) === null) {
    // The contact was missing and is now proven by the code; its date protects it from imports. As after any change,
    // the other contact waits (profilo.contatti.3).
    await updateContact(db, customerCode, proven.contact, now);
    await announce(db, { kind: 'CONTACT_CHANGED', customerCode, data: { channel, value: recipient } }, by, now);
  }
  await record(db, by, 'registerCustomer', now);
  const name = customer.companyName ?? customer.firstName ?? username;
  await post(services, db, { template: 'registered', username, name }, { ...proven.contact, customerCode }, now, event);
}

/** A concurrent request took the customer or the username. */
async function whyNot(db: Database, registration: Registration, now: Date): Promise<ApiError> {
  const again = await findRegistration(db, registration.id, now);
  if (!again || again.isTaken) return new ApiError('10');
  return new ApiError('UIDP001', [{ campo: 'username', codice: 'UIDP001' }]);
}
