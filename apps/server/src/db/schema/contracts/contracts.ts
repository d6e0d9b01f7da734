import {
  SERVICE_SUBTYPES,
  SUPPLIED_COMMODITIES,
  KNOWN_MARKETS,
  KNOWN_ITEM_CATEGORIES,
  KNOWN_HOLDER_RELATIONSHIPS,
  KNOWN_ACCOUNT_TYPES,
  ONBOARDING_SOURCES,
} from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '../customers.ts';
import { instant, isOneOf, day } from '../columns.ts';

const address = {
  street: text('street'),
  cap: text('cap'),
  city: text('city'),
  province: text('province'),
  country: text('country'),
};

const customerCode = () =>
  text('customer_code')
    .notNull()
    .references(() => customers.code, { onDelete: 'cascade' });

const rowTimes = {
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
};

/** Electricity and gas contracts as delivered by the source, without a status of ours (fornitore.dati.3). */
export const commodityContracts = pgTable(
  'commodity_contracts',
  {
    code: text('code').primaryKey(),
    customerCode: customerCode(),
    commodity: text('commodity', { enum: SUPPLIED_COMMODITIES }).notNull(),
    /** The source's own value, from which the status is derived. */
    sourceState: text('source_state').notNull(),
    quotationCode: text('quotation_code'),
    nickname: text('nickname'),
    pod: text('pod'),
    pdr: text('pdr'),
    market: text('market', { enum: KNOWN_MARKETS }),
    offerName: text('offer_name'),
    contractAccount: text('contract_account'),
    crmCode: text('crm_code'),
    areraCode: text('arera_code'),
    startDate: day('start_date'),
    endDate: day('end_date'),
    signDate: day('sign_date'),
    /** First day on which the supply is its customer's; null: since ever (contratto.intestatario.1). */
    holderSince: day('holder_since'),
    selfReading: boolean('self_reading').notNull().default(false),
    fiscalCode: text('fiscal_code'),
    vatNumber: text('vat_number'),
    billingType: text('billing_type'),
    residenceAlias: text('residence_alias'),
    activationDate: day('activation_date'),
    tariffType: text('tariff_type'),
    /** kW; electricity only. */
    power: doublePrecision('power'),
    /** Standard cubic metres in a cubic metre of its meter (C); only for gas. */
    gasCoefficient: doublePrecision('gas_coefficient'),
    dealerPhone: text('dealer_phone'),
    /** The building's land registry data: sheet, parcel and sub-unit. */
    landSheet: text('land_sheet'),
    landParcel: text('land_parcel'),
    landSubunit: text('land_subunit'),
    /** Set when the customer enters the data: imports then no longer change it (docs/import.md). */
    landChangedAt: instant('land_changed_at'),
    ...address,
    ...rowTimes,
  },
  (table) => [
    index('commodity_contracts_customer').on(table.customerCode, table.code),
    index('commodity_contracts_account').on(table.contractAccount),
    index('commodity_contracts_self_reading')
      .on(table.customerCode)
      .where(sql`${table.selfReading}`),
    index('commodity_contracts_held')
      .on(table.code)
      .where(sql`${table.holderSince} is not null`),
    check('commodity_contracts_commodity', isOneOf(table.commodity)),
    check('commodity_contracts_market', isOneOf(table.market)),
    check(
      'commodity_contracts_point',
      sql`(${table.commodity} = 'LUCE' or ${table.pod} is null) and (${table.commodity} = 'GAS' or ${table.pdr} is null)`,
    ),
  ],
);

export const vasContracts = pgTable(
  'vas_contracts',
  {
    code: text('code').primaryKey(),
    customerCode: customerCode(),
    type: text('type', { enum: KNOWN_ITEM_CATEGORIES }).notNull(),
    subType: text('sub_type', { enum: SERVICE_SUBTYPES }).notNull(),
    productType: text('product_type').notNull(),
    sourceState: text('source_state').notNull(),
    progress: doublePrecision('progress'),
    name: text('name').notNull(),
    description: text('description'),
    activationDate: day('activation_date'),
    purchaseDate: day('purchase_date'),
    endDate: day('end_date'),
    registryCode: text('registry_code'),
    commodityCode: text('commodity_code'),
    image: text('image'),
    keyword: text('keyword'),
    contractAccount: text('contract_account'),
    insuranceCompany: text('insurance_company'),
    pod: text('pod'),
    personalDataCategoryId: text('personal_data_category_id'),
    fiscalCode: text('fiscal_code'),
    vatNumber: text('vat_number'),
    ...address,
    ...rowTimes,
  },
  (table) => [
    index('vas_contracts_customer').on(table.customerCode, table.code),
    index('vas_contracts_account').on(table.contractAccount),
    check('vas_contracts_type', isOneOf(table.type)),
    check('vas_contracts_sub_type', isOneOf(table.subType)),
    check('vas_contracts_progress', sql`${table.progress} between 0 and 100`),
  ],
);

/** Speed in Mbit/s. */
export const fibreLines = pgTable('fibre_lines', {
  contractCode: text('contract_code')
    .primaryKey()
    .references(() => vasContracts.code, { onDelete: 'cascade' }),
  resourceId: text('resource_id'),
  migrationCode: text('migration_code'),
  modemOnLoan: boolean('modem_on_loan').notNull().default(false),
  publicStaticIp: boolean('public_static_ip').notNull().default(false),
  ultraFastSpeed: boolean('ultra_fast_speed').notNull().default(false),
  technology: text('technology'),
  downloadSpeed: integer('download_speed'),
});

export const selfConsumptions = pgTable('self_consumptions', {
  contractCode: text('contract_code')
    .primaryKey()
    .references(() => vasContracts.code, { onDelete: 'cascade' }),
  businessActivation: day('business_activation'),
  representativeOf: text('representative_of', { enum: KNOWN_HOLDER_RELATIONSHIPS }),
  type: text('type', { enum: KNOWN_ACCOUNT_TYPES }),
});

/** Quotations and meter service requests: supplies not yet active. */
export const onboardingRequests = pgTable(
  'onboarding_requests',
  {
    code: text('code').primaryKey(),
    customerCode: customerCode(),
    source: text('source', { enum: ONBOARDING_SOURCES }).notNull(),
    /** Kind of request: ZQAT, ZM02, … */
    type: text('type'),
    activationReason: text('activation_reason'),
    commodity: text('commodity', { enum: SUPPLIED_COMMODITIES }).notNull(),
    status: text('status'),
    statusId: text('status_id'),
    progress: doublePrecision('progress'),
    offerName: text('offer_name'),
    activationDate: day('activation_date'),
    cancellationReason: text('cancellation_reason'),
    inadmissibilityReason: text('inadmissibility_reason'),
    stepId: text('step_id'),
    defaulting: boolean('defaulting').notNull().default(false),
    pod: text('pod'),
    pdr: text('pdr'),
    ...address,
    ...rowTimes,
  },
  (table) => [
    index('onboarding_requests_customer').on(table.customerCode, table.source, table.code),
    check('onboarding_requests_source', isOneOf(table.source)),
    check('onboarding_requests_commodity', isOneOf(table.commodity)),
    check('onboarding_requests_progress', sql`${table.progress} between 0 and 100`),
  ],
);
