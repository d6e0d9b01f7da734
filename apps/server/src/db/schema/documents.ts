import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant, isOneOf, day } from './columns.ts';

/** The documents of contracts; what they hold stands in the archive (ports/archive). */
export const documents = pgTable(
  'documents',
  {
    number: text('number').primaryKey(),
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    /** What `contractCode` is the code of. */
    contractKind: text('contract_kind', { enum: ['COMMODITY', 'VAS', 'QUOTATION'] }).notNull(),
    contractCode: text('contract_code').notNull(),
    /** CONTRATTO_DEFINITIVO, AUDIO_RECORDING, …; null or another word reads as contract documentation. */
    type: text('type'),
    name: text('name'),
    createdOn: day('created_on'),
    receivedOn: day('received_on'),
    documentDate: day('document_date'),
    /** By what the archive knows it; null when it has none of it. */
    archiveKey: text('archive_key'),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  (table) => [
    index('documents_contract').on(table.customerCode, table.contractKind, table.contractCode),
    check('documents_contract_kind', isOneOf(table.contractKind)),
  ],
);
