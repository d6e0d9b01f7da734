import * as z from 'zod/mini';

/** Which appointment a call is about: the appointment action kinds, but "unknown" (Spec 2 §3, Design §4.13). */
export const operationType = z.enum([
  'MODIFY_NEXT_APPOINTMENT',
  'BOOK_NEXT_APPOINTMENT',
  'BOOK_FIRST_APPOINTMENT',
  'MODIFY_FIRST_APPOINTMENT',
]);
