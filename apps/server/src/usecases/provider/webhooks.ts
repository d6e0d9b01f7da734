import { claimWebhooks, fanOut, markWebhookFailed, markWebhookSent } from '../../db/queries/webhooks.ts';
import type { Services } from '../context.ts';
import { eventLine } from '../events/feed.ts';

/** After which pauses a call is tried again, in seconds: about three days in all. */
const pauses = [10, 60, 300, 1800, 7200, 21_600, 54_000, 86_400, 86_400];

const page = 1000;
const handful = 10;

type Forwarding = Pick<Services, 'db' | 'clock' | 'webhook'>;

/**
 * Tells the provider's webhook what has happened since (fornitore.webhook.1). The events themselves are
 * the outbox: written with what they tell, and given a call by whoever looks next.
 */
export async function forwardEvents(services: Forwarding): Promise<void> {
  if (services.webhook === null) return;
  while ((await fanOut(services.db, page, services.clock())) === page);
  for (;;) {
    const calls = await claimWebhooks(services.db, handful, services.clock());
    await Promise.all(calls.map((call) => forward(services, services.webhook, call)));
    if (calls.length < handful) return;
  }
}

type Call = Awaited<ReturnType<typeof claimWebhooks>>[number];

async function forward({ db, clock }: Forwarding, webhook: Services['webhook'], { event, tries }: Call): Promise<void> {
  try {
    await webhook?.send({ id: `evt_${event.id}`, body: JSON.stringify(eventLine(event)) }, clock());
  } catch (error) {
    const pause = pauses[tries - 1];
    const next = pause === undefined ? null : new Date(clock().getTime() + pause * 1000);
    return markWebhookFailed(db, event.id, { error: error instanceof Error ? error.message : String(error), next });
  }
  await markWebhookSent(db, event.id, clock());
}
