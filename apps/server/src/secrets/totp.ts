import { Secret, TOTP } from 'otpauth';

/** How long a code is shown, in seconds, and how many of its neighbours pass: clocks are never the same. */
const period = 30;
const neighbours = 1;

const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** A new secret for an app of codes, in base32: 160 bits, as RFC 4226 asks. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the picture says that an app of codes reads: whose codes these are, and how they are made. */
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

/** The step of time to which a code belongs, if it is one of now or a neighbour of it; else null. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: neighbours });
  return delta === null ? null : currentStep(now) + delta;
}

/** The code of a step of time. */
export function codeOfStep(secret: string, step: number): string {
  return totpOf(secret).generate({ timestamp: step * period * 1000 });
}

export function currentStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / period);
}

/**
 * The first code that passes now and is of no step that was taken, and for how many seconds it passes;
 * null when all that pass were taken.
 */
export function usableCode(secret: string, lastStep: number, now: Date): { code: string; seconds: number } | null {
  const current = currentStep(now);
  const step = Math.max(lastStep + 1, current - neighbours);
  if (step > current + neighbours) return null;
  const ends = (step + 1 + neighbours) * period;
  return { code: codeOfStep(secret, step), seconds: Math.ceil(ends - now.getTime() / 1000) };
}
