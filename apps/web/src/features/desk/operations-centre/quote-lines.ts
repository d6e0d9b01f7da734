import { t } from '@lingui/core/macro';
import { presentText } from '@sportello/domain';
import { typedEuros } from '../../../shared/form/typed-euros.ts';

const places = [1, 2, 3, 4, 5, 6] as const;
type Place = (typeof places)[number];

export type QuoteFields = { readonly [Field in `voce${Place}` | `prezzo${Place}`]: string };

export const noLines: QuoteFields = {
  voce1: '',
  prezzo1: '',
  voce2: '',
  prezzo2: '',
  voce3: '',
  prezzo3: '',
  voce4: '',
  prezzo4: '',
  voce5: '',
  prezzo5: '',
  voce6: '',
  prezzo6: '',
};

export const linePlaces: readonly Place[] = places;

/** Parses the lines with their errors; the first line is required. */
export function linesOf(fields: QuoteFields) {
  const lines: { descrizione: string; importo: number }[] = [];
  const errors: Partial<Record<keyof QuoteFields, string>> = {};
  for (const place of places) {
    const description = presentText(fields[`voce${place}`])?.trim();
    const amount = typedEuros(fields[`prezzo${place}`]);
    const isEmpty = description === undefined && fields[`prezzo${place}`].trim() === '';
    if (isEmpty && place > 1) continue;
    if (description === undefined) errors[`voce${place}`] = t`Scrivi la voce.`;
    if (amount === undefined) errors[`prezzo${place}`] = t`Scrivi l’importo, per esempio 180,50.`;
    if (description !== undefined && amount !== undefined) lines.push({ descrizione: description, importo: amount });
  }
  return { lines, errors };
}
