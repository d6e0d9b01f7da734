/** An error in a file: lines count from 1, the place is an XPath. */
export interface Fault {
  readonly line: number | null;
  readonly place: string | null;
  readonly reason: string;
}

/** Thrown for a file that is not an acceptable electronic invoice; lists all its errors. */
export class NotAnInvoice extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: Fault | readonly Fault[]) {
    const all = Array.isArray(faults) ? (faults as readonly Fault[]) : [faults as Fault];
    super(all[0]?.reason ?? 'no invoice');
    this.name = 'NotAnInvoice';
    this.faults = all;
  }
}

export function wholeFile(reason: string): NotAnInvoice {
  return new NotAnInvoice({ line: null, place: null, reason });
}
