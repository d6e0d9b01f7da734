import { findDemoBrand } from './brand.ts';
import { bookVisit, payBill, readAll, register } from './customer.ts';
import { prepareInstallation } from './installation.ts';

export interface Step {
  readonly step: string;
  readonly seconds: number;
  readonly result: string;
}

/** The first customer of the made-up provider with a bill and technical assistance, and no account yet. */
const newcomer = 7;

/** Plays each step of the first Monday; rejects at the first that fails, with its name. */
export async function playMonday(
  given: { readonly folder: string; readonly database: string; readonly customers: number },
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

  const installation = await play(
    'settings, brand and files',
    () => prepareInstallation(given, opened),
    ({ balancer, isPooled }) => `behind ${balancer.kind}, ${isPooled ? 'through PgBouncer' : 'without a pooler'}`,
  );
  const { run, files, balancer, mailbox, cardPages } = installation;
  await play(
    'import',
    () => run('import', 'folder', files),
    (output) => /customers: [\d,]+ rows/.exec(output)?.[0] ?? output.slice(-200),
  );
  await play(
    'an operator',
    () => run('operator', 'add', 'laura', '--role', 'help-desk', '--first-name', 'Laura', '--last-name', 'Conti'),
    () => 'laura',
  );
  await play(
    'two servers',
    () => installation.startServers(),
    ({ length }) => `${length} ready`,
  );
  await play('the doctor', () => run('doctor'), verdictOf);
  const visitor = await play(
    'a customer registers',
    () => register(balancer.origin, newcomer, mailbox),
    () => 'signed in',
  );
  await play(
    'reads',
    () => readAll(visitor, newcomer),
    (reads) => `${reads} calls`,
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
  return steps;
}

function verdictOf(output: string): string {
  const count = (word: string) => output.split('\n').filter((line) => line.startsWith(word)).length;
  return `${count('ok')} ok, ${count('look')} look, ${count('WRONG')} wrong`;
}
