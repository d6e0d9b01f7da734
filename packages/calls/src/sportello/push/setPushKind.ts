import { PUSH_KINDS } from '@sportello/domain';
import * as z from 'zod/mini';
import { preferenceHeaders } from '../../contratti/version.ts';
import { defineCall } from '../../mechanism/call.ts';

/** Switches a kind of pushes on or off, on all devices of the customer (push.tipi.1). */
export const setPushKind = defineCall({
  id: 'setPushKind',
  backend: 'sportello',
  method: 'POST',
  path: '/push/tipi',
  summary: 'Un tipo di notifica è acceso o spento',
  rules: ['push.chiamate.1', 'push.tipi.1'],
  access: 'customer-in-person',
  modules: { notification: 'ACTIVE' },
  headers: preferenceHeaders,
  body: z.strictObject({ tipo: z.enum(PUSH_KINDS), attivo: z.boolean() }),
  answer: z.strictObject({}),
  errors: ['CHANGED_MEANWHILE'],
  touches: ['pushState'],
  example: { request: { headers: { 'if-match': '"7"' }, body: { tipo: 'SCADENZA', attivo: false } }, answer: {} },
  toModel: () => undefined,
});
