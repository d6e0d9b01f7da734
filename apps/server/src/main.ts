import { resolveQuickly } from './startup/resolve-quickly.ts';

// The server's entry point (docs/architecture.md): enables fast module resolution, then starts.

// Static imports are resolved before any code runs, so everything else is imported after this call.
resolveQuickly();
await import('./serve.ts');
