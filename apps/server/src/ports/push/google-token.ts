import type { KeyObject } from 'node:crypto';
import { NotCarried } from '../transport.ts';
import { unreachable } from './failure.ts';
import { keepToken, type KeptToken } from './kept-token.ts';

export interface ServiceAccount {
  readonly clientEmail: string;
  readonly privateKey: KeyObject;
  readonly keyId: string;
  /** Exchanges a signed assertion for an access token (RFC 7523). */
  readonly tokenUrl: string;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const patienceMs = 10_000;
/** A token is not used in its last minutes, in which it may expire on its way. */
const marginSeconds = 300;

/** Keeps an access token of a service account of Google. */
export function googleToken(account: ServiceAccount): KeptToken {
  return keepToken(async () => {
    const form = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await assertionOf(account),
    });
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(account.tokenUrl, { method: 'POST', body: form, redirect: 'error', signal }).catch(
      (cause: unknown) => {
        throw unreachable(cause);
      },
    );
    const text = await response.text();
    const granted = response.ok ? grantIn(text) : undefined;
    // The settings or Google are at fault, never the push.
    if (granted === undefined)
      throw new NotCarried(`access token: HTTP ${response.status} ${text.slice(0, 200)}`.trim(), {
        isForGood: false,
        isAway: true,
      });
    return { value: granted.token, forMs: Math.max(granted.seconds - marginSeconds, 0) * 1000 };
  });
}

async function assertionOf({ clientEmail, privateKey, keyId, tokenUrl }: ServiceAccount): Promise<string> {
  const { SignJWT } = await import('jose');
  const seconds = Math.floor(Date.now() / 1000);
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(privateKey);
}

function grantIn(text: string): { readonly token: string; readonly seconds: number } | undefined {
  try {
    const { access_token: token, expires_in: seconds } = JSON.parse(text) as Record<string, unknown>;
    if (typeof token === 'string' && typeof seconds === 'number') return { token, seconds };
  } catch {
    // No JSON is no token.
  }
  return undefined;
}
