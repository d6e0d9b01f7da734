import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';
import { line } from '../mechanism/wire.ts';
import { changeHeaders } from './version.ts';

/**
 * Sets the home's name of a supply, or removes it when `aliasAbitazione` is absent (see `modificaNicknameContratto`).
 */
export const modificaAliasAbitazione = defineCall({
  id: 'modificaAliasAbitazione',
  backend: 'contratti',
  method: 'POST',
  path: '/v1/modificaAliasAbitazione',
  summary: 'Modifica del nome che il cliente ha dato alla propria abitazione',
  rules: ['contratto.chiamate.9'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  headers: changeHeaders,
  body: z.strictObject({ aliasAbitazione: z.optional(line(40)), codiceContratto: ownId('commodity-contract') }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'S-001'],
  touches: ['recuperoLista', 'recuperoDatiContratto'],
  example: {
    request: {
      headers: { 'if-match': '"3"' },
      body: { aliasAbitazione: 'Casa dei nonni', codiceContratto: '4000000001' },
    },
    answer: {},
  },
  toModel: () => undefined,
});
