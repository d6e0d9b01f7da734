export { CASE_KINDS, CASE_KIND_LABELS, isAboutBills, PUBLIC_CASE_KINDS, type CaseKind } from './kinds.ts';
export { CASE_DEFAULTS, CASE_TERMS, CONCILIATION_DAYS, replyDays, URGENT_DAYS, type CaseSettings } from './terms.ts';
export {
  CASE_CLOCKS,
  caseClocks,
  conciliationDay,
  lastReplyDay,
  type CaseClock,
  type CasePause,
  type ClockMoments,
  type TimedCase,
} from './clocks.ts';
export {
  CASE_MESSAGE_KINDS,
  CASE_STATE_LABELS,
  CASE_STATES,
  CASE_URGENCIES,
  caseState,
  caseUrgency,
  conciliationOf,
  isOpenCase,
  REPLY_PART_LABELS,
  REPLY_PARTS,
  urgentDays,
  type CaseCredit,
  type CaseDetail,
  type CaseFacts,
  type CaseFile,
  type CaseMessage,
  type CaseMessageKind,
  type CaseReceipt,
  type CaseReply,
  type CaseState,
  type CaseSummary,
  type CaseUrgency,
  type Conciliation,
  type ReplyPart,
  type PublicCaseReceipt,
} from './case.ts';
export { correctBill, type BillCorrection, type TakenReading } from './correction.ts';
export type { CaseFigures, CaseLoad, CaseSender, DeskCaseMessage, QueuedCase, ReceivedCase } from './desk.ts';
