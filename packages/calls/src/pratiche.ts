import { CACHE_LIFETIME_MS, type FreeHour } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from './mechanism/call.ts';
import { present } from './mechanism/empty.ts';
import { optionalDay, optionalText } from './mechanism/wire.ts';

const wireFreeHour = z.strictObject({
  codiceContrattoVas: optionalText,
  disponibile: z.boolean(),
  dataInizioValidita: optionalDay,
  dataFineValidita: optionalDay,
  dataUtilizzo: optionalDay,
});

/** The customer's free hour; null when the customer never had one. */
export const recuperoOragratis = defineCall({
  id: 'recuperoOragratis',
  backend: 'pratiche',
  method: 'GET',
  path: '/recuperoOragratis',
  summary: 'Ora gratis del cliente',
  rules: ['prenotazione.chiamate.9'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  answer: z.strictObject({ oraGratis: z.nullable(wireFreeHour) }),
  errors: ['S-001'],
  example: {
    request: {},
    answer: {
      oraGratis: {
        codiceContrattoVas: '7000000003',
        disponibile: true,
        dataInizioValidita: '2026-01-01',
        dataFineValidita: '2026-12-31',
        dataUtilizzo: null,
      },
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer): FreeHour | undefined => (answer.oraGratis === null ? undefined : toFreeHour(answer.oraGratis)),
});

function toFreeHour(wire: z.output<typeof wireFreeHour>): FreeHour {
  return {
    serviceCode: present(wire.codiceContrattoVas),
    isAvailable: wire.disponibile,
    validFrom: present(wire.dataInizioValidita),
    validTo: present(wire.dataFineValidita),
    usedOn: present(wire.dataUtilizzo),
  };
}
