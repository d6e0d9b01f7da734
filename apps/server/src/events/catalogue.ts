import type {
  CaseClock,
  CaseKind,
  ChangeMatter,
  CostLineKind,
  NoticeChannel,
  NoticeKind,
  NoticeStep,
  OppositionPurpose,
  Outcome,
  ReadingRejection,
  RequestPaper,
  SentReadingState,
  SupplyAnswers,
  SupplyRequestKind,
  TransactionKind,
  WITHDRAWAL_CHANNELS,
  WithdrawalContract,
  ReversalCause,
  BillDeliveryCode,
} from '@sportello/domain';
import type { MessageChannel } from '../db/schema/columns.ts';
import type { BookingFacts } from '../areas/messages/usecases/booking-words.ts';
import type { QuoteFacts } from '../areas/messages/usecases/quote-words.ts';
import type { StepFacts } from '../areas/messages/usecases/step-words.ts';
import type { RequestNews } from '../areas/messages/usecases/supply-request-words.ts';

/**
 * Data of each kind of event, which docs/export.md describes; never a secret. Days are `YYYY-MM-DD`, amounts are
 * cents. What is stored may lack fields: personal ones are removed in time, and older versions wrote fewer.
 */
export interface EventData {
  CUSTOMER_REGISTERED: { username: string };
  PASSWORD_RESET: Nothing;
  PASSWORD_CHANGED: Nothing;
  OLDEST_SESSION_ENDED: Nothing;
  CONTACT_CHANGED: { channel: MessageChannel; value: string };
  CONSENTS_CHANGED: { consents: readonly { code: string; granted: boolean; policyVersion: string }[] };
  OPPOSITION_CHANGED: { purpose: OppositionPurpose; opposed: boolean; receiptNumber: string; policyVersion: string };
  REWARD_TAKEN: { reward: string; points: number; voucher: string };
  INVITATION_ACCEPTED: { invitationId: number };
  INVITATION_REWARDED: { invitationId: number; amountCents: number };
  CONTRACT_NICKNAME_CHANGED: { contractCode: string; nickname: string | null };
  RESIDENCE_ALIAS_CHANGED: { contractCode: string; residenceAlias: string | null };
  LAND_REGISTRY_CHANGED: { contractCode: string; sheet: string; parcel: string; subunit: string | null };
  NOTIFICATION_PREFERENCES_CHANGED: {
    contractAccount: string;
    billDelivery: BillDeliveryCode | null;
    sms: boolean;
    mail: boolean;
  };
  ACCOUNT_CLOSED: { erasureDay: string };
  ACCOUNT_ERASED: Nothing;

  CONTACT_REQUEST_RECEIVED: { receiptNumber: string };
  CONTACT_REQUEST_ANSWERED: { receiptNumber: string };
  CASE_OPENED: {
    caseNumber: string;
    caseKind: CaseKind;
    contractCode: string | null;
    bills: readonly string[];
    answerBy: string | null;
    disputes?: readonly BillAmount[];
  };
  CASE_ATTACHED: OfCase;
  CASE_MESSAGE_SENT: OfCase;
  CASE_QUESTION_ASKED: OfCase;
  CASE_ANSWERED: OfCase & { released: readonly BillAmount[] };
  CASE_WITHDRAWN: OfCase & { released: readonly BillAmount[] };
  CASE_TERM_MISSED: OfCase & { caseKind: CaseKind; term: CaseClock };
  CASE_INDEMNITY_OWED: OfCase & { creditId: string; contractCode: string | null; amountCents: number };
  WITHDRAWAL_MADE: {
    number: string;
    contractKind: WithdrawalContract;
    contractCode: string;
    channel: (typeof WITHDRAWAL_CHANNELS)[number];
    receivedAt: string;
    lastDay: string;
  };
  SUPPLY_REQUEST_MADE: Readonly<RequestNews> & {
    contractCode: string | null;
    point: string | null;
    answers: SupplyAnswers;
    lines: readonly { kind: CostLineKind; netCents: number; vatRate: number | null }[];
    vatCents: number;
    totalCents: number;
    dueBy: string;
    signed: boolean;
  };
  SUPPLY_REQUEST_CANCELLED: Readonly<RequestNews>;
  SUPPLY_REQUEST_PAPER_SENT: OfSupplyRequest & { paper: RequestPaper; position: number };
  SUPPLY_REQUEST_MESSAGE_SENT: OfSupplyRequest;
  SUPPLY_REQUEST_MOVED: Readonly<RequestNews> & { bill?: string | null; position?: number };

