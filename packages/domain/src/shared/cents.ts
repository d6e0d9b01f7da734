/** Integer euro cents (formato.importi.1: integer cents inside). */
export type Cents = number;

/**
 * Converts euros from the wire format (a number with at most two decimals) to cents, rounded to the nearest cent:
 * 1.15 becomes 115, not 114.
 */
export function centsFromEuros(euros: number): Cents {
  // "e2" shifts the decimal point in the text, because multiplying would round in binary.
  const cents = Math.round(Number(`${Math.abs(euros)}e2`));
  const whole = Number.isNaN(cents) ? Math.round(Math.abs(euros) * 100) : cents;
  return euros < 0 && whole !== 0 ? -whole : whole;
}

/** Converts cents to euros for the wire format. */
export function eurosFromCents(cents: Cents): number {
  return cents / 100;
}

/** Returns the sum of amounts in cents; zero for none. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
