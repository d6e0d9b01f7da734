import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { dayInRome, startOfDayInRome, urgentDays } from '@sportello/domain';
import { summariesOnWire } from '../../../areas/cases/usecases/case-on-wire.ts';
import type { Actor } from '../../../shared/actors.ts';
import { auditRead } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { countLoads, listCaseOperators, listCaseQueue, type TermMoments } from '../queries.ts';
import { customersOf, deskPartsOf } from './received-case.ts';

const pageSize = 25;

type Query = ParsedRequestOf<Catalogue['caseQueue']>['query'];

/** Returns cases of all customers by the day of their reply; the access is audited (reclami.operatore.1). */
export async function readCaseQueue(
  services: Services,
  actor: Actor,
  asked: Query,
): Promise<AnswerOf<Catalogue['caseQueue']>> {
  const { db } = services;
  const now = services.clock();
  const { stato, tipo: kind, termine: term, codiceCliente: customerCode, pagina = 1 } = asked;
  const filter = { isEnded: stato === 'CONCLUSI', ...handlerAsked(asked, actor), kind, term, customerCode };
  const page = { limit: pageSize, offset: (pagina - 1) * pageSize };
  const { rows, total } = await listCaseQueue(db, { ...filter, ...termMoments(now) }, page);
  const summaries = await summariesOnWire(
    db,
    rows.map(({ row }) => row),
  );
  await auditRead(services, actor, 'caseQueue', customersOf(rows.map(({ row }) => row)));
  return {
    reclami: summaries.map((summary, at) => {
      const received = rows[at];
      if (!received) throw new Error('A summary has no case.');
      return { ...summary, ...deskPartsOf(received, { actor, now, answerBy: summary.rispostaEntro }) };
    }),
    totale: total,
  };
}

/** An operator who is named wins over the choice between one's own and free cases. */
function handlerAsked({ chi, operatore }: Query, { username }: Actor): { takenBy?: string | null } {
  if (operatore !== undefined) return { takenBy: operatore };
  return chi === undefined ? {} : { takenBy: chi === 'MIE' ? username : null };
}

/** Returns the open cases of each operator, and who may be given some (reclami.operatore.4). */
export async function readCaseLoads(services: Services, actor: Actor): Promise<AnswerOf<Catalogue['caseLoads']>> {
  const { db, clock } = services;
  const loads = await countLoads(db, termMoments(clock()));
  const operatori = await listCaseOperators(db);
  await auditRead(services, actor, 'caseLoads', []);
  return {
    carichi: loads.map(({ takenBy, open, urgent, late, oldestAt }) => ({
      operatore: takenBy,
      aperti: open,
      urgenti: urgent,
      scaduti: late,
      piuVecchio: oldestAt?.toISOString() ?? null,
    })),
    operatori,
  };
}

/** A clock is due at the start of the day after the term's last one. */
function termMoments(now: Date): TermMoments {
  const { until } = urgentDays(dayInRome(now.getTime()));
  return { now, urgentUntil: new Date(startOfDayInRome(until)) };
}
