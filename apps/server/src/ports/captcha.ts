import { elsewhere, outOfReach } from './elsewhere.ts';

export interface Captcha {
  /** Returns whether the browser's answer is valid; throws S-001 if it can't be checked. */
  verify(answer: string, ip: string): Promise<boolean>;
}

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
        const said = await verifier.ask((signal) => post(verifyUrl, asked, signal));
        return typeof said === 'object' && said !== null && 'success' in said && said.success === true;
      } catch (cause) {
        throw outOfReach(cause);
      }
    },
  };
}

async function post(url: string, body: URLSearchParams, signal: AbortSignal): Promise<unknown> {
  // A redirect must not leak the secret to another URL.
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual', signal });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the captcha's verifier answers ${response.status}`);
  }
  return await response.json();
}
