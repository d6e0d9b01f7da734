import { EXIT_KINDS, EXIT_STEP_STATES, EXIT_STEPS, type ContractExit } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { ownId } from '../mechanism/ids.ts';
import { optionalDay, optionalText } from '../mechanism/wire.ts';

export const wireExit = z.strictObject({
  tipo: z.enum(EXIT_KINDS),
  passi: z.array(
    z.strictObject({
      passo: z.enum(EXIT_STEPS),
      stato: z.enum(EXIT_STEP_STATES),
      data: optionalDay,
      dataPrevista: optionalDay,
    }),
  ),
  nuovoFornitore: optionalText,
  /** Null until it is in the archive. */
  ultimaBolletta: optionalText,
});

export const exampleExit = {
  tipo: 'CAMBIO_FORNITORE',
  passi: [
    { passo: 'RICHIESTA', stato: 'FATTO', data: '2026-11-02', dataPrevista: null },
    { passo: 'CONFERMATA', stato: 'FATTO', data: '2026-11-10', dataPrevista: null },
    { passo: 'USCITA', stato: 'ORA', data: null, dataPrevista: '2026-12-01' },
    { passo: 'ULTIMA_BOLLETTA', stato: 'DOPO', data: null, dataPrevista: '2027-01-12' },
  ],
  nuovoFornitore: 'Luce Chiara',
  ultimaBolletta: null,
} satisfies z.output<typeof wireExit>;

/** Reads the exit of a supply with its steps; null where none runs (uscita.passi.2). */
export const contractExit = defineCall({
  id: 'contractExit',
  backend: 'sportello',
  method: 'GET',
  path: '/uscite/{codiceContratto}',
  summary: 'Uscita di una fornitura, con i suoi passi',
  rules: ['uscita.chiamate.1', 'uscita.passi.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ codiceContratto: ownId('commodity-contract') }),
  answer: z.strictObject({ uscita: z.nullable(wireExit) }),
  errors: ['NOT_FOUND'],
  invalidatedBy: 'contracts',
  example: {
    request: { params: { codiceContratto: '4000000001' } },
    answer: { uscita: null },
  },
  toModel: ({ uscita }): ContractExit | null =>
    uscita && {
      kind: uscita.tipo,
      steps: uscita.passi.map(({ passo, stato, data, dataPrevista }) => ({
        step: passo,
        state: stato,
        doneOn: present(data),
        expectedOn: present(dataPrevista),
      })),
      newSupplier: present(uscita.nuovoFornitore),
      lastBill: present(uscita.ultimaBolletta),
    },
});
