/**
 * Days after which personal data of each kind go (`days`; null: they stay), and the fewest that the law or the
 * product itself allow (fornitore.conservazione.1).
 */
export const RETENTION_TERMS = {
  events: { days: 90, least: 7 },
  unreadEvents: { days: 730, least: 30 },
} as const;

export type RetentionKind = keyof typeof RETENTION_TERMS;

/** The provider's choice for each kind, in days; null keeps it. */
export type Retention = {
  readonly [Kind in RetentionKind]: (typeof RETENTION_TERMS)[Kind]['days'] extends number ? number : number | null;
};
