import { Secret, TOTP } from 'otpauth';

/** The code period in seconds, and the periods of clock drift accepted either way. */
const period = 30;
const neighbours = 1;

const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** Creates a secret for an authenticator app, in base32: 160 bits, as RFC 4226 requires. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the `otpauth` URI of the QR code. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  }).toString();
}

/** Returns the code's time step if it is the current or an adjacent one, else null. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: neighbours });
  return delta === null ? null : currentStep(now) + delta;
}

export function codeOfStep(secret: string, step: number): string {
  return totpOf(secret).generate({ timestamp: step * period * 1000 });
}

export function currentStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / period);
}

/**
 * Returns the first currently valid code after the last used step, and its remaining seconds; null if all valid codes
 * are used.
 */
export function usableCode(secret: string, lastStep: number, now: Date): { code: string; seconds: number } | null {
  const current = currentStep(now);
  const step = Math.max(lastStep + 1, current - neighbours);
  if (step > current + neighbours) return null;
  const ends = (step + 1 + neighbours) * period;
  return { code: codeOfStep(secret, step), seconds: Math.ceil(ends - now.getTime() / 1000) };
}
