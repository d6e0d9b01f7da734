import * as z from 'zod/mini';
import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { defineCall } from '../mechanism/call.ts';
import { optionalText } from '../mechanism/wire.ts';
import { toOnboardingRequest } from './onboarding.ts';
import { exampleOnboardingItem, wireOnboardingItem } from './onboardingItem.ts';

const wireQuotation = z.extend(wireOnboardingItem, {
  codiceQuotation: z.string(),
  /** Reason of the activation: SWITCH, VOLTURA, SUBENTRO, … */
  causaleAttivazione: optionalText,
});

export const recuperoListaQuotation = defineCall({
  id: 'recuperoListaQuotation',
  backend: 'contratti',
  method: 'GET',
  path: '/v2/recuperoListaQuotation',
  summary: 'Richieste di attivazione (quotation) del cliente',
  rules: ['contratto.chiamate.5', 'contratto.avvio.5'],
  access: 'customer',
  modules: null,
  answer: z.strictObject({ quotazioni: z.array(wireQuotation) }),
  errors: ['S-001'],
  example: {
    request: {},
    answer: { quotazioni: [{ ...exampleOnboardingItem, codiceQuotation: 'Q0000001', causaleAttivazione: 'SWITCH' }] },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) =>
    answer.quotazioni.map((item) =>
      toOnboardingRequest(item, {
        source: 'QUOTATION',
        code: item.codiceQuotation,
        activationReason: item.causaleAttivazione,
      }),
    ),
});
