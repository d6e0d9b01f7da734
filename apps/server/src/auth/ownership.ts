import type { OwnedId } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import { allBelong, type ClaimedId } from './queries/owners.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { Actor } from '../shared/actors.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Kinds of a request's ids by their paths: `query.pod`, `body.contratti[]`. */
export type OwnedPlaces = Readonly<Record<string, OwnedId>>;

/**
 * Rejects a request with an id that belongs to someone else, in path, query, body or array. A foreign id and a
 * missing one give the same 404 (chiamata.busta.4), which doesn't reveal what exists.
 */
export async function checkOwnership(
  services: Services,
  actor: Actor,
  owned: OwnedPlaces,
  request: Parts,
): Promise<void> {
  const ids = claimedIds(owned, request);
  if (ids.length === 0) return;
  const owner = { ...actor, today: dayInRome(services.clock().getTime()) };
  if (!(await allBelong(services.db, owner, ids))) throw new ApiError('NOT_FOUND');
}

function claimedIds(owned: OwnedPlaces, request: Parts): ClaimedId[] {
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
