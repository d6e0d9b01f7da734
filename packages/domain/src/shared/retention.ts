/**
 * Days after which personal data of each kind go (`days`; null: they stay), and the fewest that the law or the
 * product itself allow (fornitore.conservazione.1).
 */
export const RETENTION_TERMS = {
  oneTimeCodes: { days: 1, least: 1 },
  registrations: { days: 1, least: 1 },
  recoveries: { days: 1, least: 1 },
  operatorLinks: { days: 1, least: 1 },
  signInAttempts: { days: 0, least: 0 },
  sessions: { days: 30, least: 1 },
  knownDevices: { days: 365, least: 30 },
  impersonations: { days: 7, least: 1 },
  // Impersonations and accesses have to be shown for two years (operatore.registro.2).
  audit: { days: 730, least: 730 },
  messages: { days: 90, least: 7 },
  notifications: { days: 730, least: 30 },
  pushDevices: { days: 365, least: 30 },
  pushes: { days: 30, least: 7 },
  // A complaint and its answer: TIQV asks for three years, and claims lapse after ten (art. 2946 c.c.).
  contactRequests: { days: 3653, least: 1096 },
  // Records of complaints are kept for three years (TIQV), and claims lapse after ten.
  cases: { days: 3653, least: 1096 },
  // The delivery of a changed condition has to be proved for as long as claims last (art. 2946 and 2948 c.c.).
  legalNotices: { days: 3653, least: 1827 },
  noticeProofs: { days: 3653, least: 1827 },
  // A withdrawal proves that a contract ended; claims lapse after ten years (art. 2946 c.c.).
  withdrawals: { days: 3653, least: 1096 },
  // A request is part of a contract; claims lapse after ten years (art. 2946 c.c.).
  supplyRequests: { days: 3653, least: 1096 },
  supplyRequestDrafts: { days: 30, least: 1 },
  readingPhotos: { days: 730, least: 30 },
  readingAnnouncements: { days: 365, least: 90 },
  consumptionAnnouncements: { days: 365, least: 90 },
  // Customers may ask for three years of their consumption (d.lgs. 102/2014, art. 9).
  curves: { days: null, least: 1096 },
  bookingDrafts: { days: 30, least: 1 },
  technicianLinks: { days: 30, least: 1 },
  // Defects of works may be claimed for two years (art. 1667 c.c.).
  interventionContacts: { days: 730, least: 90 },
  interventionPhotos: { days: 730, least: 90 },
  cardSetups: { days: 7, least: 1 },
  cardEvents: { days: 90, least: 7 },
  // Accounts are kept for ten years (art. 2220 c.c.).
  bills: { days: null, least: 3653 },
  payments: { days: null, least: 3653 },
  importRequests: { days: 90, least: 7 },
  importRuns: { days: 365, least: 30 },
  webhookCalls: { days: 90, least: 7 },
  events: { days: 90, least: 7 },
  unreadEvents: { days: 730, least: 30 },
} as const;

export type RetentionKind = keyof typeof RETENTION_TERMS;

/** The provider's choice for each kind, in days; null keeps it. */
export type Retention = {
  readonly [Kind in RetentionKind]: (typeof RETENTION_TERMS)[Kind]['days'] extends number ? number : number | null;
};
