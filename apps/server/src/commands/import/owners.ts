/**
 * Owner of a column after its row exists. An import writes all columns of a new row, but in an existing row only
 * those that the provider still owns. Columns that are not listed always belong to the provider.
 */
export type Owner =
  | 'provider'
  /** Owned by the customer from the start; an import never changes it. */
  | 'customer'
  /** Owned by the provider until the customer changes it here, at the time in this column. */
  | { readonly untilChanged: string }
  /** Owned by the provider until the customer has set it; then this column is true. */
  | { readonly untilTrue: string }
  /** Owned by the provider unless this SQL is true, over the table and the file's row as `s`. */
  | { readonly unless: string };

const each = (columns: readonly string[], owner: Owner) => Object.fromEntries(columns.map((column) => [column, owner]));

/**
 * SQL: the file names the active payment method by mandate or card, or by its IBAN or card digits where it has no
 * ids.
 */
const isNamed = `(s.method_id = payment_methods.method_id
  or payment_methods.current_mandate in (s.current_mandate, s.future_mandate)
  or s.current_mandate is null and s.debit_iban = payment_methods.debit_iban
  or s.card_token = payment_methods.card_token
  or (s.card_last_digits, s.card_expiry) = (payment_methods.card_last_digits, payment_methods.card_expiry)) is true`;

/** Once the provider knows the customer's choice, its files decide the payment method (fornitore.esiti.7). */
const chosenByThem = { unless: `payment_methods.chosen_at is not null and not (${isNamed})` } satisfies Owner;

/**
 * The customer chose a payment method here whose outcome is pending (fornitore.esiti.1), or which no file contains
 * yet.
 */
const methodOfTheirs: Owner = {
  unless: `${chosenByThem.unless}
    or exists (select from customer_changes c where c.customer_code = payment_methods.customer_code
      and c.matter = 'PAGAMENTO' and c.subject = payment_methods.contract_account
      and (c.state in ('INVIATA', 'PRESA_IN_CARICO') or c.state = 'ATTIVA' and c.applied_at is null))`,
};

const methodColumns = [
  'method_code',
  'method_id',
  'status',
  'type',
  'card_holder',
  'card_last_digits',
  'card_expiry',
  'card_circuit',
  'card_kind',
  'card_token',
  'debit_name',
  'debit_surname',
  'debit_iban',
  'debit_bank',
  'debit_branch',
  'debit_fiscal_code',
  'current_mandate',
  'future_mandate',
  'future_iban',
];

/**
 * The bill was paid here and not fully reversed, or a bank debit is pending or done, which older files don't know, or
 * it is now paid in instalments.
 * Until a payment is made the file decides: a different amount stops the payment (pagamento.bollette.5).
 */
const paidHere: Owner = {
  unless: `(exists (select from payment_items i join payments p on p.id = i.payment_id
      where i.bill_id = bills.id and p.state in ('IN_PROGRESS', 'OK') and i.reversed_cents < i.amount_cents)
    or exists (select from collection_debits d where d.bill_id = bills.id and d.state <> 'RETURNED')
    or s.open_cents > 0 and exists (select from instalment_plans p where p.bill_id = bills.id))`,
};

/** The file is not newer than the last change here. */
const newerHere: Owner = { unless: 'interventions.updated_at >= s.updated_at' };

const movedHere: Owner = {
  unless: `exists (select from interventions i where i.id = intervention_slots.intervention_id and i.changes > 0)`,
};

const answered: Owner = { unless: 'quotes.answered_at is not null' };

/**
 * Columns that don't always belong to the provider, by table. Tables that no import writes (consents, sessions,
 * codes, events, messages, …) belong to the customer or to us entirely.
 */
export const owners: Readonly<Record<string, Readonly<Record<string, Owner>>>> = {
  customers: {
    email: { untilChanged: 'email_changed_at' },
    mobile: { untilChanged: 'mobile_changed_at' },
  },
  // Customers who registered here chose the username and proved their identity.
  accounts: { password_hash: 'customer', username: { untilTrue: 'verified' } },
  commodity_contracts: {
    nickname: 'customer',
    residence_alias: 'customer',
    land_sheet: { untilChanged: 'land_changed_at' },
    land_parcel: { untilChanged: 'land_changed_at' },
    land_subunit: { untilChanged: 'land_changed_at' },
  },
  payment_methods: { ...each(methodColumns, methodOfTheirs), chosen_at: chosenByThem },
  // A mandate that ended here is over, whatever a later file has.
  sepa_mandates: { ended_at: { untilChanged: 'ended_at' } },
  bill_deliveries: each(['bill_delivery', 'sms', 'mail'], 'customer'),
  bills: each(['status_code', 'open_cents', 'paid_on', 'method_code', 'debit_outcome'], paidHere),
  free_hours: { used_on: { untilChanged: 'used_on' } },
  interventions: each(
    [
      'state',
      'sub_state',
      'street',
      'cap',
      'city',
      'province',
      'country',
      'address_note',
      'latitude',
      'longitude',
      'company_id',
      'no_company_reason',
      'email',
      'phone',
      'contact_mode',
      'note',
      'privacy_consent',
      'free_hour_used',
      'feedback_left',
      'geolocation_active',
      'field_state',
      'work_code',
      'cancellation_reason_id',
      'cancellation_notes',
      'updated_at',
    ],
    newerHere,
  ),
  intervention_slots: each(['day', 'window_id', 'company_id', 'state', 'appointment_confirmed'], movedHere),
  quotes: each(['state', 'payment_method', 'commodity_code', 'answered_at'], answered),
  notifications: { read_at: { untilChanged: 'read_at' } },
};

/** Data that belong to the holder when a row moves to another customer. */
export interface Holding {
  readonly holder: string;
  readonly columns: readonly string[];
  /** Dependent rows by table, each with its SQL join condition. */
  readonly rows?: Readonly<Record<string, string>>;
}

/**
 * Data dropped when a row moves to another customer, unless the file sets them for the new one (fornitore.dati.4).
 */
export const holdings: Readonly<Record<string, Holding>> = {
  commodity_contracts: {
    holder: 'customer_code',
    columns: [
      'nickname',
      'residence_alias',
      'sign_date',
      'land_sheet',
      'land_parcel',
      'land_subunit',
      'land_changed_at',
      'fiscal_code',
      'vat_number',
    ],
    rows: {
      consumption_thresholds: 'consumption_thresholds.contract_code = commodity_contracts.code',
      consumption_announcements: 'consumption_announcements.contract_code = commodity_contracts.code',
      reading_announcements: 'reading_announcements.contract_code = commodity_contracts.code',
      supply_offers: 'supply_offers.contract_code = commodity_contracts.code',
      supply_prices: 'supply_prices.contract_code = commodity_contracts.code',
      contract_exits: 'contract_exits.contract_code = commodity_contracts.code',
      reading_photos: `reading_photos.reading_id in (
        select r.id from meter_readings r where r.contract_code = commodity_contracts.code)`,
    },
  },
  vas_contracts: { holder: 'customer_code', columns: ['fiscal_code', 'vat_number'] },
  payment_methods: { holder: 'customer_code', columns: [...methodColumns, 'chosen_at'] },
};
