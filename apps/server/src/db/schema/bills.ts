import {
  DOCUMENT_KINDS,
  DEBIT_OUTCOMES,
  ENERGY_UNITS,
  BILL_LINE_PARTS,
  METER_BANDS,
  READING_KINDS,
  BILL_ANNOUNCEMENTS,
  BILL_LINE_KINDS,
  KNOWN_INVOICE_TYPES,
} from '@sportello/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commodityContracts, vasContracts } from './contracts/contracts.ts';
import { customers } from './customers.ts';
import { instant, isOneOf, day } from './columns.ts';

/** Bills, instalments and invoices as delivered by the source (bolletta.numero.1); amounts in cents. */
export const bills = pgTable(
  'bills',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    issuerVatNumber: text('issuer_vat_number').notNull(),
    type: text('type', {
      enum: KNOWN_INVOICE_TYPES,
    }).notNull(),
    /** The kind of electronic invoice; null where it did not come as one. */
    documentKind: text('document_kind', { enum: DOCUMENT_KINDS }),
    /** The source's own code, from which the status is derived. */
    statusCode: text('status_code', { enum: ['01', '02', '03', '04', '05', '06', '91', '99'] }).notNull(),
    contractCode: text('contract_code').references(() => commodityContracts.code, { onDelete: 'cascade' }),
    vasContractCode: text('vas_contract_code').references(() => vasContracts.code, { onDelete: 'cascade' }),
    contractAccount: text('contract_account'),
    issueDate: day('issue_date').notNull(),
    dueDate: day('due_date'),
    periodStart: day('period_start'),
    periodEnd: day('period_end'),
    amountCents: integer('amount_cents').notNull(),
    openCents: integer('open_cents').notNull(),
    /** Sum of the bill's open disputes, which may exceed what is open (reclami.contestazione.2). */
    disputedCents: integer('disputed_cents').notNull().default(0),
    /** Average of the bills before, for a bill far above it (bolletta.anomala.1). */
    usualCents: integer('usual_cents'),
    paidOn: day('paid_on'),
    methodCode: text('method_code'),
    /** Outcome of the automatic payment; null without direct debit. */
    debitOutcome: text('debit_outcome', { enum: DEBIT_OUTCOMES }),
    /** Only for instalments: their number, their count and the bill that they are part of. */
    instalmentNumber: integer('instalment_number'),
    instalmentCount: integer('instalment_count'),
    instalmentOf: text('instalment_of'),
    consumption: doublePrecision('consumption'),
    consumptionUnit: text('consumption_unit', { enum: ENERGY_UNITS }),
    /** Consumption of the year before this bill, in kWh or standard cubic metres, with the first and last day. */
    yearlyConsumption: doublePrecision('yearly_consumption'),
    yearlyFrom: day('yearly_from'),
    yearlyTo: day('yearly_to'),
    /** Highest power drawn in the bill's period, in kW; electricity only. */
    maxPower: doublePrecision('max_power'),
    offerName: text('offer_name'),
    offerCode: text('offer_code'),
    offerExpiry: day('offer_expiry'),
    offerConditions: text('offer_conditions'),
    /** The 18 digits of the pagoPA notice and of the TD 896 slip, and the slip's postal account. */
    noticeCode: text('notice_code'),
    postalAccount: text('postal_account'),
    transferIban: text('transfer_iban'),
    transferReference: text('transfer_reference'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('bills_number').on(table.customerCode, table.number),
    // The index includes the summed columns, so that an archive's totals need an index-only scan.
    index('bills_of_supplies_sums')
      .on(
        table.customerCode,
        table.issueDate,
        table.number,
        table.type,
        table.amountCents,
        table.openCents,
        table.disputedCents,
      )
      .where(sql`${table.contractCode} is not null`),
    index('bills_of_services')
      .on(table.customerCode, table.issueDate, table.number)
      .where(sql`${table.vasContractCode} is not null`),
    index('bills_supply').on(table.contractCode, table.issueDate),
    index('bills_service').on(table.vasContractCode, table.issueDate),
    index('bills_instalments')
      .on(table.customerCode, table.instalmentOf)
      .where(sql`${table.instalmentOf} is not null`),
    index('bills_issued_by_id').on(table.issueDate, table.id),
    index('bills_due_by_id')
      .on(table.dueDate, table.id)
      .where(sql`${table.openCents} > 0`),
    index('bills_anomalous_by_id')
      .on(table.issueDate, table.id)
      .where(sql`${table.usualCents} is not null`),
    check('bills_contract', sql`num_nonnulls(${table.contractCode}, ${table.vasContractCode}) = 1`),
    check('bills_status', isOneOf(table.statusCode)),
    check('bills_type', isOneOf(table.type)),
    check('bills_document_kind', isOneOf(table.documentKind)),
    check('bills_debit', isOneOf(table.debitOutcome)),
    check('bills_unit', isOneOf(table.consumptionUnit)),
    check(
      'bills_instalment',
      sql`num_nulls(${table.instalmentNumber}, ${table.instalmentCount}) in (0, 2) and ${table.instalmentNumber} between 1 and ${table.instalmentCount}`,
    ),
    check('bills_disputed', sql`${table.disputedCents} >= 0`),
    check('bills_notice', sql`${table.noticeCode} ~ '^[0-9]{18}$'`),
    check('bills_postal_account', sql`${table.postalAccount} ~ '^[0-9]{1,12}$'`),
  ],
);

