import type { AnswerOf, Catalogue } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import {
  findOnboardingRequest,
  findSupply,
  listDealerPhones,
  listLinkedServices,
  type SupplyName,
} from '../queries/contract-data.ts';
import { findOfferEnd, listSuppliesInFull } from '../queries/contracts.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { commodityContractAnswer } from './answers.ts';

type Answer<Id extends keyof Catalogue> = Promise<AnswerOf<Catalogue[Id]>>;

type Details = AnswerOf<Catalogue['exportPersonalData']>['datiContratti'][number];

/** Identifies a supply in a request: exactly one of the two codes is present. */
export interface NamedSupply {
  readonly codiceContratto?: string | undefined;
  readonly codiceQuotation?: string | undefined;
}

export function supplyName({ codiceContratto, codiceQuotation }: NamedSupply): SupplyName {
  return codiceContratto === undefined ? { quotationCode: codiceQuotation ?? '' } : { code: codiceContratto };
}

/** Returns a supply with the fields missing in lists; for a quotation without a contract, the known ones. */
export async function contractData(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  asked: NamedSupply,
): Answer<'recuperoDatiContratto'> {
  const supply = await findSupply(db, customerCode, supplyName(asked));
  if (supply) {
    const offerEnd = await findOfferEnd(db, supply.code, dayInRome(clock().getTime()));
    return {
      contratto: commodityContractAnswer({ ...supply, offerEnd }),
      dataAttivazione: supply.activationDate,
      tipoTariffa: supply.tariffType,
      potenzaImpegnata: supply.power,
      datiCatastali: landRegistryAnswer(supply),
      versione: supply.version,
    };
  }
  const request = await findOnboardingRequest(db, customerCode, asked.codiceQuotation ?? '');
  if (!request) throw new ApiError('NOT_FOUND');
  return {
    contratto: null,
    dataAttivazione: request.activationDate,
    tipoTariffa: null,
    potenzaImpegnata: null,
    datiCatastali: null,
    versione: null,
  };
}

export async function contractsData({ db, clock }: Services, { customerCode }: CustomerActor): Promise<Details[]> {
  const supplies = await listSuppliesInFull(db, customerCode, dayInRome(clock().getTime()));
  return supplies.map((supply) => ({
    codiceContratto: supply.code,
    dataAttivazione: supply.activationDate,
    tipoTariffa: supply.tariffType,
    potenzaImpegnata: supply.power,
    datiCatastali: landRegistryAnswer(supply),
  }));
}

/** The land registry data counts as entered once sheet and parcel are known. */
function landRegistryAnswer(supply: {
  readonly landSheet: string | null;
  readonly landParcel: string | null;
  readonly landSubunit: string | null;
}) {
  return {
    inseriti: supply.landSheet !== null && supply.landParcel !== null,
    foglio: supply.landSheet,
    particella: supply.landParcel,
    subalterno: supply.landSubunit,
  };
}

export async function linkedCommodities(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
): Answer<'risolveCommodity'> {
  const links = await listLinkedServices(db, customerCode, dayInRome(clock().getTime()));
  return {
    contratti: links.map(({ serviceCode, supplyCode, commodity, contractAccount }) => ({
      codiceContrattoVas: serviceCode,
      codiceContratto: supplyCode,
      commodity,
      contractAccount,
    })),
  };
}

export async function dealerContacts(
  { db }: Services,
  { customerCode }: CustomerActor,
  codes: readonly string[],
): Answer<'recuperoNumeriDistributore'> {
  const phones = await listDealerPhones(db, customerCode, codes);
  return { contatti: phones.map(({ code, phone }) => ({ codiceContratto: code, telefono: phone })) };
}
