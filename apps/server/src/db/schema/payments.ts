import {
  REVERSAL_CAUSES,
  TRANSACTION_KINDS,
  type PaidKind,
  type PaymentDifference,
  BILL_PAYMENT_STATES,
  REVERSAL_STATES,
} from '@sportello/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from './bills.ts';
import { vasContracts } from './contracts/contracts.ts';
import { customers } from './customers.ts';
import { CARD_KINDS, instant, isOneOf, METHOD_TYPES } from './columns.ts';
import { quotes } from './interventions/intervention-course.ts';

const customerCode = () =>
  text('customer_code')
    .notNull()
    .references(() => customers.code, { onDelete: 'cascade' });

/** Payment method per contract account as delivered by the source; without a row it is unknown. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    contractAccount: text('contract_account').primaryKey(),
    customerCode: customerCode(),
    /** B, N, F, L, M, P, S, U, W, J; any other code is kept unchanged. */
    methodCode: text('method_code'),
    methodId: text('method_id'),
    /** The source's own value; null where bills are paid manually. */
    status: text('status'),
    type: text('type', {
      enum: METHOD_TYPES,
    }),
    cardHolder: text('card_holder'),
    cardLastDigits: text('card_last_digits'),
    /** `MM/YYYY`. */
    cardExpiry: text('card_expiry'),
    cardCircuit: text('card_circuit'),
    cardKind: text('card_kind', { enum: CARD_KINDS }),
    /** The card's token at the payment provider, which charges it; never its number. */
    cardToken: text('card_token'),
    debitName: text('debit_name'),
    debitSurname: text('debit_surname'),
    debitIban: text('debit_iban'),
    debitBank: text('debit_bank'),
    debitBranch: text('debit_branch'),
    debitFiscalCode: text('debit_fiscal_code'),
    currentMandate: text('current_mandate'),
    futureMandate: text('future_mandate'),
    futureIban: text('future_iban'),
    /** When the customer chose the current method here, until a provider file contains it. */
    chosenAt: instant('chosen_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_methods_customer').on(table.customerCode),
    check('payment_methods_card', sql`${table.cardLastDigits} ~ '^[0-9]{4}$'`),
  ],
);

/** Amounts in cents. */
export const vasCharges = pgTable(
  'vas_charges',
  {
    contractCode: text('contract_code')
      .notNull()
      .references(() => vasContracts.code, { onDelete: 'cascade' }),
    /** A contract split over several accounts has one row for each. */
    contractAccount: text('contract_account').notNull(),
    amountCents: integer('amount_cents'),
    /** mensile, bimestrale, quadrimestrale; null for a single charge. */
    frequency: text('frequency'),
    nextChargeDay: date('next_charge_day', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.contractCode, table.contractAccount] })],
);

export const paymentChanges = pgTable(
  'payment_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerCode: customerCode(),
    methodCode: text('method_code', { enum: ['U', 'L'] }).notNull(),
    contractAccounts: text('contract_accounts').array().notNull(),
    at: instant('at').notNull(),
    /** Idempotency key and request digest: a repeat is the same request. */
    key: text('key'),
    digest: text('digest').notNull(),
  },
  (table) => [
    uniqueIndex('payment_changes_key').on(table.customerCode, table.key),
    check('payment_changes_method', isOneOf(table.methodCode)),
  ],
);

