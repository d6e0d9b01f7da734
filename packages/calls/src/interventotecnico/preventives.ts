import {
  CACHE_LIFETIME_MS,
  centsFromEuros,
  foldText,
  QUOTE_ACCEPT_PAYMENT_METHOD,
  QUOTE_PAYMENT_METHOD_LABELS,
  quoteState,
  type Quote,
  type QuoteLine,
  type QuotePaymentMethod,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { ownId } from '../mechanism/ids.ts';
import { amount, optionalDay, optionalText } from '../mechanism/wire.ts';
import { operationType } from './operationType.ts';

/** Euros. */
const wireLine = z.strictObject({ label: z.string(), total: amount });

const wireQuote = z.strictObject({
  id: z.string(),
  documentId: optionalText,
  risolveContractId: optionalText,
  creationDate: optionalDay,
  items: z.array(wireLine),
  total: wireLine,
  /** APPROVATO, RIFIUTATO, IN ATTESA APPROVAZIONE CLIENTE. */
  state: z.string(),
  /** Pagamento in bolletta, Carta di credito; null until accepted. */
  paymentMethod: optionalText,
});

export const preventives = defineCall({
  id: 'preventives',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/{id}/preventives',
  summary: 'Preventivi di un intervento',
  rules: ['preventivo.chiamate.1'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('intervention', 64) }),
  query: z.strictObject({ operationType: z.optional(operationType) }),
  answer: z.strictObject({ preventives: z.array(wireQuote) }),
  errors: ['NOT_FOUND', 'S-001'],
  example: {
    request: { params: { id: 'I0000001' }, query: { operationType: 'BOOK_NEXT_APPOINTMENT' } },
    answer: {
      preventives: [
        {
          id: 'Q0001',
          documentId: 'D0002',
          risolveContractId: '7000000003',
          creationDate: '2026-11-20',
          items: [
            { label: 'Scheda elettronica', total: 120.5 },
            { label: 'Manodopera', total: 60 },
          ],
          total: { label: 'Totale IVA inclusa', total: 180.5 },
          state: 'IN ATTESA APPROVAZIONE CLIENTE',
          paymentMethod: null,
        },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'interventions',
  toModel: (answer) => answer.preventives.map(toQuote),
});

function toQuote(wire: z.output<typeof wireQuote>): Quote {
  return {
    id: wire.id,
    documentId: present(wire.documentId),
    risolveContractId: present(wire.risolveContractId),
    creationDate: present(wire.creationDate),
    items: wire.items.map(toLine),
    total: toLine(wire.total),
    state: quoteState(wire.state),
    paymentMethod: wire.paymentMethod === null ? undefined : toPaymentMethod(wire.paymentMethod),
  };
}

function toLine(wire: z.output<typeof wireLine>): QuoteLine {
  return { label: wire.label, total: centsFromEuros(wire.total) };
}

/** Accepts both the value that is sent and the label that is shown (preventivo.modello.4). */
function toPaymentMethod(word: string): QuotePaymentMethod {
  const isOneOf = (...words: string[]) => words.some((each) => foldText(each) === foldText(word));
  if (isOneOf(QUOTE_ACCEPT_PAYMENT_METHOD, QUOTE_PAYMENT_METHOD_LABELS.BILL)) return 'BILL';
  return isOneOf(QUOTE_PAYMENT_METHOD_LABELS.CREDIT_CARD) ? 'CREDIT_CARD' : 'SCONOSCIUTO';
}
