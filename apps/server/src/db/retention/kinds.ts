import type { RetentionKind } from '@sportello/domain';
import { sql, type SQL } from 'drizzle-orm';
import { hasEnded, interventionContacts } from './interventions.ts';

/** Rows of one kind in a table `t`. */
export interface Kind {
  readonly name: Exclude<RetentionKind, 'curves' | 'events' | 'unreadEvents'>;
  readonly table: string;
  /** The moment from which the days count. */
  readonly from: SQL;
  /** The condition for rows whose moment is earlier; an index leads to them. */
  readonly isDue: (before: SQL) => SQL;
  /** The condition for rows of this kind, where the table has others. */
  readonly isOfKind?: SQL;
  /** The assignments that remove the personal data of a row that stays. */
  readonly clear?: SQL;
  /** Rows of one transaction, where they are heavier than usual. */
  readonly batch?: number;
}

function kind(name: Kind['name'], table: string, column: string, more: Partial<Kind> & { only?: SQL } = {}): Kind {
  const from = sql`t.${sql.identifier(column)}`;
  const { only, ...others } = more;
  const isDue = (before: SQL) => sql`${from} < ${before}${only ? sql` and ${only}` : sql``}`;
  return { name, table, from, isDue, ...others };
}

/** Attachments and photos make deletes slow. */
const ofFiles = 50;

/** All kinds that are deleted or cleared each night (docs/retention.md). */
export const kinds: readonly Kind[] = [
  // Kept a day longer than valid, to distinguish an expired code from an unknown one.
  kind('oneTimeCodes', 'one_time_codes', 'expires_at'),
  kind('registrations', 'registrations', 'expires_at'),
  kind('recoveries', 'recoveries', 'expires_at', {
    isDue: (before) => sql`t.expires_at < ${before} and (t.leave_expires_at is null or t.leave_expires_at < ${before})`,
  }),
  kind('operatorLinks', 'operator_links', 'expires_at'),
  kind('signInAttempts', 'guesses', 'window_ends_at'),
  kind('sessions', 'sessions', 'expires_at'),
  kind('knownDevices', 'known_devices', 'seen_at'),
  // The record of each impersonation stays in the audit.
  kind('impersonations', 'impersonations', 'expires_at'),
  kind('audit', 'audit', 'at'),
  // A waiting message never expires: it is first delivered or given up.
  kind('messages', 'messages', 'created_at', { only: sql`t.status <> 'WAITING'` }),
  kind('notifications', 'notifications', 'at'),
  kind('pushDevices', 'push_subscriptions', 'seen_at'),
  kind('pushes', 'pushes', 'created_at', { only: sql`t.status <> 'WAITING'` }),
  kind('contactRequests', 'contact_requests', 'answered_at', { batch: ofFiles }),
  kind('cases', 'cases', 'ended_at', { batch: ofFiles }),
  // The chain stays whole: it has the digests of what goes.
  {
    name: 'legalNotices',
    table: 'legal_notices',
    from: sql`t.imported_at`,
    isDue: (before) => sql`t.imported_at < ${before} and t.pdf is not null`,
    isOfKind: sql`t.pdf is not null`,
    clear: sql`pdf = null, text = null, archive_key = null`,
    batch: ofFiles,
  },
  {
    name: 'noticeProofs',
    table: 'notice_ledger',
    from: sql`t.at`,
    isDue: (before) => sql`t.at < ${before} and t.details is not null`,
    isOfKind: sql`t.details is not null`,
    clear: sql`details = null`,
  },
  kind('withdrawals', 'withdrawals', 'at'),
  kind('supplyRequests', 'supply_requests', 'ended_at', { batch: ofFiles }),
  kind('supplyRequestDrafts', 'supply_request_drafts', 'updated_at', { batch: ofFiles }),
  // The reading stays, and so does the bill that uses it.
  kind('readingPhotos', 'reading_photos', 'created_at', { batch: ofFiles }),
  kind('readingAnnouncements', 'reading_announcements', 'at'),
  kind('consumptionAnnouncements', 'consumption_announcements', 'at'),
  kind('bookingDrafts', 'booking_drafts', 'updated_at', { batch: ofFiles }),
  // The visit stays in the history; the technician's name and photo are personal data.
  kind('technicianLinks', 'technician_links', 'expires_at', { batch: ofFiles }),
  {
    name: 'interventionContacts',
    table: 'interventions',
    from: sql`t.updated_at`,
    isDue: (before) =>
      sql`t.id in (select i.id from interventions i
        where ${hasEnded} and i.updated_at < ${before} and ${interventionContacts.isKept})`,
    isOfKind: sql`t.id in (select i.id from interventions i where ${interventionContacts.isKept})`,
    clear: interventionContacts.clear,
  },
  {
    name: 'interventionPhotos',
    table: 'intervention_files',
    from: sql`(select i.updated_at from interventions i where i.id = t.intervention_id)`,
    isDue: (before) =>
      sql`t.kind = 'IMMAGINI' and t.intervention_id in (select i.id from interventions i
        where ${hasEnded} and i.updated_at < ${before})`,
    isOfKind: sql`t.kind = 'IMMAGINI'`,
    batch: ofFiles,
  },
  // Unfinished checkout sessions, and payment provider events, which are not sent again.
  kind('cardSetups', 'card_setups', 'created_at', { only: sql`t.status <> 'SUCCEEDED'` }),
  kind('cardEvents', 'card_events', 'at'),
  kind('bills', 'bills', 'issue_date', { only: sql`t.open_cents <= t.disputed_cents` }),
  kind('payments', 'payments', 'ended_at'),
  // By then no request is repeated, and no import is looked up.
  kind('importRequests', 'provider_requests', 'at'),
  kind('importRuns', 'import_runs', 'at'),
  kind('webhookCalls', 'webhook_calls', 'sent_at'),
];

