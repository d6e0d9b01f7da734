/** A mutant that does the same as the code, so that no test can notice it. */
export interface Equivalent {
  readonly file: string;
  /** The code and its replacement as shown in the list of survivors. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [];
