import { CACHE_LIFETIME_MS, type TownSuggestion } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { optionalText } from '../mechanism/wire.ts';
import { country, typedText, withGerman } from './geo.ts';

/**
 * Suggests towns that match the input, best first. `cnt` is the country, `prv` the province to search;
 * `typeRes` CAP returns a town once per postal code, so that one suggestion is a complete answer.
 */
export const GetTownDirect = defineCall({
  id: 'GetTownDirect',
  backend: 'suggets',
  method: 'GET',
  path: '/GetTownDirect',
  summary: 'Suggerimento dei comuni mentre si scrive un indirizzo',
  rules: ['luogo.suggerimenti.1'],
  access: 'anyone',
  query: z.strictObject({
    pTxt: typedText,
    cnt: country,
    prv: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    typeRes: z.optional(z.enum(['COMUNE', 'CAP'])),
    outGerman: withGerman,
  }),
  answer: z.strictObject({
    comuni: z.array(
      z.strictObject({
        chiave: z.string(),
        nome: z.string(),
        nomeTedesco: optionalText,
        provincia: z.string(),
        regione: optionalText,
        cap: z.array(z.string()),
      }),
    ),
  }),
  errors: [],
  example: {
    request: { query: { pTxt: 'bolz', cnt: 'ITA', prv: 'BZ', typeRes: 'COMUNE', outGerman: 'true' } },
    answer: {
      comuni: [
        {
          chiave: '021008',
          nome: 'Bolzano',
          nomeTedesco: 'Bozen',
          provincia: 'BZ',
          regione: 'Trentino-Alto Adige',
          cap: ['39100'],
        },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) =>
    answer.comuni.map((town): TownSuggestion => ({
      key: town.chiave,
      name: town.nome,
      germanName: present(town.nomeTedesco),
      province: town.provincia,
      region: present(town.regione),
      caps: town.cap,
    })),
});
