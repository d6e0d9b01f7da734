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
import { deliverySignal } from '../../../telemetry/signals/signals.ts';
import { Resting } from '../../../ports/elsewhere.ts';
import type { Attachment } from '../../../ports/mail.ts';
import type { Services } from '../../../shared/context.ts';

export type Delivering = Pick<Services, 'db' | 'clock' | 'mail' | 'sms' | 'keepsSecrets' | 'messageRetrySeconds'> & {
  /** Creates the attachments at sending time; absent if there are none. */
  readonly attach?: (message: ClaimedMessage) => Promise<readonly Attachment[]>;
};

/**
 * Delivers a message unless it is sent, given up or claimed by another server. A failed try is recorded and
 * rescheduled; only database errors are thrown.
 */
export async function deliver(services: Delivering, messageId: string): Promise<void> {
  const claimed = await claimMessage(services.db, messageId);
  if (!claimed) return;
  if (claimed.uselessAfter !== null && claimed.uselessAfter <= services.clock()) {
    return markGivenUp(services.db, claimed, 'too late', services.keepsSecrets);
  }
  const renewing = setInterval(() => {
    // A database error surfaces at the next important statement.
    renewClaim(services.db, claimed).catch(() => undefined);
  }, claimRenewal);
  try {
    const reason = await carry(services, claimed);
    const outcome =
      reason === null ? await noteSent(services, claimed.id) : await noteNotCarried(services, claimed, reason);
    deliverySignal.send({ channel: claimed.channel, outcome });
  } finally {
    clearInterval(renewing);
  }
}

/** Passes a message to its transport; returns the reason for failure, or null. */
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

/** Retries of the sent mark while the database is away; pause in milliseconds. */
const notes = { times: 240, pause: 250 };

/**
 * An accepted message must not be sent again, so the mark is retried for a minute while the database is away. The
 * claim is not renewed, but no server can take it over without the database.
 */
async function noteSent({ db, clock, keepsSecrets }: Delivering, id: string): Promise<'sent'> {
  for (let time = 1; ; time += 1) {
    try {
      await markSent(db, id, clock(), keepsSecrets);
      return 'sent';
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
  if (!isInTime) {
    await markGivenUp(db, message, reason.message, keepsSecrets);
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
