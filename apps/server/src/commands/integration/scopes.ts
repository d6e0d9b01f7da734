import { ALL_KINDS } from '../import/plans.ts';

/** What systems may send: outcomes, and all that `npm run import` takes (fornitore.connessi.1). */
export const PROVIDER_KINDS: readonly string[] = ['outcomes', ...ALL_KINDS];

/** What a key may. */
export const PROVIDER_SCOPES: readonly string[] = ['export', ...PROVIDER_KINDS.map((kind) => `import:${kind}`)];
