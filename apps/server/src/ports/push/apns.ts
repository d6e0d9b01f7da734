import type { KeyObject } from 'node:crypto';
import { longestCarriage, NotCarried, wayTo } from '../transport.ts';
import { DeviceGone, type OutgoingPush, type PushTransport } from './push-transport.ts';
import { retryAfterMs } from './failure.ts';
import { http2Connection, type Http2Answer } from './http2-connection.ts';
import { keepToken, withToken } from './kept-token.ts';

export interface ApnsAccess {
  readonly origin: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
  /** The id of the app. */
  readonly topic: string;
}

/** Apple rejects tokens older than an hour, and new ones that come within twenty minutes. */
const tokenMs = 40 * 60_000;

/** Apple Push Notification service: pushes to the app for iOS. */
export function apnsTransport(access: ApnsAccess): PushTransport<string> {
  const token = keepToken(async () => ({ value: await providerToken(access), forMs: tokenMs }));
  const connection = http2Connection(access.origin);
  const way = wayTo('push', longestCarriage / 4);
  return {
    async send(address, push) {
      const headers = headersOf(push, access.topic);
      const body = JSON.stringify(payloadOf(push));
      await way.ask(async (signal) => {
        const ask = (value: string) =>
          connection.post(
            { ':path': `/3/device/${encodeURIComponent(address)}`, authorization: `bearer ${value}`, ...headers },
            body,
            signal,
          );
        rejectFailure(await withToken(token, ask, (answer) => reasonIn(answer) === 'ExpiredProviderToken'));
      });
    },
  };
}

async function providerToken({ teamId, keyId, privateKey }: ApnsAccess): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setIssuedAt()
    .sign(privateKey);
}

function headersOf({ ttlSeconds, isUrgent, topic }: OutgoingPush, appId: string) {
  return {
    'content-type': 'application/json',
    'apns-topic': appId,
    'apns-push-type': 'alert',
    'apns-expiration': String(Math.floor(Date.now() / 1000) + ttlSeconds),
    'apns-priority': isUrgent ? '10' : '5',
    ...(topic !== null && { 'apns-collapse-id': topic }),
  };
}

/** The system shows the push even if the app is closed, in words that the app has (ADR 35). */
const payloadOf = ({ id, kind, words }: OutgoingPush) => ({
  aps: {
    alert: { 'title-loc-key': words.title, 'loc-key': words.body },
    sound: 'default',
    'thread-id': kind,
  },
  id,
  kind,
});

/** Reasons of 400 that are about the device. */
const goneReasons = new Set(['BadDeviceToken', 'Unregistered', 'ExpiredToken']);

function rejectFailure(answer: Http2Answer): void {
  const { status, retryAfter, body } = answer;
  if (status === 200) return;
  const reason = reasonIn(answer);
  const message = `HTTP ${status} ${reason ?? body.slice(0, 200)}`.trim();
  if (status === 410 || (status === 400 && goneReasons.has(reason ?? ''))) throw new DeviceGone(message);
  const pauseMs = retryAfterMs(retryAfter);
  throw new NotCarried(message, {
    isForGood: [400, 404, 405, 413].includes(status),
    // 403 is about the key of the settings, not about this device.
    isAway: status === 403 || status >= 500,
    ...(pauseMs !== undefined && { pauseMs }),
  });
}

function reasonIn({ body }: Http2Answer): string | undefined {
  try {
    const { reason } = JSON.parse(body) as { reason?: unknown };
    return typeof reason === 'string' ? reason : undefined;
  } catch {
    return undefined;
  }
}
