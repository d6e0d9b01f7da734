import { exactFromCents, numberOf, percentOf, textOf, times, type Exact } from '../exact.ts';
import type { Discount, InvoiceBody, InvoiceLine } from './shape.ts';

export interface SumFault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** One cent: the tolerance for rounding each figure separately. */
const CENT = exactFromCents(1);
/** One euro: the tolerance of the tax office's own checks for rounded sums. */
const EURO = exactFromCents(100);

/**
 * Recomputes a document as the tax office does on receipt: by line, by rate, then the total. Tolerates a cent in a
 * line or tax and a euro in a sum, as rounding.
 */
export function sumFaults({ DatiBeniServizi, DatiGenerali }: InvoiceBody): SumFault[] {
  const { DettaglioLinee: lines, DatiRiepilogo: sums } = DatiBeniServizi;
  const at = (element: string, index: number, name: string) => ['DatiBeniServizi', 0, element, index, name, 0];
  const {
    ImportoTotaleDocumento: total,
    DatiCassaPrevidenziale: funds,
    DatiBollo,
  } = DatiGenerali.DatiGeneraliDocumento;

  const ofLines = lines.flatMap((line, index): SumFault[] => {
    const due = linePrice(line);
    const faults: SumFault[] = [];
    if (differ(line.PrezzoTotale, due, CENT)) {
      faults.push({
        path: at('DettaglioLinee', index, 'PrezzoTotale'),
        reason: `${textOf(line.PrezzoTotale, 8)}, but quantity and price make ${textOf(due, 8)}`,
      });
    }
    if ((line.AliquotaIVA === 0n) !== (line.Natura !== undefined)) {
      faults.push({
        path: at('DettaglioLinee', index, 'Natura'),
        reason: line.AliquotaIVA === 0n ? 'missing: no VAT needs a reason' : 'a reason for no VAT, beside a rate',
      });
    }
    return faults;
  });

  const taxed = (rate: Exact, nature: string | undefined): Exact =>
    [
      ...lines.map((line) => ({ ...line, amount: line.PrezzoTotale })),
      ...funds.map((fund) => ({ ...fund, amount: fund.ImportoContributoCassa })),
    ]
      .filter((part) => part.AliquotaIVA === rate && part.Natura === nature)
      .reduce((sum, { amount }) => sum + amount, 0n);

  const ofSums = sums.flatMap((sum, index): SumFault[] => {
    const taxable = taxed(sum.AliquotaIVA, sum.Natura) + (sum.SpeseAccessorie ?? 0n) + (sum.Arrotondamento ?? 0n);
    const tax = percentOf(sum.AliquotaIVA, sum.ImponibileImporto);
    const faults: SumFault[] = [];
    if (differ(sum.ImponibileImporto, taxable, EURO)) {
      faults.push({
        path: at('DatiRiepilogo', index, 'ImponibileImporto'),
        reason: `${textOf(sum.ImponibileImporto)}, but the lines at ${numberOf(sum.AliquotaIVA)}% make ${textOf(taxable)}`,
      });
    }
    if (differ(sum.Imposta, tax, CENT)) {
      faults.push({
        path: at('DatiRiepilogo', index, 'Imposta'),
        reason: `${textOf(sum.Imposta)}, but ${numberOf(sum.AliquotaIVA)}% of ${textOf(sum.ImponibileImporto)} is ${textOf(tax)}`,
      });
    }
    return faults;
  });

  const untold = lines.flatMap(({ AliquotaIVA: rate, Natura: nature }, index): SumFault[] =>
    sums.some((sum) => sum.AliquotaIVA === rate && sum.Natura === nature)
      ? []
      : [{ path: at('DettaglioLinee', index, 'AliquotaIVA'), reason: 'no DatiRiepilogo has this rate' }],
  );

  const made = documentTotal({ DatiBeniServizi, DatiGenerali });
  // Stamp duty may be charged in the total only.
  const stamped = made + (DatiBollo?.ImportoBollo ?? 0n);
  const ofTotal: SumFault[] =
    total !== undefined && differ(total, made, EURO) && differ(total, stamped, EURO)
      ? [
          {
            path: ['DatiGenerali', 0, 'DatiGeneraliDocumento', 0, 'ImportoTotaleDocumento', 0],
            reason: `${textOf(total)}, but the sums with VAT make ${textOf(made)}`,
          },
        ]
      : [];
  return [...ofLines, ...ofSums, ...untold, ...ofTotal];
}

/** Sums all amounts with VAT, including document-level discounts and surcharges. */
export function documentTotal({
  DatiBeniServizi,
  DatiGenerali,
}: Pick<InvoiceBody, 'DatiBeniServizi' | 'DatiGenerali'>): Exact {
  const sums = DatiBeniServizi.DatiRiepilogo.reduce((sum, each) => sum + each.ImponibileImporto + each.Imposta, 0n);
  return documentDiscounts({ DatiGenerali }).reduce((sum, amount) => sum + amount, sums);
}

/** Returns the document-level discounts (negative) and surcharges, one by one. */
export function documentDiscounts({ DatiGenerali }: Pick<InvoiceBody, 'DatiGenerali'>): Exact[] {
  return DatiGenerali.DatiGeneraliDocumento.ScontoMaggiorazione.map(({ Tipo, Importo = 0n }) =>
    Tipo === 'SC' ? -Importo : Importo,
  );
}

/** Quantity × price, after unit discounts; a missing quantity counts as one. */
function linePrice({ PrezzoUnitario, Quantita, ScontoMaggiorazione }: InvoiceLine): Exact {
  const price = ScontoMaggiorazione.reduce(discounted, PrezzoUnitario);
  return Quantita === undefined ? price : times(price, Quantita);
}

function discounted(price: Exact, { Tipo, Importo, Percentuale }: Discount): Exact {
  const by = Importo ?? percentOf(Percentuale ?? 0n, price);
  return Tipo === 'SC' ? price - by : price + by;
}

function differ(one: Exact, other: Exact, by: Exact): boolean {
  const difference = one - other;
  return (difference < 0n ? -difference : difference) > by;
}
