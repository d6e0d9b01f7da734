import { IMPERSONATION_MODES, type Impersonation } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { customerCode } from '../../../mechanism/identity.ts';
import { instant, line } from '../../../mechanism/wire.ts';

// Starting, renewing and ending an operator's grant to act for a customer. These calls ignore the header that acts in
// a customer's name.

const mode = z.enum(IMPERSONATION_MODES);

const wireGrant = z.strictObject({
  codiceCliente: z.string(),
  nome: z.string(),
  modalita: mode,
  motivo: z.string(),
  dataInizio: instant,
  dataScadenza: instant,
});

const exampleGrant = {
  codiceCliente: '1000000001',
  nome: 'Giulia Ferri',
  modalita: 'LETTURA',
  motivo: 'Chiede al telefono perché la bolletta di ottobre è più alta',
  dataInizio: '2026-11-20T09:00:00Z',
  dataScadenza: '2026-11-20T09:15:00Z',
} as const;

function toImpersonation(wire: z.output<typeof wireGrant>): Impersonation {
  return {
    customerCode: wire.codiceCliente,
    customerName: wire.nome,
    mode: wire.modalita,
    reason: wire.motivo,
    begunAt: Date.parse(wire.dataInizio),
    expiresAt: Date.parse(wire.dataScadenza),
  };
}

/** Reason for acting for a customer, long enough to be understood by the customer who reads it later. */
const reason = line(300).check(z.minLength(10, 'TOO_SHORT'));

/** Starts to act for a customer; a grant of the same session for another customer ends. */
export const beginImpersonation = defineCall({
  id: 'beginImpersonation',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/cliente',
  summary: 'Inizio dell’assistenza a nome di un cliente',
  rules: ['operatore.impersonare.4'],
  access: 'operator',
  right: 'LOOK_FOR_CUSTOMERS',
  body: z.strictObject({ codiceCliente: customerCode, motivo: reason, modalita: z.optional(mode) }),
  answer: wireGrant,
  errors: ['NOT_FOUND'],
  example: {
    request: { body: { codiceCliente: '1000000001', motivo: exampleGrant.motivo, modalita: 'LETTURA' } },
    answer: exampleGrant,
  },
  toModel: toImpersonation,
});

/** Extends a grant by a quarter of an hour, even if it has just expired. */
export const renewImpersonation = defineCall({
  id: 'renewImpersonation',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/cliente/proroga',
  summary: 'Proroga dell’assistenza a nome di un cliente',
  rules: ['operatore.impersonare.5'],
  access: 'operator',
  right: 'LOOK_FOR_CUSTOMERS',
  body: z.strictObject({ codiceCliente: customerCode }),
  answer: wireGrant,
  errors: ['IMPERSONATION_EXPIRED'],
  example: {
    request: { body: { codiceCliente: '1000000001' } },
    answer: { ...exampleGrant, dataScadenza: '2026-11-20T09:27:00Z' },
  },
  toModel: toImpersonation,
});

/** Ends a grant; succeeds if it has already ended. */
export const endImpersonation = defineCall({
  id: 'endImpersonation',
  backend: 'sportello',
  method: 'DELETE',
  path: '/operatore/cliente/{codiceCliente}',
  summary: 'Fine dell’assistenza a nome di un cliente',
  rules: ['operatore.impersonare.5'],
  access: 'operator',
  params: z.strictObject({ codiceCliente: customerCode }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
  example: { request: { params: { codiceCliente: '1000000001' } }, answer: {} },
  toModel: () => undefined,
});
