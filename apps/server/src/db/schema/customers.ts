import { OPERATOR_ROLES } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './columns.ts';

/** The provider's customers with the source's data; the segment is the source's label. */
export const customers = pgTable(
  'customers',
  {
    code: text('code').primaryKey(),
    segment: text('segment').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    companyName: text('company_name'),
    fiscalCode: text('fiscal_code'),
    vatNumber: text('vat_number'),
    email: text('email'),
    mobile: text('mobile'),
    prospect: boolean('prospect').notNull().default(false),
    inCreation: boolean('in_creation').notNull().default(false),
    /** Returns true for N or S, which mark a new customer (profilo.chiamate.4). */
    newCustomer: text('new_customer'),
    contactLockHours: integer('contact_lock_hours'),
    emailChangedAt: instant('email_changed_at'),
    mobileChangedAt: instant('mobile_changed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('customers_fiscal_code').on(table.fiscalCode),
    index('customers_vat_number').on(table.vatNumber),
    check('customers_contact_lock_hours', sql`${table.contactLockHours} >= 0`),
  ],
);

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    username: text('username').notNull(),
    /** Argon2id, in PHC format. */
    passwordHash: text('password_hash').notNull(),
    kind: text('kind', { enum: ['CUSTOMER', 'OPERATOR', 'MAINTENANCE'] }).notNull(),
    customerCode: text('customer_code').references(() => customers.code, { onDelete: 'cascade' }),
    /** An operator's role, checked on each call. */
    role: text('role', { enum: OPERATOR_ROLES }),
    /** True when the owner proved to be the customer: VALIDATO, else REGISTRATO (operatore.ricerca.4). */
    verified: boolean('verified').notNull().default(false),
    disabledAt: instant('disabled_at'),
    /** The moment when a closed account and its data are erased (credenziali.chiusura.2). */
    eraseAfter: instant('erase_after'),
    /** Only for staff; a customer's name and contacts are in the customer's row. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    mobile: text('mobile'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_username').on(sql`lower(${table.username})`),
    uniqueIndex('accounts_customer_code').on(table.customerCode),
    index('accounts_erase_after').on(table.eraseAfter),
    check('accounts_kind', isOneOf(table.kind)),
    check('accounts_role', isOneOf(table.role)),
    check('accounts_operator', sql`(${table.kind} = 'OPERATOR') = (${table.role} is not null)`),
    check('accounts_customer', sql`(${table.kind} = 'CUSTOMER') = (${table.customerCode} is not null)`),
  ],
);

/** Browsers from which an account has signed in; their login attempts are counted separately. */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceId] }), index('known_devices_seen').on(table.seenAt)],
);
