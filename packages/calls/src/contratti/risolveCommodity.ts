import { COMMODITY_TYPES, type RisolveLink, SUPPLIED_COMMODITIES } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { known, present } from '../mechanism/empty.ts';
import { optionalText } from '../mechanism/wire.ts';

const wireLink = z.strictObject({
  /** The risolve service; an intervention calls it `contractRisolveId`. */
  codiceContrattoVas: z.string(),
  codiceContratto: z.string(),
  commodity: z.enum(SUPPLIED_COMMODITIES),
  contractAccount: optionalText,
});

/**
 * Supplies on whose bills the customer's risolve services are charged. Never cached, because a quote is accepted on
 * its basis.
 */
export const risolveCommodity = defineCall({
  id: 'risolveCommodity',
  backend: 'contratti',
  method: 'GET',
  path: '/v1/risolve/commodity',
  summary: 'Forniture collegate ai servizi Risolve del cliente',
  rules: ['contratto.chiamate.10'],
  access: 'customer',
  modules: { risolve: 'LIGHT' },
  answer: z.strictObject({ contratti: z.array(wireLink) }),
  errors: ['CONTRACT_NOT_FOUND', 'S-001'],
  example: {
    request: {},
    answer: {
      contratti: [
        {
          codiceContrattoVas: '7000000003',
          codiceContratto: '4000000001',
          commodity: 'LUCE',
          contractAccount: '500000000001',
        },
      ],
    },
  },
  toModel: (answer) => answer.contratti.map(toLink),
});

function toLink(wire: z.output<typeof wireLink>): RisolveLink {
  return {
    serviceCode: wire.codiceContrattoVas,
    commodityCode: wire.codiceContratto,
    commodityType: known(COMMODITY_TYPES, wire.commodity, 'SCONOSCIUTO'),
    account: present(wire.contractAccount),
  };
}
