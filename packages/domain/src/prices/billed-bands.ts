import type { BillLine } from '../bills/lines/line.ts';
import { HOUR_BANDS, type HourBand } from '../consumption/band.ts';

type BandLine = Pick<BillLine, 'kind' | 'part' | 'band' | 'quantity'>;

/**
 * Returns what a bill charges in each band (prezzi.anno.5), in its unit; undefined unless the seller charges by band
 * alone. A correction that names no band is spread in proportion.
 *
 * @param quantity all that the bill charges, at most 3 decimals
 */
export function billedBands(
  lines: readonly BandLine[],
  quantity: number,
): Readonly<Record<HourBand, number>> | undefined {
  const sold = lines.filter(
    ({ kind, part, quantity: of = 0 }) => kind === 'QUOTA_CONSUMI' && part !== 'RETE' && of > 0,
  );
  const charged = (band: HourBand) =>
    sold.filter((line) => line.band === band).reduce((sum, line) => sum + (line.quantity ?? 0), 0);
  const all = HOUR_BANDS.reduce((sum, band) => sum + charged(band), 0);
  if (all === 0 || sold.some(({ band }) => !HOUR_BANDS.some((each) => each === band))) return undefined;
  const inProportion = (band: HourBand) => Math.round((charged(band) / all) * quantity * 1000);
  const [f1, f2] = [inProportion('F1'), inProportion('F2')];
  // The last band takes what rounding leaves, so that the bands add up to the quantity.
  return { F1: f1 / 1000, F2: f2 / 1000, F3: (Math.round(quantity * 1000) - f1 - f2) / 1000 };
}
