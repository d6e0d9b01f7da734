import type { AnswerOf, captchaChallenge } from '@sportello/calls';
import { elsewhere, outOfReach } from './elsewhere.ts';

export interface Captcha {
  /** Returns whether the browser's answer is valid; throws S-001 if it can't be checked. */
  verify(answer: string, ip: string): Promise<boolean>;
}

/** A captcha without a third party: the browser solves a challenge, which costs a bot more than it gains. */
export interface ProofOfWork extends Captcha {
  challenge(): Promise<AnswerOf<typeof captchaChallenge>>;
}

/** Errors for which the installation is to blame, never the customer. */
const ownFaults: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'bad-request',
  'internal-error',
]);

export const isOwnFault = (errorCode: string): boolean => ownFaults.has(errorCode);

/**
 * A captcha with the `siteverify` protocol of reCAPTCHA, hCaptcha and Turnstile: a form with secret, response and
 * remoteip, answered by JSON with `success`.
 */
export function siteVerifyCaptcha({ verifyUrl, secret }: { verifyUrl: string; secret: string }): Captcha {
  const verifier = elsewhere({ service: 'captcha', atOnce: 20, longestMs: 3000 });
  return {
    async verify(answer, ip) {
      const asked = new URLSearchParams({ secret, response: answer, remoteip: ip });
      try {
        return await verifier.ask(async (signal) => {
          const { success, errorCodes } = await askVerifier(verifyUrl, asked, signal);
          const fault = errorCodes.find(isOwnFault);
          if (fault !== undefined) throw new Error(`the captcha's verifier answers ${fault}`);
          return success;
        });
      } catch (cause) {
        throw outOfReach(cause);
      }
    },
  };
}

interface Verdict {
  readonly success: boolean;
  readonly errorCodes: readonly string[];
}

/** Sends one `siteverify` request. */
export async function askVerifier(url: string, body: URLSearchParams, signal: AbortSignal): Promise<Verdict> {
  // A redirect must not leak the secret to another URL.
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual', signal });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the captcha's verifier answers ${response.status}`);
  }
  const verdict: unknown = await response.json();
  if (typeof verdict !== 'object' || verdict === null || !('success' in verdict))
    throw new Error("the captcha's verifier answers something else");
  const codes: unknown = 'error-codes' in verdict ? verdict['error-codes'] : [];
  return {
    success: verdict.success === true,
    errorCodes: Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
  };
}
