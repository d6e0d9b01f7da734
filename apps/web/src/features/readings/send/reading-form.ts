import type { autolettura, RequestOf } from '@sportello/calls';
import { METER_BANDS, readingDoubt, type MeterBand, type ReadingDoubt, type SelfReadingField } from '@sportello/domain';
import type { OutboxItem } from '../../../api/offline/outbox/item.ts';

/** Form input: one value per band and the additional data. */
export type Typed = {
  readonly F0: string;
  readonly F1: string;
  readonly F2: string;
  readonly F3: string;
  readonly dataLettura: string;
  readonly conferma: string;
  readonly foto: string;
  readonly nomeFoto: string;
};

export const nothingTyped: Typed = {
  F0: '',
  F1: '',
  F2: '',
  F3: '',
  dataLettura: '',
  conferma: '',
  foto: '',
  nomeFoto: '',
};

/** Returns the input that an unsent reading was made of. */
export function typedBefore({ written }: Pick<OutboxItem, 'written'>): Partial<Typed> {
  const { letture, dataLettura, conferma, foto } = (written?.request.body ?? {}) as Partial<SentBody>;
  return {
    ...Object.fromEntries((letture ?? []).map(({ fascia, valore }) => [fascia, String(valore)])),
    ...(dataLettura !== undefined && { dataLettura }),
    ...(conferma !== undefined && { conferma }),
    ...(foto !== undefined && { foto, nomeFoto: PHOTO_NAME }),
  };
}

type SentBody = RequestOf<typeof autolettura>['body'];

/** The file's own name is not kept. */
const PHOTO_NAME = 'contatore.jpg';

export type AskedField = SelfReadingField & { readonly band: MeterBand };

export function askedFields(fields: readonly SelfReadingField[]): readonly AskedField[] {
  return fields.filter((field): field is AskedField => (METER_BANDS as readonly string[]).includes(field.band));
}

/** Maximum number of digits of any meter. */
export const MOST_DIGITS = 9;

/** Undefined if the input is no number. */
export function figureOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s.]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Plausibility check while typing (lettura.plausibile.1). */
export function doubtAbout(typed: string, field: AskedField): ReadingDoubt | undefined {
  const value = figureOf(typed);
  // An incomplete number would always count as too low.
  const isUnderWay = typed.replaceAll(/\D/g, '').length < String(field.lastValue ?? 0).length && !typed.startsWith('0');
  return value === undefined || isUnderWay ? undefined : readingDoubt(value, field);
}

/** Plausibility check before sending. */
export function doubtOfSent(typed: string, field: AskedField): ReadingDoubt | undefined {
  const value = figureOf(typed);
  return value === undefined ? undefined : readingDoubt(value, field);
}
