import { sql } from 'drizzle-orm';

/**
 * Aggregates rows of `bill_disputes` to the amount that they keep from being collected, in cents (reclami.contestazione.1):
 * cases about the same bill question the same consumption, so the largest counts, and what is prescribed comes on top.
 */
export const disputedCents = sql`coalesce(max(amount_cents) filter (where kind <> 'PRESCRIZIONE'), 0)
  + coalesce(max(amount_cents) filter (where kind = 'PRESCRIZIONE'), 0)`;
