/** Kinds of cases that keep an amount of a bill from being collected (reclami.contestazione.1). */
export const DISPUTE_KINDS = ['RETTIFICA', 'BOLLETTA_ANOMALA', 'PRESCRIZIONE'] as const;
export type DisputeKind = (typeof DISPUTE_KINDS)[number];

/** The ends of a dispute’s case: states of `reclami.stati.1`. */
export const DISPUTE_ENDS = ['RISPOSTO', 'RITIRATO'] as const;
export type DisputeEnd = (typeof DISPUTE_ENDS)[number];
