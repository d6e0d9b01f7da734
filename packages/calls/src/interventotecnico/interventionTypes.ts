import { CACHE_LIFETIME_MS, type Installation, type MacroType } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { toSupportType } from './supportType.ts';

const wireSupport = z.strictObject({ id: z.string(), name: z.string() });
const wireInstallation = z.strictObject({ id: z.string(), name: z.string(), supportTypes: z.array(wireSupport) });
const wireMacroType = z.strictObject({ id: z.string(), name: z.string(), installations: z.array(wireInstallation) });

export const interventionTypes = defineCall({
  id: 'interventionTypes',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/intervention-types',
  summary: 'Tipi di impianto e modi in cui ciascuno è assistito',
  rules: ['intervento.chiamate.3', 'intervento.modello.13'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  answer: z.strictObject({ macroTypes: z.array(wireMacroType) }),
  errors: ['S-001'],
  example: {
    request: {},
    answer: {
      macroTypes: [
        {
          id: 'M01',
          name: 'Riscaldamento',
          installations: [
            {
              id: 'P01',
              name: 'Caldaia',
              supportTypes: [
                { id: '1', name: 'VIDEOCALL' },
                { id: '2', name: 'EXIT_TECHNICAL' },
              ],
            },
          ],
        },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) => answer.macroTypes.map(toMacroType),
});

function toMacroType(wire: z.output<typeof wireMacroType>): MacroType {
  return { id: wire.id, name: wire.name, installations: wire.installations.map(toInstallation) };
}

function toInstallation(wire: z.output<typeof wireInstallation>): Installation {
  return {
    id: wire.id,
    name: wire.name,
    supportTypes: wire.supportTypes.flatMap(({ id, name }) => {
      const type = toSupportType(name);
      return type === undefined ? [] : [{ id, type }];
    }),
  };
}
