import { ALL_KINDS } from '../import/plans.ts';

/** Kinds that systems may send: outcomes, and all that `npm run import` accepts (fornitore.connessi.1). */
export const PROVIDER_KINDS: readonly string[] = ['outcomes', ...ALL_KINDS];

export const PROVIDER_SCOPES: readonly string[] = ['export', ...PROVIDER_KINDS.map((kind) => `import:${kind}`)];
