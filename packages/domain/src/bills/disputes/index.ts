export { ANOMALY_DEFAULTS, isAnomalous, usualAmount, type AnomalySettings } from './anomaly.ts';
export { amountWithoutConsumption, correctBill, type BillCorrection, type TakenReading } from './correction.ts';
export { disputedAmount, isDisputeKind, type DisputeFacts } from './dispute.ts';
export { objectionTo, type Objection } from './objection.ts';
export { prescriptionOf, type PrescribedLine, type Prescription } from './prescription.ts';
export { undisputedAmount } from './undisputed.ts';
