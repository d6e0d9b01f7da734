import type { TechnicianLink } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { deskId, freeCode } from '../../../mechanism/ids.ts';
import { base64, day, instant, line } from '../../../mechanism/wire.ts';

/** A photo of 2 MiB in base64. */
const MOST_BYTES = 2_900_000;

const company = z.strictObject({ id: freeCode('company', 64) });

/** Links for a company's technicians, from today on (intervento.tecnico.1). */
export const technicianLinks = defineCall({
  id: 'technicianLinks',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/ditte/{id}/tecnici',
  summary: 'Link dei tecnici di una ditta, da oggi in poi',
  rules: ['intervento.tecnico.1'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  params: company,
  answer: z.strictObject({
    link: z.array(
      z.strictObject({
        id: z.string(),
        tecnico: z.string(),
        giorno: day,
        foto: z.boolean(),
        scadenza: instant,
        revocato: z.boolean(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: 'C017' } },
    answer: {
      link: [
        {
          id: '7d4a52a4-5e0a-4b52-9f6f-0d5f3c1f7a10',
          tecnico: 'Marco Riva',
          giorno: '2026-11-20',
          foto: false,
          scadenza: '2026-11-20T23:00:00Z',
          revocato: false,
        },
      ],
    },
  },
  toModel: (answer) =>
    answer.link.map((wire): TechnicianLink => ({
      id: wire.id,
      technician: wire.tecnico,
      day: wire.giorno,
      hasPhoto: wire.foto,
      expiresAt: Date.parse(wire.scadenza),
      isRevoked: wire.revocato,
    })),
});

/** Creates a link for a technician and a day; it is returned only once, and sent by SMS if a number is passed. */
export const makeTechnicianLink = defineCall({
  id: 'makeTechnicianLink',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/ditte/{id}/tecnici',
  summary: 'Nuovo link per un tecnico e un giorno',
  rules: ['intervento.tecnico.1'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  params: company,
  body: z.strictObject({
    /** The name shown to customers. */
    tecnico: line(80),
    giorno: day,
    /** Recipient of the SMS; absent, the operator hands the link over. */
    cellulare: z.optional(z.string().check(z.regex(/^\+?\d{8,15}$/, 'NOT_VALID'))),
    /** Photo shown to the customer: JPEG, PNG or WebP. */
    foto: z.optional(base64(MOST_BYTES)),
  }),
  maxBodyBytes: MOST_BYTES + 4096,
  answer: z.strictObject({
    link: z.string(),
    inviato: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  touches: ['technicianLinks'],
  example: {
    request: { params: { id: 'C017' }, body: { tecnico: 'Marco Riva', giorno: '2026-11-20' } },
    answer: { link: 'https://clienti.example.it/tecnico#codice=YSBsaW5rIG9mIGEgdGVjaG5pY2lhbg', inviato: false },
  },
  toModel: ({ link, inviato }) => ({ link, isSent: inviato }),
});

export const revokeTechnicianLink = defineCall({
  id: 'revokeTechnicianLink',
  backend: 'sportello',
  method: 'DELETE',
  path: '/operatore/ditte/{id}/tecnici/{link}',
  summary: 'Revoca del link di un tecnico',
  rules: ['intervento.tecnico.1'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  params: z.strictObject({ id: freeCode('company', 64), link: deskId('technician-link', 64) }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
  touches: ['technicianLinks'],
  example: {
    request: { params: { id: 'C017', link: '7d4a52a4-5e0a-4b52-9f6f-0d5f3c1f7a10' } },
    answer: {},
  },
  toModel: () => undefined,
});
