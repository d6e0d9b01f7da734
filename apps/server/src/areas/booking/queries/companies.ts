import type { SupportType } from '@sportello/domain';
import { and, asc, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  companies,
  companyAreas,
  companySkills,
  coveredInstallations,
  installations,
  interventions,
  macroTypes,
  slotWindows,
  vasContracts,
} from '../../../db/schema/index.ts';

export function listWindows(db: Database, supportType: SupportType) {
  return db.select().from(slotWindows).where(eq(slotWindows.supportType, supportType)).orderBy(asc(slotWindows.starts));
}

export function listWindowsLike(db: Database, windowId: string) {
  const kind = db.select({ kind: slotWindows.supportType }).from(slotWindows).where(eq(slotWindows.id, windowId));
  return db.select().from(slotWindows).where(inArray(slotWindows.supportType, kind)).orderBy(asc(slotWindows.starts));
}

export async function findWindow(db: Database, id: string) {
  const [found] = await db.select().from(slotWindows).where(eq(slotWindows.id, id));
  return found;
}

const companyFields = {
  id: companies.id,
  code: companies.code,
  score: companies.score,
  numberOfReviews: companies.reviews,
  license: companies.licence,
};

export async function findCompany(db: Database, where: { readonly id: string } | { readonly code: string }) {
  const which = 'id' in where ? eq(companies.id, where.id) : eq(companies.code, where.code);
  const [found] = await db
    .select(companyFields)
    .from(companies)
    .where(and(which, eq(companies.active, true)));
  return found;
}

/**
 * Returns a company's travel minutes between two visits, even if it is inactive. A share lock keeps them until the
 * transaction ends, because a place must be freed with the shares it was taken with.
 */
export async function findTravelMinutes(db: Database, id: string): Promise<number> {
  const [found] = await db
    .select({ travelMinutes: companies.travelMinutes })
    .from(companies)
    .where(eq(companies.id, id))
    .for('share');
  return found?.travelMinutes ?? 0;
}

export function listCompanies(db: Database, ids: readonly string[]) {
  return db
    .select(companyFields)
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .orderBy(desc(companies.score), asc(companies.code));
}

/** Checks that the company, or any company, repairs an installation at a postal code. */
export async function isServed(
  db: Database,
  given: { installationId: string; cap: string; companyId?: string; interventionId?: string | undefined },
): Promise<boolean> {
  const { installationId, cap, companyId, interventionId } = given;
  const skilled = db
    .select({ one: sql`1` })
    .from(companySkills)
    .where(and(eq(companySkills.companyId, companies.id), eq(companySkills.installationId, installationId)));
  const listed = db
    .select({ one: sql`1` })
    .from(companyAreas)
    .where(and(eq(companyAreas.companyId, companies.id), eq(companyAreas.cap, cap)));
  // The operations centre may have assigned a company whose areas do not list the place (operatore.centrale.9).
  const assigned = db
    .select({ one: sql`1` })
    .from(interventions)
    .where(
      and(
        eq(interventions.companyId, companies.id),
        eq(interventions.id, interventionId ?? ''),
        eq(interventions.cap, cap),
      ),
    );
  const [found] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        or(exists(listed), interventionId === undefined ? undefined : exists(assigned)),
        eq(companies.active, true),
        exists(skilled),
        companyId === undefined ? undefined : eq(companies.id, companyId),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Returns the company that last finished an intervention for a customer, its favourite (intervento.ditta.3). */
export async function findFavouriteCompany(db: Database, customerCode: string): Promise<string | undefined> {
  const [last] = await db
    .select({ companyId: interventions.companyId })
    .from(interventions)
    .where(
      and(
        eq(interventions.customerCode, customerCode),
        inArray(interventions.state, ['Completed', 'Consuntivato', 'Fatturato']),
        sql`${interventions.companyId} is not null`,
      ),
    )
    .orderBy(desc(interventions.createdAt))
    .limit(1);
  return last?.companyId ?? undefined;
}

/** Returns the coverage of a customer's active services, by kind and list position. */
export function listCovered(db: Database, customerCode: string) {
  return db
    .select({
      contractCode: vasContracts.code,
      macroTypeId: macroTypes.id,
      macroTypeName: macroTypes.name,
      installationId: installations.id,
      installationName: installations.name,
      byVideocall: installations.byVideocall,
      byTechnician: installations.byTechnician,
    })
    .from(vasContracts)
    .innerJoin(coveredInstallations, eq(coveredInstallations.contractCode, vasContracts.code))
    .innerJoin(installations, eq(installations.id, coveredInstallations.installationId))
    .innerJoin(macroTypes, eq(macroTypes.id, installations.macroTypeId))
    .where(
      and(
        eq(vasContracts.customerCode, customerCode),
        eq(vasContracts.subType, 'INTERVENTO_TECNICO'),
        eq(vasContracts.sourceState, 'Attivo'),
      ),
    )
    .orderBy(asc(macroTypes.position), asc(installations.position), asc(vasContracts.code));
}

export async function findInstallation(db: Database, id: string) {
  const [found] = await db.select().from(installations).where(eq(installations.id, id));
  return found;
}

export async function isSkilled(db: Database, companyId: string, installationId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(companySkills, eq(companySkills.companyId, companies.id))
    .where(
      and(eq(companies.id, companyId), eq(companies.active, true), eq(companySkills.installationId, installationId)),
    );
  return found !== undefined;
}
