import { contracts } from './contracts/plan.ts';
import { tableKinds } from './kinds/index.ts';
import { kindPlan } from './kinds/kind.ts';
import { streetPlan } from './streets/plan.ts';
import type { ImportPlan } from './table/import.ts';
import type { ImportPlace } from './transaction.ts';

/** Returns a kind's plan, which may depend on the database or the file's header. */
type PlanFor = (place: ImportPlace, file: string) => ImportPlan | Promise<ImportPlan>;

/** Kinds whose files have our own columns; they can also be sent row by row (fornitore.connessi.1). */
const plans: ReadonlyMap<string, PlanFor> = new Map<string, PlanFor>([
  ['streets', streetPlan],
  ['contracts', () => contracts],
  ...tableKinds.map((kind): [string, PlanFor] => [kind.kind, () => kindPlan(kind)]),
]);

/** All kinds: those with plans and those that exist only as files. */
export const ALL_KINDS: readonly string[] = ['towns', 'bills', 'curves', 'measurements', ...plans.keys()];

export async function planOf(kind: string, place: ImportPlace, file: string): Promise<ImportPlan | undefined> {
  return plans.get(kind)?.(place, file);
}
