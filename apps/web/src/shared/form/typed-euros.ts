import { eurosFromCents, type Cents } from '@sportello/domain';

/** Parses euros: "180,50", "180.5", "180"; undefined if it is no amount. */
export function typedEuros(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** Formats an amount for an input: "180,50". */
export function formatTypedAmount(amount: Cents): string {
  return eurosFromCents(amount).toFixed(2).replace('.', ',');
}
