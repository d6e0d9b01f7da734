import {
  billingTypeFromText,
  COMMODITY_MARKETS,
  COMMODITY_TYPES,
  commodityStatus,
  type CommodityContract,
  SUPPLIED_COMMODITIES,
  KNOWN_MARKETS,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { known, present } from '../mechanism/empty.ts';
import { optionalDay, optionalText } from '../mechanism/wire.ts';
import { exampleAddress, toAddress, wireAddress } from './address.ts';

/** Electricity or gas contract as the source stores it (fields: contratto.modello.3). */
export const wireCommodityContract = z.strictObject({
  codiceContratto: z.string(),
  commodity: z.enum(SUPPLIED_COMMODITIES),
  /** The source's own value: Attivo, Cessato, Disattivato, … */
  stato: z.string(),
  codiceQuotation: optionalText,
  nickname: optionalText,
  pod: optionalText,
  pdr: optionalText,
  mercato: z.nullable(z.enum(KNOWN_MARKETS)),
  codiceCliente: z.string(),
  nomeOfferta: optionalText,
  contractAccount: optionalText,
  codiceCRM: optionalText,
  codiceArera: optionalText,
  dataInizio: optionalDay,
  dataFine: optionalDay,
  dataFirma: optionalDay,
  /** First day on which the supply is this customer's (contratto.intestatario.1); a gateway may leave it out. */
  intestatarioDal: z.optional(optionalDay),
  /** Last day of the offer in force; a gateway without offers over time leaves it out. */
  fineOfferta: z.optional(optionalDay),
  autolettura: z.boolean(),
  codiceFiscale: optionalText,
  partitaIVA: optionalText,
  tipoFatturazione: optionalText,
  aliasAbitazione: optionalText,
  indirizzo: wireAddress,
});

export const exampleCommodityContract = {
  codiceContratto: '4000000001',
  commodity: 'LUCE' as const,
  stato: 'Attivo',
  codiceQuotation: null,
  nickname: 'Casa',
  pod: 'IT001E12345678',
  pdr: null,
  mercato: 'LIBERO' as const,
  codiceCliente: '1000000001',
  nomeOfferta: 'Luce Serena',
  contractAccount: '500000000001',
  codiceCRM: null,
  codiceArera: null,
  dataInizio: '2024-03-01',
  dataFine: null,
  dataFirma: '2024-02-12',
  intestatarioDal: null,
  fineOfferta: null,
  autolettura: true,
  codiceFiscale: 'FRRGLI85M41F205V',
  partitaIVA: null,
  tipoFatturazione: 'bimestrale',
  aliasAbitazione: null,
  indirizzo: exampleAddress,
};

export function toCommodityContract(wire: z.output<typeof wireCommodityContract>): CommodityContract {
  const quotation = present(wire.codiceQuotation);
  return {
    type: 'COMMODITY',
    code: wire.codiceContratto,
    status: commodityStatus(wire.stato, quotation),
    address: toAddress(wire.indirizzo),
    commodity: {
      commodityType: known(COMMODITY_TYPES, wire.commodity, 'SCONOSCIUTO'),
      commodityMarket: known(COMMODITY_MARKETS, wire.mercato, 'SCONOSCIUTO'),
      nickname: present(wire.nickname),
      pdr: present(wire.pdr),
      pod: present(wire.pod),
      customerCode: wire.codiceCliente,
      code: wire.codiceContratto,
      offerName: present(wire.nomeOfferta),
      account: present(wire.contractAccount),
      codeCRM: present(wire.codiceCRM),
      codeArera: present(wire.codiceArera),
      startDate: present(wire.dataInizio),
      endDate: present(wire.dataFine),
      offerEnd: wire.fineOfferta ?? undefined,
      signDate: present(wire.dataFirma),
      holderSince: wire.intestatarioDal ?? undefined,
      selfReading: wire.autolettura,
      fiscalCode: present(wire.codiceFiscale),
      vatCode: present(wire.partitaIVA),
      quotation,
      billingType: wire.tipoFatturazione === null ? undefined : billingTypeFromText(wire.tipoFatturazione),
      residenceAlias: present(wire.aliasAbitazione),
    },
  };
}
