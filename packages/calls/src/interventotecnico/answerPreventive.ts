import { QUOTE_ACCEPT_PAYMENT_METHOD, QUOTE_PATCH_SOURCE, QUOTE_DECISIONS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';

/**
 * Accepts or rejects a quote. Not available to operators: accepting is a purchase, and neither answer can be undone.
 */
export const answerPreventive = defineCall({
  id: 'answerPreventive',
  backend: 'interventotecnico',
  method: 'PATCH',
  path: '/interventions/{id}/preventives/{preventiveId}',
  summary: 'Accettazione o rifiuto di un preventivo',
  rules: ['preventivo.chiamate.2'],
  access: 'customer-in-person',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('intervention', 64), preventiveId: ownId('quote', 64) }),
  body: z
    .strictObject({
      source: z.literal(QUOTE_PATCH_SOURCE),
      type: z.enum(QUOTE_DECISIONS),
      /** Only for ACCETTA: the supply on whose bill the quote is charged. */
      paymentMethod: z.optional(
        z.strictObject({ method: z.literal(QUOTE_ACCEPT_PAYMENT_METHOD), commodityCode: ownId('commodity-contract') }),
      ),
    })
    .check(
      z.superRefine(({ type, paymentMethod }, context) => {
        if ((type === 'ACCETTA') === (paymentMethod !== undefined)) return;
        const message = type === 'ACCETTA' ? 'MISSING' : 'NOT_EXPECTED';
        context.addIssue({ code: 'custom', path: ['paymentMethod'], message });
      }),
    ),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'QUOTE_ALREADY_ANSWERED', 'QUOTE_NOT_OPEN', 'BILL_BEING_PAID', 'SUPPLY_NOT_ACTIVE', 'S-001'],
  touches: ['interventions', 'preventives', 'interventionStory'],
  example: {
    request: {
      params: { id: 'I0000001', preventiveId: 'Q0001' },
      body: {
        source: 'Portali',
        type: 'ACCETTA',
        paymentMethod: { method: 'Pagamento in bolletta', commodityCode: '4000000001' },
      },
    },
    answer: {},
  },
  toModel: () => undefined,
});

/**
 * Builds the payload of an answer to a quote.
 *
 * @param commodityCode the supply on whose bill an accepted quote is charged; `undefined` rejects the quote
 */
export function toQuoteAnswer(commodityCode: string | undefined) {
  if (commodityCode === undefined) return { source: QUOTE_PATCH_SOURCE, type: 'RIFIUTA' } as const;
  return {
    source: QUOTE_PATCH_SOURCE,
    type: 'ACCETTA',
    paymentMethod: { method: QUOTE_ACCEPT_PAYMENT_METHOD, commodityCode },
  } as const;
}
