import type { Pool } from 'pg';
import { StartError } from '../errors/start-error.ts';
import { contractPlan } from './contracts/plan.ts';
import { customerPlan } from './customers/plan.ts';
import { documentPlan } from './documents/plan.ts';
import { progressBar } from './progress.ts';
import { count, refusalText, summary, townsSummary } from './report.ts';
import { streetPlan } from './streets/plan.ts';
import { importTable, type ImportPlan } from './table/import.ts';
import { importTowns } from './towns/import.ts';

export const usage = `Use: npm run import -- towns <towns.csv> <postcodes.csv>
     npm run import -- customers <customers.csv> [--skip-rejected]
     npm run import -- contracts <contracts.csv> [--skip-rejected]
     npm run import -- documents <documents.csv> [--skip-rejected]
     npm run import -- streets <streets.csv> [--skip-rejected]
What the files hold: docs/import.md`;

/** What the command line asks for. */
export interface Command {
  readonly kind: string;
  readonly files: readonly string[];
  readonly skipRejected: boolean;
}

/** Opens the database for the work and closes it after it. */
type WithDatabase = (work: (pool: Pool) => Promise<number>) => Promise<number>;

/** How the file of a kind is loaded; what the database or the file's header decide is asked for here. */
type PlanFor = (pool: Pool, file: string) => ImportPlan | Promise<ImportPlan>;

const plans: Readonly<Record<string, PlanFor>> = {
  customers: () => customerPlan,
  contracts: () => contractPlan,
  documents: () => documentPlan,
  streets: streetPlan,
};

/** Runs an import and tells how it went; answers the exit code. */
export async function runImport({ kind, files, skipRejected }: Command, withDatabase: WithDatabase): Promise<number> {
  const now = new Date();
  if (kind === 'towns') {
    const [towns, postcodes, ...others] = files;
    if (towns === undefined || postcodes === undefined || others.length > 0) throw new StartError(usage);
    return withDatabase(async (pool) => {
      console.log(townsSummary(await importTowns(pool, { towns, postcodes }, now)));
      return 0;
    });
  }
  const plan = Object.hasOwn(plans, kind) ? plans[kind] : undefined;
  if (plan === undefined) throw new StartError([`${kind} is nothing that can be imported.`, usage]);
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new StartError(usage);
  return withDatabase(async (pool) => runTable(pool, file, await plan(pool, file), skipRejected, now));
}

async function runTable(pool: Pool, file: string, plan: ImportPlan, skipRejected: boolean, now: Date): Promise<number> {
  const bar = progressBar();
  try {
    const result = await importTable(pool, file, plan, {
      skipRejected,
      now,
      onRefused: (refusal) => bar.above(refusalText(refusal)),
      progress: (step, done, total) => bar.update(step, done, total),
    });
    bar.stop();
    console.log(summary(plan.kind, result, (Date.now() - now.getTime()) / 1000));
    if (result.isWritten) return 0;
    console.error(
      `Nothing was written: correct the ${count(result.refused, 'row')} above, or leave them out with --skip-rejected.`,
    );
    return 1;
  } finally {
    bar.stop();
  }
}
