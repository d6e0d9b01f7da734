import { BILL_STATUS_CODES, INVOICE_TYPES, OWED_AS, type BillStatusCode } from '@sportello/domain';
import * as z from 'zod/mini';
import { freeCode, ownId } from '../../mechanism/ids.ts';
import { line } from '../../mechanism/wire.ts';

/** The filters of the archive, the same for its zip, its tables and its choices (bolletta.archivio.3). */
export const archiveFilter = {
  /** Year and month of issue. */
  anno: z.optional(z.string().check(z.regex(/^20\d\d$/))),
  mese: z.optional(z.string().check(z.regex(/^(?:0[1-9]|1[0-2])$/))),
  contratto: z.optional(ownId('contract')),
  /** Street and city, as `shortAddress` of `domain` writes them. */
  indirizzo: z.optional(line(200)),
  tipo: z.optional(z.enum(INVOICE_TYPES.filter((type) => type !== 'SCONOSCIUTO'))),
  /** One code of a status stands for all codes of that status. */
  stato: z.optional(z.enum(Object.keys(BILL_STATUS_CODES) as BillStatusCode[])),
  dovuto: z.optional(z.enum(OWED_AS)),
  /** Part of the number. */
  numero: z.optional(freeCode('filter')),
};

/** Rejects a month without its year. */
export const monthOfYear = z.refine<{ anno?: string | undefined; mese?: string | undefined }>(
  ({ anno, mese }) => mese === undefined || anno !== undefined,
  { error: 'MISSING', path: ['anno'] },
);
