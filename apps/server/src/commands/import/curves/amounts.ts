export class BadCurve extends Error {}

const AMOUNTS = { comma: /^\d{1,5}(?:,\d+)?$/, point: /^\d{1,5}(?:\.\d+)?$/ } as const;

/**
 * Converts kWh or cubic metres to whole Wh or litres; returns null for an empty field, which is a gap. A decimal mark
 * that the export doesn't use is rejected as ambiguous.
 */
export function amountOf(text: string, mark: keyof typeof AMOUNTS): number | null {
  const tidy = text.trim();
  if (tidy === '') return null;
  if (!AMOUNTS[mark].test(tidy)) throw new BadCurve(`not an amount with a decimal ${mark}`);
  const thousandths = Number(tidy.replace(',', '.')) * 1000;
  const whole = Math.round(thousandths);
  if (Math.abs(thousandths - whole) > 1e-6) throw new BadCurve('more than three decimals');
  return whole;
}
