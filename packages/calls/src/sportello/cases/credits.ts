import type { CustomerCredit } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { toCaseCredit, wireCredit } from './wireCase.ts';

/** Lists the customer's credits, newest first: those that a bill still has to deduct, and those deducted (reclami.indennizzo.2). */
export const credits = defineCall({
  id: 'credits',
  backend: 'sportello',
  method: 'GET',
  path: '/crediti',
  summary: 'Crediti del cliente, da detrarre da una bolletta',
  rules: ['reclami.chiamate.1', 'reclami.indennizzo.2'],
  access: 'customer',
  modules: { support: 'ACTIVE' },
  answer: z.strictObject({ crediti: z.array(z.extend(wireCredit, { reclamo: z.string() })) }),
  errors: [],
  example: {
    request: {},
    answer: {
      crediti: [{ importo: 30, data: '2026-11-20T09:00:00Z', bolletta: null, reclamo: 'RC-2026-000123' }],
    },
  },
  invalidatedBy: 'cases',
  toModel: (answer): CustomerCredit[] =>
    answer.crediti.map(({ reclamo, ...credit }) => ({ ...toCaseCredit(credit), caseNumber: reclamo })),
});
