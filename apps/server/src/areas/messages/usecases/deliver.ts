import { setTimeout as wait } from 'node:timers/promises';
import { enqueueDeliveries } from '../../../db/jobs/enqueue.ts';
import {
  claimMessage,
  claimRenewal,
  markGivenUp,
  markSent,
  markWaiting,
  renewClaim,
  type ClaimedMessage,
} from '../queries/messages.ts';
import { NotCarried } from '../../../ports/transport.ts';
import { Resting } from '../../../ports/elsewhere.ts';
import type { Attachment } from '../../../ports/mail.ts';
import type { Services } from '../../../shared/context.ts';

/** What delivering needs of the services. */
export type Delivering = Pick<Services, 'db' | 'clock' | 'mail' | 'sms' | 'keepsSecrets' | 'messageRetrySeconds'> & {
  /** The files that go with a mail, made when it goes; without it, none do. */
  readonly attach?: (message: ClaimedMessage) => Promise<readonly Attachment[]>;
};

/**
 * Delivers one message, unless it is delivered, given up or in another server's hands. A try that
 * fails is noted and the next one arranged; only what concerns our own database is thrown.
 */
export async function deliver(services: Delivering, messageId: string): Promise<void> {
  const claimed = await claimMessage(services.db, messageId);
  if (!claimed) return;
  if (claimed.uselessAfter !== null && claimed.uselessAfter <= services.clock()) {
    return markGivenUp(services.db, claimed, 'too late: its code has expired', services.keepsSecrets);
  }
  const renewing = setInterval(() => {
    // What fails here is told by the next statement that matters.
    renewClaim(services.db, claimed).catch(() => undefined);
  }, claimRenewal);
  try {
    const reason = await carry(services, claimed);
    if (reason === null) await noteSent(services, claimed.id);
    else await noteNotCarried(services, claimed, reason);
  } finally {
    clearInterval(renewing);
  }
}

/** Hands a message to its carrier; answers why that did not take it, or null. */
async function carry({ mail, sms, attach }: Delivering, message: ClaimedMessage): Promise<NotCarried | Resting | null> {
  const { id, recipient: to, subject, text, html } = message;
  try {
    if (message.channel === 'MAIL') {
      const attachments = (await attach?.(message)) ?? [];
      await mail.send({ id, to, subject: subject ?? '', text, html, attachments });
    } else if (sms !== null) await sms.send({ id, to, text });
    else throw new NotCarried('SMS is switched off', { isForGood: true });
    return null;
  } catch (error) {
    if (error instanceof NotCarried || error instanceof Resting) return error;
    return new NotCarried(String(error), { isForGood: false, cause: error });
  }
}

/** How often and after which pause a sent message is noted again while the database is away. */
const notes = { times: 240, pause: 250 };

/**
 * It has been acknowledged and must not go out again, so a database that is away for a minute is
 * waited for. Its claim is renewed no more, but nobody can take it over without the database either.
 */
async function noteSent({ db, clock, keepsSecrets }: Delivering, id: string): Promise<void> {
  for (let time = 1; ; time += 1) {
    try {
      return await markSent(db, id, clock(), keepsSecrets);
    } catch (error) {
      if (time === notes.times) throw error;
      await wait(notes.pause);
    }
  }
}

async function noteNotCarried(services: Delivering, message: ClaimedMessage, reason: NotCarried | Resting) {
  const { db, clock, keepsSecrets, messageRetrySeconds } = services;
  const pause = pauseAfter(reason, messageRetrySeconds[message.tries - 1]);
  const next = pause === null ? null : new Date(clock().getTime() + pause);
  const isInTime = next !== null && (message.uselessAfter === null || next < message.uselessAfter);
  if (!isInTime) return markGivenUp(db, message, reason.message, keepsSecrets);
  await db.transaction(async (tx) => {
    if (await markWaiting(tx, message, { lastError: reason.message, wasTried: reason instanceof NotCarried })) {
      await enqueueDeliveries(tx, [{ messageId: message.id, notBefore: next }]);
    }
  });
}

/**
 * How long a message then waits, in milliseconds; null if it is given up. Its carrier was not asked while it rests,
 * so that is no try; but the pause is that of one, since letters for others go by the same handfuls.
 */
function pauseAfter(reason: NotCarried | Resting, seconds: number | undefined): number | null {
  const usual = seconds === undefined ? null : seconds * 1000;
  if (reason instanceof Resting) return Math.max(reason.forMs, usual ?? 0);
  return reason.isForGood ? null : usual;
}
