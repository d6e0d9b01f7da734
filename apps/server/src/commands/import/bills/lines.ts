import { figureWords, BILL_LINE_KINDS, BILL_LINE_PARTS, lineAmount, METER_BANDS } from '@sportello/domain';
import type { billLines } from '../../../db/schema/index.ts';
import { centsOf, numberOf, textOf, type Exact } from '../../../formats/fatturapa/exact.ts';
import { NOTES } from '../../../formats/fatturapa/notes.ts';
import type { InvoiceBody, InvoiceLine } from '../../../formats/fatturapa/read/shape.ts';

export type LineDraft = Omit<typeof billLines.$inferInsert, 'billId' | 'position'>;

const energyUnits = { kwh: 'kWh', smc: 'Smc', mc: 'mc' } as const;
type EnergyUnit = (typeof energyUnits)[keyof typeof energyUnits];

/** Line kind by unit, for lines that don't state it. */
const kindsByUnit: Readonly<Record<string, LineDraft['kind']>> = {
  kwh: 'QUOTA_CONSUMI',
  smc: 'QUOTA_CONSUMI',
  mc: 'QUOTA_CONSUMI',
  kw: 'QUOTA_POTENZA',
  mese: 'QUOTA_FISSA',
  mesi: 'QUOTA_FISSA',
};

export function isEnergy(unit: string | null | undefined): unit is EnergyUnit {
  return Object.values(energyUnits).some((known) => known === unit);
}

/** Returns a document's lines, followed by one tax line per rate (bolletta.voci.4). */
export function linesOf({ DatiBeniServizi }: InvoiceBody, sign: number): LineDraft[] {
  const taxes = DatiBeniServizi.DatiRiepilogo.filter(({ AliquotaIVA }) => AliquotaIVA > 0n);
  return [
    ...DatiBeniServizi.DettaglioLinee.map((line) => lineOf(line, sign)),
    ...taxes.map((sum): LineDraft => {
      const rate = numberOf(sum.AliquotaIVA);
      return {
        kind: 'IVA',
        label: `IVA ${figureWords(rate)}%`,
        amountCents: sign * centsOf(sum.Imposta),
        vatRate: rate,
        taxableCents: sign * centsOf(sum.ImponibileImporto),
      };
    }),
  ];
}

function lineOf(line: InvoiceLine, sign: number): LineDraft {
  const amountCents = sign * centsOf(line.PrezzoTotale);
  const [kind, part, band] = declaredKind(line) ?? [
    kindsByUnit[line.UnitaMisura?.toLowerCase() ?? ''] ?? 'ALTRO',
    null,
    null,
  ];
  return {
    kind,
    part,
    band,
    label: line.Descrizione,
    amountCents,
    ...factorsOf(line, sign, amountCents),
    vatRate: numberOf(line.AliquotaIVA),
    vatNature: line.Natura ?? null,
    periodStart: line.DataInizioPeriodo ?? null,
    periodEnd: line.DataFinePeriodo ?? null,
  };
}

type DeclaredKind = readonly [LineDraft['kind'], LineDraft['part'] | null, LineDraft['band'] | null];

function declaredKind({ AltriDatiGestionali: notes }: InvoiceLine): DeclaredKind | undefined {
  const words = notes.find(({ TipoDato }) => TipoDato === NOTES.lineKind)?.RiferimentoTesto?.split(' ') ?? [];
  const one = <Known extends string>(known: readonly Known[]) => known.find((each) => words.includes(each));
  const kind = one(BILL_LINE_KINDS);
  // Tax is never an invoice line: it appears only in the summary.
  if (kind === undefined || kind === 'IVA') return undefined;
  return [kind, one(BILL_LINE_PARTS) ?? null, one(METER_BANDS) ?? null];
}

/**
 * Quantity, months and price if their product is the amount (bolletta.voci.3); for a discount or an odd quantity it
 * isn't.
 */
function factorsOf(line: InvoiceLine, sign: number, amountCents: number): Partial<LineDraft> {
  const note = (name: string) => line.AltriDatiGestionali.find(({ TipoDato }) => TipoDato === name);
  const months = note(NOTES.months)?.RiferimentoNumero;
  const said = note(NOTES.quantity);
  const isByMonth = months !== undefined || kindsByUnit[line.UnitaMisura?.toLowerCase() ?? ''] === 'QUOTA_FISSA';
  const quantity = rounded(said?.RiferimentoNumero ?? (isByMonth ? undefined : line.Quantita), 3);
  const byMonths = rounded(isByMonth ? (months ?? line.Quantita) : undefined, 4);
  if (quantity === null || byMonths === null) return {};
  // The format has no negative quantity, so the price takes the sign.
  const turned = (quantity ?? 1) < 0 ? -1 : 1;
  const factors = { quantity, months: byMonths, unitPrice: sign * turned * numberOf(line.PrezzoUnitario) };
  if (lineAmount(factors) !== amountCents) return {};
  const unit = said === undefined && isByMonth ? undefined : (said?.RiferimentoTesto ?? line.UnitaMisura);
  return { ...factors, unit: unit === undefined ? null : (energyUnits[unit.toLowerCase() as 'kwh'] ?? unit) };
}

/** Returns null if the value has more than `decimals` decimals. */
function rounded(value: Exact | undefined, decimals: number): number | null | undefined {
  if (value === undefined) return undefined;
  return numberOf(value) === Number(textOf(value, decimals)) ? numberOf(value) : null;
}
