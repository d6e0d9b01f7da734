import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findBilledOn } from '../../db/queries/payments.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { CustomerActor, Services } from '../context.ts';
import { changeMethod, type Consent, type RequestedMethod, type SeenAccount } from './change.ts';

type Body = RequestedMethod & Omit<SeenAccount, 'version'>;
type Headers = Consent & { readonly 'if-match'?: string | undefined };

/** Changes how a supply is paid; its account must bill a supply of that commodity. */
export async function changeSupplyPayment(
  services: Services,
  actor: CustomerActor,
  { commodity, ...body }: Body & { readonly commodity: 'LUCE' | 'GAS' },
  headers: Headers,
): Promise<AnswerOf<Catalogue['modificaDatiPagamento']>> {
  const { commodities } = await findBilledOn(services.db, actor.customerCode, body.contractAccount);
  if (commodities.length === 0) throw new Refusal('INVALID_CONTRACT_PAYMENT_TYPE');
  if (!commodities.includes(commodity)) throw new Refusal('COMMODITY_TYPE_NOT_FOUND');
  return changeOne(services, actor, 'modificaDatiPagamento', body, headers);
}

/** Changes how a service is paid; its account must bill one (pagamento.chiamate.7'Invalid contract payment type'). */
export async function changeServicePayment(
  services: Services,
  actor: CustomerActor,
  body: Body,
  headers: Headers,
): Promise<AnswerOf<Catalogue['modificaDatiPagamentoVas']>> {
  const { hasService } = await findBilledOn(services.db, actor.customerCode, body.contractAccount);
  if (!hasService) throw new Refusal('INVALID_CONTRACT_PAYMENT_TYPE');
  return changeOne(services, actor, 'modificaDatiPagamentoVas', body, headers);
}

async function changeOne(
  services: Services,
  actor: CustomerActor,
  deed: 'modificaDatiPagamento' | 'modificaDatiPagamentoVas',
  { contractAccount, metodoPagamentoAttuale, ...requested }: Body,
  { 'if-match': version, ...consent }: Headers,
) {
  const account = { contractAccount, metodoPagamentoAttuale, version: version?.slice(1, -1) };
  const [mandate] = await changeMethod(services, actor, { deed, accounts: [account], requested, consent });
  return { riferimentoMandato: mandate?.riferimentoMandato ?? null };
}
