import { toSupportType, type AnswerOf, type Catalogue } from '@sportello/calls';
import { bookableDays, dayInRome, isBookable, readSlotId, slotId, type SupportType } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { findDraft } from '../queries/booking-drafts.ts';
import { findFavouriteCompany, findInstallation, isServed, listCompanies, listCovered } from '../queries/companies.ts';
import { findBookedInstallation } from '../../interventions/queries/interventions.ts';
import { listFreeCompanyIds, listFreeWindows, type PlaceQuery } from '../queries/places.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';

export async function readTypes(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['interventionTypes']>> {
  const covered = await listCovered(db, customerCode);
  const macroTypes = new Map<string, AnswerOf<Catalogue['interventionTypes']>['macroTypes'][number]>();
  for (const row of covered) {
    const type = macroTypes.get(row.macroTypeId) ?? { id: row.macroTypeId, name: row.macroTypeName, installations: [] };
    macroTypes.set(row.macroTypeId, type);
    // Two services may cover the same installation.
    if (type.installations.some(({ id }) => id === row.installationId)) continue;
    const supportTypes = [
      ...(row.byVideocall ? [{ id: '1', name: 'VIDEOCALL' }] : []),
      ...(row.byTechnician ? [{ id: '2', name: 'EXIT_TECHNICAL' }] : []),
    ];
    type.installations.push({ id: row.installationId, name: row.installationName, supportTypes });
  }
  return { macroTypes: [...macroTypes.values()] };
}

/** Returns true if any of the customer's services can be booked here (prenotazione.chiamate.7). */
export async function canBook({ db }: Services, { customerCode }: CustomerActor): Promise<boolean> {
  return (await listCovered(db, customerCode)).length > 0;
}

export async function readDates(
  { db, clock }: Services,
  query: { readonly supportType: string; readonly codDitta?: string | undefined },
): Promise<AnswerOf<Catalogue['interventionDates']>> {
  const now = clock();
  const supportType = supportTypeOf(query.supportType);
  const days = bookableDays(supportType, now.getTime());
  const free = await listFreeWindows(db, { supportType, days, companyCode: query.codDitta, now });
  const bookable = free.filter(({ day, starts }) => isBookable(supportType, day, starts, now.getTime()));
  return { dates: [...new Set(bookable.map(({ day }) => day))] };
}

/** Returns the free windows of one day or of all offered days (prenotazione.chiamate.6). */
export async function readSlots(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  id: string,
  query: {
    readonly supportType: string;
    readonly codDitta?: string | undefined;
    readonly date?: string | undefined;
  },
  draftId: string | undefined,
): Promise<AnswerOf<Catalogue['interventionSlots']>> {
  const now = clock();
  const supportType = supportTypeOf(query.supportType);
  const booked = await findBookedInstallation(db, customerCode, id);
  if (!booked && !(await findInstallation(db, id))) throw new ApiError('NOT_FOUND');
  const offered = bookableDays(supportType, now.getTime());
  const days = offered.filter((day) => query.date === undefined || day === query.date);
  const free = await listFreeWindows(db, {
    supportType,
    days,
    installationId: booked?.installationId ?? id,
    cap: booked?.cap ?? undefined,
    interventionId: booked?.id,
    companyCode: query.codDitta,
    draftId: await ownDraft(db, customerCode, draftId),
    now,
  });
  const slots = free
    .filter(({ day, starts }) => isBookable(supportType, day, starts, now.getTime()))
    .map((window) => ({
      id: slotId(window),
      date: window.day,
      start: window.starts,
      end: window.ends,
      state: 'NONE',
      isAppointmentConfirmed: null,
    }));
  return { slots };
}

/** Returns the companies available in a slot, or the reason why there is none (prenotazione.chiamate.11). */
export async function readCompanies(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  query: { readonly date: string; readonly cap: string; readonly codImpianto: string; readonly slotId: string },
  draftId: string | undefined,
): Promise<AnswerOf<Catalogue['companies']>> {
  const { date, cap, codImpianto: installationId } = query;
  const slot = readSlotId(query.slotId);
  if (!slot) throw invalidFieldError('slotId', 'NOT_VALID');
  if (slot.day !== date) throw invalidFieldError('slotId', 'SLOT_OF_ANOTHER_DAY');
  const place = { supportType: 'EXIT_TECHNICAL', days: [date], windowId: slot.windowId, installationId, cap } as const;
  const now = clock();
  const isPast = date < dayInRome(now.getTime());
  const own = await ownDraft(db, customerCode, draftId);
  const ids = isPast ? [] : await listFreeCompanyIds(db, { ...place, draftId: own, now } satisfies PlaceQuery);
  if (ids.length === 0) {
    const isArea = await isServed(db, { installationId, cap });
    return { companies: [], unavailableCompanyErrorCode: isArea ? 'NO_COMPANY_ON_DATE' : 'NO_COMPANY_IN_AREA' };
  }
  const favourite = await findFavouriteCompany(db, customerCode);
  const found = await listCompanies(db, ids);
  return {
    companies: found
      .map((company) => ({ ...company, favouriteCompany: company.id === favourite }))
      .toSorted(
        (one, other) => other.score - one.score || Number(other.favouriteCompany) - Number(one.favouriteCompany),
      ),
  };
}

/** Returns the id only of the customer's own draft, whose hold counts as free. */
async function ownDraft(db: Database, customerCode: string, id: string | undefined): Promise<string | undefined> {
  return id !== undefined && (await findDraft(db, id, customerCode)) ? id : undefined;
}

function supportTypeOf(name: string): SupportType {
  // The call contract rejects other names.
  return toSupportType(name) ?? 'EXIT_TECHNICAL';
}
