import type { Queue } from 'pg-boss';

/** Delivers one message; the job's key is the message id. */
export const deliverQueue = 'deliver-message';

/** Delivers one push; the job's key is the push id. */
export const pushQueue = 'deliver-push';

/** Enqueues waiting messages and pushes that have no job. */
export const sweepQueue = 'sweep-messages';

export const invitationsQueue = 'reward-invitations';
export const endHoldsQueue = 'end-holds';

export const clearQueue = 'clear-expired';

export const readingsQueue = 'tell-reading-windows';

/** Notifies customers of bills: issued, due soon, overdue. */
export const billsQueue = 'tell-bills';

export const thresholdsQueue = 'tell-thresholds';

/** Detects and reports missed intervention commitments. */
export const lateQueue = 'look-for-late';

/** Reminds customers of their appointments. */
export const remindQueue = 'remind-of-visits';

/** Ends the terms of complaints that were missed. */
export const casesQueue = 'miss-case-terms';

/** Prepares legal notices and sends on those without proof; writes the daily root. */
export const noticesQueue = 'advance-notices';

/** Queries payments for which the payment provider reported nothing. */
export const paymentsQueue = 'ask-about-payments';

export const plansQueue = 'make-plans';

export const reconcileQueue = 'reconcile-payments';

export const outcomesQueue = 'apply-outcomes';

const day = 24 * 60 * 60;

/** The heartbeat gives the job of a killed server back within two minutes. */
const notices = {
  policy: 'short',
  notify: true,
  retryLimit: 10,
  retryDelay: 60,
  heartbeatSeconds: 60,
  deleteAfterSeconds: 7 * day,
} as const;

/**
 * Only the existence of a job counts; the pending work is in our own tables. So a finished job is soon
 * deleted, and only one job per key waits (`short`).
 */
export const queues: readonly Queue[] = [
  // Job retries cover an unavailable database; a message has its own retries.
  { name: deliverQueue, policy: 'short', notify: true, retryLimit: 5, retryDelay: 5, deleteAfterSeconds: day / 24 },
  { name: pushQueue, policy: 'short', notify: true, retryLimit: 5, retryDelay: 5, deleteAfterSeconds: day / 24 },
  { name: sweepQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: invitationsQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: endHoldsQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: paymentsQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: outcomesQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: plansQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: reconcileQueue, policy: 'short', retryLimit: 5, retryDelay: 600, deleteAfterSeconds: 7 * day },
  { name: clearQueue, policy: 'short', retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
  { name: remindQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: casesQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: noticesQueue, policy: 'short', notify: true, retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: lateQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: readingsQueue, ...notices },
  { name: billsQueue, ...notices },
  // One job makes the forecasts of all supplies, which another one would have to begin anew.
  { name: thresholdsQueue, ...notices, expireInSeconds: day / 4 },
];

/** Former queues, deleted with their schedules: another queue now does the work of their jobs. */
export const retiredQueues: readonly string[] = ['notice-late'];
