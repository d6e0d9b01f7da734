import { parseArgs } from 'node:util';
import { operatorEmail } from '@sportello/calls';
import { OPERATOR_ROLES, type OperatorRole } from '@sportello/domain';
import { databaseOf, type Database } from '../db/database.ts';
import { StartError } from '../errors/start-error.ts';
import { runCommand } from '../startup/command.ts';
import { addOperator, closeOperator, resetOperator, setOperatorRole } from '../desk/operators/usecases/manage.ts';

// `npm run operator -- add|role|disable|reset <username>`: manages operators and their roles.

const usage = `Use: npm run operator -- add <username> --role <role> [--first-name N] [--last-name N] [--email E]
     npm run operator -- role <username> <role>
     npm run operator -- disable <username>
     npm run operator -- reset <username>   (a new password, no app of codes, signed out everywhere)
Roles: search (find customers), viewer (also look in a customer's name), help-desk (also change in their name, answer requests, move readings on),
     operations (run interventions), auditor (read the register), administrator`;

function readRole(text: string | undefined): OperatorRole {
  const role = OPERATOR_ROLES.find((each) => each === text?.toUpperCase().replaceAll('-', '_'));
  if (!role) throw new StartError([`${text ?? 'No role'} is not a role.`, usage]);
  return role;
}

function readEmail(text: string | undefined): string | null {
  if (text === undefined) return null;
  const { success, data } = operatorEmail.safeParse(text);
  if (!success) throw new StartError([`--email: ${text} is not an e-mail address.`, usage]);
  return data;
}

async function run(db: Database, args: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      email: { type: 'string' },
    },
  });
  const [command, username, role] = positionals;
  if (!command || !username) throw new StartError(usage);
  const now = new Date();
  switch (command) {
    case 'add': {
      const operator = {
        username,
        role: readRole(values.role),
        firstName: values['first-name'] ?? null,
        lastName: values['last-name'] ?? null,
        email: readEmail(values.email),
      };
      const password = await addOperator(db, operator, now);
      if (password === null) throw new StartError(`The username ${username} is taken: choose another.`);
      return `${username} can sign in with this password, shown only now: ${password}`;
    }
    case 'role':
      if (await setOperatorRole(db, username, readRole(role), now)) return `${username} now has the role ${role}.`;
      throw new StartError(`There is no operator ${username}.`);
    case 'disable':
      if (await closeOperator(db, username, now)) return `${username} is closed and signed out everywhere.`;
      throw new StartError(`There is no open operator ${username}.`);
    case 'reset': {
      const password = await resetOperator(db, username, now);
      if (password === null) throw new StartError(`There is no operator ${username}.`);
      return `${username} can sign in with this password, shown only now, and connects a new app of codes: ${password}`;
    }
    default:
      throw new StartError([`${command} is not a command.`, usage]);
  }
}

await runCommand(({ pool }, args) => run(databaseOf(pool), args));
