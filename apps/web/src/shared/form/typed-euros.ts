import { eurosFromCents, type Cents } from '@sportello/domain';

/** Euros as they are typed: "180,50", "180.5", "180"; undefined where it is no amount. */
export function typedEuros(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** An amount as it would be typed: "180,50". */
export function formatTypedAmount(amount: Cents): string {
  return eurosFromCents(amount).toFixed(2).replace('.', ',');
}
