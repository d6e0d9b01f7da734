/** Kinds of cases that keep an amount of a bill from being collected (reclami.contestazione.1). */
export const DISPUTE_KINDS = ['RETTIFICA', 'BOLLETTA_ANOMALA', 'PRESCRIZIONE'] as const;
export type DisputeKind = (typeof DISPUTE_KINDS)[number];
