import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isHoldersDocument } from '../../db/owned.ts';
import { documents } from '../../db/schema/index.ts';

export interface DocumentedContract {
  readonly kind: (typeof documents.$inferSelect)['contractKind'];
  readonly code: string;
}

const ofCustomer = (customerCode: string) => and(eq(documents.customerCode, customerCode), isHoldersDocument);

export function listDocuments(db: Database, customerCode: string, contracts: readonly DocumentedContract[]) {
  const ofContracts = contracts.map(({ kind, code }) =>
    and(eq(documents.contractKind, kind), eq(documents.contractCode, code)),
  );
  return db
    .select()
    .from(documents)
    .where(and(ofCustomer(customerCode), or(...ofContracts)))
    .orderBy(desc(documents.documentDate), asc(documents.number));
}

export function findDocuments(db: Database, customerCode: string, numbers: readonly string[]) {
  return db
    .select()
    .from(documents)
    .where(and(ofCustomer(customerCode), inArray(documents.number, [...numbers])))
    .orderBy(asc(documents.number));
}

export function listDocumentsOf(db: Database, customerCode: string) {
  return db.select().from(documents).where(ofCustomer(customerCode)).orderBy(asc(documents.number));
}

export type DocumentRow = typeof documents.$inferSelect;
