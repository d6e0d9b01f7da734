import {
  isOpenRequest,
  requestState,
  requestStepsOf,
  stepsTaken,
  type Day,
  type RejectionCode,
  type RequestStep,
} from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Doer } from '../../../events/event.ts';
import type { Writing } from '../../../shared/context.ts';
import { endRequest, putSteps, type RequestRow } from '../queries/requests.ts';
import { partsOfOne, type RequestParts } from './facts.ts';
import { announceNews } from './notify.ts';

interface Mover {
  readonly by: Doer;
  readonly at: Date;
}

export interface Step {
  readonly step: RequestStep;
  /** Day of the work, or from which the change holds. */
  readonly day: Day | null;
  readonly hours: string | null;
  /** The bill with the cost, of FATTURATA. */
  readonly bill: string | null;
}

const DATED = new Set<RequestStep>(['LAVORO_PROGRAMMATO', 'ESEGUITA']);

/**
 * Takes a step of a request, whose row the caller has locked, and those before it; false for the same again, which
 * changes nothing. Throws REQUEST_CLOSED, STEP_NOT_NEXT (pratica.passi.2) and, if papers are checked here,
 * PAPERS_NOT_CHECKED (pratica.carte.3).
 */
export async function takeStep(
  services: Writing,
  db: Database,
  row: RequestRow,
  given: Step,
  { by, at, needsPapers }: Mover & { readonly needsPapers: boolean },
): Promise<boolean> {
  const parts = await partsOfOne(db, row);
  const step = tidied(given);
  if (isTaken(parts, step)) return false;
  rejectClosed(parts);
  const taken = stepsTaken(parts.facts, step.step);
  if (taken.length === 0) throw new ApiError('STEP_NOT_NEXT');
  if (needsPapers && !parts.areAccepted) throw new ApiError('PAPERS_NOT_CHECKED');
  const { day, hours, bill } = step;
  await putSteps(
    db,
    taken.map((each) => ({
      requestId: row.id,
      step: each,
      at,
      by: by.username,
      ...(each === step.step ? { day, hours } : { day: null, hours: null }),
    })),
  );
  const last = requestStepsOf(parts.facts.kind, parts.facts.hasCost).at(-1);
  if (step.step === last) await endRequest(db, row.id, { endedAt: at, billNumber: bill });
  const news = { about: 'STEP', step: step.step, day, hours } as const;
  await announceNews(
    services,
    db,
    row,
    { news, eventOf: (data) => ({ kind: 'SUPPLY_REQUEST_MOVED', data: { ...data, bill } }) },
    { by, at },
  );
  return true;
}

/** Keeps the day, hours and bill only of a step that has them. */
function tidied({ step, day, hours, bill }: Step): Step {
  return {
    step,
    day: DATED.has(step) ? day : null,
    hours: step === 'LAVORO_PROGRAMMATO' ? hours : null,
    bill: step === 'FATTURATA' ? bill : null,
  };
}

function isTaken({ row, steps }: RequestParts, { step, day, hours, bill }: Step): boolean {
  const before = steps.find((each) => each.step === step);
  return (
    before !== undefined &&
    before.day === day &&
    before.hours === hours &&
    (step !== 'FATTURATA' || bill === null || bill === row.billNumber)
  );
}

/** Rejects a request that is locked; false for the same again. Throws REQUEST_CLOSED (pratica.rifiuti.1). */
export async function rejectRequest(
  services: Writing,
  db: Database,
  row: RequestRow,
  { code, words }: { readonly code: RejectionCode; readonly words: string | null },
  { by, at }: Mover,
): Promise<boolean> {
  if (row.rejectionCode === code && row.rejectionWords === words) return false;
  rejectClosed(await partsOfOne(db, row));
  await endRequest(db, row.id, { endedAt: at, rejectedAt: at, rejectionCode: code, rejectionWords: words });
  await announceNews(services, db, row, { news: { about: 'REJECTED', code } }, { by, at });
  return true;
}

/** Throws REQUEST_CLOSED for a request that has ended (pratica.stati.1). */
export function rejectClosed({ facts }: Pick<RequestParts, 'facts'>): void {
  if (!isOpenRequest(requestState(facts))) throw new ApiError('REQUEST_CLOSED');
}
