import { WITHDRAWAL_CONTRACTS } from '@sportello/domain';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant, isOneOf, day } from './columns.ts';

/** Contract documents; their content is in the archive (ports/archive). */
export const documents = pgTable(
  'documents',
  {
    number: text('number').primaryKey(),
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    contractKind: text('contract_kind', { enum: WITHDRAWAL_CONTRACTS }).notNull(),
    contractCode: text('contract_code').notNull(),
    /** CONTRATTO_DEFINITIVO, AUDIO_RECORDING, …; null or any other value counts as contract documentation. */
    type: text('type'),
    name: text('name'),
    createdOn: day('created_on'),
    receivedOn: day('received_on'),
    documentDate: day('document_date'),
    archiveKey: text('archive_key'),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  (table) => [
    index('documents_contract').on(table.customerCode, table.contractKind, table.contractCode),
    check('documents_contract_kind', isOneOf(table.contractKind)),
  ],
);
