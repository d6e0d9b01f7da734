import * as z from 'zod/mini';

/** Header of a successful answer: `stato` 0 (chiamata.busta.1). */
export const okHeader = z.strictObject({ stato: z.literal(0) });

const invalidFieldError = z.strictObject({ campo: z.string(), codice: z.string() });

/** Times of day in Rome, `HH:mm`. */
const offeredSlot = z.strictObject({ id: z.string(), date: z.iso.date(), start: z.string(), end: z.string() });

/** Error body, the same on every path (chiamata.busta.2). */
export const refusal = z.strictObject({
  header: z.strictObject({
    stato: z.number().check(z.refine((stato) => stato !== 0)),
    codice: z.string(),
    descrizione: z.string(),
    idRichiesta: z.string(),
    campi: z.optional(z.array(invalidFieldError)),
    /** When the slot was taken: the nearest free ones, nearest first (prenotazione.fascia.3). */
    fasceLibere: z.optional(z.array(offeredSlot)),
  }),
});

/** Error of the token endpoint, which adds the `error` of OAuth (RFC 6749 §5.2). */
export const oauthErrorAnswer = z.extend(refusal, { error: z.optional(z.string()) });

export type ApiError = z.infer<typeof refusal>;
export type InvalidField = z.infer<typeof invalidFieldError>;
export type WireOfferedSlot = z.infer<typeof offeredSlot>;
