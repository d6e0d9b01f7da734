import {
  APPOINTMENT_MODES,
  UNAVAILABLE_COMPANY_CODES,
  BOOKING_FLOWS,
  LINK_CHANNELS,
  KNOWN_SLOT_STATES,
} from '@sportello/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes } from '../bytes.ts';
import { companies, installations, slotWindows } from './companies.ts';
import { vasContracts } from '../contracts/contracts.ts';
import { customers } from '../customers.ts';
import { instant, isOneOf, day } from '../columns.ts';

const customerCode = () =>
  text('customer_code')
    .notNull()
    .references(() => customers.code, { onDelete: 'cascade' });

/** Only installations covered by a customer's service can be booked. */
export const coveredInstallations = pgTable(
  'covered_installations',
  {
    contractCode: text('contract_code')
      .notNull()
      .references(() => vasContracts.code, { onDelete: 'cascade' }),
    installationId: text('installation_id')
      .notNull()
      .references(() => installations.id),
  },
  (table) => [primaryKey({ columns: [table.contractCode, table.installationId] })],
);

/** A service's one free first hour; used by a booking, returned when it is cancelled. */
export const freeHours = pgTable('free_hours', {
  contractCode: text('contract_code')
    .primaryKey()
    .references(() => vasContracts.code, { onDelete: 'cascade' }),
  validFrom: day('valid_from'),
  validTo: day('valid_to'),
  usedOn: day('used_on'),
});

export const interventionNumbers = pgSequence('intervention_numbers');

/** Technicians' visits and video calls with the source's own facts and codes, never a derived status. */
export const interventions = pgTable(
  'interventions',
  {
    id: text('id')
      .primaryKey()
      .default(sql`'I' || lpad(nextval('intervention_numbers')::text, 8, '0')`),
    customerCode: customerCode(),
    contractCode: text('contract_code').references(() => vasContracts.code, { onDelete: 'set null' }),
    /** The provider's own values: New, Assigned, … with a readable sub-state code (intervento.stato.2). */
    state: text('state').notNull(),
    subState: text('sub_state'),
    source: text('source', { enum: ['Web', 'Centrale Operativa', 'App'] }).notNull(),
    mode: text('mode', { enum: APPOINTMENT_MODES }).notNull(),
    installationId: text('installation_id')
      .notNull()
      .references(() => installations.id),
    street: text('street'),
    cap: text('cap'),
    city: text('city'),
    province: text('province'),
    country: text('country'),
    addressNote: text('address_note'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    companyId: text('company_id').references(() => companies.id),
    /** The reason why no company could be chosen (prenotazione.chiamate.11). */
    noCompanyReason: text('no_company_reason', { enum: UNAVAILABLE_COMPANY_CODES }),
    email: text('email'),
    phone: text('phone'),
    contactMode: text('contact_mode', { enum: LINK_CHANNELS }),
    note: text('note'),
    privacyConsent: boolean('privacy_consent'),
    freeHourUsed: boolean('free_hour_used').notNull().default(false),
    feedbackLeft: boolean('feedback_left').notNull().default(false),
    geolocationActive: boolean('geolocation_active').notNull().default(false),
    fieldState: text('field_state'),
    workCode: text('work_code'),
    cancellationReasonId: text('cancellation_reason_id').references(() => cancellationReasons.id),
    cancellationNotes: text('cancellation_notes'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When a commitment was missed, and when the customer was notified (intervento.promessa.2). */
    lateAt: instant('late_at'),
    lateToldAt: instant('late_told_at'),
    /** When the customer was notified in advance of the technician's delay (intervento.tecnico.5). */
    delayToldAt: instant('delay_told_at'),
    /**
     * Only for video calls: when the customer was notified of the opening, when they joined, and their consent to
     * recording (intervento.videochiamata.2).
     */
    callToldAt: instant('call_told_at'),
    joinedAt: instant('joined_at'),
    mayRecord: boolean('may_record'),
    /** The day of the appointment that the customer was reminded of (intervento.promemoria.1). */
    remindedFor: day('reminded_for'),
    /** Number of appointment changes: the SEQUENCE of its calendar file. */
    changes: integer('changes').notNull().default(0),
    /** Idempotency key and request digest: a repeated request returns the same booking. */
    key: text('key'),
    digest: text('digest'),
  },
  (table) => [
    index('interventions_customer').on(table.customerCode, table.createdAt.desc(), table.id),
    index('interventions_desk').on(table.state, table.updatedAt),
    uniqueIndex('interventions_key').on(table.customerCode, table.key),
    check('interventions_mode', isOneOf(table.mode)),
    check('interventions_source', isOneOf(table.source)),
    check('interventions_contact_mode', isOneOf(table.contactMode)),
    check('interventions_no_company', sql`${table.noCompanyReason} is null or ${table.companyId} is null`),
  ],
);

/** The slot with the highest position is the current appointment. */
export const interventionSlots = pgTable(
  'intervention_slots',
  {
    interventionId: text('intervention_id')
      .notNull()
      .references(() => interventions.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    position: integer('position').notNull(),
    day: day('day').notNull(),
    windowId: text('window_id')
      .notNull()
      .references(() => slotWindows.id),
    /** Null while no company is found. */
    companyId: text('company_id').references(() => companies.id),
    state: text('state', {
      enum: KNOWN_SLOT_STATES,
    }).notNull(),
    appointmentConfirmed: boolean('appointment_confirmed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.interventionId, table.position] }),
    index('intervention_slots_company').on(table.companyId, table.day),
    check('intervention_slots_state', isOneOf(table.state)),
  ],
);

export const interventionFiles = pgTable(
  'intervention_files',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    interventionId: text('intervention_id')
      .notNull()
      .references(() => interventions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Detected from the content, not from the name. */
    mediaType: text('media_type').notNull(),
    kind: text('kind', { enum: ['IMMAGINI', 'PREVENTIVI', 'ORDINE_DI_LAVORO', 'FATTURE'] }).notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    index('intervention_files_intervention').on(table.interventionId, table.id),
    check('intervention_files_kind', isOneOf(table.kind)),
  ],
);

export const cancellationReasons = pgTable('cancellation_reasons', {
  id: text('id').primaryKey(),
  label: text('label').notNull(),
  requireNotes: boolean('require_notes').notNull(),
  priority: integer('priority').notNull(),
});

/** Booking drafts are stored, so that another tab or device can continue them. */
export const bookingDrafts = pgTable(
  'booking_drafts',
  {
    /** Chosen by the client: starting the same draft twice creates it once. */
    id: text('id').primaryKey(),
    customerCode: customerCode(),
    flow: text('flow', { enum: BOOKING_FLOWS }).notNull(),
    interventionId: text('intervention_id').references(() => interventions.id, { onDelete: 'cascade' }),
    /** The entered fields by their wire names. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('booking_drafts_customer').on(table.customerCode, table.updatedAt.desc()),
    index('booking_drafts_updated').on(table.updatedAt),
    check('booking_drafts_flow', isOneOf(table.flow)),
  ],
);

export const bookingFiles = pgTable(
  'booking_files',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    draftId: text('draft_id')
      .notNull()
      .references(() => bookingDrafts.id, { onDelete: 'cascade' }),
    /** From 1 to 5: a draft has at most five files. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    uniqueIndex('booking_files_position').on(table.draftId, table.position),
    check('booking_files_most', sql`${table.position} between 1 and 5`),
  ],
);
