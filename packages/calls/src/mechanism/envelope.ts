import * as z from 'zod/mini';

/** The header of an answer that went well: `stato` 0 (chiamata.busta.1). */
export const okHeader = z.strictObject({ stato: z.literal(0) });

/** A field that the server refused, by its wire name, and why. */
const refusedField = z.strictObject({ campo: z.string(), codice: z.string() });

/** What every refusal says, on every path (chiamata.busta.2). */
export const refusal = z.strictObject({
  header: z.strictObject({
    stato: z.number().check(z.refine((stato) => stato !== 0)),
    codice: z.string(),
    descrizione: z.string(),
    idRichiesta: z.string(),
    campi: z.optional(z.array(refusedField)),
  }),
});

/** A refusal of the token endpoint, which adds `error` as OAuth does (RFC 6749 §5.2). */
export const oauthRefusal = z.extend(refusal, { error: z.optional(z.string()) });

export type Refusal = z.infer<typeof refusal>;
export type RefusedField = z.infer<typeof refusedField>;
