import type { AnswerOf, Catalogue } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import { listCommodityContracts, listOnboardingRequests, listVasContracts } from '../queries/contracts.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { commodityContractAnswer, onboardingAnswer, vasContractAnswer } from './answers.ts';

type Answer<Id extends keyof Catalogue> = Promise<AnswerOf<Catalogue[Id]>>;

export async function commodityContracts(
  services: Services,
  actor: CustomerActor,
  contractAccount?: string,
): Answer<'recuperoLista'> {
  const rows = await listCommodityContracts(
    services.db,
    actor.customerCode,
    dayInRome(services.clock().getTime()),
    contractAccount,
  );
  return { contratti: rows.map(commodityContractAnswer) };
}

export async function vasContracts(
  services: Services,
  actor: CustomerActor,
  contractAccount?: string,
): Answer<'recuperoContrattiVasCliente'> {
  const rows = await listVasContracts(services.db, actor.customerCode, contractAccount);
  return { contratti: rows.map(vasContractAnswer) };
}

export async function quotations(services: Services, actor: CustomerActor): Answer<'recuperoListaQuotation'> {
  const rows = await listOnboardingRequests(services.db, actor.customerCode, 'QUOTATION');
  return {
    quotazioni: rows.map((row) => ({
      codiceQuotation: row.code,
      causaleAttivazione: row.activationReason,
      ...onboardingAnswer(row),
    })),
  };
}

export async function meterRequests(services: Services, actor: CustomerActor): Answer<'recuperoListaMSR'> {
  const rows = await listOnboardingRequests(services.db, actor.customerCode, 'METER_REQUEST');
  return { richieste: rows.map((row) => ({ codiceRichiesta: row.code, ...onboardingAnswer(row) })) };
}
