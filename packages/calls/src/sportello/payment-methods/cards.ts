import type { CardPage, GivenCard } from '@sportello/domain';
import * as z from 'zod/mini';
import { toCard, wireCard } from '../../contratti/payment-methods/paymentMethod.ts';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { ownId } from '../../mechanism/ids.ts';
import { optionalText } from '../../mechanism/wire.ts';

/** Opens the payment provider's page for a card, so that its number never reaches the app or the server. */
export const beginCard = defineCall({
  id: 'beginCard',
  backend: 'sportello',
  method: 'POST',
  path: '/carte',
  summary: 'Apre la pagina del fornitore di pagamenti per inserire una carta',
  rules: ['pagamento.chiamate.8'],
  access: 'customer-in-person',
  modules: { contracts: 'ACTIVE' },
  body: z.strictObject({
    /** The page of the area to return to; it receives `carta` and `esito` (completata, annullata). */
    ritorno: z.string().check(z.maxLength(200, 'TOO_LONG'), z.regex(/^\/my-edison(?:\/[\w-]+)*$/, 'NOT_A_PAGE')),
  }),
  answer: z.strictObject({ id: z.string(), indirizzo: z.string() }),
  errors: ['NOT_SERVED', 'TOO_MANY_ATTEMPTS', 'S-001'],
  example: {
    request: { body: { ritorno: '/my-edison/contratti/4000000001' } },
    answer: {
      id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e13',
      indirizzo: 'https://checkout.stripe.com/c/pay/cs_live_a1',
    },
  },
  toModel: (answer): CardPage => ({ id: answer.id, url: answer.indirizzo }),
});

/** Returns the outcome of entering a card; while the page is open the payment provider is queried. */
export const givenCard = defineCall({
  id: 'givenCard',
  backend: 'sportello',
  method: 'GET',
  path: '/carte/{id}',
  summary: 'Esito dell’inserimento di una carta',
  rules: ['pagamento.chiamate.8', 'pagamento.modello.4'],
  access: 'customer-in-person',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('card-setup') }),
  answer: z.strictObject({
    stato: z.enum(['IN_CORSO', 'RIUSCITA', 'NON_RIUSCITA', 'NON_MEMORIZZABILE']),
    tokenID: optionalText,
    carta: z.nullable(wireCard),
  }),
  errors: ['NOT_FOUND', 'S-001'],
  example: {
    request: { params: { id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e13' } },
    answer: {
      stato: 'RIUSCITA',
      tokenID: 'pm_1Example',
      carta: {
        intestatario: 'Giulia Ferri',
        ultimeCifre: '4242',
        scadenza: '05/2029',
        circuito: 'Visa',
        tipologia: 'CREDITO',
      },
    },
  },
  invalidatedBy: 'contracts',
  toModel: ({ stato, tokenID, carta }): GivenCard => {
    const tokenId = present(tokenID);
    if (stato === 'RIUSCITA' && tokenId !== undefined && carta !== null) {
      return { state: 'SUCCEEDED', tokenId, card: toCard(carta) };
    }
    if (stato === 'NON_MEMORIZZABILE') return { state: 'NOT_TOKENIZABLE' };
    return { state: stato === 'IN_CORSO' ? 'OPEN' : 'ENDED' };
  },
});
