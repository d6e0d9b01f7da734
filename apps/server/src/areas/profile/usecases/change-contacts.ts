import type { AnswerOf, Catalogue } from '@sportello/calls';
import { contactLock, type ContactChannel, type ContactField } from '@sportello/domain';
import { useCode } from '../../credentials/queries/codes.ts';
import { lockContacts, updateContact } from '../queries/contacts.ts';
import { findCustomer } from '../queries/customers.ts';
import type { Database } from '../../../db/database.ts';
import { lockAccount } from '../../credentials/queries/passwords.ts';
import { cancelRecoveries } from '../../credentials/queries/recoveries.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import { codeGuesses, releaseTry, proveCode, type ProvenCode } from '../../credentials/usecases/codes/prove.ts';
import { makeCode, sendsFor, sendsTo, sentCode } from '../../credentials/usecases/codes/send.ts';
import {
  channelFrom,
  contactOn,
  maskContact,
  sameContact,
  type Contact,
  type Contacts,
} from '../../../shared/contacts.ts';
import type { Channel, Services } from '../../../shared/context.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import { countTry } from '../../../limits/guesses.ts';
import { networkSends } from '../../../limits/sends.ts';
import { post } from '../../messages/usecases/post.ts';

/** Field names by channel: in the lock rule, the body and the code header. */
const names = {
  MAIL: { locked: 'MAIL', field: 'mail', header: 'x-otp-mail' },
  SMS: { locked: 'PHONE', field: 'cellulare', header: 'x-otp-cellulare' },
} as const satisfies Record<Channel, { locked: ContactField; field: string; header: string }>;

interface Lockable extends Contacts {
  readonly lockHours: number | null;
  readonly emailChangedAt: Date | null;
  readonly mobileChangedAt: Date | null;
}

/** Rejects a contact that is locked because the other one changed recently (profilo.contatti.3). */
function rejectLocked(customer: Lockable, channels: readonly Channel[], now: Date): void {
  const locked = contactLock(
    {
      mailChangedAt: customer.emailChangedAt?.getTime(),
      phoneChangedAt: customer.mobileChangedAt?.getTime(),
      intervalHours: customer.lockHours ?? 0,
    },
    now.getTime(),
  );
  const waiting = channels.find((channel) => names[channel].locked === locked);
  if (waiting) throw new ApiError('CONTACT_LOCKED', [{ campo: names[waiting].field, codice: 'CONTACT_LOCKED' }]);
}

export async function sendContactCode(
  services: Services,
  actor: CustomerActor,
  asked: {
    readonly canale: ContactChannel;
    readonly mail?: string | undefined;
    readonly cellulare?: string | undefined;
  },
  info: RequestInfo,
): Promise<AnswerOf<Catalogue['sendOTP']>> {
  const now = services.clock();
  const channel = channelFrom(asked.canale);
  if (!services.channels.includes(channel)) throw invalidFieldError('canale', 'NOT_VALID');
  rejectLocked(await contactsOf(services, actor), [channel], now);
  const to = { channel, recipient: (channel === 'MAIL' ? asked.mail : asked.cellulare) ?? '' };
  await countTry(services, [networkSends(info), sendsFor(`account:${actor.accountId}`), sendsTo(to)]);

  await services.db.transaction(async (db) => {
    const { code, minutes } = await makeCode(services, db, subjectOf(actor, channel), to, now);
    const recipient = { ...to, customerCode: actor.customerCode };
    await post(services, db, { template: 'contact-code', code, minutes }, recipient, now);
    await record(db, actor, 'sendOTP', now);
  });
  return sentCode(to);
}

export interface ContactChange {
  /** In capitals; absent or empty leaves it unchanged. */
  readonly mail: string | undefined;
  /** The raw input. */
  readonly mobile: string | undefined;
  readonly codes: Readonly<Record<Channel, string | undefined>>;
}

/**
 * Saves the changed contacts, each with the code sent to it; all or none. Notifies the previous contacts and cancels
 * recoveries sent to them.
 */
