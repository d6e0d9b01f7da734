import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode } from '../mechanism/ids.ts';
import { day } from '../mechanism/wire.ts';
import { wireSupportType } from './supportType.ts';

/**
 * Days on which an intervention can be booked. For a first visit the screen counts 30 working days from the first of
 * them; a next appointment uses them unchanged (prenotazione.regole.3).
 */
export const interventionDates = defineCall({
  id: 'interventionDates',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/dates',
  summary: 'Giorni in cui si può prenotare un intervento',
  rules: ['prenotazione.chiamate.5', 'prenotazione.regole.3'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  query: z.strictObject({ supportType: wireSupportType, codDitta: z.optional(freeCode('company', 64)) }),
  answer: z.strictObject({ dates: z.array(day) }),
  errors: ['S-001'],
  example: {
    request: { query: { supportType: 'EXIT_TECHNICAL', codDitta: '017' } },
    answer: { dates: ['2026-12-01', '2026-12-02', '2026-12-03'] },
  },
  toModel: (answer) => answer.dates.toSorted(),
});
