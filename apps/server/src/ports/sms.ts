import { longestCarriage, NotCarried, wayTo } from './transport.ts';

interface OutgoingSms {
  /** The message id, the same at every attempt so that recipients can detect duplicates. */
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

export interface SmsTransport {
  /** Resolves with the service's answer once it has accepted the SMS; otherwise throws {@link NotCarried}. */
  send(sms: OutgoingSms): Promise<string | null>;
}

/** A fake transport: the SMS stays in the outbox. */
export const keptSms: SmsTransport = { send: async () => null };

/** These 4xx are temporary (RFC 9110 §15.5.9, RFC 8470, RFC 6585) or mean that our token or URL is wrong. */
const notForGood = new Set([401, 402, 403, 404, 405, 408, 409, 425, 429]);

/** An SMS service over HTTP (docs/messages.md). */
export function httpSms(options: { url: string; token: string | null; from: string | null }): SmsTransport {
  const service = wayTo('sms', longestCarriage / 4);
  return {
    async send({ id, to, text }) {
      const body = { to, text, ...(options.from !== null && { from: options.from }) };
      return service.ask(async (signal) => {
        const { ok, status, said } = await ask(options, id, body, signal);
        if (ok) return `HTTP ${status} ${said}`.trim();
        throw new NotCarried(`HTTP ${status} ${said}`.trim(), {
          isForGood: status >= 400 && status < 500 && !notForGood.has(status),
          isAway: status >= 500,
        });
      });
    },
  };
}

async function ask(
  { url, token }: { url: string; token: string | null },
  id: string,
  body: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ ok: boolean; status: number; said: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': id,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      // A redirect must not leak the text to another URL.
      redirect: 'manual',
      signal,
    });
    return { ok: response.ok, status: response.status, said: (await response.text()).slice(0, 300) };
  } catch (cause) {
    const { message, cause: deeper } = cause as Error;
    const reason = deeper instanceof Error ? `${message}: ${deeper.message}` : message;
    throw new NotCarried(reason, { isForGood: false, isAway: true, cause });
  }
}
