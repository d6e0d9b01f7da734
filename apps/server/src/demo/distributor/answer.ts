import { requestStepsOf, type Day, type RequestStep } from '@sportello/domain';
import type { OutcomeField } from '../../areas/integration/usecases/outcomes/read.ts';
import { receiveOutcomes } from '../../areas/integration/usecases/outcomes/receive.ts';
import { lockOutcomes } from '../../areas/integration/queries/changes.ts';
import { checkPaper, findPaper } from '../../areas/supply-requests/queries/papers.ts';
import { lockRequest, type RequestRow } from '../../areas/supply-requests/queries/requests.ts';
import { partsOfOne, type RequestParts } from '../../areas/supply-requests/usecases/facts.ts';
import { announceNews } from '../../areas/supply-requests/usecases/notify.ts';
import { idOfRequestNumber } from '../../areas/supply-requests/usecases/number.ts';
import type { Database } from '../../db/database.ts';
import type { Doer } from '../../events/event.ts';
import type { Writing } from '../../shared/context.ts';
import { billRequest } from './bill.ts';
import { isIllegible, rejectionFor } from './inputs.ts';
import { DISTRIBUTOR, findMaking, isTakenUp, listUnchecked } from './queries.ts';
import { changeSupplies, contractOf } from './supply.ts';

const self: Doer = { username: DISTRIBUTOR, right: 'COMMAND' };

const ILLEGIBLE = 'Non si legge bene: mandane una copia più nitida.';
const HOURS = '8:00-20:00';

export interface Moment {
  readonly now: Date;
  readonly today: Day;
  /** A request whose last step is later is not answered yet. */
  readonly until: Date;
}

/**
 * Answers a request once: checks its papers, or takes its next step by an outcome, as a provider's systems do
 * (dimostrazione.distributore.1). Throws an Error if the outcome is rejected.
 */
export async function answerRequest(services: Writing, db: Database, number: string, moment: Moment): Promise<void> {
  // In the order of outcomes that come in meanwhile, so that none of both waits for the other.
  await lockOutcomes(db);
  const row = await lockRequest(db, idOfRequestNumber(number));
  if (!row || row.endedAt !== null) return;
  const making = await findMaking(db, row.customerCode, number);
  const parts = await partsOfOne(db, row);
  const last = parts.steps.at(-1);
  if (making === undefined || last === undefined || last.at > moment.until) return;
  const isSent = parts.facts.reached.includes('INVIATA_DISTRIBUTORE');
  if (!isSent) {
    if (await isTakenUp(db, row.id)) return;
    if (await checkPapers(services, db, row, moment.now)) return;
    if (parts.missing.length > 0) return;
  }
  const fields = await outcomeOf(db, parts, last.step, moment.today);
  if (fields === undefined) return;
  const given = (async function* () {
    yield { line: 1, fields: { id: making, ...fields } };
  })();
  const answer = await receiveOutcomes(services, db, given, { by: self, now: moment.now });
  const [rejected] = answer.refusals;
  if (rejected) throw new Error(`The answer to ${number} was rejected: ${rejected.field ?? 'row'} ${rejected.reason}`);
}

/** Accepts or rejects what nobody has checked; false if there was nothing. */
async function checkPapers(services: Writing, db: Database, row: RequestRow, at: Date): Promise<boolean> {
  const unchecked = await listUnchecked(db, row.id);
  for (const { position, name } of unchecked) {
    const paper = await findPaper(db, row.id, position);
    if (!paper) continue;
    const isRejected = isIllegible(name);
    const check = isRejected
      ? ({ state: 'RESPINTA', reason: ILLEGIBLE } as const)
      : ({ state: 'ACCETTATA', reason: null } as const);
    await checkPaper(db, row.id, position, { ...check, checkedAt: at, checkedBy: DISTRIBUTOR });
    const news = { about: isRejected ? 'PAPER_REJECTED' : 'PAPER_ACCEPTED', paper: paper.paper } as const;
    await announceNews(
      services,
      db,
      row,
      { news, eventOf: (data) => ({ kind: 'SUPPLY_REQUEST_MOVED', data: { ...data, position } }) },
      { by: self, at },
    );
  }
  return unchecked.length > 0;
}

type Fields = Readonly<Partial<Record<OutcomeField, string>>>;

/** Returns the outcome that follows the last step, and does what it reports; undefined if none is due. */
async function outcomeOf(
  db: Database,
  { row, steps, facts }: RequestParts,
  last: RequestStep,
  today: Day,
): Promise<Fields | undefined> {
  const rejection = last === 'INVIATA_DISTRIBUTORE' ? rejectionFor(row.answers) : undefined;
  if (rejection !== undefined) return { esito: 'RIFIUTATA', motivo: rejection };
  const all = requestStepsOf(facts.kind, facts.hasCost);
  const next = all[all.indexOf(last) + 1];
  const dayOf = (step: RequestStep) => steps.find((each) => each.step === step)?.day ?? today;
  switch (next) {
    case 'VERIFICATA':
    case 'INVIATA_DISTRIBUTORE':
      return { esito: 'PRESA_IN_CARICO', passo: next };
    case 'LAVORO_PROGRAMMATO':
      return { esito: 'PRESA_IN_CARICO', passo: next, giorno: today, orario: HOURS };
    case 'ESEGUITA':
      // An appointment of the desk's is on a day of its own.
      if (dayOf('LAVORO_PROGRAMMATO') > today) return undefined;
      await changeSupplies(db, row, today);
      return { esito: 'ATTIVA', dal: today };
    case 'FATTURATA': {
      const bolletta = await billRequest(db, row, contractOf(row), today);
      return { esito: 'ATTIVA', passo: next, dal: dayOf('ESEGUITA'), bolletta };
    }
    default:
      return undefined;
  }
}
