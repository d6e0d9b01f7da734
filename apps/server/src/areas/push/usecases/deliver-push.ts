import { setTimeout as wait } from 'node:timers/promises';
import { afterQuietHours, pushTag, pushWordKeys } from '@sportello/domain';
import { enqueuePushes } from '../../../db/jobs/enqueue.ts';
import { Resting } from '../../../ports/elsewhere.ts';
import { DeviceGone, type OutgoingPush, type PushTransports } from '../../../ports/push/push-transport.ts';
import { NotCarried } from '../../../ports/transport.ts';
import type { Services } from '../../../shared/context.ts';
import { deliverySignal } from '../../../telemetry/signals/signals.ts';
import {
  claimPush,
  deleteGoneDevice,
  findReceiver,
  listPushesWithoutJob,
  markPushGivenUp,
  markPushSent,
  markPushWaiting,
  noteFailure,
  type ClaimedPush,
} from '../queries/pushes.ts';
import type { DeviceAddress } from '../queries/subscriptions.ts';

export type PushDelivering = Pick<Services, 'db' | 'clock' | 'push' | 'messageRetrySeconds'>;

/** Pushes given up in a row after which a device is deleted. */
const mostFailures = 20;

/**
 * Delivers a push unless it is sent, given up or claimed by another server. A failed try is recorded and rescheduled;
 * only database errors are thrown.
 */
export async function deliverPush(services: PushDelivering, pushId: string): Promise<void> {
  const { db, clock, push } = services;
  const claimed = await claimPush(db, pushId, clock());
  if (!claimed) return;
  if (claimed.uselessAfter <= clock()) return markPushGivenUp(db, claimed, 'too late');
  const device = await findReceiver(db, claimed);
  if (!device) return markPushGivenUp(db, claimed, 'not wanted any more');
  if (push[device.kind] === null) return markPushGivenUp(db, claimed, 'pushes are switched off');
  const reason = await carry(push, device, outgoingOf(claimed, clock()));
  const outcome = reason === null ? await noteSent(services, claimed) : await noteNotCarried(services, claimed, reason);
  deliverySignal.send({ channel: 'PUSH', outcome });
}

function outgoingOf({ notificationId, kind, isUrgent, topic, uselessAfter }: ClaimedPush, now: Date): OutgoingPush {
  const id = String(notificationId);
  return {
    // Nothing personal: lock screens show it (push.contenuto.1).
    id,
    kind,
    words: pushWordKeys(kind),
    tag: pushTag(kind, id),
    ttlSeconds: Math.ceil((uselessAfter.getTime() - now.getTime()) / 1000),
    isUrgent,
    topic,
  };
}

/** Passes a push to the push service of its device; returns the reason for failure, or null. */
async function carry(
  push: PushTransports,
  device: DeviceAddress,
  outgoing: OutgoingPush,
): Promise<NotCarried | Resting | null> {
  try {
    if (device.kind === 'WEB') await push.WEB?.send(device, outgoing);
    else await push[device.kind]?.send(device.token, outgoing);
    return null;
  } catch (error) {
    if (error instanceof NotCarried || error instanceof Resting) return error;
    return new NotCarried(String(error), { isForGood: false, cause: error });
  }
}

/** Retries of the sent mark while the database is away; pause in milliseconds. */
const notes = { times: 240, pause: 250 };

/** An accepted push must not be sent again, so the mark is retried for a minute while the database is away. */
async function noteSent({ db, clock }: PushDelivering, claimed: ClaimedPush): Promise<'sent'> {
  for (let time = 1; ; time += 1) {
    try {
      await markPushSent(db, claimed, clock());
      return 'sent';
    } catch (error) {
      if (time === notes.times) throw error;
      await wait(notes.pause);
    }
  }
}

async function noteNotCarried(services: PushDelivering, claimed: ClaimedPush, reason: NotCarried | Resting) {
  const { db, clock, messageRetrySeconds } = services;
  if (reason instanceof DeviceGone) {
    await deleteGoneDevice(db, claimed.subscriptionId);
    return 'given-up';
  }
  const pause = pauseAfter(reason, messageRetrySeconds[claimed.tries - 1]);
  const next = pause === null ? null : new Date(afterQuietHours(clock().getTime() + pause, claimed.isUrgent));
  if (next === null || next >= claimed.uselessAfter) {
    await db.transaction(async (tx) => {
      await markPushGivenUp(tx, claimed, reason.message);
      await noteFailure(tx, claimed.subscriptionId, mostFailures);
    });
    return 'given-up';
  }
  await db.transaction(async (tx) => {
    const retry = { lastError: reason.message, wasTried: reason instanceof NotCarried, notBefore: next };
    if (await markPushWaiting(tx, claimed, retry)) await enqueuePushes(tx, [{ pushId: claimed.id, notBefore: next }]);
  });
  return 'retried';
}

/** Returns the pause in milliseconds, or null to give up; an open circuit breaker counts as no try. */
function pauseAfter(reason: NotCarried | Resting, seconds: number | undefined): number | null {
  const usual = seconds === undefined ? null : seconds * 1000;
  if (reason instanceof Resting) return Math.max(reason.forMs, usual ?? 0);
  return reason.isForGood || usual === null ? null : Math.max(reason.pauseMs, usual);
}

const page = 2000;

/** Queues a job for waiting pushes without one, for instance after a server was killed. */
export async function enqueueForgottenPushes({ db }: Pick<Services, 'db'>): Promise<void> {
  await enqueuePushes(db, await listPushesWithoutJob(db, page));
}
