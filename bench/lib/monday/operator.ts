import { Visitor } from './visitor.ts';

/** Adds an operator by command and signs them in with the password that it shows; returns their role. */
export async function addOperator(
  run: (script: string, ...args: readonly string[]) => Promise<string>,
  origin: string,
  username: string,
): Promise<string> {
  const person = ['--role', 'help-desk', '--first-name', 'Laura', '--last-name', 'Conti'];
  const [, password = ''] = /shown only now: (\S+)/.exec(await run('operator', 'add', username, ...person)) ?? [];
  const operator = new Visitor(origin);
  await operator.signIn(username, password);
  return (await operator.read<{ ruolo: string }>('/api/sportello/v1/operatore')).ruolo;
}
