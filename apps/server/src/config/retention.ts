import { RETENTION_TERMS, type Retention, type RetentionKind } from '@sportello/domain';
import { z } from 'zod';

type Term = (typeof RETENTION_TERMS)[RetentionKind];
type Field<Days> = z.ZodDefault<z.ZodType<Days>>;

function fieldOf({ days, least }: Term): Field<number | null> {
  const number = z
    .int('must be a number of days')
    .min(least, `must be at least ${least} days`)
    .max(36_500, 'must be at most 36500 days');
  return days === null ? number.nullable().default(null) : number.default(days);
}

/** Schema of `retention` in the provider's file (docs/retention.md). */
export const retentionSettings = z.strictObject(
  Object.fromEntries(Object.entries(RETENTION_TERMS).map(([kind, each]) => [kind, fieldOf(each)])) as {
    [Kind in RetentionKind]: Field<Retention[Kind]>;
  },
);