/** All lines of a bill, taxes included, sum up to its amount. */
export const billLines = pgTable(
  'bill_lines',
  {
    billId: bigint('bill_id', { mode: 'number' })
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    position: integer('position').notNull(),
    kind: text('kind', {
      enum: BILL_LINE_KINDS,
    }).notNull(),
    /** Only for the three shares and for corrections: the seller's part, or that of network and system. */
    part: text('part', { enum: BILL_LINE_PARTS }),
    label: text('label').notNull(),
    band: text('band', { enum: METER_BANDS }),
    /** amount = quantity × months × unit price, where a null factor counts as one. */
    quantity: numeric('quantity', { precision: 15, scale: 3, mode: 'number' }),
    unit: text('unit'),
    months: numeric('months', { precision: 9, scale: 4, mode: 'number' }),
    /** In euros, net of VAT. */
    unitPrice: numeric('unit_price', { precision: 16, scale: 8, mode: 'number' }),
    amountCents: integer('amount_cents').notNull(),
    /** In percent: the rate charged on the line, or the rate of a VAT line itself. */
    vatRate: numeric('vat_rate', { precision: 5, scale: 2, mode: 'number' }),
    /** The reason for a rate of 0: N1, N2.2, N4, … */
    vatNature: text('vat_nature'),
    taxableCents: integer('taxable_cents'),
    /** Set when the line covers other days than the bill. */
    periodStart: day('period_start'),
    periodEnd: day('period_end'),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.position] }),
    check('bill_lines_kind', isOneOf(table.kind)),
    check('bill_lines_part', isOneOf(table.part)),
    check('bill_lines_vat', sql`(${table.kind} = 'IVA') = (${table.taxableCents} is not null)`),
    check('bill_lines_band', isOneOf(table.band)),
  ],
);

export const billReadings = pgTable(
  'bill_readings',
  {
    billId: bigint('bill_id', { mode: 'number' })
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    readOn: day('read_on').notNull(),
    kind: text('kind', { enum: READING_KINDS }).notNull(),
    f0: integer('f0'),
    f1: integer('f1'),
    f2: integer('f2'),
    f3: integer('f3'),
  },
  (table) => [primaryKey({ columns: [table.billId, table.readOn] }), check('bill_readings_kind', isOneOf(table.kind))],
);

/** Each notification of a bill is sent once. */
export const billAnnouncements = pgTable(
  'bill_announcements',
  {
    billId: bigint('bill_id', { mode: 'number' })
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: BILL_ANNOUNCEMENTS }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.kind] }),
    check('bill_announcements_kind', isOneOf(table.kind)),
  ],
);

/** Customers whose bills could not be announced, so that they don't hold up the others (bolletta.avvisi.2). */
export const billAnnouncementFailures = pgTable(
  'bill_announcement_failures',
  {
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    kind: text('kind', { enum: BILL_ANNOUNCEMENTS }).notNull(),
    at: instant('at').notNull(),
    tries: integer('tries').notNull(),
    retryAfter: instant('retry_after').notNull(),
    /** The error without values. */
    lastError: text('last_error').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerCode, table.kind] }),
    check('bill_announcement_failures_kind', isOneOf(table.kind)),
  ],
);
