import { runCommand } from './command.ts';

// `npm run conformance -- <base address> <username> <password>`: checks how far a gateway supports the catalogue's
// calls. Read-only: calls that would change data are skipped.

process.exitCode = await runCommand(process.argv.slice(2), { print: console.log, complain: console.error });
