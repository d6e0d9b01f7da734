import { chargedQuantity, sumCents, type Cents, type Day } from '@sportello/domain';
import type { billReadings, bills } from '../../../db/schema/index.ts';
import { centsOf, numberOf, type Exact } from '../../../formats/fatturapa/exact.ts';
import type { InvoiceBody, InvoiceHeader } from '../../../formats/fatturapa/read/shape.ts';
import { documentDiscounts, documentTotal } from '../../../formats/fatturapa/read/sums.ts';
import { isEnergy, linesOf, type LineDraft } from './lines.ts';
import { notesOf } from './notes.ts';
import { paymentOf } from './payment.ts';

type BillRow = typeof bills.$inferInsert;

export interface BillDraft {
  readonly bill: Omit<BillRow, 'customerCode' | 'contractCode' | 'vasContractCode' | 'contractAccount' | 'type'>;
  readonly type: BillRow['type'] | undefined;
  readonly lines: readonly LineDraft[];
  readonly readings: readonly Omit<typeof billReadings.$inferInsert, 'billId'>[];
}

/** Largest value of our integer columns: 21 million euros. */
export const MOST_CENTS: Cents = 2_147_483_647;

/** Converts a document to a bill with its lines. The amounts of a credit note and its lines are negative. */
export function draftOf(header: InvoiceHeader, body: InvoiceBody, today: Day): BillDraft {
  const { DatiGeneraliDocumento: general } = body.DatiGenerali;
  const sign = general.TipoDocumento === 'TD04' ? -1 : 1;
  const total = general.ImportoTotaleDocumento ?? documentTotal(body);
  const amount = sign * centsOf(total);
  const lines = completed(linesOf(body, sign), extrasOf(body, sign, total), amount);
  const { type, consumption, readings } = notesOf(body);
  const measured = consumption ?? consumptionOf(lines);
  const payment = paymentOf(body, amount, today);
  const days = body.DatiBeniServizi.DettaglioLinee;
  return {
    bill: {
      number: general.Numero,
      issuerVatNumber: header.CedentePrestatore.DatiAnagrafici.IdFiscaleIVA.IdCodice,
      documentKind: general.TipoDocumento,
      issueDate: general.Data,
      periodStart: earliest(days.map(({ DataInizioPeriodo: day }) => day)),
      periodEnd: latest(days.map(({ DataFinePeriodo: day }) => day)),
      amountCents: amount,
      ...payment,
      consumption: measured?.quantity ?? null,
      consumptionUnit: measured?.unit ?? null,
    },
    type,
    lines,
    readings,
  };
}

function extrasOf(body: InvoiceBody, sign: number, total: Exact): LineDraft[] {
  const { DatiBollo, DatiCassaPrevidenziale: funds } = body.DatiGenerali.DatiGeneraliDocumento;
  const stamp = DatiBollo?.ImportoBollo ?? 0n;
  const extra = (label: string, amount: Exact, rate: Exact, nature: string | undefined): LineDraft => ({
    kind: 'ALTRO',
    label,
    amountCents: sign * centsOf(amount),
    vatRate: numberOf(rate),
    vatNature: nature ?? null,
  });
  return [
    ...funds.map((fund) => extra('Contributo cassa', fund.ImportoContributoCassa, fund.AliquotaIVA, fund.Natura)),
    ...body.DatiBeniServizi.DatiRiepilogo.flatMap((sum) =>
      sum.SpeseAccessorie ? [extra('Spese accessorie', sum.SpeseAccessorie, sum.AliquotaIVA, sum.Natura)] : [],
    ),
    ...documentDiscounts(body).map((amount) => extra(amount < 0n ? 'Sconto' : 'Maggiorazione', amount, 0n, 'N2.2')),
    // A stamp duty that no line charges may be included in the total only.
    ...(stamp > 0n && total - documentTotal(body) === stamp ? [extra('Imposta di bollo', stamp, 0n, 'N1')] : []),
  ];
}

/** Adds the remainder left by rounding each line, so that the lines add up to the bill (bolletta.voci.1). */
function completed(lines: readonly LineDraft[], extras: readonly LineDraft[], amount: Cents): LineDraft[] {
  const [goods, taxes] = [lines.filter(({ kind }) => kind !== 'IVA'), lines.filter(({ kind }) => kind === 'IVA')];
  const all = [...goods, ...extras, ...taxes];
  const left = amount - sumCents(all.map(({ amountCents }) => amountCents));
  if (left === 0) return all;
  return [
    ...goods,
    ...extras,
    { kind: 'ALTRO', label: 'Arrotondamento', amountCents: left, vatRate: 0, vatNature: 'N2.2' },
    ...taxes,
  ];
}

function consumptionOf(lines: readonly LineDraft[]) {
  const energy = lines.filter(({ kind, part }) => kind === 'QUOTA_CONSUMI' && part !== 'RETE');
  const [first] = energy;
  const unit = first?.unit;
  if (!isEnergy(unit) || energy.some((line) => line.unit !== unit)) return undefined;
  const charged = energy.map(({ part, band, quantity, periodStart, periodEnd }) => ({
    part: part ?? undefined,
    band: band ?? undefined,
    quantity: quantity ?? undefined,
    periodStart: periodStart ?? undefined,
    periodEnd: periodEnd ?? undefined,
  }));
  return { quantity: chargedQuantity(charged), unit };
}

function earliest(days: readonly (Day | undefined)[]): Day | null {
  return days.filter((day) => day !== undefined).toSorted()[0] ?? null;
}

function latest(days: readonly (Day | undefined)[]): Day | null {
  return (
    days
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1) ?? null
  );
}
