import { COMMODITY_TYPES, RuleError, type CommodityType } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { known, present } from '../mechanism/empty.ts';
import { optionalText } from '../mechanism/wire.ts';

const wireLink = z.strictObject({
  /** The risolve service: an intervention names it as `contractRisolveId`. */
  codiceContrattoVas: z.string(),
  codiceContratto: z.string(),
  commodity: z.enum(['LUCE', 'GAS']),
  contractAccount: optionalText,
});

/**
 * The supplies on whose bills the customer's risolve services are charged. Never cached: a quote
 * is accepted on what it says.
 */
export const risolveCommodity = defineCall({
  id: 'risolveCommodity',
  backend: 'contratti',
  method: 'GET',
  path: '/v1/risolve/commodity',
  summary: 'Forniture collegate ai servizi Risolve del cliente',
  spec: 'Spec 1 §7 and §8',
  access: 'customer',
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

/** A risolve service and the supply that it is charged on. */
export interface RisolveLink {
  readonly serviceCode: string;
  readonly commodityCode: string;
  readonly commodityType: CommodityType;
  readonly account: string | undefined;
}

function toLink(wire: z.output<typeof wireLink>): RisolveLink {
  return {
    serviceCode: wire.codiceContrattoVas,
    commodityCode: wire.codiceContratto,
    commodityType: known(COMMODITY_TYPES, wire.commodity, 'SCONOSCIUTO'),
    account: present(wire.contractAccount),
  };
}

/** The supply that a service is charged on; throws 'Contract not found' when there is none (Spec 1 §8). */
export function linkedCommodity(links: readonly RisolveLink[], serviceCode: string | undefined): RisolveLink {
  const link = links.find((each) => each.serviceCode === serviceCode);
  if (!link) throw new RuleError('CONTRACT_NOT_FOUND');
  return link;
}
