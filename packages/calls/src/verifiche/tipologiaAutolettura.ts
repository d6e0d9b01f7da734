import { CACHE_LIFETIME_MS, SELF_READING_KINDS, type SelfReadingOptions } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { known, present } from '../mechanism/empty.ts';
import { ownId } from '../mechanism/ids.ts';
import { optionalNumber } from '../mechanism/wire.ts';
import { toAwaitedReading, wireAwaitedReading } from './awaitedReading.ts';
import { toBand, toUnit, wireBand, wireUnit } from './meter.ts';

export const tipologiaAutolettura = defineCall({
  id: 'tipologiaAutolettura',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/tipologiaAutolettura/{id}',
  summary: 'Come e quando si può inviare l’autolettura di un contratto',
  rules: ['lettura.chiamate.1', 'lettura.chiamate.6', 'lettura.ostacolo.1', 'lettura.ostacolo.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('commodity-contract') }),
  query: z.strictObject({ canaleAcquisizione: z.optional(z.enum(['WEB', 'APP'])) }),
  answer: z.strictObject({
    tipologia: z.enum(SELF_READING_KINDS),
    ...wireAwaitedReading,
    unitaMisura: wireUnit,
    fasce: z.array(
      z.strictObject({
        fascia: wireBand,
        cifre: z.int().check(z.gte(1), z.lte(9)),
        ultimoValore: optionalNumber,
        /** The highest value that counts as plausible today (lettura.plausibile.1). */
        massimoAtteso: optionalNumber,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: '4000000001' }, query: { canaleAcquisizione: 'WEB' } },
    answer: {
      tipologia: 'GAS',
      aperta: true,
      motivo: null,
      inizioPeriodo: '2026-11-20',
      finePeriodo: '2026-11-30',
      unitaMisura: 'mc',
      fasce: [{ fascia: 'F0', cifre: 5, ultimoValore: 4_211, massimoAtteso: 4_390 }],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'readings',
  toModel: (answer): SelfReadingOptions => ({
    kind: known(SELF_READING_KINDS, answer.tipologia, 'SCONOSCIUTA'),
    ...toAwaitedReading(answer),
    unit: toUnit(answer.unitaMisura),
    fields: answer.fasce.map(({ fascia, cifre, ultimoValore, massimoAtteso }) => ({
      band: toBand(fascia),
      digits: cifre,
      lastValue: present(ultimoValore),
      highest: present(massimoAtteso),
    })),
  }),
});
