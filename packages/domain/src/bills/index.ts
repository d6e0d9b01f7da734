export { billTotal, isOfSupply } from './bill.ts';
export type { BillSummary } from './bill.ts';
export { BILLED_MONTHS, billingPeriod } from './billing-period.ts';
export type { BillingPeriod } from './billing-period.ts';
export { INVOICE_TYPES, KNOWN_INVOICE_TYPES, INVOICE_TYPE_LABELS, DOCUMENT_VIEW_MODES } from './invoice-type.ts';
export type { InvoiceType, DocumentViewMode } from './invoice-type.ts';
export { BILL_ANNOUNCEMENTS, DUE_SOON_DAYS, announcementDays, announcementIsDue } from './announcement.ts';
export type { BillAnnouncement } from './announcement.ts';
export { PAYABILITY_CLASSES, isPaidByHand, isPayable, isRecurring, payability } from './payability.ts';
export type { PayabilityClass } from './payability.ts';
export { DISPUTE_ENDS, DISPUTE_KINDS, type DisputeEnd, type DisputeKind } from './dispute-kind.ts';
export * from './disputes/index.ts';
export { arrearsOf } from './arrears.ts';
export { byDueDay, isOwedAs, OWED_AS, owed, owedBills, type OwedAs, type OwedBills } from './owed.ts';
export { ARCHIVE_FORMATS, billFileName, MOST_BILLS_IN_ARCHIVE } from './archive/file-name.ts';
export { yearlySummary } from './archive/yearly-summary.ts';
export type { SummedBill, YearFigures, YearSummary } from './archive/yearly-summary.ts';
export type { ArchiveFormat } from './archive/file-name.ts';
export { creditOutcome, isCredit } from './credit.ts';
export { BILL_STATUSES, BILL_STATUS_LABELS, BILL_STATUS_CODES, billStatus } from './status.ts';
export type { BillStatus, BillStatusCode } from './status.ts';
export { DEBIT_OUTCOMES } from './bill.ts';
export type { DebitOutcome, Bill, Instalment, BillPage } from './bill.ts';
export { slipCheckDigits, noticeNumber, isNoticeNumber, groupedNoticeNumber } from './slip/notice-number.ts';
export { slipCodeLine, SLIP_DOCUMENT_TYPE, MOST_ON_A_SLIP } from './slip/code-line.ts';
export type { CodeLineFields } from './slip/code-line.ts';
export { pagoPaCode, PAGOPA_SYMBOL } from './slip/pagopa-code.ts';
export { explainChange } from './comparison/change.ts';
export type { BillChange } from './comparison/change.ts';
export { changeSteps, drawnRange, mainReason, type ChangePart } from './comparison/change-steps.ts';
export type {
  BillDetail,
  BillDispute,
  BilledConsumption,
  BillEssentials,
  BillOffer,
  BillPaymentCodes,
  BillReading,
  BillReversal,
  DeductedCredit,
} from './detail.ts';
export {
  BILL_LINE_KINDS,
  BILL_LINE_PARTS,
  chargedQuantity,
  lineAmount,
  sumOfLines,
  vatGroups,
  vatOn,
} from './lines/line.ts';
export type { BillLine, BillLineKind, BillLinePart, VatGroup } from './lines/line.ts';
export { DOCUMENT_KINDS } from './document-kind.ts';
export type { DocumentKind } from './document-kind.ts';
export { energyReceipt, isUndivided } from './lines/receipt.ts';
export type { EnergyReceipt, ReceiptShare, ShareSplit } from './lines/receipt.ts';
