import { CACHE_LIFETIME_MS, type CancellationReason } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';

const wireReason = z.strictObject({
  id: z.string(),
  label: z.string(),
  requireNotes: z.boolean(),
  priority: z.number(),
});

export const cancellationReasons = defineCall({
  id: 'cancellationReasons',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/cancellation-reasons',
  summary: 'Motivi per annullare un intervento',
  rules: ['prenotazione.chiamate.3'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  answer: z.strictObject({ cancellationReasons: z.array(wireReason) }),
  errors: ['S-001'],
  example: {
    request: {},
    answer: {
      cancellationReasons: [
        { id: 'R01', label: 'Ho risolto da solo', requireNotes: false, priority: 1 },
        { id: 'R99', label: 'Altro', requireNotes: true, priority: 99 },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) => answer.cancellationReasons.map(toReason).toSorted((one, other) => one.priority - other.priority),
});

function toReason(wire: z.output<typeof wireReason>): CancellationReason {
  return { id: wire.id, name: wire.label, requiredOtherInfo: wire.requireNotes, priority: wire.priority };
}
