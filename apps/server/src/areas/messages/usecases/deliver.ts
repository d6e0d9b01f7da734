import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
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
import { deliverySignal } from '../../../telemetry/signals/signals.ts';
import { Resting } from '../../../ports/elsewhere.ts';
import type { Attachment } from '../../../ports/mail.ts';
import type { Services } from '../../../shared/context.ts';

export type Delivering = Pick<Services, 'db' | 'clock' | 'mail' | 'sms' | 'keepsSecrets' | 'messageRetrySeconds'> & {
  /** Creates the attachments at sending time; absent if there are none. */
  readonly attach?: (message: ClaimedMessage) => Promise<readonly Attachment[]>;
  /** Notes what became of a message, in the transaction that marks it. */
  readonly onSent?: (db: Database, message: ClaimedMessage, answer: string | null, at: Date) => Promise<void>;
  readonly onGivenUp?: (db: Database, message: ClaimedMessage, reason: string, at: Date) => Promise<void>;
};

/**
 * Delivers a message unless it is sent, given up or claimed by another server. A failed try is recorded and
 * rescheduled; only database errors are thrown.
 */
export async function deliver(services: Delivering, messageId: string): Promise<void> {
  const claimed = await claimMessage(services.db, messageId);
  if (!claimed) return;
  if (claimed.uselessAfter !== null && claimed.uselessAfter <= services.clock()) {
    return giveUp(services, claimed, 'too late');
  }
  const renewing = setInterval(() => {
    // A database error surfaces at the next important statement.
    renewClaim(services.db, claimed).catch(() => undefined);
  }, claimRenewal);
  try {
    const carried = await carry(services, claimed);
    const outcome =
      'answer' in carried
        ? await noteSent(services, claimed, carried.answer)
        : await noteNotCarried(services, claimed, carried);
    deliverySignal.send({ channel: claimed.channel, outcome });
  } finally {
    clearInterval(renewing);
  }
}

interface Accepted {
  readonly answer: string | null;
}

/** Passes a message to its transport; returns the answer to it, or the reason for failure. */
async function carry(
  { mail, sms, attach }: Delivering,
  message: ClaimedMessage,
): Promise<Accepted | NotCarried | Resting> {
  const { id, recipient: to, subject, text, html } = message;
  try {
    if (message.channel === 'MAIL') {
      const attachments = (await attach?.(message)) ?? [];
      const isReported = message.template === 'legal-notice';
      return { answer: await mail.send({ id, to, subject: subject ?? '', text, html, attachments, isReported }) };
    }
    if (sms === null) throw new NotCarried('SMS is switched off', { isForGood: true });
    return { answer: await sms.send({ id, to, text }) };
  } catch (error) {
    if (error instanceof NotCarried || error instanceof Resting) return error;
    return new NotCarried(String(error), { isForGood: false, cause: error });
  }
}

/** Retries of the sent mark while the database is away; pause in milliseconds. */
const notes = { times: 240, pause: 250 };

/**
 * An accepted message must not be sent again, so the mark is retried for a minute while the database is away. The
 * claim is not renewed, but no server can take it over without the database.
 */
async function noteSent(
  { db, clock, keepsSecrets, onSent }: Delivering,
  message: ClaimedMessage,
  answer: string | null,
): Promise<'sent'> {
  for (let time = 1; ; time += 1) {
    try {
      const at = clock();
      if (!onSent) await markSent(db, message.id, at, keepsSecrets);
      else {
        await db.transaction(async (tx) => {
          await markSent(tx, message.id, at, keepsSecrets);
          await onSent(tx, message, answer, at);
        });
      }
      return 'sent';
    } catch (error) {
      if (time === notes.times) throw error;
      await wait(notes.pause);
    }
  }
}

async function giveUp(
  { db, clock, keepsSecrets, onGivenUp }: Delivering,
  message: ClaimedMessage,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await markGivenUp(tx, message, reason, keepsSecrets)) await onGivenUp?.(tx, message, reason, clock());
  });
}

async function noteNotCarried(services: Delivering, message: ClaimedMessage, reason: NotCarried | Resting) {
  const { db, clock, messageRetrySeconds } = services;
  const pause = pauseAfter(reason, messageRetrySeconds[message.tries - 1]);
  const next = pause === null ? null : new Date(clock().getTime() + pause);
  const isInTime = next !== null && (message.uselessAfter === null || next < message.uselessAfter);
  if (!isInTime) {
    await giveUp(services, message, reason.message);
    return 'given-up';
  }
  await db.transaction(async (tx) => {
    if (await markWaiting(tx, message, { lastError: reason.message, wasTried: reason instanceof NotCarried })) {
      await enqueueDeliveries(tx, [{ messageId: message.id, notBefore: next }]);
    }
  });
  return 'retried';
}

/**
 * Returns the pause in milliseconds, or null to give up. While the circuit breaker is open no try is counted, but the
 * usual pause applies, since queue batches also contain messages for other recipients.
 */
function pauseAfter(reason: NotCarried | Resting, seconds: number | undefined): number | null {
  const usual = seconds === undefined ? null : seconds * 1000;
  if (reason instanceof Resting) return Math.max(reason.forMs, usual ?? 0);
  return reason.isForGood ? null : usual;
}
