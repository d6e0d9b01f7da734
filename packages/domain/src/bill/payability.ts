/** Whether and how a bill can be paid now (bolletta.pagabile.1). */
export const PAYABILITY_CLASSES = [
  /** Payable now because it is overdue. */
  'PAYABLE_OVERDUE',
  /** Payable now, still within its due date. */
  'PAYABLE_NOT_YET_DUE',
  /** Paid by a recurring method, and can be paid in advance. */
  'RECURRING_PAYABLE_IN_ADVANCE',
  /** Paid by a recurring method whose automatic payment failed. */
  'RECURRING_FAILED',
  /** Paid by a recurring method, not payable now because it is being processed. */
  'RECURRING_IN_PROCESSING',
  'NOT_PAYABLE',
] as const;
export type PayabilityClass = (typeof PAYABILITY_CLASSES)[number];
