/** A mutant that does the same as the code, so that no test can notice it. */
export interface Equivalent {
  readonly file: string;
  /** The code and its replacement as shown in the list of survivors. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'apps/server/src/areas/booking/usecases/change.ts',
    from: 'draftId !== undefined',
    to: 'true',
    why: 'Queries of the draft without an id find no row.',
  },
  {
    file: 'apps/server/src/areas/payment-methods/usecases/read.ts',
    from: 'account === null',
    to: 'false',
    why: 'No payment method has null as its account.',
  },
];
