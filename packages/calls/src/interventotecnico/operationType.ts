import * as z from 'zod/mini';

/** Appointment that a call is about: the appointment action kinds without "unknown" (intervento.modello.10). */
export const operationType = z.enum([
  'MODIFY_NEXT_APPOINTMENT',
  'BOOK_NEXT_APPOINTMENT',
  'BOOK_FIRST_APPOINTMENT',
  'MODIFY_FIRST_APPOINTMENT',
]);
