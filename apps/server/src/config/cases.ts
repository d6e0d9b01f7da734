import { CASE_DEFAULTS, CASE_KINDS, CASE_TERMS } from '@sportello/domain';
import * as z from 'zod';

/** Below this the ordinary bills of a winter would be anomalous (bolletta.anomala.1). */
const anomalous = z.int().min(110).max(10_000);

/** Settings of complaints in the provider's file: shorter terms than the law's, never longer (reclami.termini.2). */
export const caseSettings = z
  .strictObject({
    replyDays: z
      .partialRecord(z.enum(CASE_KINDS), z.int().min(1))
      .superRefine((days, context) => {
        for (const kind of CASE_KINDS) {
          const most = CASE_TERMS[kind].replyDaysOfFourMonths;
          if ((days[kind] ?? 0) > most)
            context.addIssue({ code: 'custom', path: [kind], message: `must be at most ${most}, the term of the law` });
        }
      })
      .default({}),
    acknowledgementDays: z.int().min(1).max(10).default(CASE_DEFAULTS.acknowledgementDays),
    /** Postal address for complaints, printed on bills (bolletta.documento.4). */
    postalAddress: z.string().trim().min(1).max(120).optional(),
    indemnityCents: z.int().min(1).max(100_000).default(CASE_DEFAULTS.indemnityCents),
    anomalousPercent: anomalous.default(CASE_DEFAULTS.anomalousPercent),
    anomalousGasPercent: anomalous.default(CASE_DEFAULTS.anomalousGasPercent),
  })
  .prefault({});
