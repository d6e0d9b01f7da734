import { EXIT_KINDS, EXIT_STEPS } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { commodityContracts } from './contracts.ts';
import { isOneOf, day } from '../columns.ts';

/** Steps of the exits of supplies as the provider reports them, a row each; of several exits the latest counts (uscita.passi.3). */
export const contractExits = pgTable(
  'contract_exits',
  {
    contractCode: text('contract_code')
      .notNull()
      .references(() => commodityContracts.code, { onDelete: 'cascade' }),
    /** The day on which the exit was asked for; it identifies the exit. */
    requestedOn: day('requested_on').notNull(),
    step: text('step', { enum: EXIT_STEPS }).notNull(),
    kind: text('kind', { enum: EXIT_KINDS }).notNull(),
    doneOn: day('done_on'),
    expectedOn: day('expected_on'),
    newSupplier: text('new_supplier'),
    billNumber: text('bill_number'),
  },
  (table) => [
    primaryKey({ columns: [table.contractCode, table.requestedOn, table.step] }),
    check('contract_exits_step', isOneOf(table.step)),
    check('contract_exits_kind', isOneOf(table.kind)),
    check('contract_exits_days', sql`${table.doneOn} is not null or ${table.expectedOn} is not null`),
    check('contract_exits_bill', sql`${table.billNumber} is null or ${table.step} = 'ULTIMA_BOLLETTA'`),
  ],
);
