import { resolveQuickly } from '../../startup/resolve-quickly.ts';

// Static imports are resolved before any code runs, so the command is imported dynamically after this call.
resolveQuickly();
const { runCommand } = await import('./command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
