import { NOTICE_DEFAULTS } from '@sportello/domain';
import * as z from 'zod';

/** Settings of legal notices in the provider's file (docs/notices.md). */
export const noticeSettings = z
  .strictObject({
    /** Days without proof after which the next channel follows. */
    escalationDays: z.int().min(1).max(30).default(NOTICE_DEFAULTS.escalationDays),
  })
  .prefault({});
