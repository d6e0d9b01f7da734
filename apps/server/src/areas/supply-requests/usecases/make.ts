import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { centsFromEuros, dayInRome, missingPapers, papersOf, SUPPLY_REQUEST_RULES } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { countTry } from '../../../limits/guesses.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { deleteDraft, listDraftFiles, lockDraft, type DraftRow } from '../queries/drafts.ts';
import { moveDraftFiles } from '../queries/papers.ts';
import {
  findRequestOfDraft,
  insertRequest,
  insertSignedDocument,
  putSteps,
  type RequestRow,
} from '../queries/requests.ts';
import { sign } from './code.ts';
import { rejectUnderWay } from './drafts.ts';
import { makingFacts } from './facts.ts';
import { announceNews } from './notify.ts';
import { requestNumberOf } from './number.ts';
import { supplyWords } from './supply.ts';
import { checkWhole, type WholeRequest } from './whole.ts';

type Request = ParsedRequestOf<Catalogue['makeSupplyRequest']>['body'];
type Receipt = AnswerOf<Catalogue['makeSupplyRequest']>;

/** Limit of requests that a customer makes in a quarter of an hour. */
const madePerCustomer = (customerCode: string) => ({ key: `supply-request:${customerCode}`, most: 20 });

/**
 * Sends a draft, which is used up: the same again, also at once, is the same request (pratica.invio.1). A row lock on
 * the draft lets only one through, and nothing is counted or tried by the others.
 */
export async function makeRequest(
  services: Services,
  actor: CustomerActor,
  request: Request,
  info: RequestInfo,
): Promise<Receipt> {
  const before = await findRequestOfDraft(services.db, actor.customerCode, request.bozza);
  if (before) return receiptOf(before);
  const made = await services.db.transaction((db) => make(services, db, actor, request, info));
  if (made instanceof ApiError) throw made;
  return made;
}

async function make(
  services: Services,
  db: Database,
  actor: CustomerActor,
  { bozza: draftId, totale, codice }: Request,
  info: RequestInfo,
): Promise<Receipt | ApiError> {
  const { customerCode } = actor;
  const draft = await lockDraft(db, customerCode, draftId);
  if (!draft) {
    const before = await findRequestOfDraft(db, customerCode, draftId);
    if (!before) throw new ApiError('NOT_FOUND');
    return receiptOf(before);
  }
  const whole = await checkWhole(services, db, draft);
  const papers = papersOf(draft.kind, whole.answers);
  const sent = (await listDraftFiles(db, draftId)).map(({ paper }) => ({ paper, state: 'DA_VERIFICARE' }) as const);
  if (missingPapers(papers, sent).length > 0) throw invalidFieldError('carte', 'MISSING');
  if (centsFromEuros(totale) !== whole.cost.total) throw new ApiError('PRICE_CHANGED');
  await rejectUnderWay(db, draft);
  await countTry({ ...services, db }, [madePerCustomer(customerCode)]);
  const { isSigned } = SUPPLY_REQUEST_RULES[draft.kind];
  const signature = isSigned ? await sign(services, db, actor, { draft, code: codice }, info) : null;
  if (signature instanceof ApiError) return signature;

  const now = services.clock();
  const row = await insertRequest(db, { ...rowOf(draft, whole), requestedAt: now, ...signature });
  if (!row) throw new ApiError('REQUEST_UNDER_WAY');
  await moveDraftFiles(db, { draftId, requestId: row.id, papers, at: now });
  await putSteps(db, [{ requestId: row.id, step: 'RICEVUTA', at: now, by: null }]);
  if (isSigned) {
    const number = requestNumberOf(row);
    await insertSignedDocument(db, { ...row, number, day: dayInRome(now.getTime()) });
  }
  await record(db, actor, 'makeSupplyRequest', now);
  const news = { about: 'MADE', day: whole.dueOn } as const;
  await announceNews(
    services,
    db,
    row,
    { news, eventOf: (data) => ({ kind: 'SUPPLY_REQUEST_MADE', data: { ...data, ...makingFacts(row) } }) },
    { by: actor, at: now },
  );
  await deleteDraft(db, customerCode, draftId);
  return receiptOf(row);
}

function rowOf({ id, customerCode, kind, contractCode }: DraftRow, { supply, answers, cost, dueOn }: WholeRequest) {
  return {
    customerCode,
    kind,
    contractCode,
    point: (supply ? supply.point : answers.punto) ?? null,
    supplyWords: supplyWords(supply, answers),
    draftId: id,
    answers,
    cost,
    dueOn,
  };
}

const receiptOf = (row: RequestRow): Receipt => ({ numero: requestNumberOf(row), entro: row.dueOn });
