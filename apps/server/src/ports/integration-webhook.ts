import { createHmac } from 'node:crypto';
import { wayTo, NotCarried } from './transport.ts';

/** A call to the provider's webhook. */
interface OutgoingWebhook {
  /** The same at every try, so that whoever gets it twice can tell. */
  readonly id: string;
  readonly body: string;
}

/** Tells the provider's systems what happened. */
export interface IntegrationWebhook {
  /** Comes back once they have taken it; else throws {@link NotCarried}. */
  send(call: OutgoingWebhook, at: Date): Promise<void>;
}

/** The signature of a call as Standard Webhooks has it: over number, time and body, byte for byte. */
export function webhookSignature(secret: string, id: string, seconds: number, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** The provider's webhook by HTTP (docs/provider.md). */
export function httpWebhook({ url, secret }: { readonly url: string; readonly secret: string }): IntegrationWebhook {
  const systems = wayTo(10_000);
  return {
    async send({ id, body }, at) {
      const seconds = Math.floor(at.getTime() / 1000);
      await systems.ask(async (signal) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'webhook-id': id,
            'webhook-timestamp': String(seconds),
            'webhook-signature': webhookSignature(secret, id, seconds, body),
          },
          body,
          // Another URL than the provider's must not hear it.
          redirect: 'manual',
          signal,
        }).catch((cause: unknown) => {
          throw new NotCarried(String(cause), { isForGood: false, isAway: true, cause });
        });
        await response.body?.cancel();
        if (!response.ok) throw new NotCarried(`HTTP ${response.status}`, { isForGood: false });
      });
    },
  };
}
