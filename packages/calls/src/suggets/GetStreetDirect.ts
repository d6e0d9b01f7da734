import { CACHE_LIFETIME_MS, type StreetSuggestion } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { line, optionalText } from '../mechanism/wire.ts';
import { country, typedText, withGerman } from './geo.ts';

/** Suggests streets of a town (`tKey`, from `GetTownDirect`) that match the input, best first. */
export const GetStreetDirect = defineCall({
  id: 'GetStreetDirect',
  backend: 'suggets',
  method: 'GET',
  path: '/GetStreetDirect',
  summary: 'Suggerimento delle vie di un comune mentre si scrive un indirizzo',
  rules: ['luogo.suggerimenti.2'],
  access: 'anyone',
  query: z.strictObject({ pTxt: typedText, cnt: country, tKey: line(20), outGerman: withGerman }),
  answer: z.strictObject({
    vie: z.array(
      z.strictObject({
        chiave: z.string(),
        /** Via, Piazza, Borgo, … */
        tipo: optionalText,
        nome: z.string(),
        nomeTedesco: optionalText,
        cap: optionalText,
      }),
    ),
  }),
  errors: [],
  example: {
    request: { query: { pTxt: 'portici', cnt: 'ITA', tKey: '021008', outGerman: 'true' } },
    answer: {
      vie: [{ chiave: '021008-00412', tipo: 'Via', nome: 'Portici', nomeTedesco: 'Laubengasse', cap: '39100' }],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) =>
    answer.vie.map((street): StreetSuggestion => ({
      key: street.chiave,
      name: street.tipo === null ? street.nome : `${street.tipo} ${street.nome}`,
      germanName: present(street.nomeTedesco),
      cap: present(street.cap),
    })),
});
