import type { Cents } from '@sportello/domain';

/** A decimal as electronic invoices write it, with up to eight decimals: a whole number of hundred-millionths. */
export type Exact = bigint;

const DECIMALS = 8;
const ONE = 10n ** BigInt(DECIMALS);
const CENT = ONE / 100n;

/** Reads `-12.5`; undefined for anything that is no plain decimal, or a longer one. */
export function exactFrom(text: string): Exact | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const size = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  return sign === '-' ? -size : size;
}

/** The product of two decimals, rounded to eight. */
export function times(one: Exact, other: Exact): Exact {
  return divided(one * other, ONE);
}

/** So many percent of a decimal. */
export function percentOf(rate: Exact, of: Exact): Exact {
  return divided(rate * of, ONE * 100n);
}

/** Rounds to whole cents, half away from zero. */
export function centsOf(value: Exact): Cents {
  return Number(divided(value, CENT));
}

export function exactFromCents(cents: Cents): Exact {
  return BigInt(cents) * CENT;
}

/** The number that the decimal is next to. */
export function numberOf(value: Exact): number {
  return Number(textOf(value, DECIMALS));
}

/** `12.50`: with at least two decimals, and as many more as say something, up to `most`. */
export function textOf(value: Exact, most = 2): string {
  const rounded = divided(value, 10n ** BigInt(DECIMALS - most));
  const digits = String(rounded < 0n ? -rounded : rounded).padStart(most + 1, '0');
  const fraction = digits.slice(-most).replace(/0+$/, '').padEnd(2, '0');
  return `${rounded < 0n ? '-' : ''}${digits.slice(0, -most)}.${fraction}`;
}

/** Half away from zero, as tax offices round. */
function divided(value: bigint, by: bigint): bigint {
  const size = ((value < 0n ? -value : value) + by / 2n) / by;
  return value < 0n ? -size : size;
}