export async function changeContacts(
  services: Services,
  actor: CustomerActor,
  asked: ContactChange,
  info: RequestInfo,
): Promise<void> {
  const before = await contactsOf(services, actor);
  const wanted: Contact[] = [
    ...(asked.mail ? [{ channel: 'MAIL' as const, recipient: asked.mail }] : []),
    ...(asked.mobile ? [{ channel: 'SMS' as const, recipient: asked.mobile }] : []),
  ].filter((contact) => !sameContact(contact, contactOn(before, contact.channel)));
  if (wanted.length === 0) return;
  rejectLocked(
    before,
    wanted.map(({ channel }) => channel),
    services.clock(),
  );

  const missing = wanted
    .filter(({ channel }) => asked.codes[channel] === undefined)
    .map(({ channel }) => names[channel]);
  if (missing.length > 0) {
    throw new ApiError(
      'CODE_NEEDED',
      missing.map(({ header }) => ({ campo: header, codice: 'CODE_NEEDED' })),
    );
  }
  const proven: ProvenCode[] = [];
  try {
    for (const contact of wanted) {
      const code = asked.codes[contact.channel] ?? '';
      proven.push(await proveContact(services, actor, contact, code, info));
    }
    const now = services.clock();
    await services.db.transaction(async (db) => {
      for (const { id } of proven) if (!(await useCode(db, id, now))) throw new ApiError('CODE_EXPIRED');
      await saveContacts(services, db, actor, wanted, now);
    });
  } catch (error) {
    for (const each of proven) await releaseTry(services, each);
    throw error;
  }
}

async function proveContact(
  services: Services,
  actor: CustomerActor,
  contact: Contact,
  code: string,
  info: RequestInfo,
): Promise<ProvenCode> {
  const { header: campo } = names[contact.channel];
  try {
    const proven = await proveCode(services, subjectOf(actor, contact.channel), code, {
      person: codeGuesses('CONTACT', actor.accountId),
      info,
    });
    // The code proves only the contact that it was sent to.
    if (!sameContact(proven.contact, contact)) throw new ApiError('CODE_WRONG');
    return proven;
  } catch (error) {
    // Two codes may have been sent, so the error names the field.
    if (error instanceof ApiError && (error.code === 'CODE_WRONG' || error.code === 'CODE_EXPIRED')) {
      throw new ApiError(error.code, [{ campo, codice: error.code }]);
    }
    throw error;
  }
}

async function saveContacts(
  services: Services,
  db: Database,
  actor: CustomerActor,
  wanted: readonly Contact[],
  now: Date,
): Promise<void> {
  const { customerCode } = actor;
  await lockAccount(db, actor.accountId);
  const before = await lockContacts(db, customerCode);
  if (!before) throw new ApiError('NOT_FOUND');
  // Checked again under the row lock, where a concurrent change is visible.
  rejectLocked(
    before,
    wanted.map(({ channel }) => channel),
    now,
  );
  for (const contact of wanted) {
    const { channel, recipient } = contact;
    await updateContact(db, customerCode, contact, now);
    const fact = { kind: 'CONTACT_CHANGED', customerCode, data: { channel, value: recipient } } as const;
    const event = await announce(db, fact, actor, now);
    const old = contactOn(before, channel);
    if (old && services.channels.includes(channel)) {
      const letter = { template: 'contact-changed', masked: maskContact(contact) } as const;
      await post(services, db, letter, { ...old, customerCode }, now, event);
    }
  }
  await cancelRecoveries(db, actor.accountId, now);
  await record(db, actor, 'modificaDatiProfilo', now);
}

async function contactsOf(services: Services, actor: CustomerActor): Promise<Lockable> {
  const found = await findCustomer(services.db, actor.customerCode);
  if (!found) throw new ApiError('NOT_FOUND');
  return { ...found.customer, lockHours: found.customer.contactLockHours };
}

function subjectOf(actor: CustomerActor, channel: Channel) {
  return { purpose: 'CONTACT', subject: actor.accountId, channel } as const;
}
