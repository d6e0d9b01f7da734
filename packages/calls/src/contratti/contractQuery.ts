import * as z from 'zod/mini';
import { code, exactlyOne } from '../mechanism/wire.ts';

/** Names a contract by its code or, while on its way, its quotation: exactly one of the two (contratto.chiamate.7). */
export const contractQuery = z
  .strictObject({ codiceContratto: z.optional(code(40)), codiceQuotation: z.optional(code(40)) })
  .check(exactlyOne('codiceContratto', 'codiceQuotation'));

/** Whose the ids of `contractQuery` are. */
export const contractQueryOwned = {
  'query.codiceContratto': 'commodity-contract',
  'query.codiceQuotation': 'quotation',
} as const;

/** Names a service, product or fibre contract. */
export const vasContractQuery = z.strictObject({ codiceContrattoVas: code(40) });

/** Whose the id of `vasContractQuery` is. */
export const vasContractQueryOwned = { 'query.codiceContrattoVas': 'vas-contract' } as const;
