import type { Cents } from '@sportello/domain';

/** A decimal with up to eight places, as in electronic invoices, stored as an integer of hundred-millionths. */
export type Exact = bigint;

const DECIMALS = 8;
const ONE = 10n ** BigInt(DECIMALS);
const CENT = ONE / 100n;

/** Parses `-12.5`; returns undefined for anything but a plain decimal of at most eight places. */
export function exactFrom(text: string): Exact | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const size = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  return sign === '-' ? -size : size;
}

/** Multiplies two decimals, rounding to eight places. */
export function times(one: Exact, other: Exact): Exact {
  return divided(one * other, ONE);
}

export function percentOf(rate: Exact, of: Exact): Exact {
  return divided(rate * of, ONE * 100n);
}

export function centsOf(value: Exact): Cents {
  return Number(divided(value, CENT));
}

export function exactFromCents(cents: Cents): Exact {
  return BigInt(cents) * CENT;
}

export function numberOf(value: Exact): number {
  return Number(textOf(value, DECIMALS));
}

/** Formats as `12.50`: at least two places, and further significant ones up to `most`. */
export function textOf(value: Exact, most = 2): string {
  const rounded = divided(value, 10n ** BigInt(DECIMALS - most));
  const digits = String(rounded < 0n ? -rounded : rounded).padStart(most + 1, '0');
  const fraction = digits.slice(-most).replace(/0+$/, '').padEnd(2, '0');
  return `${rounded < 0n ? '-' : ''}${digits.slice(0, -most)}.${fraction}`;
}

/** Rounds half away from zero, as tax offices do. */
function divided(value: bigint, by: bigint): bigint {
  const size = ((value < 0n ? -value : value) + by / 2n) / by;
  return value < 0n ? -size : size;
}
