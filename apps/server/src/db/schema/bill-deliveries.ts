import { boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant, isOneOf } from './columns.ts';

export const billDeliveries = pgTable(
  'bill_deliveries',
  {
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    contractAccount: text('contract_account').notNull(),
    /** 02 web bill, 03 paper bill (recapito.modello.1); null for neither. */
    billDelivery: text('bill_delivery', { enum: ['02', '03'] }),
    sms: boolean('sms').notNull(),
    mail: boolean('mail').notNull(),
    /** The source's own values: mensile, bimestrale, quadrimestrale. */
    deliveryFrequency: text('delivery_frequency'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerCode, table.contractAccount] }),
    check('bill_deliveries_bill_delivery', isOneOf(table.billDelivery)),
  ],
);