/** SEPA direct debit mandates given in the customer area, each for one contract account. */
export const sepaMandates = pgTable(
  'sepa_mandates',
  {
    reference: text('reference').primaryKey(),
    customerCode: customerCode(),
    contractAccount: text('contract_account').notNull(),
    changeId: bigint('change_id', { mode: 'number' })
      .notNull()
      .references(() => paymentChanges.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    fiscalCode: text('fiscal_code').notNull(),
    iban: text('iban').notNull(),
    /** The creditor and the accepted text exactly as shown. */
    creditorIdentifier: text('creditor_identifier').notNull(),
    creditorName: text('creditor_name').notNull(),
    text: text('text').notNull(),
    signedOn: date('signed_on', { mode: 'string' }).notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('sepa_mandates_customer').on(table.customerCode, table.acceptedAt),
    index('sepa_mandates_account').on(table.contractAccount),
    index('sepa_mandates_change').on(table.changeId),
    check('sepa_mandates_reference', sql`${table.reference} ~ '^[A-Z0-9]{1,35}$'`),
  ],
);

/** Cards entered in the payment provider's own checkout session. */
export const cardSetups = pgTable(
  'card_setups',
  {
    id: uuid('id').primaryKey(),
    customerCode: customerCode(),
    /** The payment provider's session id, once the checkout session is open. */
    providerSession: text('provider_session').unique('card_setups_session'),
    status: text('status', { enum: ['OPEN', 'SUCCEEDED', 'ENDED'] })
      .notNull()
      .default('OPEN'),
    token: text('token'),
    holder: text('holder'),
    lastDigits: text('last_digits'),
    expiry: text('expiry'),
    circuit: text('circuit'),
    kind: text('kind', { enum: CARD_KINDS }),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('card_setups_customer').on(table.customerCode, table.token),
    index('card_setups_unfinished')
      .on(table.createdAt)
      .where(sql`${table.status} <> 'SUCCEEDED'`),
    check('card_setups_status', isOneOf(table.status)),
    check('card_setups_token', sql`(${table.status} = 'SUCCEEDED') = (${table.token} is not null)`),
    check('card_setups_card', sql`${table.lastDigits} ~ '^[0-9]{4}$'`),
  ],
);

/** Payment provider events by their id: a repeated event has no effect. */
export const cardEvents = pgTable(
  'card_events',
  { id: text('id').primaryKey(), at: instant('at').notNull() },
  (table) => [index('card_events_at').on(table.at)],
);

const billKinds = TRANSACTION_KINDS.filter((kind) => kind !== 'TECHNICAL_INTERVENTION_QUOTE')
  .map((kind) => `'${kind}'`)
  .join(', ');

/** Bill payments through the provider's checkout session (pagamento.bollette.1); amounts in cents. */
export const payments = pgTable(
  'payments',
  {
    /** Also the idempotency key at the payment provider. */
    id: uuid('id').primaryKey(),
    customerCode: customerCode(),
    state: text('state', { enum: BILL_PAYMENT_STATES }).notNull().default('BEGUN'),
    /** True while it reserves its bills; copied to its items. */
    live: boolean('live').notNull().default(true),
    amountCents: integer('amount_cents').notNull(),
    /** The paid quote, instead of bills. */
    quoteId: text('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
    /** AREA: started by the customer; LINK: started by anyone with a link to the bill. */
    via: text('via', { enum: ['AREA', 'LINK'] })
      .notNull()
      .default('AREA'),
    amountChanged: boolean('amount_changed').notNull().default(false),
    providerSession: text('provider_session').unique('payments_session'),
    providerUrl: text('provider_url'),
    /** The provider's payment id, once money was collected. */
    providerPayment: text('provider_payment').unique('payments_provider_payment'),
    /** Idempotency key and request digest: a repeat is the same payment. */
    key: text('key').notNull(),
    digest: text('digest').notNull(),
    accountName: text('account_name').notNull(),
    createdAt: instant('created_at').notNull(),
    askedAt: instant('asked_at'),
    endedAt: instant('ended_at'),
    /** The kind for a paid quote; each bill of a payment has its own (pagamento.modello.11). */
    kind: text('kind', { enum: TRANSACTION_KINDS }).generatedAlwaysAs(
      sql`case when quote_id is not null then 'TECHNICAL_INTERVENTION_QUOTE' end`,
    ),
    /** The refunded amount and the time of the last refund (pagamento.storno.1). */
    reversedCents: integer('reversed_cents').notNull().default(0),
    reversedAt: instant('reversed_at'),
    /** Number of repayments after a full refund: each earns points again. */
    restored: integer('restored').notNull().default(0),
  },
  (table) => [
    uniqueIndex('payments_key').on(table.customerCode, table.key),
    unique('payments_live').on(table.id, table.live),
    index('payments_customer').on(table.customerCode, table.createdAt.desc()),
    index('payments_ended').on(table.endedAt),
    index('payments_waiting')
      .on(table.createdAt)
      .where(sql`${table.live}`),
    check('payments_state', isOneOf(table.state)),
    check('payments_is_live', sql`${table.live} = (${table.state} in ('BEGUN', 'OPEN', 'IN_PROGRESS'))`),
    check('payments_ended', sql`${table.live} = (${table.endedAt} is null)`),
    check('payments_paid', sql`(${table.state} = 'OK') = (${table.providerPayment} is not null)`),
    check('payments_amount', sql`${table.amountCents} > 0`),
    check('payments_reversed', sql`${table.reversedCents} between 0 and ${table.amountCents}`),
    check('payments_via', isOneOf(table.via)),
    index('payments_of_quote').on(table.quoteId),
    // A quote is in at most one pending payment.
    uniqueIndex('payments_quote')
      .on(table.quoteId)
      .where(sql`${table.live}`),
  ],
);

/** The bills of a payment; a bill is in at most one live payment (pagamento.bollette.2). */
export const paymentItems = pgTable(
  'payment_items',
  {
    paymentId: uuid('payment_id').notNull(),
    billId: bigint('bill_id', { mode: 'number' })
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    /** The bill's kind at the payment (pagamento.modello.11); a trigger sets it for writes by an older server. */
    kind: text('kind', { enum: TRANSACTION_KINDS }).notNull(),
    /** The item's share of the refunded amount (pagamento.storno.3). */
    reversedCents: integer('reversed_cents').notNull().default(0),
    live: boolean('live').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.billId] }),
    foreignKey({
      name: 'payment_items_payment',
      columns: [table.paymentId, table.live],
      foreignColumns: [payments.id, payments.live],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('payment_items_bill').on(table.billId),
    uniqueIndex('payment_items_live')
      .on(table.billId)
      .where(sql`${table.live}`),
    check('payment_items_amount', sql`${table.amountCents} > 0`),
    check('payment_items_reversed', sql`${table.reversedCents} between 0 and ${table.amountCents}`),
    check('payment_items_kind', sql`${table.kind} in (${sql.raw(billKinds)})`),
  ],
);

/** Refunds and disputes at the payment provider, stored once by its id (pagamento.storno.1). */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    id: text('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    cause: text('cause', { enum: REVERSAL_CAUSES }).notNull(),
    state: text('state', { enum: REVERSAL_STATES }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    at: instant('at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('payment_reversals_payment').on(table.paymentId),
    index('payment_reversals_open')
      .on(table.at)
      .where(sql`${table.cause} = 'DISPUTE' and ${table.state} = 'TAKEN'`),
    check('payment_reversals_cause', isOneOf(table.cause)),
    check('payment_reversals_state', isOneOf(table.state)),
    check('payment_reversals_amount', sql`${table.amountCents} > 0`),
  ],
);

/** Daily totals of our payments and of those collected by the provider (pagamento.riconciliazione.1). */
export const paymentReports = pgTable('payment_reports', {
  day: date('day', { mode: 'string' }).primaryKey(),
  madeAt: instant('made_at').notNull(),
  countHere: integer('count_here').notNull(),
  countThere: integer('count_there').notNull(),
  centsHere: bigint('cents_here', { mode: 'number' }).notNull(),
  centsThere: bigint('cents_there', { mode: 'number' }).notNull(),
  differences: jsonb('differences').$type<PaymentDifference[]>().notNull(),
  kinds: jsonb('kinds').$type<PaidKind[]>().notNull().default([]),
  /** The refunded and disputed part, in cents. */
  reversedHere: bigint('reversed_here', { mode: 'number' }).notNull().default(0),
  reversedThere: bigint('reversed_there', { mode: 'number' }).notNull().default(0),
});

/** A bill's instalment plan as the customer accepted it (pagamento.rate.3). */
export const instalmentPlans = pgTable(
  'instalment_plans',
  {
    billId: bigint('bill_id', { mode: 'number' })
      .primaryKey()
      .references(() => bills.id, { onDelete: 'cascade' }),
    instalments: jsonb('instalments').$type<{ readonly amountCents: number; readonly dueDate: string }[]>().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    madeAt: instant('made_at'),
  },
  (table) => [
    index('instalment_plans_waiting')
      .on(table.acceptedAt)
      .where(sql`${table.madeAt} is null`),
  ],
);
