import { centsFromEuros, INVITATION_STATES, type Invitations } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { known, present } from '../mechanism/empty.ts';
import { amount, instant, optionalText } from '../mechanism/wire.ts';

const wireInvited = z.strictObject({
  id: z.int(),
  /** First name only. */
  nome: z.string(),
  stato: z.enum(INVITATION_STATES),
  dataRegistrazione: instant,
  dataPremio: z.nullable(instant),
});

const exampleLink = 'https://clienti.example.it/registrazione?invito=K7QM2RTX';

export const invitations = defineCall({
  id: 'invitations',
  backend: 'sportello',
  method: 'GET',
  path: '/inviti',
  summary: 'Codice di invito del cliente e amici arrivati con quello',
  rules: ['invito.stato.1'],
  access: 'customer',
  modules: { memberGetMember: 'ACTIVE' },
  answer: z.strictObject({
    codice: optionalText,
    link: optionalText,
    premio: amount,
    amici: z.array(wireInvited),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      codice: 'K7QM2RTX',
      link: exampleLink,
      premio: 30,
      amici: [
        { id: 1, nome: 'Paolo', stato: 'REGISTRATO', dataRegistrazione: '2026-11-02T10:00:00Z', dataPremio: null },
      ],
    },
  },
  invalidatedBy: 'notifications',
  toModel: (answer): Invitations => ({
    code: present(answer.codice),
    link: present(answer.link),
    rewardCents: centsFromEuros(answer.premio),
    friends: answer.amici.map(({ id, nome, stato, dataRegistrazione, dataPremio }) => ({
      id,
      name: nome,
      state: known(INVITATION_STATES, stato, 'SCONOSCIUTO'),
      registeredAt: Date.parse(dataRegistrazione),
      rewardedAt: dataPremio === null ? undefined : Date.parse(dataPremio),
    })),
  }),
});

/** Creates the customer's invitation; a repeated request returns the same one. */
export const makeInvitation = defineCall({
  id: 'makeInvitation',
  backend: 'sportello',
  method: 'POST',
  path: '/inviti',
  summary: 'Crea il codice di invito del cliente',
  rules: ['invito.codice.1'],
  access: 'customer-in-person',
  modules: { memberGetMember: 'ACTIVE' },
  answer: z.strictObject({ codice: z.string(), link: z.string() }),
  errors: ['NOT_ALLOWED'],
  touches: ['invitations'],
  example: { request: {}, answer: { codice: 'K7QM2RTX', link: exampleLink } },
  toModel: (answer) => ({ code: answer.codice, link: answer.link }),
});
