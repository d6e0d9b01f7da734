import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import {
  countComing,
  findManaged,
  findManagedByCode,
  insertCompany,
  listInstallations,
  listManaged,
  openManaged,
  writeClosure,
  writeCompany,
} from '../queries/managed-companies.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';
import { rejectStaleVersion } from '../../../shared/versions.ts';

type Listed = Awaited<ReturnType<typeof listManaged>>[number];
type Opened = NonNullable<Awaited<ReturnType<typeof openManaged>>>;
type Given = ParsedRequestOf<Catalogue['changeCompany']>['body'];

export async function readManaged({ db, clock }: Services): Promise<AnswerOf<Catalogue['managedCompanies']>> {
  const rows = await listManaged(db, dayInRome(clock().getTime()));
  return { ditte: rows.map(listed) };
}

export async function openCompany({ db, clock }: Services, id: string): Promise<AnswerOf<Catalogue['managedCompany']>> {
  const row = await openManaged(db, id, dayInRome(clock().getTime()));
  if (!row) throw new ApiError('NOT_FOUND');
  return {
    ditta: {
      ...listed(row),
      viaggio: row.travelMinutes,
      cap: row.areas,
      impianti: row.skills,
      versione: row.version,
    },
  };
}

function listed(row: Listed | Opened) {
  return {
    id: row.id,
    codice: row.code,
    nome: row.name,
    telefono: row.phone,
    videochiamata: row.supportType === 'VIDEOCALL',
    punteggio: row.score,
    recensioni: row.reviews,
    licenza: row.licence,
    attiva: row.active,
    orari: row.hours.map(({ weekday, opens, closes, places }) => ({
      giorno: weekday,
      apre: opens,
      chiude: closes,
      posti: places,
    })),
    chiusure: row.closures,
  };
}

export async function readInstallations({ db }: Services): Promise<AnswerOf<Catalogue['repairedInstallations']>> {
  const rows = await listInstallations(db);
  return { impianti: rows.map(({ id, name, kind }) => ({ id, nome: name, tipo: kind })) };
}

/** Creates a company; repeating it with the same data changes nothing. */
export async function createCompany(
  { db, clock }: Services,
  actor: Actor,
  { codice, ...given }: ParsedRequestOf<Catalogue['createCompany']>['body'],
): Promise<AnswerOf<Catalogue['createCompany']>> {
  const now = clock();
  const today = dayInRome(now.getTime());
  return db.transaction(async (transaction) => {
    await rejectUnknownSkills(transaction, given);
    const id = `C${codice}`;
    if (!(await insertCompany(transaction, { id, code: codice }))) {
      const there = await findManagedByCode(transaction, codice);
      const standing = there && (await openManaged(transaction, there.id, today));
      if (!standing || standing.supportType === 'VIDEOCALL' || !isSame(standing, given))
        throw invalidFieldError('codice', 'TAKEN');
      return { id: standing.id };
    }
    await writeCompany(transaction, id, written(given), today);
    await record(transaction, actor, 'createCompany', now);
    return { id };
  });
}

/** Changes a company if its version is current; existing bookings stay. */
export async function changeCompany(
  { db, clock }: Services,
  actor: Actor,
  { id, seen, given }: { readonly id: string; readonly seen: string | undefined; readonly given: Given },
): Promise<void> {
  const now = clock();
  const today = dayInRome(now.getTime());
  await db.transaction(async (transaction) => {
    const standing = await openManaged(transaction, id, today, true);
    if (!standing) throw new ApiError('NOT_FOUND');
    // An unchanged value is accepted on any version.
    if (isSame(standing, given)) return;
    rejectStaleVersion(seen, standing.version);
    await rejectUnknownSkills(transaction, given);
    await writeCompany(transaction, id, written(given), today);
    await record(transaction, actor, 'changeCompany', now);
  });
}

async function rejectUnknownSkills(db: Database, { impianti }: Pick<Given, 'impianti'>): Promise<void> {
  const known = new Set((await listInstallations(db)).map(({ id }) => id));
  if (!impianti.every((id) => known.has(id))) throw invalidFieldError('impianti', 'NOT_VALID');
}

function written({ nome, telefono, attiva, licenza, viaggio, cap, impianti, orari }: Given) {
  return {
    name: nome ?? null,
    phone: telefono ?? null,
    active: attiva,
    licence: licenza,
    travelMinutes: viaggio,
    areas: cap,
    skills: impianti,
    hours: orari.map(({ giorno, apre, chiude, posti }) => ({
      weekday: giorno,
      opens: apre,
      closes: chiude,
      places: posti,
    })),
  };
}

function isSame(standing: Opened, given: Given): boolean {
  const { name, phone, active, licence, travelMinutes, areas, skills, hours } = standing;
  const orderly = (of: ReturnType<typeof written>) =>
    JSON.stringify([
      of.name,
      of.phone,
      of.active,
      of.licence,
      of.travelMinutes,
      of.areas.toSorted(),
      of.skills.toSorted(),
      of.hours
        .toSorted((one, other) => one.weekday - other.weekday)
        .map(({ weekday, opens, closes, places }) => [weekday, opens, closes, places]),
    ]);
  return orderly({ name, phone, active, licence, travelMinutes, areas, skills, hours }) === orderly(written(given));
}

/** Closes or reopens a company on a day; returns the number of appointments on it. */
export async function closeCompany(
  { db, clock }: Services,
  actor: Actor,
  id: string,
  { giorno, chiusa }: ParsedRequestOf<Catalogue['closeCompany']>['body'],
): Promise<AnswerOf<Catalogue['closeCompany']>> {
  const now = clock();
  return db.transaction(async (transaction) => {
    if (!(await findManaged(transaction, id))) throw new ApiError('NOT_FOUND');
    if (giorno < dayInRome(now.getTime())) throw invalidFieldError('giorno', 'DAY_IN_PAST');
    await writeClosure(transaction, id, giorno, chiusa);
    await record(transaction, actor, 'closeCompany', now);
    return { prenotati: await countComing(transaction, giorno, id) };
  });
}
