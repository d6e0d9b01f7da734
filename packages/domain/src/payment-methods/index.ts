export {
  PAYMENT_METHOD_KINDS,
  PAYMENT_METHOD_KIND_LABELS,
  PAYMENT_METHOD_CODES,
  PAYMENT_REQUEST_CODES,
  paymentMethodKind,
} from './method-code.ts';
export type { PaymentMethodKind, PaymentMethodCode, PaymentRequestCode } from './method-code.ts';
export {
  PAYMENT_METHOD_STATUSES,
  PAYMENT_METHOD_STATUS_LABELS,
  PAGE_METHODS,
  PAYMENT_METHOD_TYPES,
  PAYMENT_METHOD_TYPE_LABELS,
  CARD_CIRCUITS,
  CARD_CIRCUIT_LABELS,
  DEFAULT_CARD_CIRCUIT,
  CARD_KINDS,
  cardCircuitFromText,
  isNextMethodPending,
} from './payment-method.ts';
export type {
  PaymentMethodStatus,
  CheckoutMethod,
  PaymentMethodType,
  CardCircuit,
  CardKind,
  PaymentCard,
  DirectDebit,
  PaymentMethod,
} from './payment-method.ts';
export { BILL_LINK_DAYS, LINKED_BILL_STATES, billLinkUntil } from '../paying/bill-link.ts';
export type { BillLink, LinkedBill, LinkedBillState } from '../paying/bill-link.ts';
export { DEBIT_STATES, debitAfter, debitNews, returnReason, sepaText } from '../paying/collection.ts';
export type { Debit, DebitNews, DebitState } from '../paying/collection.ts';
export { mandateText } from './mandate.ts';
export { BILL_PAYMENT_STATES, MOST_BILLS_AT_ONCE, billPaymentAfter, isLivePayment } from '../paying/bill-payment.ts';
export type { BillPayment, BillPaymentState, BillPaymentStep } from '../paying/bill-payment.ts';
export { TRANSACTION_KINDS, TRANSACTION_RESULTS, transactionKind } from '../paying/transaction.ts';
export type { TransactionKind, TransactionResult } from '../paying/transaction.ts';
export { REVERSAL_CAUSES, REVERSAL_STATES, reversalAfter, reversalNews, splitReversal } from '../paying/reversal.ts';
export type { Reversal, ReversalCause, ReversalState } from '../paying/reversal.ts';
export type { RequestedPayment, PaymentChanged, PaymentsChanged } from './change.ts';
export type { ContractPayment, VasPayment } from './contract-payment.ts';
export type { CardPage, GivenCard } from './given-card.ts';
export type { MandateText } from './mandate.ts';
