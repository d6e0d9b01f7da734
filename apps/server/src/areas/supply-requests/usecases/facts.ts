import {
  areAllAccepted,
  missingPapers,
  papersOf,
  REQUEST_STEPS,
  type RequestFacts,
  type RequestPaper,
} from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { listAsked, listPapers, type AskedRow, type PaperRow } from '../queries/papers.ts';
import { listSteps, type RequestRow, type StepRow } from '../queries/requests.ts';

/** A request with what its state follows from. */
export interface RequestParts {
  readonly row: RequestRow;
  /** In their order. */
  readonly steps: readonly StepRow[];
  readonly papers: readonly PaperRow[];
  readonly missing: readonly RequestPaper[];
  /** True once each paper that is asked for was accepted (pratica.carte.3). */
  readonly areAccepted: boolean;
  readonly facts: RequestFacts;
}

/** Returns the parts of requests, with as many statements for many as for one. */
export async function partsOfAll(db: Database, rows: readonly RequestRow[]): Promise<RequestParts[]> {
  const ids = rows.map(({ id }) => id);
  const steps = Map.groupBy(await listSteps(db, ids), ({ requestId }) => requestId);
  const papers = Map.groupBy(await listPapers(db, ids), ({ requestId }) => requestId);
  const asked = Map.groupBy(await listAsked(db, ids), ({ requestId }) => requestId);
  return rows.map((row) => partsOf(row, steps.get(row.id) ?? [], papers.get(row.id) ?? [], asked.get(row.id) ?? []));
}

export async function partsOfOne(db: Database, row: RequestRow): Promise<RequestParts> {
  const [parts] = await partsOfAll(db, [row]);
  if (!parts) throw new Error('A request has no parts.');
  return parts;
}

function partsOf(
  row: RequestRow,
  steps: readonly StepRow[],
  papers: readonly PaperRow[],
  asked: readonly AskedRow[],
): RequestParts {
  const { kind, answers, cost, cancelledAt, rejectedAt } = row;
  const reached = new Map(steps.map((step) => [step.step, step]));
  const ordered = REQUEST_STEPS.flatMap((step) => reached.get(step) ?? []);
  const wanted = [...papersOf(kind, answers), ...asked.flatMap(({ asksFor }) => asksFor ?? [])];
  const lastAsked = new Map(asked.map(({ asksFor, at }) => [asksFor, at]));
  // A paper that is asked for anew is missing until another one comes.
  const counted = papers.filter(({ paper, at }) => at >= (lastAsked.get(paper) ?? at));
  const missing = missingPapers(wanted, counted);
  return {
    row,
    steps: ordered,
    papers,
    missing,
    areAccepted: areAllAccepted(wanted, counted),
    facts: {
      kind,
      hasCost: cost.lines.length > 0,
      reached: ordered.map(({ step }) => step),
      isCancelled: cancelledAt !== null,
      isRejected: rejectedAt !== null,
      isPaperMissing: missing.length > 0,
    },
  };
}

/** Returns what the provider's systems need to carry a request out, and to bill it. */
export function makingFacts({ contractCode, point, answers, cost, dueOn, signedChannel }: RequestRow) {
  return {
    contractCode,
    point,
    answers: { ...answers },
    lines: cost.lines.map(({ kind, net, vatRate }) => ({ kind, netCents: net, vatRate: vatRate ?? null })),
    vatCents: cost.vat,
    totalCents: cost.total,
    dueBy: dueOn,
    signed: signedChannel !== null,
  };
}
