import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../../db/schema/index.ts';
import { contractColumns } from './contracts/columns.ts';
import { describeAllColumns } from './kinds/describe.ts';
import { tableKinds } from './kinds/index.ts';

// Every table and column must have an import or a reason why it needs none.

const notImported: Readonly<Record<string, readonly string[]>> = {
  'what customers do here, told by the export': [
    'consents',
    'consumption_thresholds',
    'cases',
    'case_bills',
    'case_files',
    'case_messages',
    'contact_requests',
    'contact_files',
    'customer_changes',
    'intervention_ratings',
    'instalment_plans',
    'invitation_codes',
    'invitations',
    'loyalty_accounts',
    'loyalty_movements',
    'oppositions',
    'card_setups',
    'payments',
    'payment_items',
    'payment_reversals',
    'push_preferences',
    'push_subscriptions',
    'supply_requests',
    'supply_request_messages',
    'withdrawals',
  ],
  'photos and papers, which are added where they are made': [
    'booking_files',
    'intervention_files',
    'reading_photos',
    'supply_request_draft_files',
    'supply_request_papers',
  ],
  'what is under way here': [
    'booking_drafts',
    'one_time_codes',
    'operator_links',
    'recoveries',
    'registrations',
    'slot_holds',
    'supply_request_drafts',
    'technician_links',
    'technician_trips',
  ],
  'how somebody signs in here': [
    'guesses',
    'known_devices',
    'password_history',
    'second_factors',
    'second_factor_recovery_codes',
    'sessions',
  ],
  'what the server notes of its own work': [
    'notice_heads',
    'notice_ledger',
    'notice_roots',
    'case_clocks',
    'case_pauses',
    'case_replies',
    'bill_disputes',
    'credits',
    'audit',
    'bill_announcement_failures',
    'pushes',
    'bill_announcements',
    'card_events',
    'collection_debits',
    'collections',
    'company_places',
    'consumption_announcements',
    'curve_files',
    'events',
    'impersonations',
    'invited_before',
    'messages',
    'payment_reports',
    'event_readers',
    'event_reads',
    'import_runs',
    'provider_keys',
    'provider_requests',
    'reading_announcements',
    'reading_steps',
    'supply_request_steps',
    'replaced_consumption_days',
    'webhook_calls',
  ],
};
const reasons = new Map(Object.entries(notImported).flatMap(([reason, names]) => names.map((name) => [name, reason])));

/** Tables filled by imports that have no columns for them. */
const otherWays: Readonly<Record<string, string>> = {
  bill_lines: 'bills: the lines of an electronic invoice',
  payment_changes: 'mandates: the change on which an imported mandate stands',
  bill_readings: 'bills: the notes LETTURA of an electronic invoice',
  consumption_days: 'curves',
  towns: 'towns',
  town_postcodes: 'towns',
  streets: 'streets',
};

const madeByUs = 'numbered and dated by the database';
const doneHere = 'what was done here';

const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: { id: madeByUs, created_at: madeByUs, verified: doneHere, disabled_at: doneHere, erase_after: doneHere },
  bills: {
    id: madeByUs,
    created_at: madeByUs,
    updated_at: madeByUs,
    period_start: 'bills: the first DataInizioPeriodo of an electronic invoice',
    period_end: 'bills: the last DataFinePeriodo of an electronic invoice',
    disputed_cents: doneHere,
    usual_cents: 'bills: the average of the bills before',
    document_kind: 'bills: the TipoDocumento of an electronic invoice',
    consumption: 'bills: the note CONSUMO of an electronic invoice',
    consumption_unit: 'bills: the note CONSUMO of an electronic invoice',
  },
  commodity_contracts: { created_at: madeByUs, updated_at: madeByUs, land_changed_at: doneHere },
  customers: {
    created_at: madeByUs,
    updated_at: madeByUs,
    email_changed_at: doneHere,
    mobile_changed_at: doneHere,
  },
  documents: { imported_at: madeByUs },
  legal_notices: {
    imported_at: madeByUs,
    pdf: madeByUs,
    event_id: doneHere,
    mailed_at: doneHere,
    texted_at: doneHere,
    due_at: doneHere,
  },
  intervention_events: { id: madeByUs },
  intervention_invoices: { file_id: 'a paper, which is added here' },
  interventions: {
    late_at: doneHere,
    late_told_at: doneHere,
    delay_told_at: doneHere,
    call_told_at: doneHere,
    joined_at: doneHere,
    may_record: doneHere,
    reminded_for: doneHere,
    changes: doneHere,
    key: doneHere,
    digest: doneHere,
  },
  meter_readings: {
    id: madeByUs,
    created_at: madeByUs,
    period_end: 'of a reading that was sent here',
    confirmation: 'of a reading that was sent here',
    sent_key: 'of a reading that was sent here',
  },
  bill_deliveries: { created_at: madeByUs, updated_at: madeByUs },
  notifications: { id: madeByUs, event_id: 'of a notification that was made here' },
  onboarding_requests: { created_at: madeByUs, updated_at: madeByUs },
  payment_methods: { updated_at: madeByUs, chosen_at: doneHere },
  quotes: { file_id: 'a paper, which is added here' },
  vas_contracts: { created_at: madeByUs, updated_at: madeByUs },
};

const renamed: Readonly<Record<string, string>> = { account_type: 'type' };

function covered(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (table: string, columns: readonly string[]) =>
    found.set(table, new Set([...(found.get(table) ?? []), ...columns]));
  add('accounts', ['username', 'password_hash', 'customer_code', 'kind']);
  for (const { name, staged } of contractColumns) {
    const column = renamed[staged] ?? staged;
    if (name.startsWith('fibra.')) add('fibre_lines', ['contract_code', column]);
    else if (name.startsWith('autoconsumo.')) add('self_consumptions', ['contract_code', column]);
    else for (const table of ['commodity_contracts', 'vas_contracts']) add(table, [column, 'code', 'commodity']);
  }
  for (const { table, columns, made, derived } of tableKinds) {
    add(table, [...columns.map(({ staged }) => staged), ...Object.keys({ ...made, ...derived })]);
  }
  return found;
}

const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableConfig(table));

describe('what the database keeps has its way in, or a reason why it needs none', () => {
  const ways = covered();
  it.each(tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })))(
    'covers each column of $name by a way in or a reason for none',
    ({ name, columns }) => {
      const isElsewhere = reasons.has(name) || name in otherWays;
      expect(isElsewhere && ways.has(name), 'both a way in and a reason for none').toBe(false);
      if (isElsewhere) return;
      const way = ways.get(name) ?? new Set();
      const excepted = Object.keys(exceptions[name] ?? {});
      expect(columns.filter((column) => !way.has(column) && !excepted.includes(column))).toEqual([]);
      expect(excepted.filter((column) => way.has(column) || !columns.includes(column))).toEqual([]);
    },
  );
});

it('rejects a page of columns that `npm run -s import -- columns > docs/import-columns.md` would change', () => {
  const page = readFileSync(new URL('../../../../../docs/import-columns.md', import.meta.url), 'utf8');
  expect(page).toBe(describeAllColumns());
});
