import { exactFromCents, numberOf, percentOf, textOf, times, type Exact } from '../exact.ts';
import type { Discount, InvoiceBody, InvoiceLine } from './shape.ts';

/** What is wrong with the sums of a document: where, by the names and indexes of its elements, and how. */
export interface SumFault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** One cent: what rounding each figure by itself may make. */
const CENT = exactFromCents(1);
/** One euro: what the tax office's own checks let rounded sums differ by. */
const EURO = exactFromCents(100);

/**
 * Reckons a document over, as the tax office does when it takes one in: line by line, rate by rate, and
 * the total. What is a cent off in a line or a tax, or a euro in a sum, has been rounded.
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
  // A stamp may be charged in the total alone.
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

/** What the sums with their VAT make, with what is taken off or put on the whole document. */
export function documentTotal({
  DatiBeniServizi,
  DatiGenerali,
}: Pick<InvoiceBody, 'DatiBeniServizi' | 'DatiGenerali'>): Exact {
  const sums = DatiBeniServizi.DatiRiepilogo.reduce((sum, each) => sum + each.ImponibileImporto + each.Imposta, 0n);
  return documentDiscounts({ DatiGenerali }).reduce((sum, amount) => sum + amount, sums);
}

/** What is taken off (less than nothing) or put on the whole document, one by one. */
export function documentDiscounts({ DatiGenerali }: Pick<InvoiceBody, 'DatiGenerali'>): Exact[] {
  return DatiGenerali.DatiGeneraliDocumento.ScontoMaggiorazione.map(({ Tipo, Importo = 0n }) =>
    Tipo === 'SC' ? -Importo : Importo,
  );
}

/** Quantity × price, each unit's discounts taken off first; a line without a quantity is one. */
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
