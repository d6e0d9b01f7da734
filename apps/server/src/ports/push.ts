import type { Elsewhere } from './elsewhere.ts';
import { longestCarriage, NotCarried, wayTo } from './transport.ts';

interface OutgoingPush {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly payload: string;
  /** Seconds for which the push service keeps the push of a device that is off. */
  readonly ttlSeconds: number;
  readonly isUrgent: boolean;
  /** A later push with the same topic replaces one that waits at the push service. */
  readonly topic: string | null;
}

export interface PushTransport {
  readonly publicKey: string;
  /** Returns the push service of an endpoint, or undefined: nothing is sent elsewhere. */
  readonly serviceOf: (endpoint: string) => string | undefined;
  /** Resolves once the push service has accepted the push; otherwise throws {@link NotCarried}. */
  send(push: OutgoingPush): Promise<void>;
}

/** Thrown when the push service knows that the device is gone (push.invio.1). */
export class DeviceGone extends NotCarried {
  constructor(message: string) {
    super(message, { isForGood: true });
    this.name = 'DeviceGone';
  }
}

const gone = new Set([404, 410]);
const final = new Set([400, 413]);

/** A longer pause would outlive the push. */
const longestPauseMs = 24 * 60 * 60_000;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** Push services over HTTP (RFC 8030, 8291, 8292); `ask` replaces the network in tests. */
export function webPushTransport(keys: Keys, serviceOf: PushTransport['serviceOf'], ask: Ask = fetch): PushTransport {
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
    async send(push) {
      const service = serviceOf(push.endpoint);
      if (service === undefined) throw new NotCarried('not a push service of the settings', { isForGood: true });
      const { headers, body } = await encrypt(push, keys);
      await wayOf(service).ask(async (signal) => {
        const response = await ask(push.endpoint, { method: 'POST', headers, body, redirect: 'manual', signal }).catch(
          (cause: unknown) => {
            throw new NotCarried(reasonOf(cause), { isForGood: false, isAway: true, cause });
          },
        );
        await rejectFailure(response);
      });
    },
  };
}

async function encrypt(
  { endpoint, p256dh, auth, payload, ttlSeconds, isUrgent, topic }: OutgoingPush,
  { publicKey, privateKey, subject }: Keys,
) {
  const { default: webPush } = await import('web-push');
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

/** Seconds, or a date (RFC 9110). */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestPauseMs) : undefined;
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
