import { ROW_KINDS } from '../import/plans.ts';

/** What systems may send: outcomes, bills, and all that the files of `npm run import` hold as rows (fornitore.connessi.1). */
export const PROVIDER_KINDS: readonly string[] = ['outcomes', 'bills', ...ROW_KINDS];

/** What a key may. */
export const PROVIDER_SCOPES: readonly string[] = ['export', ...PROVIDER_KINDS.map((kind) => `import:${kind}`)];
