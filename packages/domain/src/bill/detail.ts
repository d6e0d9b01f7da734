import type { EnergyUnit } from '../reading/meter.ts';
import type { DocumentViewMode } from './invoice-type.ts';
import type { Cents } from '../shared/cents.ts';
import type { Bill } from './bill.ts';

/** What the lines of a bill are for. */
export const BILL_LINE_KINDS = [
  'MATERIA_ENERGIA',
  'TRASPORTO_CONTATORE',
  'ONERI_SISTEMA',
  'SERVIZI',
  'CANONE_RAI',
  'IMPOSTE',
  'ALTRO',
] as const;
export type BillLineKind = (typeof BILL_LINE_KINDS)[number];

/** A bill with what it is made of. */
export interface BillDetail extends Bill {
  /** What the lines sum up to is the bill's amount. */
  readonly lines: readonly { readonly kind: BillLineKind; readonly label: string; readonly amount: Cents }[];
  readonly consumption: number | undefined;
  readonly consumptionUnit: EnergyUnit | undefined;
  /** The parts in which it is paid, oldest first; empty when it is paid at once. */
  readonly instalments: readonly Bill[];
  /** The documents that can be opened, by how much they tell. */
  readonly documents: readonly { readonly viewMode: DocumentViewMode; readonly link: string }[];
}
