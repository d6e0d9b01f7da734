import { CACHE_LIFETIME_MS, CONSENT_CODES, type PrivacyLevel } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { known, present } from '../mechanism/empty.ts';
import { instant, optionalText } from '../mechanism/wire.ts';

export const checkLivelliPrivacy = defineCall({
  id: 'checkLivelliPrivacy',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/checkLivelliPrivacy',
  summary: 'Consensi del cliente e la loro storia',
  rules: ['profilo.chiamate.5'],
  access: 'customer',
  modules: { profile: 'ACTIVE' },
  answer: z.strictObject({
    livelli: z.array(
      z.strictObject({
        codice: z.enum(CONSENT_CODES),
        descrizione: z.string(),
        concesso: z.nullable(z.boolean()),
        versioneInformativa: z.string(),
        storico: z.array(z.strictObject({ concesso: z.boolean(), data: instant, versioneInformativa: optionalText })),
      }),
    ),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      livelli: [
        {
          codice: 'MARKETING',
          descrizione: 'Ricevere offerte e novità',
          concesso: true,
          versioneInformativa: '2026-01',
          storico: [{ concesso: true, data: '2026-03-02T09:30:00+01:00', versioneInformativa: '2026-01' }],
        },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) =>
    answer.livelli.map((level): PrivacyLevel => ({
      code: known(CONSENT_CODES, level.codice, 'SCONOSCIUTO'),
      description: level.descrizione,
      isGiven: present(level.concesso),
      policyVersion: level.versioneInformativa,
      history: level.storico.map((choice) => ({
        isGiven: choice.concesso,
        at: Date.parse(choice.data),
        policyVersion: present(choice.versioneInformativa),
      })),
    })),
});