/** Tables without a term of their own, by what ends their rows. */
export const keptTables: Readonly<Record<string, readonly string[]>> = {
  'with the account, 14 days after it was closed': [
    'accounts',
    'password_history',
    'second_factors',
    'second_factor_recovery_codes',
    'loyalty_accounts',
    'loyalty_movements',
    'invitation_codes',
    'invitations',
    'consumption_thresholds',
    'push_preferences',
  ],
  'with a row of another kind': [
    'bill_announcements',
    'bill_disputes',
    'bill_lines',
    'bill_readings',
    'booking_files',
    'case_bills',
    'case_clocks',
    'case_files',
    'case_messages',
    'case_pauses',
    'case_replies',
    'contact_files',
    'credits',
    'instalment_plans',
    'notice_receipts',
    'payment_items',
    'payment_reversals',
    'slot_holds',
    'supply_request_draft_files',
    'supply_request_messages',
    'supply_request_papers',
    'supply_request_steps',
    'technician_trips',
  ],
  'with the customer, whom the provider’s files bring': [
    'customers',
    'bill_announcement_failures',
    'bill_deliveries',
    'commodity_contracts',
    'contract_exits',
    'covered_installations',
    'documents',
    'fibre_lines',
    'free_hours',
    'intervention_events',
    'intervention_invoices',
    'intervention_ratings',
    'intervention_slots',
    'interventions',
    'meter_readings',
    'onboarding_requests',
    'payment_methods',
    'quote_items',
    'quotes',
    'reading_steps',
    'self_consumptions',
    'supply_offers',
    'supply_prices',
    'vas_charges',
    'vas_contracts',
    'withdrawal_terms',
  ],
  'as proof of what was declared or collected': [
    'collection_debits',
    'collections',
    'consents',
    'customer_changes',
    'invited_before',
    'notice_heads',
    'notice_roots',
    'oppositions',
    'payment_changes',
    'payment_reports',
    'sepa_mandates',
  ],
  'of the provider, not of its customers': [
    'cancellation_reasons',
    'companies',
    'company_areas',
    'company_closures',
    'company_hours',
    'company_places',
    'company_skills',
    'curve_files',
    'directory_people',
    'event_readers',
    'event_reads',
    'installations',
    'macro_types',
    'offers_on_sale',
    'prices_on_sale',
    'provider_keys',
    'service_closures',
    'slot_windows',
    'streets',
    'town_postcodes',
    'towns',
  ],
};
