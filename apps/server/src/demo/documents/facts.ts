import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { DrawnBrand } from '../../formats/brand/brand.ts';
import { commodityContracts, customers, documents, onboardingRequests, vasContracts } from '../../db/schema/index.ts';

interface DocumentBrand {
  readonly name: string;
  readonly colours: { readonly from: string; readonly to: string };
  readonly logo?: DrawnBrand['paperLogo'];
}

export type DocumentFacts = NonNullable<Awaited<ReturnType<typeof documentFacts>>> & { readonly brand: DocumentBrand };

export async function documentFacts(db: Database, number: string) {
  const [found] = await db
    .select({
      document: documents,
      customer: customers,
      supply: commodityContracts,
      service: vasContracts,
      request: onboardingRequests,
    })
    .from(documents)
    .innerJoin(customers, eq(customers.code, documents.customerCode))
    .leftJoin(
      commodityContracts,
      and(
        eq(documents.contractKind, 'COMMODITY'),
        eq(commodityContracts.code, documents.contractCode),
        eq(commodityContracts.customerCode, documents.customerCode),
      ),
    )
    .leftJoin(vasContracts, and(eq(documents.contractKind, 'VAS'), eq(vasContracts.code, documents.contractCode)))
    .leftJoin(
      onboardingRequests,
      and(eq(documents.contractKind, 'QUOTATION'), eq(onboardingRequests.code, documents.contractCode)),
    )
    .where(eq(documents.number, number));
  return found;
}
