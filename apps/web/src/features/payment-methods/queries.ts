import type { ContractPayment } from '@sportello/domain';
import {
  recuperoDatiPagamento,
  recuperoDatiPagamentoVas,
  recuperoDettagliPagamentoContrattiVas,
} from '@sportello/calls';
import type { App } from '../../api/app.ts';
import type { ContractGenre } from '../../shared/links/contract-link.ts';
import type { PaidAccount } from './accounts.ts';

type Asking = Pick<App, 'queryOf'>;
type Parts = Pick<App, 'cache' | 'queryOf'>;

export function supplyPaymentQuery({ queryOf }: Asking, code: string) {
  return queryOf(recuperoDatiPagamento, { query: { codiceContratto: code } });
}

export function servicePaymentQuery({ queryOf }: Asking, code: string, account: string) {
  return queryOf(recuperoDatiPagamentoVas, { query: { codiceContrattoVas: code, contractAccount: account } });
}

export function chargesQuery({ queryOf }: Asking, code: string) {
  return queryOf(recuperoDettagliPagamentoContrattiVas, { query: { codiceContrattoVas: code } });
}

export function paymentQuery(app: Asking, { contract, account }: PaidAccount) {
  return contract.type === 'VAS'
    ? servicePaymentQuery(app, contract.code, account)
    : supplyPaymentQuery(app, contract.code);
}

/** Prefetches the payment method in parallel without awaiting it. */
export function startPayment(app: Parts, code: string, genre: ContractGenre | undefined): void {
  if (genre === undefined) void app.cache.prefetchQuery(supplyPaymentQuery(app, code));
  if (genre === 'servizio') void app.cache.prefetchQuery(chargesQuery(app, code));
}

/** Reads the payment method, bypassing the cache. */
export async function paymentNow(app: Parts, paid: PaidAccount): Promise<ContractPayment> {
  return (await app.cache.fetchQuery({ ...paymentQuery(app, paid), staleTime: 0 })).model;
}
