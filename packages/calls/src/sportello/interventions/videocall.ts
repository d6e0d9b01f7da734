import type { VideocallRoom } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { ownId } from '../../mechanism/ids.ts';
import { instant, optionalFlag } from '../../mechanism/wire.ts';

const params = z.strictObject({ id: ownId('intervention', 64) });

export const videocall = defineCall({
  id: 'videocall',
  backend: 'sportello',
  method: 'GET',
  path: '/interventi/{id}/videochiamata',
  summary: 'Quando si entra in una videochiamata',
  rules: ['intervento.videochiamata.1'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params,
  answer: z.strictObject({
    /** Null if there is none to join: a visit, or a call that is not agreed yet or is over. */
    videochiamata: z.nullable(
      z.strictObject({ apre: instant, chiude: instant, entrato: z.boolean(), registrazione: optionalFlag }),
    ),
  }),
  errors: ['NOT_FOUND'],
  invalidatedBy: 'interventions',
  example: {
    request: { params: { id: 'I0000001' } },
    answer: {
      videochiamata: {
        apre: '2026-11-24T08:50:00Z',
        chiude: '2026-11-24T10:00:00Z',
        entrato: false,
        registrazione: null,
      },
    },
  },
  toModel: ({ videochiamata: wire }): VideocallRoom | undefined =>
    wire === null
      ? undefined
      : {
          opensAt: Date.parse(wire.apre),
          closesAt: Date.parse(wire.chiude),
          hasJoined: wire.entrato,
          mayRecord: present(wire.registrazione),
        },
});

/** Joins a video call: sends the consent to record it and returns the URL of the provider's service. */
export const joinVideocall = defineCall({
  id: 'joinVideocall',
  backend: 'sportello',
  method: 'POST',
  path: '/interventi/{id}/videochiamata',
  summary: 'Ingresso in una videochiamata, con la scelta sulla registrazione',
  rules: ['intervento.videochiamata.1', 'intervento.videochiamata.2'],
  access: 'customer-in-person',
  modules: { contracts: 'ACTIVE' },
  params,
  body: z.strictObject({ registrazione: z.boolean() }),
  answer: z.strictObject({ indirizzo: z.string() }),
  errors: ['NOT_FOUND', 'VIDEOCALL_NOT_OPEN', 'S-001'],
  touches: ['videocall', 'interventionStory'],
  example: {
    request: { params: { id: 'I0000001' }, body: { registrazione: true } },
    answer: { indirizzo: 'https://video.example.it/3hF0mZ' },
  },
  toModel: ({ indirizzo }) => indirizzo,
});
