import * as z from 'zod/mini';
import { distinct } from '../mechanism/wire.ts';
import { wireBand } from './meter.ts';

/** The largest value of a nine-digit meter. */
const LARGEST_READING = 999_999_999;

/** The values that a customer reads on a meter: whole units, each band once. */
export const sentValues = z
  .array(
    z.strictObject({
      fascia: wireBand,
      valore: z.int().check(z.gte(0, 'TOO_SMALL'), z.lte(LARGEST_READING, 'TOO_LARGE')),
    }),
  )
  .check(
    z.minLength(1, 'MISSING'),
    z.maxLength(3, 'TOO_LONG'),
    distinct((reading) => reading.fascia),
  );
