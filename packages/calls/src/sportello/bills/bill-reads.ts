/** The reads that a change of a bill makes stale, for the `touches` of each such change. */
export const BILL_READS = [
  'billChoices',
  'recuperoDettaglioBolletta',
  'recuperoListaBollette',
  'recuperoListaBolletteVAS',
] as const;
