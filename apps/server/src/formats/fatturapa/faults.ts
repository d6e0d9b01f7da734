/** What is wrong in a file, and where: the first line is 1, the place is an XPath. */
export interface Fault {
  readonly line: number | null;
  readonly place: string | null;
  readonly reason: string;
}

/** Thrown for a file that is no electronic invoice that we can take; says all that is wrong with it. */
export class NotAnInvoice extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: Fault | readonly Fault[]) {
    const all = Array.isArray(faults) ? (faults as readonly Fault[]) : [faults as Fault];
    super(all[0]?.reason ?? 'no invoice');
    this.name = 'NotAnInvoice';
    this.faults = all;
  }
}

/** A fault of the file as a whole. */
export function wholeFile(reason: string): NotAnInvoice {
  return new NotAnInvoice({ line: null, place: null, reason });
}
