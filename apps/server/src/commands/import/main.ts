import { resolveQuickly } from '../../startup/resolve-quickly.ts';

// `npm run import -- <kind> <file…>`: loads a provider's real data (docs/import.md).

// What is named at the head of a file is looked for before anything runs: the command is asked for after this.
resolveQuickly();
const { runCommand } = await import('./command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
