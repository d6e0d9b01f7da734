import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { catalogue, errorCatalogue } from '@sportello/calls';
import { NotCarried } from '../../ports/transport.ts';
import { Resting } from '../../ports/elsewhere.ts';
import { queues } from '../../db/jobs/queues.ts';
import {
  deliverySignal,
  invalidationSignal,
  jobOperation,
  outgoingOperation,
  paymentSignal,
  rejectionSignal,
  requestSignal,
  streamSignal,
} from '../signals/signals.ts';

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const workSeconds = [0.01, 0.05, 0.25, 1, 5, 15, 60];

/** Registers what this server counts by itself; labels are names from our code, never data. */
export function countSignals(registry: Registry): () => void {
  const registers = [registry];
  const requests = new Counter({
    name: 'sportello_requests_total',
    help: 'Finished requests by call and class of status',
    labelNames: ['call', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'sportello_request_duration_seconds',
    help: 'Time from the request to the end of its response, by call',
    labelNames: ['call'] as const,
    buckets: requestSeconds,
    registers,
  });
  const rejections = new Counter({
    name: 'sportello_rejections_total',
    help: 'Rejected requests by error code',
    labelNames: ['code'] as const,
    registers,
  });
  const outgoing = new Histogram({
    name: 'sportello_outgoing_duration_seconds',
    help: 'Requests to services elsewhere; resting: not sent, because the circuit breaker is open',
    labelNames: ['service', 'outcome'] as const,
    buckets: workSeconds,
    registers,
  });
  const deliveries = new Counter({
    name: 'sportello_deliveries_total',
    help: 'Tries to deliver messages and calls of the webhook',
    labelNames: ['channel', 'outcome'] as const,
    registers,
  });
  const payments = new Counter({
    name: 'sportello_payments_total',
    help: 'Payments by the state that they reached',
    labelNames: ['state'] as const,
    registers,
  });
  const jobs = new Histogram({
    name: 'sportello_job_duration_seconds',
    help: 'Runs of jobs, a batch counted once',
    labelNames: ['job', 'outcome'] as const,
    buckets: workSeconds,
    registers,
  });
  const streams = new Gauge({
    name: 'sportello_event_streams',
    help: 'Open apps that receive live updates from this server',
    registers,
  });
  const invalidations = new Counter({
    name: 'sportello_invalidations_sent_total',
    help: 'Live updates sent to open apps',
    labelNames: ['event'] as const,
    registers,
  });
  // A series that appears only with its first failure hides that failure from `rate`.
  for (const code of Object.keys(errorCatalogue)) rejections.inc({ code }, 0);
  for (const call of Object.keys(catalogue)) requests.inc({ call, status: '5xx' }, 0);
  for (const service of ['captcha', 'cards', 'mail', 'push', 'sms', 'webhook'])
    outgoing.zero({ service, outcome: 'failed' });
  for (const channel of ['MAIL', 'PUSH', 'SMS', 'WEBHOOK']) deliveries.inc({ channel, outcome: 'given-up' }, 0);
  for (const { name: job } of queues) jobs.zero({ job, outcome: 'failed' });
  for (const state of ['OK', 'ERROR', 'CANCELLED', 'NOT_TOKENIZABLE']) payments.inc({ state }, 0);
  invalidations.inc({ event: 'bills' }, 0);

  const ends = [
    requestSignal.listen(({ call, status, ms }) => {
      requests.inc({ call, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ call }, ms / 1000);
    }),
    rejectionSignal.listen(({ code }) => rejections.inc({ code })),
    outgoingOperation.listen(({ service }, { ms, error }) =>
      outgoing.observe({ service, outcome: outcomeOf(error) }, ms / 1000),
    ),
    deliverySignal.listen(({ channel, outcome }) => deliveries.inc({ channel, outcome })),
    paymentSignal.listen(({ state }) => payments.inc({ state })),
    jobOperation.listen(({ job }, { ms, error }) =>
      jobs.observe({ job, outcome: error === undefined ? 'done' : 'failed' }, ms / 1000),
    ),
    streamSignal.listen(({ change }) => streams.inc(change)),
    invalidationSignal.listen(({ event }) => invalidations.inc({ event })),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function outcomeOf(error: unknown): 'done' | 'rejected' | 'resting' | 'failed' {
  if (error === undefined) return 'done';
  if (error instanceof Resting || (error instanceof Error && 'isBrokenCircuitError' in error)) return 'resting';
  return error instanceof NotCarried && !error.isAway ? 'rejected' : 'failed';
}
