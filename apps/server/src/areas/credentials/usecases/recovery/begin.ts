import type { AnswerOf, Catalogue } from '@sportello/calls';
import { PASSWORD_RECOVERY_RETRIES, type ContactChannel } from '@sportello/domain';
import { findRecoverable, insertRecovery, listRecoverable } from '../../queries/recoveries.ts';
import { invalidFieldError } from '../../../../errors/api-error.ts';
import { codeMinutes, makeCode, randomSecret, sentCode } from '../codes/send.ts';
import { channelFrom, contactKey, contactOn, type Contact } from '../../../../shared/contacts.ts';
import type { Channel, Services } from '../../../../shared/context.ts';
import type { RequestInfo } from '../../../../shared/actors.ts';
import { passCaptcha } from '../../../../limits/captcha.ts';
import { countTry, type Limit } from '../../../../limits/guesses.ts';
import { networkSends } from '../../../../limits/sends.ts';
import { inEvenTime } from './even-time.ts';
import { post } from '../../../messages/usecases/post.ts';
import { taxIdentifierOf } from '../../../../shared/tax-identifier.ts';

export interface RecoveryRequest {
  readonly tipo: 'USERNAME' | 'PASSWORD';
  readonly username?: string | undefined;
  readonly codiceFiscale?: string | undefined;
  readonly partitaIVA?: string | undefined;
  readonly canale: ContactChannel;
  readonly recaptcha?: string | undefined;
}

type Answer = AnswerOf<Catalogue['recuperoCredenziali']>;

/** One recovery plus retries in a quarter of an hour (credenziali.recupero.2), whether the account exists or not. */
function recoveriesOf(kind: string, typed: string): Limit {
  return { key: `recovery:${kind}:${typed}`, most: 1 + PASSWORD_RECOVERY_RETRIES };
}

/**
 * Begins a recovery. The answer is the same if the account is missing, closed or has no contact on the channel
 * (credenziali.recupero.4); only the message differs.
 */
export async function beginRecovery(services: Services, asked: RecoveryRequest, info: RequestInfo): Promise<Answer> {
  const channel = channelFrom(asked.canale);
  if (!services.channels.includes(channel)) throw invalidFieldError('canale', 'NOT_VALID');
  return inEvenTime(() =>
    asked.tipo === 'USERNAME'
      ? remindUsername(services, asked, channel, info)
      : sendRecoveryCode(services, asked, channel, info),
  );
}

async function sendRecoveryCode(
  services: Services,
  asked: RecoveryRequest,
  channel: Channel,
  info: RequestInfo,
): Promise<Answer> {
  const { username = '' } = asked;
  const limits = [networkSends(info), recoveriesOf('password', username)];
  await countTry(services, limits);
  await passCaptcha(services, asked.recaptcha, info, limits);
  const now = services.clock();
  const found = await findRecoverable(services.db, username);
  const contact = found ? contactOn(found, channel) : null;
  const id = `rec_${randomSecret()}`;
  await services.db.transaction(async (db) => {
    await insertRecovery(db, {
      id,
      username,
      accountId: (contact && found?.accountId) ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
    });
    // A code is created for unknown accounts too, so that guesses behave the same; it is sent to nobody.
    const to = contact ?? { channel, recipient: '' };
    const { code, linkCode, minutes } = await makeCode(services, db, { purpose: 'RECOVERY', subject: id }, to, now);
    if (contact && found) {
      // The URL fragment (#) is not sent to servers, so the code appears in no log.
      const link = `${services.publicUrl}/recupera-credenziali#id=${id}&codice=${linkCode}`;
      const recipient = { ...contact, customerCode: found.customerCode };
      await post(services, db, { template: 'recovery-code', code, link, minutes }, recipient, now);
    }
  });
  return { ...sentCode(null), idRecupero: id };
}

async function remindUsername(
  services: Services,
  asked: RecoveryRequest,
  channel: Channel,
  info: RequestInfo,
): Promise<Answer> {
  const typed = asked.codiceFiscale ?? asked.partitaIVA ?? '';
  const limits = [networkSends(info), recoveriesOf('username', typed)];
  await countTry(services, limits);
  await passCaptcha(services, asked.recaptcha, info, limits);
  const now = services.clock();
  const found = await listRecoverable(services.db, taxIdentifierOf(asked));
  await services.db.transaction(async (db) => {
    for (const { contact, usernames, customerCode } of byContact(found, channel)) {
      const letter = { template: 'username-reminder', username: usernames.join(', ') } as const;
      await post(services, db, letter, { ...contact, customerCode }, now);
    }
  });
  return { ...sentCode(null), idRecupero: null };
}

type Found = Awaited<ReturnType<typeof listRecoverable>>[number];

interface Reminder {
  readonly contact: Contact;
  readonly customerCode: string;
  readonly usernames: string[];
}

/** Groups the usernames by contact, one message each. */
function byContact(found: readonly Found[], channel: Channel): Reminder[] {
  const reminders = new Map<string, Reminder>();
  for (const account of found) {
    const contact = contactOn(account, channel);
    if (!contact) continue;
    const key = contactKey(contact);
    const reminder = reminders.get(key) ?? { contact, customerCode: account.customerCode, usernames: [] };
    reminder.usernames.push(account.username);
    reminders.set(key, reminder);
  }
  return [...reminders.values()];
}
