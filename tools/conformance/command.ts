import { examine } from './examine.ts';
import { Unable } from './gateway.ts';
import { countsOf, rowOf } from './table.ts';

const usage =
  'Use: npm run conformance -- <base address> <username> <password>, such as http://127.0.0.1:3000/api full …';

/** `print` receives the table, `complain` the one-line reason for its absence. */
export interface Output {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Runs the command and returns its exit code: 0 without differences. */
export async function runCommand(args: readonly string[], { print, complain }: Output): Promise<number> {
  const [base, username, password] = args;
  try {
    if (base === undefined || username === undefined || password === undefined) throw new Unable(usage);
    const onResult = (result: Parameters<typeof rowOf>[0]) => print(rowOf(result));
    const results = await examine({ base, username, password, now: new Date(), onResult });
    print(`\n${countsOf(results)}`);
    return results.some(({ outcome }) => outcome.kind === 'differs') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Unable)) throw error;
    complain(error.message);
    return 1;
  }
}
