import { GAS_USES, SUPPLY_REQUEST_KINDS } from '@sportello/domain';
import * as z from 'zod';

const cents = z.int().min(0).max(10_000_000);

/** The price list of requests about supplies in the provider's file; a kind that it lacks is not offered (pratica.costo.1). */
export const requestPriceList = z
  .strictObject({
    kinds: z.partialRecord(
      z.enum(SUPPLY_REQUEST_KINDS),
      z.strictObject({ management: cents, distributor: cents, termDays: z.int().min(1).max(250) }),
    ),
    perKw: cents,
    threePhases: cents,
    deposit: z.strictObject({ perKw: cents, gas: z.record(z.enum(GAS_USES), cents) }),
    /** In percent. */
    vatRate: z.number().min(0).max(100).default(22),
  })
  .optional();
