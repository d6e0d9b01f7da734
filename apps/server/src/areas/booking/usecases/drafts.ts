import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { readSlotId, slotId } from '@sportello/domain';
import {
  countDrafts,
  deleteDraft,
  deleteDraftFile,
  findDraft,
  findDraftFile,
  insertDraftFile,
  listDraftFiles,
  listDrafts,
  lockDraft,
  saveDraft,
} from '../queries/booking-drafts.ts';
import { findWindow } from '../queries/companies.ts';
import { findIntervention, findInterventionByKey } from '../../interventions/queries/interventions.ts';
import { findHold } from '../queries/slot-holds.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import type { FileAnswer } from '../../documents/usecases/content.ts';
import { readBookingFiles } from './files.ts';
import { endHold } from './hold.ts';

type WireDraft = AnswerOf<Catalogue['bookingDraft']>['bozza'];
type Row = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** Unfinished drafts per customer. */
const mostDrafts = 20;

export async function readDrafts({ db, clock }: Services, { customerCode }: CustomerActor): Promise<WireDraft[]> {
  const rows = await listDrafts(db, customerCode);
  return Promise.all(rows.map((row) => onWire(db, row, clock())));
}

export async function readDraft({ db, clock }: Services, { customerCode }: CustomerActor, id: string) {
  const row = await findDraft(db, id, customerCode);
  if (!row) throw new ApiError('NOT_FOUND');
  return onWire(db, row, clock());
}

export async function upsertBookingDraft(
  services: Services,
  actor: CustomerActor,
  { params, body }: ParsedRequestOf<Catalogue['saveBookingDraft']>,
): Promise<WireDraft> {
  const { customerCode } = actor;
  const { flusso: flow, idIntervento: interventionId = null, campi: fields } = body;
  const updatedAt = services.clock();
  if (interventionId !== null && !(await findIntervention(services.db, customerCode, interventionId))) {
    throw new ApiError('NOT_FOUND');
  }
  const isNew = !(await findDraft(services.db, params.id, customerCode));
  // A booked draft id can't begin another draft, for instance from an open tab (prenotazione.bozza.1).
  if (isNew && (await findInterventionByKey(services.db, customerCode, params.id))) throw new ApiError('NOT_FOUND');
  if (isNew && (await countDrafts(services.db, customerCode)) >= mostDrafts) throw new ApiError('TOO_MANY_DRAFTS');
  await services.db.transaction(async (db) => {
    const isOwn = await saveDraft(db, { id: params.id, customerCode, flow, interventionId, fields, updatedAt });
    if (!isOwn) throw new ApiError('NOT_FOUND');
    await record(db, actor, 'saveBookingDraft', updatedAt);
  });
  return readDraft(services, actor, params.id);
}

export async function removeBookingDraft(services: Services, actor: CustomerActor, id: string): Promise<void> {
  await services.db.transaction(async (db) => {
    await endHold(db, actor.customerCode, id);
    if (!(await deleteDraft(db, id, actor.customerCode))) throw new ApiError('NOT_FOUND');
    await record(db, actor, 'deleteBookingDraft', services.clock());
  });
}

export async function addFile(
  services: Services,
  actor: CustomerActor,
  id: string,
  given: { readonly fileName: string; readonly file: string },
  { gone }: Pick<RequestInfo, 'gone'>,
): Promise<AnswerOf<Catalogue['addBookingFile']>> {
  const read = await readBookingFiles(services, [given], '', { id: actor.accountId, gone });
  if ('refused' in read) throw invalidFieldError('file', read.refused[0]?.codice ?? 'NOT_VALID');
  const [file] = read.files;
  if (!file) throw invalidFieldError('file', 'MISSING');
  const { name, type: mediaType, content } = file;
  const position = await services.db.transaction(async (db) => {
    if (!(await lockDraft(db, id, actor.customerCode))) throw new ApiError('NOT_FOUND');
    const place = await insertDraftFile(db, id, { name, mediaType, content });
    if (place !== undefined) await record(db, actor, 'addBookingFile', services.clock());
    return place;
  });
  if (position === undefined) throw invalidFieldError('file', 'TOO_MANY');
  return { posizione: position, nome: name, byte: content.length };
}

export async function removeFile(services: Services, actor: CustomerActor, id: string, position: number) {
  await services.db.transaction(async (db) => {
    if (!(await deleteDraftFile(db, actor.customerCode, id, position))) throw new ApiError('NOT_FOUND');
    await record(db, actor, 'removeBookingFile', services.clock());
  });
}

export async function openFile(
  { db }: Services,
  { customerCode }: CustomerActor,
  id: string,
  position: number,
): Promise<FileAnswer> {
  const file = await findDraftFile(db, customerCode, id, position);
  if (!file) throw new ApiError('NOT_FOUND');
  return { name: file.name, type: file.mediaType, content: file.content };
}

async function onWire(db: Database, row: Row, now: Date): Promise<WireDraft> {
  const files = await listDraftFiles(db, row.id);
  const hold = await findHold(db, row.id, row.customerCode);
  const isHeld = hold !== undefined && hold.expiresAt > now;
  const { slotId: chosen } = row.fields;
  const slot = typeof chosen === 'string' ? readSlotId(chosen) : undefined;
  const window = slot && (await findWindow(db, slot.windowId));
  return {
    id: row.id,
    flusso: row.flow,
    idIntervento: row.interventionId,
    campi: row.fields,
    aggiornata: row.updatedAt.toISOString(),
    file: files.map(({ position, name, bytes }) => ({ posizione: position, nome: name, byte: bytes })),
    fascia: isHeld ? { slotId: slotId(hold), companyId: hold.companyId, scade: hold.expiresAt.toISOString() } : null,
    orario: window ? { inizio: window.starts, fine: window.ends } : null,
  };
}
