import type { AnswerOf, Catalogue } from '@sportello/calls';
import { PAYMENT_REQUEST_CODES, type SuppliedCommodity } from '@sportello/domain';
import { listBilledOn } from '../queries/payment-methods.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { versionIn } from '../../../shared/versions.ts';
import { changeMethod, type Consent, type NewMandates, type RequestedMethod, type SeenAccount } from './change.ts';
import { rejectMandatesOfEndedContracts } from './ended.ts';

type Body = RequestedMethod & Omit<SeenAccount, 'version'>;
type Headers = Consent & { readonly 'if-match'?: string | undefined };

/** Changes the payment method of a supply; its account must bill a supply of that commodity. */
export async function changeSupplyPayment(
  services: Services,
  actor: CustomerActor,
  { commodity, ...body }: Body & { readonly commodity: SuppliedCommodity },
  headers: Headers,
): Promise<AnswerOf<Catalogue['modificaDatiPagamento']>> {
  const { supplies } = await listBilledOn(services.db, actor.customerCode, [body.contractAccount]);
  if (supplies.length === 0) throw new ApiError('INVALID_CONTRACT_PAYMENT_TYPE');
  const own = supplies.filter((supply) => supply.commodity === commodity);
  if (own.length === 0) throw new ApiError('COMMODITY_TYPE_NOT_FOUND');
  if (isDebit(body)) rejectMandatesOfEndedContracts([['contractAccount', own]]);
  return changeOne(services, actor, 'modificaDatiPagamento', body, headers);
}

/**
 * Changes the payment method of a service; its account must bill one (pagamento.chiamate.7'Invalid contract payment
 * type').
 */
export async function changeServicePayment(
  services: Services,
  actor: CustomerActor,
  body: Body,
  headers: Headers,
): Promise<AnswerOf<Catalogue['modificaDatiPagamentoVas']>> {
  const billed = await listBilledOn(services.db, actor.customerCode, [body.contractAccount]);
  if (billed.services.length === 0) throw new ApiError('INVALID_CONTRACT_PAYMENT_TYPE');
  if (isDebit(body)) rejectMandatesOfEndedContracts([['contractAccount', billed.services]]);
  return changeOne(services, actor, 'modificaDatiPagamentoVas', body, headers);
}

/** Changes the payment method of several accounts, all or none. */
export async function changePayments(
  services: Services,
  actor: CustomerActor,
  { accounts, requested }: { readonly accounts: readonly SeenAccount[]; readonly requested: RequestedMethod },
  consent: Consent,
): Promise<NewMandates> {
  if (isDebit(requested)) {
    const names = accounts.map(({ contractAccount }) => contractAccount);
    const billed = await listBilledOn(services.db, actor.customerCode, names);
    const contracts = Map.groupBy([...billed.supplies, ...billed.services], ({ account }) => account);
    rejectMandatesOfEndedContracts(names.map((name, at) => [`conti.${at}.contractAccount`, contracts.get(name) ?? []]));
  }
  return changeMethod(services, actor, { deed: 'changePayments', accounts, requested, consent });
}

function isDebit({ metodoPagamentoRichiesto }: Pick<RequestedMethod, 'metodoPagamentoRichiesto'>): boolean {
  return metodoPagamentoRichiesto === PAYMENT_REQUEST_CODES.BANK_DEBIT;
}

async function changeOne(
  services: Services,
  actor: CustomerActor,
  deed: 'modificaDatiPagamento' | 'modificaDatiPagamentoVas',
  { contractAccount, metodoPagamentoAttuale, ...requested }: Body,
  { 'if-match': match, ...consent }: Headers,
) {
  const account = { contractAccount, metodoPagamentoAttuale, version: versionIn({ 'if-match': match }) };
  const [mandate] = await changeMethod(services, actor, { deed, accounts: [account], requested, consent });
  return { riferimentoMandato: mandate?.riferimentoMandato ?? null };
}
