import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { answersThatCount } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { rejectStaleVersion, versionIn } from '../../../shared/versions.ts';
import {
  deleteDraft,
  findDraft,
  findDraftOf,
  insertDraft,
  listDraftFiles,
  lockDraft,
  updateAnswers,
  type DraftRow,
} from '../queries/drafts.ts';
import { findOpenRequest, findRequestOfDraft } from '../queries/requests.ts';
import { checkOffered, withCommodity } from './supply.ts';

type WireDraft = AnswerOf<Catalogue['supplyRequestDraft']>['bozza'];

/** Returns a draft of the customer; throws NOT_FOUND for somebody else's and for one that was sent. */
export async function ownDraft(db: Database, { customerCode }: CustomerActor, id: string): Promise<DraftRow> {
  const row = await findDraft(db, customerCode, id);
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** Throws REQUEST_UNDER_WAY for a draft whose supply has an open request of the kind (pratica.invio.2). */
export async function rejectUnderWay(db: Database, { customerCode, kind, contractCode, answers }: DraftRow) {
  const asked = { kind, contractCode, point: answers.punto };
  if (await findOpenRequest(db, customerCode, asked)) throw new ApiError('REQUEST_UNDER_WAY');
}

export async function readDraft({ db }: Services, actor: CustomerActor, id: string): Promise<WireDraft> {
  return draftOnWire(db, await ownDraft(db, actor, id));
}

/** Begins a draft or saves its answers; of a kind and supply there is one, which a new id returns (pratica.bozza.2). */
export async function saveDraft(
  services: Services,
  actor: CustomerActor,
  { params, headers, body }: ParsedRequestOf<Catalogue['saveSupplyRequestDraft']>,
): Promise<WireDraft> {
  const { customerCode } = actor;
  const asked = { kind: body.tipo, contractCode: body.codiceContratto ?? null };
  const id = await services.db.transaction(async (db) => {
    const supply = await checkOffered(services, db, customerCode, asked);
    const answers = answersThatCount(asked.kind, withCommodity(body.risposte, supply));
    const standing = await lockDraft(db, customerCode, params.id);
    if (!standing) return begin(services, db, actor, { ...asked, id: params.id, customerCode, answers });
    if (standing.kind !== asked.kind || standing.contractCode !== asked.contractCode) throw new ApiError('NOT_FOUND');
    // Unchanged answers are accepted, so that a request whose answer was lost can be repeated.
    if (isDeepStrictEqual(standing.answers, answers)) return standing.id;
    rejectStaleVersion(versionIn(headers), String(standing.version));
    const now = services.clock();
    await updateAnswers(db, standing.id, answers, now);
    await recordSaving(db, actor, now);
    return standing.id;
  });
  return readDraft(services, actor, id);
}

/** Returns the id of the draft that there is then: the new one, or one of the same kind and supply. */
async function begin(
  services: Services,
  db: Database,
  actor: CustomerActor,
  draft: Omit<Parameters<typeof insertDraft>[1], 'updatedAt'> & { readonly contractCode: string | null },
): Promise<string> {
  const { customerCode } = actor;
  // A draft that was sent can't begin another one, for instance from an open tab.
  if (await findRequestOfDraft(db, customerCode, draft.id)) throw new ApiError('NOT_FOUND');
  const before = await findDraftOf(db, customerCode, draft);
  if (before) return before.id;
  const now = services.clock();
  const written = await insertDraft(db, { ...draft, updatedAt: now });
  if (written) {
    await recordSaving(db, actor, now);
    return written.id;
  }
  // Another device was faster, or the id is somebody else's.
  const other = await findDraftOf(db, customerCode, draft);
  if (!other) throw new ApiError('NOT_FOUND');
  return other.id;
}

async function recordSaving(db: Database, actor: CustomerActor, at: Date): Promise<void> {
  await record(db, actor, 'saveSupplyRequestDraft', at);
  await invalidateOpenApps(db, { about: 'supplyRequests', customerCode: actor.customerCode });
}

export async function removeDraft(services: Services, actor: CustomerActor, id: string): Promise<void> {
  await services.db.transaction(async (db) => {
    if (!(await deleteDraft(db, actor.customerCode, id))) throw new ApiError('NOT_FOUND');
    await record(db, actor, 'deleteSupplyRequestDraft', services.clock());
    await invalidateOpenApps(db, { about: 'supplyRequests', customerCode: actor.customerCode });
  });
}

export async function draftOnWire(db: Database, row: DraftRow): Promise<WireDraft> {
  const files = await listDraftFiles(db, row.id);
  return {
    ...draftSummary(row),
    versione: String(row.version),
    risposte: row.answers,
    file: files.map(({ position, paper, name, bytes }) => ({
      posizione: position,
      carta: paper,
      nome: name,
      byte: bytes,
    })),
  };
}

export function draftSummary({ id, kind, contractCode, updatedAt }: DraftRow) {
  return { id, tipo: kind, codiceContratto: contractCode, aggiornata: updatedAt.toISOString() };
}
