import * as z from 'zod/mini';

/** The header of an answer that went well: `stato` 0 (chiamata.busta.1). */
export const okHeader = z.strictObject({ stato: z.literal(0) });

/** A field that the server refused, by its wire name, and why. */
const invalidFieldError = z.strictObject({ campo: z.string(), codice: z.string() });

/** What is free instead of a slot that was taken; times of day in Rome, `HH:mm`. */
const offeredSlot = z.strictObject({ id: z.string(), date: z.iso.date(), start: z.string(), end: z.string() });

/** What every refusal says, on every path (chiamata.busta.2). */
export const refusal = z.strictObject({
  header: z.strictObject({
    stato: z.number().check(z.refine((stato) => stato !== 0)),
    codice: z.string(),
    descrizione: z.string(),
    idRichiesta: z.string(),
    campi: z.optional(z.array(invalidFieldError)),
    /** Where a slot was taken: the nearest that are free, the nearest first (prenotazione.fascia.3). */
    fasceLibere: z.optional(z.array(offeredSlot)),
  }),
});

/** A refusal of the token endpoint, which adds `error` as OAuth does (RFC 6749 §5.2). */
export const oauthErrorAnswer = z.extend(refusal, { error: z.optional(z.string()) });

export type ApiError = z.infer<typeof refusal>;
export type InvalidField = z.infer<typeof invalidFieldError>;
export type WireOfferedSlot = z.infer<typeof offeredSlot>;
