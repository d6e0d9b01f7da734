import { runCommand } from './command.ts';

// `npm run conformance -- <base address> <username> <password>`: how far a gateway speaks the calls
// of the catalogue. It only reads: whatever would change something is left alone.

process.exitCode = await runCommand(process.argv.slice(2), { print: console.log, complain: console.error });
