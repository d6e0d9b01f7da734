import type { AnswerOf, Catalogue } from '@sportello/calls';
import { STG_LAST_DAY } from '@sportello/domain';
import type { CommodityContractRow, OnboardingRequestRow, VasContractRow } from '../queries/contracts.ts';

// Maps rows to the wire format; the client derives their meaning.

interface AddressRow {
  street: string | null;
  cap: string | null;
  city: string | null;
  province: string | null;
  country: string | null;
}

function addressAnswer(row: AddressRow) {
  return { via: row.street, cap: row.cap, citta: row.city, provincia: row.province, nazione: row.country };
}

type CommodityContract = AnswerOf<Catalogue['recuperoLista']>['contratti'][number];
type VasContract = AnswerOf<Catalogue['recuperoContrattiVasCliente']>['contratti'][number];
type Onboarding = Omit<AnswerOf<Catalogue['recuperoListaMSR']>['richieste'][number], 'codiceRichiesta'>;

export function commodityContractAnswer(row: CommodityContractRow): CommodityContract {
  return {
    codiceContratto: row.code,
    commodity: row.commodity,
    stato: row.sourceState,
    codiceQuotation: row.quotationCode,
    nickname: row.nickname,
    pod: row.pod,
    pdr: row.pdr,
    mercato: row.market,
    codiceCliente: row.customerCode,
    nomeOfferta: row.offerName,
    contractAccount: row.contractAccount,
    codiceCRM: row.crmCode,
    codiceArera: row.areraCode,
    dataInizio: row.startDate,
    dataFine: row.endDate,
    dataFirma: row.signDate,
    intestatarioDal: row.holderSince,
    fineOfferta: row.offerEnd ?? (row.market === 'STG' ? STG_LAST_DAY : null),
    autolettura: row.selfReading,
    codiceFiscale: row.fiscalCode,
    partitaIVA: row.vatNumber,
    tipoFatturazione: row.billingType,
    aliasAbitazione: row.residenceAlias,
    indirizzo: addressAnswer(row),
  };
}

export function vasContractAnswer({ contract: row, fibre, selfConsumption }: VasContractRow): VasContract {
  return {
    codiceContrattoVas: row.code,
    tipo: row.type,
    sottoTipo: row.subType,
    tipoProdotto: row.productType,
    stato: row.sourceState,
    percentualeAvanzamento: row.progress,
    nome: row.name,
    descrizione: row.description,
    dataAttivazione: row.activationDate,
    dataAcquisto: row.purchaseDate,
    dataFine: row.endDate,
    codiceAnagrafica: row.registryCode,
    codiceContratto: row.commodityCode,
    immagine: row.image,
    keyword: row.keyword,
    contractAccount: row.contractAccount,
    compagniaAssicurativa: row.insuranceCompany,
    pod: row.pod,
    idCategoriaDatiPersonali: row.personalDataCategoryId,
    codiceFiscale: row.fiscalCode,
    partitaIVA: row.vatNumber,
    indirizzo: addressAnswer(row),
    fibra: fibre && {
      idRisorsa: fibre.resourceId,
      codiceMigrazione: fibre.migrationCode,
      modemComodato: fibre.modemOnLoan,
      ipPubblicoStatico: fibre.publicStaticIp,
      ultraVelocita: fibre.ultraFastSpeed,
      tecnologia: fibre.technology,
      velocitaDownload: fibre.downloadSpeed,
    },
    autoconsumo: selfConsumption && {
      dataAttivazione: selfConsumption.businessActivation,
      rappresentante: selfConsumption.representativeOf,
      tipo: selfConsumption.type,
    },
  };
}

export function onboardingAnswer(row: OnboardingRequestRow): Onboarding {
  return {
    tipo: row.type,
    stato: row.status,
    idStato: row.statusId,
    percentualeAvanzamento: row.progress,
    nomeOfferta: row.offerName,
    dataAttivazione: row.activationDate,
    motivoAnnullamento: row.cancellationReason,
    motivoInammissibilita: row.inadmissibilityReason,
    idStep: row.stepId,
    morosita: row.defaulting,
    commodity: row.commodity,
    pod: row.pod,
    pdr: row.pdr,
    indirizzo: addressAnswer(row),
  };
}
