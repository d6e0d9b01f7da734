import * as z from 'zod/mini';
import { ownId } from '../mechanism/ids.ts';
import { requireExactlyOne } from '../mechanism/wire.ts';

/**
 * Identifies a contract by its code or, while pending, by its quotation: exactly one of the two
 * (contratto.chiamate.7).
 */
export const contractQuery = z
  .strictObject({
    codiceContratto: z.optional(ownId('commodity-contract')),
    codiceQuotation: z.optional(ownId('quotation')),
  })
  .check(requireExactlyOne('codiceContratto', 'codiceQuotation'));

export const vasContractQuery = z.strictObject({ codiceContrattoVas: ownId('vas-contract') });
