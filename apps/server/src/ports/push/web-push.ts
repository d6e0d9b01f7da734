import type { Elsewhere } from '../elsewhere.ts';
import { longestCarriage, NotCarried, wayTo } from '../transport.ts';
import { DeviceGone, type BrowserAddress, type OutgoingPush, type WebPushTransport } from './push-transport.ts';
import { retryAfterMs, unreachable } from './failure.ts';

const gone = new Set([404, 410]);
const final = new Set([400, 413]);

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** Push services over HTTP (RFC 8030, 8291, 8292); `ask` replaces the network in tests. */
export function webPushTransport(
  keys: Keys,
  serviceOf: WebPushTransport['serviceOf'],
  ask: Ask = fetch,
): WebPushTransport {
  const ways = new Map<string, Elsewhere>();
  /** Each push service has its own circuit breaker; there are as many as hosts in the settings. */
  const wayOf = (service: string) => {
    const way = ways.get(service) ?? wayTo('push', longestCarriage / 4);
    ways.set(service, way);
    return way;
  };
  return {
    publicKey: keys.publicKey,
    serviceOf,
    async send(address, push) {
      const service = serviceOf(address.endpoint);
      if (service === undefined) throw new NotCarried('not a push service of the settings', { isForGood: true });
      const { headers, body } = await encrypt(address, push, keys);
      await wayOf(service).ask(async (signal) => {
        const init = { method: 'POST', headers, body, redirect: 'manual', signal } as const;
        const response = await ask(address.endpoint, init).catch((cause: unknown) => {
          throw unreachable(cause);
        });
        await rejectFailure(response);
      });
    },
  };
}

async function encrypt(
  { endpoint, p256dh, auth }: BrowserAddress,
  { id, kind, ttlSeconds, isUrgent, topic }: OutgoingPush,
  { publicKey, privateKey, subject }: Keys,
) {
  const { default: webPush } = await import('web-push');
  const payload = JSON.stringify({ id, kind });
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { publicKey, privateKey, subject },
    TTL: ttlSeconds,
    urgency: isUrgent ? 'high' : 'normal',
    ...(topic !== null && { topic }),
  });
  const { 'Content-Length': _counted, ...others } = headers;
  return { headers: others, body: new Uint8Array(body) };
}

async function rejectFailure(response: Response): Promise<void> {
  const { ok, status } = response;
  if (ok) {
    await response.body?.cancel();
    return;
  }
  const reason = (await response.text()).slice(0, 300);
  const message = `HTTP ${status} ${reason}`.trim();
  if (gone.has(status)) throw new DeviceGone(message);
  const pauseMs = retryAfterMs(response.headers.get('retry-after'));
  throw new NotCarried(message, {
    isForGood: final.has(status),
    isAway: status >= 500,
    ...(pauseMs !== undefined && { pauseMs }),
  });
}
