import { CACHE_LIFETIME_MS, type ContractData, type LandRegistry } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { optionalDay, optionalNumber, optionalText } from '../mechanism/wire.ts';
import { exampleCommodityContract, toCommodityContract, wireCommodityContract } from './commodityContract.ts';
import { contractQuery } from './contractQuery.ts';
import { wireVersion } from './version.ts';

/** Land registry details (contratto.modello.10). */
const wireLandRegistry = z.strictObject({
  inseriti: z.boolean(),
  foglio: optionalText,
  particella: optionalText,
  subalterno: optionalText,
});

/**
 * A contract with the details that the lists omit (contratto.modello.11). It includes the contract itself, so a page
 * opened by its URL needs no list; a quotation without a contract has none yet.
 */
export const recuperoDatiContratto = defineCall({
  id: 'recuperoDatiContratto',
  backend: 'contratti',
  method: 'GET',
  path: '/v1/recuperoDatiContratto',
  summary: 'Dettaglio di un contratto luce o gas, o di una richiesta di attivazione',
  rules: ['contratto.chiamate.7', 'contratto.modello.11'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  query: contractQuery,
  answer: z.strictObject({
    contratto: z.nullable(wireCommodityContract),
    dataAttivazione: optionalDay,
    tipoTariffa: optionalText,
    /** kW; electricity only. */
    potenzaImpegnata: optionalNumber,
    datiCatastali: z.nullable(wireLandRegistry),
    versione: wireVersion,
  }),
  errors: ['NOT_FOUND', 'S-001'],
  example: {
    request: { query: { codiceContratto: '4000000001' } },
    answer: {
      contratto: exampleCommodityContract,
      dataAttivazione: '2024-03-01',
      tipoTariffa: 'Bioraria',
      potenzaImpegnata: 4.5,
      datiCatastali: { inseriti: true, foglio: '12', particella: '345', subalterno: '6' },
      versione: '3',
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'contracts',
  toModel: (answer): ContractData => ({
    contract: answer.contratto === null ? undefined : toCommodityContract(answer.contratto),
    details: {
      activationDate: present(answer.dataAttivazione),
      tariffType: present(answer.tipoTariffa),
      powerUsed: answer.potenzaImpegnata === null ? undefined : toPower(answer.potenzaImpegnata),
    },
    landRegistry: answer.datiCatastali === null ? undefined : toLandRegistry(answer.datiCatastali),
    version: present(answer.versione),
  }),
});

/** Decimal comma: `4,5 kW`. */
function toPower(kilowatts: number): string {
  return `${String(kilowatts).replace('.', ',')} kW`;
}

function toLandRegistry(wire: z.output<typeof wireLandRegistry>): LandRegistry {
  return {
    entered: wire.inseriti,
    foglio: present(wire.foglio),
    particella: present(wire.particella),
    subalterno: present(wire.subalterno),
  };
}
