import type { Catalogue, ParsedRequestOf } from '@sportello/calls';
import { checkPaper, findPaper, insertMessage } from '../../../areas/supply-requests/queries/papers.ts';
import { isBillOf } from '../../../areas/supply-requests/queries/supplies.ts';
import type { RequestRow } from '../../../areas/supply-requests/queries/requests.ts';
import { digestOf, lockExisting } from '../../../areas/supply-requests/usecases/change.ts';
import { partsOfOne } from '../../../areas/supply-requests/usecases/facts.ts';
import { rejectClosed, rejectRequest, takeStep } from '../../../areas/supply-requests/usecases/move.ts';
import { announceNews } from '../../../areas/supply-requests/usecases/notify.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import type { Actor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { existingRequest } from './read.ts';

type Asked<Id extends keyof Catalogue> = ParsedRequestOf<Catalogue[Id]>;

/** Runs a change of a request under its row lock, and audits it unless it changed nothing. */
async function changeRequest(
  services: Services,
  actor: Actor,
  { number, deed, at }: { readonly number: string; readonly deed: string; readonly at: Date },
  change: (db: Database, row: RequestRow) => Promise<boolean>,
): Promise<void> {
  const { id, customerCode } = await existingRequest(services.db, number);
  await services.db.transaction(async (db) => {
    const row = await lockExisting(db, id);
    if (await change(db, row)) await record(db, { ...actor, customerCode }, deed, at);
  });
}

/** Accepts or rejects a paper once; the same again changes nothing (pratica.carte.2). */
export async function checkReceivedPaper(
  services: Services,
  actor: Actor,
  { params: { numero, posizione }, body: { esito: state, motivo } }: Asked<'checkSupplyRequestPaper'>,
): Promise<void> {
  const at = services.clock();
  const reason = state === 'RESPINTA' ? (motivo ?? null) : null;
  const deed = 'checkSupplyRequestPaper';
  await changeRequest(services, actor, { number: numero, deed, at }, async (db, row) => {
    const paper = await findPaper(db, row.id, posizione);
    if (!paper) throw new ApiError('NOT_FOUND');
    if (paper.state === state && paper.reason === reason) return false;
    rejectClosed(await partsOfOne(db, row));
    // Another operator was faster.
    if (paper.state !== 'DA_VERIFICARE') throw new ApiError('CHANGED_MEANWHILE');
    await checkPaper(db, row.id, posizione, { state, reason, checkedAt: at, checkedBy: actor.username });
    const about = state === 'ACCETTATA' ? 'PAPER_ACCEPTED' : 'PAPER_REJECTED';
    const news = { about, paper: paper.paper } as const;
    await announceNews(
      services,
      db,
      row,
      { news, eventOf: (data) => ({ kind: 'SUPPLY_REQUEST_MOVED', data: { ...data, position: posizione } }) },
      { by: actor, at },
    );
    return true;
  });
}

/** Takes a step of a request once its papers are accepted (pratica.passi.2, pratica.carte.3). */
export async function moveReceivedRequest(
  services: Services,
  actor: Actor,
  { params: { numero }, body: { passo, giorno, orario, bolletta } }: Asked<'moveSupplyRequest'>,
): Promise<void> {
  const at = services.clock();
  const step = { step: passo, day: giorno ?? null, hours: orario ?? null, bill: bolletta ?? null };
  await changeRequest(services, actor, { number: numero, deed: 'moveSupplyRequest', at }, async (db, row) => {
    if (step.bill !== null && !(await isBillOf(db, row.customerCode, step.bill))) {
      throw invalidFieldError('bolletta', 'NOT_VALID');
    }
    return takeStep(services, db, row, step, { by: actor, at, needsPapers: true });
  });
}

export async function rejectReceivedRequest(
  services: Services,
  actor: Actor,
  { params: { numero }, body: { codice: code, testo } }: Asked<'rejectSupplyRequest'>,
): Promise<void> {
  const at = services.clock();
  await changeRequest(services, actor, { number: numero, deed: 'rejectSupplyRequest', at }, (db, row) =>
    rejectRequest(services, db, row, { code, words: testo ?? null }, { by: actor, at }),
  );
}

/** Writes to the customer, and asks for a paper where it names one (pratica.operatore.2). */
export async function answerReceivedRequest(
  services: Services,
  actor: Actor,
  { params: { numero }, body, headers }: Asked<'answerSupplyRequest'>,
): Promise<void> {
  const at = services.clock();
  const sent = { key: headers['idempotency-key'] ?? null, digest: digestOf(body) };
  await changeRequest(services, actor, { number: numero, deed: 'answerSupplyRequest', at }, async (db, row) => {
    const { testo: text, chiede: paper } = body;
    const message = { requestId: row.id, author: actor.username, text, asksFor: paper ?? null, at, ...sent };
    // A repeat of a message is accepted after the end, a new one is not.
    if (!(await insertMessage(db, message))) return false;
    rejectClosed(await partsOfOne(db, row));
    const news = paper === undefined ? ({ about: 'MESSAGE' } as const) : ({ about: 'PAPER_ASKED', paper } as const);
    await announceNews(services, db, row, { news }, { by: actor, at });
    return true;
  });
}
