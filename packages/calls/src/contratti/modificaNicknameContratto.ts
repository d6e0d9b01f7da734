import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';
import { line } from '../mechanism/wire.ts';
import { changeHeaders } from './version.ts';

/**
 * Sets the nickname of a supply, or removes it when `nickname` is absent: empty texts are dropped in transit
 * (chiamata.vuoti.1), and undoing a first nickname must be possible.
 *
 * `commodity` accepts any text, because an unknown one is rejected with the message of contratto.chiamate.8,
 * 'Commodity Type Not Found'.
 */
export const modificaNicknameContratto = defineCall({
  id: 'modificaNicknameContratto',
  backend: 'contratti',
  method: 'POST',
  path: '/v1/modificaNicknameContratto',
  summary: 'Modifica del nome che il cliente ha dato a una fornitura',
  rules: ['contratto.chiamate.8'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  headers: changeHeaders,
  body: z.strictObject({
    nickname: z.optional(line(40)),
    codiceContratto: ownId('commodity-contract'),
    commodity: line(20),
  }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'COMMODITY_TYPE_NOT_FOUND', 'CHANGED_MEANWHILE', 'S-001'],
  touches: ['recuperoLista', 'recuperoDatiContratto'],
  example: {
    request: {
      headers: { 'if-match': '"3"' },
      body: { nickname: 'Casa al mare', codiceContratto: '4000000001', commodity: 'LUCE' },
    },
    answer: {},
  },
  toModel: () => undefined,
});
