import { contractPlan } from './contracts/plan.ts';
import { customerPlan } from './customers/plan.ts';
import { directoryPlan } from './directory-plan.ts';
import { documentPlan } from './documents-plan.ts';
import { tableKinds } from './kinds/index.ts';
import { kindPlan } from './kinds/kind.ts';
import { streetPlan } from './streets/plan.ts';
import type { ImportPlan } from './table/import.ts';
import type { ImportPlace } from './transaction.ts';

/** How the rows of a kind are loaded; what the database or the file's header decide is asked for here. */
type PlanFor = (place: ImportPlace, file: string) => ImportPlan | Promise<ImportPlan>;

/** The kinds whose files are rows of our own columns, which are also sent row by row (fornitore.connessi.1). */
const plans: ReadonlyMap<string, PlanFor> = new Map<string, PlanFor>([
  ['customers', () => customerPlan],
  ['contracts', () => contractPlan],
  ['documents', () => documentPlan],
  ['directory', () => directoryPlan],
  ['streets', streetPlan],
  ...tableKinds.map((kind): [string, PlanFor] => [kind.kind, () => kindPlan(kind)]),
]);

/** All kinds that are loaded: those, and those that are files by nature. */
export const ALL_KINDS: readonly string[] = ['towns', 'bills', 'curves', ...plans.keys()];

/** How the rows of a kind are loaded; nothing where it has none. */
export async function planOf(kind: string, place: ImportPlace, file: string): Promise<ImportPlan | undefined> {
  return plans.get(kind)?.(place, file);
}