  PAYMENT_METHOD_CHANGED: {
    method: string;
    signedOn: string;
    accounts: readonly { contractAccount: string; mandate?: string }[];
    creditorIdentifier?: string;
    iban?: string;
    name?: string;
    surname?: string;
    fiscalCode?: string;
    cardSetup?: string;
  };
  READING_RECEIVED: OfReading & { values: Readonly<Record<string, number>> };
  READING_MOVED: OfReading & {
    state: SentReadingState;
    refusal: ReadingRejection | null;
    billNumber: string | null;
  };
  READING_WINDOW_OPEN: ReadingWindow;
  READING_WINDOW_CLOSING: ReadingWindow;
  CONSUMPTION_THRESHOLD_CHANGED: { contractCode: string; amountCents: number | null };
  CONSUMPTION_THRESHOLD_PASSED: {
    contractCode: string;
    thresholdCents: number;
    likelyCents: number;
    periodEnd: string;
  };

  INTERVENTION_BOOKED: Booking;
  INTERVENTION_CHANGED: Booking;
  INTERVENTION_CANCELLED: Booking;
  INTERVENTION_MOVED: Readonly<StepFacts> & { state: string; subState: string | null; changes: number };
  QUOTE_ACCEPTED: AnsweredQuote;
  QUOTE_DECLINED: AnsweredQuote;
  FEEDBACK_LEFT: {
    interventionId: string;
    company: string | null;
    questions: readonly { question: string; rating: number }[];
  };

  BILL_ISSUED: AnnouncedBills;
  BILL_ANOMALOUS: AnnouncedBills;
  BILL_DUE_SOON: AnnouncedBills;
  BILL_OVERDUE: AnnouncedBills;
  BILLS_PAID: {
    paymentId: string;
    amountCents: number;
    bills: readonly PaidBill[];
    providerPayment: string;
    paidOn: string;
    byLink?: boolean;
  };
  BILLS_NOT_PAID: {
    paymentId: string;
    amountCents: number;
    bills: readonly PaidBill[];
    quoteId?: string;
    kind?: TransactionKind | null;
  };
  PAYMENT_REVERSED: Reversed & {
    bills: readonly PaidBill[];
    cause: ReversalCause;
    reversedOn: string;
    times: number;
  };
  PAYMENT_RESTORED: Reversed & {
    bills: readonly (PaidBill & { overpaidCents: number })[];
    overpaidCents: number;
    times?: number;
  };
  INSTALMENT_PLAN_ACCEPTED: {
    number: string;
    amountCents: number;
    instalments: readonly { amountCents: number; dueDate: string }[];
  };
  DEBIT_SENT: Debit & { collection: string; day: string };
  DEBIT_PAID: Debit & { paidOn: string };
  DEBIT_RETURNED: Debit & { reason: string | null; wasPaid: boolean };

  CHANGE_MOVED: {
    change: string;
    matter: ChangeMatter;
    subject: string;
    outcome: Outcome;
    activeFrom: string | null;
    reason: string | null;
    words: string | null;
  };
  NOTICE_PREPARED: {
    noticeNumber: string;
    noticeKind: NoticeKind;
    title: string;
    contractCode: string | null;
    effectiveDay: string | null;
    lastDay: string | null;
  };
  NOTICE_PROVED: { noticeNumber: string; step: NoticeStep; channel: NoticeChannel | null };
  NOTICE_TO_POST: { noticeNumber: string };
  NOTICE_LEDGER_ROOT: { day: string; customers: number; root: string };
}

type Nothing = Record<string, never>;

interface BillAmount {
  readonly number: string;
  readonly amountCents: number;
}

type PaidBill = BillAmount & { readonly kind: TransactionKind };

interface Debit extends BillAmount {
  readonly reference: string;
}

interface OfCase {
  readonly caseNumber: string;
}

interface OfSupplyRequest {
  readonly requestNumber: string;
  readonly requestKind: SupplyRequestKind;
}

interface OfReading {
  readonly readingNumber: string;
  readonly contractCode: string;
  readonly readOn: string;
  readonly periodEnd: string | null;
}

interface ReadingWindow {
  readonly contractCodes: readonly string[];
  readonly closesOn: string;
}

interface Booking extends Omit<BookingFacts, 'isVideocall'> {
  readonly interventionId: string;
  readonly mode: StepFacts['mode'];
  readonly changes: number;
}

interface AnsweredQuote extends QuoteFacts {
  readonly quoteId: string;
  /** The supply on whose bill it is charged. */
  readonly contractCode: string | null;
  readonly paymentId?: string;
  readonly kind?: TransactionKind | null;
  readonly providerPayment?: string;
  readonly paidOn?: string;
}

interface AnnouncedBills {
  readonly numbers: readonly string[];
  readonly amountCents: number;
  readonly dueDate: string | null;
  readonly usualCents?: number;
  readonly prescribedCents?: number;
}

interface Reversed {
  readonly paymentId: string;
  readonly amountCents: number;
  readonly providerPayment: string | null;
  readonly paidOn: string;
  readonly quoteId?: string;
  readonly reversals: readonly string[];
  readonly leftCents: number;
}
