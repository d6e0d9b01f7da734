import { createHmac } from 'node:crypto';
import { wayTo, NotCarried } from './transport.ts';

interface OutgoingWebhook {
  /** The same at every attempt, so receivers can detect duplicates. */
  readonly id: string;
  readonly body: string;
}

export interface IntegrationWebhook {
  /** Resolves once the receiver has accepted the call; otherwise throws {@link NotCarried}. */
  send(call: OutgoingWebhook, at: Date): Promise<void>;
}

/** The Standard Webhooks signature over id, timestamp and raw body. */
export function webhookSignature(secret: string, id: string, seconds: number, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** The provider's webhook over HTTP (docs/provider.md). */
export function httpWebhook({ url, secret }: { readonly url: string; readonly secret: string }): IntegrationWebhook {
  const systems = wayTo('webhook', 10_000);
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
          // A redirect must not leak the data to another URL.
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
