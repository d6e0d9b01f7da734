import type { openCase, RequestOf } from '@sportello/calls';
import { METER_BANDS, type MeterBand } from '@sportello/domain';

/** A reading of the meter, as typed: one value per band, and the day. */
export type CorrectionInput = Readonly<Record<MeterBand, string>> & { readonly dataLettura: string };

export const CORRECTION_FIELDS = [...METER_BANDS, 'dataLettura'] as const;

type Reading = NonNullable<RequestOf<typeof openCase>['body']['lettura']>;

/** Undefined if the input is no number. */
function figureOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s.]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

const isTyped = (input: CorrectionInput) => (band: MeterBand) => input[band].trim() !== '';

/** Returns the bands that are typed wrong, or missing beside typed ones of a meter with three. */
export function wrongBands(input: CorrectionInput): readonly MeterBand[] {
  const typed = METER_BANDS.filter(isTyped(input));
  const asked = typed.some((band) => band !== 'F0') ? METER_BANDS.filter((band) => band !== 'F0') : typed;
  return asked.filter((band) => figureOf(input[band]) === undefined);
}

/** Returns the reading to send; undefined where nothing is typed, or something is wrong. */
export function readingOf(input: CorrectionInput): Reading | undefined {
  const letture = METER_BANDS.filter(isTyped(input)).flatMap((fascia) => {
    const valore = figureOf(input[fascia]);
    return valore === undefined ? [] : [{ fascia, valore }];
  });
  if (letture.length === 0 || wrongBands(input).length > 0 || input.dataLettura === '') return undefined;
  return { data: input.dataLettura, letture };
}
