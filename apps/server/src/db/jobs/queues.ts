import type { Queue } from 'pg-boss';

/** One message is to be delivered; the job's key is the message's number. */
export const deliverQueue = 'deliver-message';

/** Messages that wait without a job get one. */
export const sweepQueue = 'sweep-messages';

/** Looks for friends who became customers by now. */
export const invitationsQueue = 'reward-invitations';
/** Places that were held and not booked are given back. */
export const endHoldsQueue = 'end-holds';

/** What has served its time is deleted. */
export const clearQueue = 'clear-expired';

/** Customers whose readings are awaited are told. */
export const readingsQueue = 'tell-reading-windows';

/** Customers are told of bills: issued, due soon, overdue. */
export const billsQueue = 'tell-bills';

/** Customers are told that a running bill passes their threshold. */
export const thresholdsQueue = 'tell-thresholds';

/** Promises about interventions that have passed are noticed and told. */
export const lateQueue = 'look-for-late';

/** Payments of which the payment provider said nothing are asked about. */
export const paymentsQueue = 'ask-about-payments';

/** The instalments of accepted plans are made. */
export const plansQueue = 'make-plans';

/** What was paid yesterday is compared with what the payment provider took. */
export const reconcileQueue = 'reconcile-payments';

/** What was said to be active from a day is done on it. */
export const outcomesQueue = 'apply-outcomes';

const day = 24 * 60 * 60;

/**
 * What can be done later. Only that a job is there counts; what is left to do stands in our own
 * tables. So a finished job is soon deleted, and of one key only one waits (`short`).
 */
export const queues: readonly Queue[] = [
  // The retries of the job are for a database that was away; those of a message are the message's own.
  { name: deliverQueue, policy: 'short', notify: true, retryLimit: 5, retryDelay: 5, deleteAfterSeconds: day / 24 },
  { name: sweepQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: invitationsQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: endHoldsQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: paymentsQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: outcomesQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: plansQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: reconcileQueue, policy: 'short', retryLimit: 5, retryDelay: 600, deleteAfterSeconds: 7 * day },
  { name: clearQueue, policy: 'short', retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
  { name: readingsQueue, policy: 'short', retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
  { name: lateQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: thresholdsQueue, policy: 'short', retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
  { name: billsQueue, policy: 'short', retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
];

/** Queues of before, which go with their schedules: what their jobs stood for is looked for by another. */
export const retiredQueues: readonly string[] = ['notice-late'];
