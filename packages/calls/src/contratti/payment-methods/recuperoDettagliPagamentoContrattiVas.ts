import {
  CACHE_LIFETIME_MS,
  centsFromEuros,
  DELIVERY_FREQUENCIES,
  foldText,
  paymentMethodKind,
  type VasPayment,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { known, present } from '../../mechanism/empty.ts';
import { amount, optionalDay, optionalText } from '../../mechanism/wire.ts';
import { vasContractQuery } from '../contractQuery.ts';

const wireVasPayment = z.strictObject({
  codiceContrattoVas: z.string(),
  contractAccount: optionalText,
  /** One of the ten codes: B, N, F, L, M, P, S, U, W, J. */
  metodoPagamento: optionalText,
  /** Euros per charge. */
  importo: z.nullable(amount),
  /** mensile, bimestrale, quadrimestrale; null for a single charge. */
  frequenza: optionalText,
  dataProssimoAddebito: optionalDay,
});

/**
 * Cost, frequency and account of a service, which `recuperoDatiPagamentoVas` needs as input. A list, because a
 * contract may be split over accounts.
 */
export const recuperoDettagliPagamentoContrattiVas = defineCall({
  id: 'recuperoDettagliPagamentoContrattiVas',
  backend: 'contratti',
  method: 'GET',
  path: '/v1/recuperoDettagliPagamentoContrattiVas',
  summary: 'Importi, frequenza e conto con cui si paga un servizio',
  rules: ['pagamento.chiamate.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  query: vasContractQuery,
  answer: z.strictObject({ pagamenti: z.array(wireVasPayment) }),
  errors: ['NOT_FOUND', 'CONTRACT_NOT_FOUND', 'S-001'],
  example: {
    request: { query: { codiceContrattoVas: '7000000001' } },
    answer: {
      pagamenti: [
        {
          codiceContrattoVas: '7000000001',
          contractAccount: '500000000002',
          metodoPagamento: 'U',
          importo: 26.9,
          frequenza: 'mensile',
          dataProssimoAddebito: '2026-12-05',
        },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'contracts',
  toModel: (answer) => answer.pagamenti.map(toVasPayment),
});

function toVasPayment(wire: z.output<typeof wireVasPayment>): VasPayment {
  return {
    contractCode: wire.codiceContrattoVas,
    account: present(wire.contractAccount),
    kind: paymentMethodKind(present(wire.metodoPagamento)),
    amount: wire.importo === null ? undefined : centsFromEuros(wire.importo),
    frequency: known(DELIVERY_FREQUENCIES, foldText(wire.frequenza ?? '').toUpperCase(), undefined),
    nextChargeDate: present(wire.dataProssimoAddebito),
  };
}
