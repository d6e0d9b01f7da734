import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { withoutPgBouncer } from '../../../tools/lib/pgbouncer.ts';
import { withoutPreviousRelease } from '../../../tools/lib/previous-release.ts';
import { findDemoBrand } from './brand.ts';
import { bookVisit, payBill, readAll, register, signInAfterFailures } from './customer.ts';
import { addDocument, readDocument } from './document.ts';
import { prepareInstallation } from './installation.ts';
import { addOperator } from './operator.ts';
import { upgradeUnderLoad } from './upgrade.ts';

export interface Step {
  readonly step: string;
  readonly seconds: number;
  readonly result: string;
}

interface Given {
  readonly folder: string;
  /** Two empty databases: of the provider who goes live, and of one who upgrades. */
  readonly databases: readonly [live: string, upgraded: string];
  readonly customers: number;
}

/** The first customer of the made-up provider with a bill and technical assistance, and no account yet. */
const newcomer = 7;
const mostUpgraded = 1000;

/** Plays each step of the first Monday; rejects at the first that fails, with its name. */
export async function playMonday(
  { folder, databases: [live, upgraded], customers }: Given,
  opened: (() => Promise<unknown>)[],
): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const play = async <Value>(step: string, act: () => Promise<Value>, result: (value: Value) => string) => {
    const start = performance.now();
    const value = await act().catch((cause: unknown) => {
      throw new Error(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    });
    steps.push({ step, seconds: (performance.now() - start) / 1000, result: result(value) });
    return value;
  };
  const folderOf = (name: string) => {
    const made = path.join(folder, name);
    mkdirSync(made);
    return made;
  };

  const installation = await play(
    'settings, brand and files',
    () => prepareInstallation({ folder, database: live, customers }, opened),
    ({ balancer, isPooled }) =>
      `behind ${balancer.kind}, ${isPooled ? 'through PgBouncer' : `without a pooler: ${withoutPgBouncer}`}`,
  );
  const { run, files, balancer, mailbox, cardPages, settings } = installation;
  const archive = folderOf('archive');
  addDocument(files, archive, newcomer);
  await play(
    'documents to the bucket',
    () => run('documents', 'copy', archive),
    (output) => output.trim(),
  );
  await play(
    'import',
    () => run('import', 'folder', files),
    (output) => /customers: [\d,]+ rows/.exec(output)?.[0] ?? output.slice(-200),
  );
  const servers = await play(
    'two servers',
    () => installation.startServers(),
    ({ length }) => `${length} ready`,
  );
  await play(
    'an operator',
    () => addOperator(run, balancer.origin, 'laura'),
    (role) => `laura signs in, ${role}`,
  );
  await play('the doctor', () => run('doctor'), verdictOf);
  const visitor = await play(
    'a customer registers',
    () => register(balancer.origin, newcomer, mailbox),
    ({ captchas }) => `signed in, ${captchas} captcha solved`,
  );
  await play(
    'signs in after three wrong passwords',
    () => signInAfterFailures(balancer.origin, newcomer),
    () => 'captcha solved',
  );
  await play(
    'reads',
    () => readAll(visitor, newcomer),
    (reads) => `${reads} calls`,
  );
  await play(
    'opens a document',
    () => readDocument(visitor, newcomer, servers.length),
    (reads) => `${reads} times from the bucket`,
  );
  await play(
    'pays a bill',
    () => payBill(visitor, newcomer, cardPages),
    () => 'paid by card',
  );
  await play(
    'books a technician',
    () => bookVisit(visitor, newcomer),
    () => 'booked',
  );
  await play(
    'the demo is nowhere',
    () => findDemoBrand(visitor, mailbox),
    (texts) => `${texts} texts read`,
  );
  const upgrade = { folder: folderOf('upgrade'), database: upgraded, customers: Math.min(customers, mostUpgraded) };
  await play(
    'upgrade under load',
    async () => (withoutPreviousRelease === undefined ? upgradeUnderLoad({ ...upgrade, settings }, opened) : undefined),
    (load) =>
      load === undefined
        ? `skipped: ${withoutPreviousRelease}`
        : `${load.answers} answers, of ${load.writes} writes; 0 errors`,
  );
  return steps;
}

function verdictOf(output: string): string {
  const count = (word: string) => output.split('\n').filter((line) => line.startsWith(word)).length;
  return `${count('ok')} ok, ${count('look')} look, ${count('WRONG')} wrong`;
}
