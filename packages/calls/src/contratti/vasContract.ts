import {
  ACCOUNT_TYPES,
  HOLDER_RELATIONSHIPS,
  ITEM_CATEGORIES,
  SERVICE_SUBTYPES,
  vasStatus,
  type FibreData,
  type SelfConsumption,
  type VasContract,
  KNOWN_HOLDER_RELATIONSHIPS,
  KNOWN_ACCOUNT_TYPES,
  KNOWN_ITEM_CATEGORIES,
} from '@sportello/domain';
import * as z from 'zod/mini';
import type { ProviderSettings } from '../mechanism/call.ts';
import { known, present } from '../mechanism/empty.ts';
import { optionalDay, optionalText } from '../mechanism/wire.ts';
import { exampleAddress, toAddress, wireAddress } from './address.ts';

/** Fibre line data (contratto.modello.7); speed in Mbit/s. */
const wireFibre = z.strictObject({
  idRisorsa: optionalText,
  codiceMigrazione: optionalText,
  modemComodato: z.boolean(),
  ipPubblicoStatico: z.boolean(),
  ultraVelocita: z.boolean(),
  tecnologia: optionalText,
  velocitaDownload: z.nullable(z.number()),
});

/** Self-consumption data (contratto.modello.9). */
const wireSelfConsumption = z.strictObject({
  dataAttivazione: optionalDay,
  rappresentante: z.nullable(z.enum(KNOWN_HOLDER_RELATIONSHIPS)),
  tipo: z.nullable(z.enum(KNOWN_ACCOUNT_TYPES)),
});

/** Service, product or fibre contract as the source stores it (fields: contratto.modello.5). */
export const wireVasContract = z.strictObject({
  codiceContrattoVas: z.string(),
  tipo: z.enum(KNOWN_ITEM_CATEGORIES),
  sottoTipo: z.enum(SERVICE_SUBTYPES),
  /** Product code of the source; ZFIB is fibre. */
  tipoProdotto: z.string(),
  /** The source's own value: Attivo, Annullato, Sospeso per Morosità, … */
  stato: z.string(),
  /** 0 to 100; null when the source doesn't track it. */
  percentualeAvanzamento: z.nullable(z.number()),
  nome: z.string(),
  descrizione: optionalText,
  dataAttivazione: optionalDay,
  dataAcquisto: optionalDay,
  dataFine: optionalDay,
  codiceAnagrafica: optionalText,
  codiceContratto: optionalText,
  immagine: optionalText,
  keyword: optionalText,
  contractAccount: optionalText,
  compagniaAssicurativa: optionalText,
  pod: optionalText,
  idCategoriaDatiPersonali: optionalText,
  codiceFiscale: optionalText,
  partitaIVA: optionalText,
  indirizzo: wireAddress,
  fibra: z.nullable(wireFibre),
  autoconsumo: z.nullable(wireSelfConsumption),
});

export const exampleVasContract = {
  codiceContrattoVas: '7000000001',
  tipo: 'FIBRA' as const,
  sottoTipo: 'DEFAULT' as const,
  tipoProdotto: 'ZFIB',
  stato: 'Attivo',
  percentualeAvanzamento: 100,
  nome: 'Fibra Casa',
  descrizione: null,
  dataAttivazione: '2025-01-15',
  dataAcquisto: '2024-12-20',
  dataFine: null,
  codiceAnagrafica: null,
  codiceContratto: null,
  immagine: null,
  keyword: null,
  contractAccount: '500000000002',
  compagniaAssicurativa: null,
  pod: null,
  idCategoriaDatiPersonali: null,
  codiceFiscale: 'FRRGLI85M41F205V',
  partitaIVA: null,
  indirizzo: exampleAddress,
  fibra: {
    idRisorsa: 'RES0001',
    codiceMigrazione: 'FIB0001',
    modemComodato: true,
    ipPubblicoStatico: false,
    ultraVelocita: true,
    tecnologia: 'FTTH',
    velocitaDownload: 2500,
  },
  autoconsumo: null,
};

type Wire = z.output<typeof wireVasContract>;

export function toVasContract(wire: Wire, settings: ProviderSettings): VasContract {
  return {
    type: 'VAS',
    code: wire.codiceContrattoVas,
    status: vasStatus(
      {
        productType: wire.tipoProdotto,
        serviceCode: wire.tipoProdotto,
        progress: present(wire.percentualeAvanzamento),
        sourceState: wire.stato,
      },
      settings.vasActivationCodes,
    ),
    address: toAddress(wire.indirizzo),
    vas: {
      type: known(ITEM_CATEGORIES, wire.tipo, 'SCONOSCIUTO'),
      subType: known(SERVICE_SUBTYPES, wire.sottoTipo, 'DEFAULT'),
      name: wire.nome,
      description: present(wire.descrizione),
      activationDate: present(wire.dataAttivazione),
      purchaseDate: present(wire.dataAcquisto),
      endDate: present(wire.dataFine),
      code: wire.codiceContrattoVas,
      registryCode: present(wire.codiceAnagrafica),
      commodityCode: present(wire.codiceContratto),
      image: present(wire.immagine),
      keyword: present(wire.keyword),
      account: present(wire.contractAccount),
      productType: wire.tipoProdotto,
      insuranceCompany: present(wire.compagniaAssicurativa),
      pod: present(wire.pod),
      idCategoryPersonalData: present(wire.idCategoriaDatiPersonali),
      fiscalCode: present(wire.codiceFiscale),
      vatCode: present(wire.partitaIVA),
      fibre: wire.fibra === null ? undefined : toFibre(wire.fibra),
      selfConsumption: wire.autoconsumo === null ? undefined : toSelfConsumption(wire.autoconsumo),
    },
  };
}

function toFibre(wire: NonNullable<Wire['fibra']>): FibreData {
  return {
    resourceId: present(wire.idRisorsa),
    migrationCode: present(wire.codiceMigrazione),
    modemOnLoan: wire.modemComodato,
    publicStaticIp: wire.ipPubblicoStatico,
    ultraFastSpeed: wire.ultraVelocita,
    technology: present(wire.tecnologia),
    downloadSpeed: wire.velocitaDownload === null ? undefined : `${wire.velocitaDownload} Mbit/s`,
  };
}

function toSelfConsumption(wire: NonNullable<Wire['autoconsumo']>): SelfConsumption {
  return {
    businessActivation: present(wire.dataAttivazione),
    representativeOf: known(HOLDER_RELATIONSHIPS, wire.rappresentante, 'SCONOSCIUTO'),
    type: known(ACCOUNT_TYPES, wire.tipo, 'UNKNOWN'),
  };
}
