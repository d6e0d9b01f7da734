/** An amount of money in whole euro cents (formato.importi.1: integer cents inside). */
export type Cents = number;

/**
 * Euros, as the wire says them (a number with at most two decimals), to cents. Rounds to the
 * nearest cent, so that 1.15 is 115 and not 114.
 */
export function centsFromEuros(euros: number): Cents {
  // "e2" moves the point in the decimal text, where multiplying would round in binary.
  const cents = Math.round(Number(`${Math.abs(euros)}e2`));
  const whole = Number.isNaN(cents) ? Math.round(Math.abs(euros) * 100) : cents;
  return euros < 0 && whole !== 0 ? -whole : whole;
}

/** Cents to the number of euros that goes on the wire. */
export function eurosFromCents(cents: Cents): number {
  return cents / 100;
}

/** The sum of amounts in cents; zero for none. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
