import { longestCarriage, NotCarried, wayTo } from '../transport.ts';
import { DeviceGone, type OutgoingPush, type PushTransport } from './push-transport.ts';
import { retryAfterMs, unreachable } from './failure.ts';
import { googleToken, type ServiceAccount } from './google-token.ts';
import { withToken } from './kept-token.ts';

export interface FcmAccess extends ServiceAccount {
  readonly projectId: string;
  readonly origin: string;
}

/** Channel of Android in which the app shows pushes; it makes the channel when it asks for them (apps/web/src/native). */
const channel = 'notifiche';

/** The pause that Google asks for if it gives no `Retry-After`. */
const usualPauseMs = 60_000;

/** Firebase Cloud Messaging, HTTP v1: pushes to the app for Android. */
export function fcmTransport(access: FcmAccess): PushTransport<string> {
  const token = googleToken(access);
  const way = wayTo('push', longestCarriage / 4);
  const url = `${access.origin}/v1/projects/${access.projectId}/messages:send`;
  return {
    async send(address, push) {
      const body = JSON.stringify({ message: messageOf(address, push) });
      await way.ask(async (signal) => {
        const ask = (value: string) =>
          fetch(url, {
            method: 'POST',
            headers: { authorization: `Bearer ${value}`, 'content-type': 'application/json' },
            body,
            redirect: 'manual',
            signal,
          }).catch((cause: unknown) => {
            throw unreachable(cause);
          });
        await rejectFailure(await withToken(token, ask, ({ status }) => status === 401));
      });
    },
  };
}

/** The system shows the push even if the app is closed, in words that the app has (ADR 35). */
function messageOf(token: string, { id, kind, words, tag, ttlSeconds, isUrgent, topic }: OutgoingPush) {
  return {
    token,
    data: { id, kind },
    android: {
      ttl: `${ttlSeconds}s`,
      priority: isUrgent ? 'HIGH' : 'NORMAL',
      // Without a key Google would take all pushes of the app for one.
      collapse_key: topic ?? id,
      notification: { title_loc_key: words.title, body_loc_key: words.body, tag, channel_id: channel },
    },
  };
}

async function rejectFailure(response: Response): Promise<void> {
  const { ok, status, headers } = response;
  const text = await response.text();
  if (ok) return;
  const code = errorCodeIn(text);
  const message = `HTTP ${status} ${code ?? text.slice(0, 200)}`.trim();
  if (code === 'UNREGISTERED') throw new DeviceGone(message);
  const pauseMs = retryAfterMs(headers.get('retry-after')) ?? (status === 429 ? usualPauseMs : undefined);
  const isForGood = status === 400 || code === 'SENDER_ID_MISMATCH';
  throw new NotCarried(message, {
    isForGood,
    // Any other 401, 403 or 404 is about the settings, not about this device.
    isAway: !isForGood && status !== 429,
    ...(pauseMs !== undefined && { pauseMs }),
  });
}

/** Returns the code of FCM, or the general one of Google's services. */
function errorCodeIn(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: { status?: unknown; details?: unknown } };
    const details = Array.isArray(error?.details) ? (error.details as unknown[]) : [];
    const codes = details.map((each) => (each as { errorCode?: unknown } | null)?.errorCode);
    return [...codes, error?.status].find((code) => typeof code === 'string');
  } catch {
    return undefined;
  }
}
