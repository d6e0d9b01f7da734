import type { Call } from '@sportello/calls';
import { allBelong, type ClaimedId } from './queries/owners.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Actor, Services } from '../shared/context.ts';

type Parts = Readonly<Record<string, unknown>>;

/**
 * Refuses a request that carries an id of somebody else, wherever it stands: path, query, body or
 * array. A foreign id and a missing one are the same 404 (chiamata.busta.4): nobody learns what exists.
 */
export async function checkOwnership(
  services: Services,
  actor: Actor,
  call: Pick<Call, 'owned'>,
  request: Parts,
): Promise<void> {
  const ids = claimedIds(call.owned ?? {}, request);
  if (ids.length === 0) return;
  if (!(await allBelong(services.db, actor, ids))) throw new Refusal('NOT_FOUND');
}

/** The ids of a request, by the places that the catalogue names: `query.pod`, `body.contratti[]`. */
function claimedIds(owned: NonNullable<Call['owned']>, request: Parts): ClaimedId[] {
  return Object.entries(owned).flatMap(([place, kind]) =>
    valuesAt(request, place.split('.')).map((value) => ({ kind, value })),
  );
}

function valuesAt(node: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof node === 'string' ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  const child = (node as Parts)[step.replace('[]', '')];
  const children = step.endsWith('[]') && Array.isArray(child) ? (child as unknown[]) : [child];
  return children.flatMap((each) => valuesAt(each, rest));
}
