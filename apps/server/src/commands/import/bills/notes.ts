import { METER_BANDS } from '@sportello/domain';
import { billReadings, bills } from '../../../db/schema/index.ts';
import { numberOf } from '../../../formats/fatturapa/exact.ts';
import { NOTES } from '../../../formats/fatturapa/notes.ts';
import type { InvoiceBody, InvoiceLine } from '../../../formats/fatturapa/read/shape.ts';
import type { BillDraft } from './draft.ts';
import { isEnergy } from './lines.ts';

type Note = InvoiceLine['AltriDatiGestionali'][number];

/** Reads a document's bill-level notes; a malformed note is ignored. */
export function notesOf(body: InvoiceBody) {
  const notes = body.DatiBeniServizi.DettaglioLinee.flatMap(({ AltriDatiGestionali }) => AltriDatiGestionali);
  const named = (name: string) => notes.filter(({ TipoDato }) => TipoDato === name);
  const [type] = named(NOTES.type);
  const [consumption] = named(NOTES.consumption);
  return {
    type: bills.type.enumValues.find((each) => each === type?.RiferimentoTesto),
    consumption:
      consumption?.RiferimentoNumero !== undefined && isEnergy(consumption.RiferimentoTesto)
        ? { quantity: numberOf(consumption.RiferimentoNumero), unit: consumption.RiferimentoTesto }
        : undefined,
    readings: [...new Map(named(NOTES.reading).flatMap((note) => reading(note))).values()],
  };
}

export function pointsOf(body: InvoiceBody): readonly string[] {
  const notes = body.DatiBeniServizi.DettaglioLinee.flatMap(({ AltriDatiGestionali }) => AltriDatiGestionali);
  return notes.flatMap(({ TipoDato, RiferimentoTesto }) =>
    (TipoDato === NOTES.pod || TipoDato === NOTES.pdr) && RiferimentoTesto !== undefined
      ? [RiferimentoTesto.replaceAll(' ', '').toUpperCase()]
      : [],
  );
}

/** Parses a reading such as `EFFETTIVA F1=1042 F2=877`, keyed by its day. */
function reading({
  RiferimentoData: readOn,
  RiferimentoTesto: text = '',
}: Note): [string, BillDraft['readings'][number]][] {
  const [word, ...values] = text.split(' ');
  const kind = billReadings.kind.enumValues.find((each) => each === word);
  if (readOn === undefined || kind === undefined) return [];
  const bands = values.flatMap((value): [string, number][] => {
    const [, band, digits] = /^(F[0-3])=(\d{1,9})$/.exec(value) ?? [];
    return METER_BANDS.some((each) => each === band) ? [[String(band).toLowerCase(), Number(digits)]] : [];
  });
  return bands.length === 0 ? [] : [[readOn, { readOn, kind, ...Object.fromEntries(bands) }]];
}
