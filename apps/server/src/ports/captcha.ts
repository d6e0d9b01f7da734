import { Refusal } from '../errors/refusal.ts';

/** Tells people from programs at the forms that check a secret. */
export interface Captcha {
  /** Whether the answer given in the browser is a good one. */
  verify(answer: string | undefined, ip: string): Promise<boolean>;
}

/** No captcha, every answer passes: the demo (sessione.chiamate.6), and who stops programs elsewhere. */
export const noCaptcha: Captcha = { verify: async () => true };

/**
 * A captcha with the `siteverify` protocol, which reCAPTCHA, hCaptcha and Turnstile share: a form
 * with secret, response and remoteip, answered by JSON with `success`.
 */
export function siteVerifyCaptcha(options: { verifyUrl: string; secret: string }): Captcha {
  return {
    async verify(answer, ip) {
      if (!answer) return false;
      const body = await ask(options, answer, ip);
      return typeof body === 'object' && body !== null && 'success' in body && body.success === true;
    },
  };
}

async function ask(options: { verifyUrl: string; secret: string }, answer: string, ip: string): Promise<unknown> {
  try {
    const response = await fetch(options.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response: answer, remoteip: ip }),
      signal: AbortSignal.timeout(5000),
    });
    return response.ok ? await response.json() : Promise.reject(new Error(`HTTP ${response.status}`));
  } catch (cause) {
    // The customer did nothing wrong: the verifier is out of reach.
    throw new Refusal('S-001', [], { cause });
  }
}
