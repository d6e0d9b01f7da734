import { claimWebhooks, fanOut, markWebhookFailed, markWebhookSent, requeueWebhook } from '../queries/webhooks.ts';
import { StartError } from '../../../errors/start-error.ts';
import { Resting } from '../../../ports/elsewhere.ts';
import type { IntegrationWebhook } from '../../../ports/integration-webhook.ts';
import type { Services } from '../../../shared/context.ts';
import { deliverySignal } from '../../../telemetry/signals/signals.ts';
import { eventLine } from '../../../events/feed.ts';

/** Retry pauses in seconds: about three days in all. */
const pauses = [10, 60, 300, 1800, 7200, 21_600, 54_000, 86_400, 86_400];

const page = 1000;
const handful = 10;

type Forwarding = Pick<Services, 'db' | 'clock' | 'webhook'>;

/**
 * Sends new events to the provider's webhook (fornitore.webhook.1). The event table is the outbox: calls are queued
 * for events later, not by their transaction.
 */
export async function forwardEvents(services: Forwarding): Promise<void> {
  const { webhook } = services;
  if (webhook === null) return;
  try {
    await giveCalls(services);
  } finally {
    await makeCalls({ ...services, webhook });
  }
}

async function giveCalls({ db, clock }: Forwarding): Promise<void> {
  for (;;) {
    const given = await fanOut(db, page, clock());
    if (given === 'OF_ANOTHER_POSTGRES') {
      throw new StartError(
        'The webhook hears nothing new: its place or the events are from another PostgreSQL, of which this database is a dump. docs/export.md says what to do.',
      );
    }
    if (given < page) return;
  }
}

type Calling = Pick<Services, 'db' | 'clock'> & { readonly webhook: IntegrationWebhook };
type Call = Awaited<ReturnType<typeof claimWebhooks>>[number];

async function makeCalls(services: Calling): Promise<void> {
  for (;;) {
    const calls = await claimWebhooks(services.db, handful, services.clock());
    const made = await Promise.all(calls.map((call) => makeCall(services, call)));
    if (calls.length < handful || made.includes('RESTING')) return;
  }
}

/** Makes a call and records the result; a call stopped by the circuit breaker is no try. */
async function makeCall({ db, clock, webhook }: Calling, { event, tries }: Call): Promise<'MADE' | 'RESTING'> {
  try {
    await webhook.send({ id: `evt_${event.id}`, body: JSON.stringify(eventLine(event)) }, clock());
  } catch (error) {
    const after = (ms: number) => new Date(clock().getTime() + ms);
    if (error instanceof Resting) {
      await requeueWebhook(db, event.id, after(error.forMs));
      return 'RESTING';
    }
    const pause = pauses[tries - 1];
    const next = pause === undefined ? null : after(pause * 1000);
    await markWebhookFailed(db, event.id, { error: error instanceof Error ? error.message : String(error), next });
    deliverySignal.send({ channel: 'WEBHOOK', outcome: next === null ? 'given-up' : 'retried' });
    return 'MADE';
  }
  await markWebhookSent(db, event.id, clock());
  deliverySignal.send({ channel: 'WEBHOOK', outcome: 'sent' });
  return 'MADE';
}
