import { resolveQuickly } from './startup/resolve-quickly.ts';

// The server (docs/architecture.md): looks for what it is made of the quick way, then starts.

// What is named at the head of a file is looked for before anything runs: the rest is asked for after this.
resolveQuickly();
await import('./serve.ts');
