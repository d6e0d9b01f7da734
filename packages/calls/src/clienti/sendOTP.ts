import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import {
  contactFields,
  contactGiven,
  contactOfChannel,
  exampleSentCode,
  toSentCode,
  wireSentCode,
} from './sentCode.ts';

/** Sends a code to a new contact, with which `modificaDatiProfilo` verifies that it belongs to the customer. */
export const sendOTP = defineCall({
  id: 'sendOTP',
  backend: 'clienti',
  method: 'POST',
  path: '/v2/sendOTP',
  summary: 'Invio del codice che conferma un nuovo contatto',
  rules: ['profilo.chiamate.3', 'profilo.contatti.2'],
  access: 'customer-in-person',
  modules: { profile: 'ACTIVE' },
  body: z.strictObject(contactFields).check(contactOfChannel, contactGiven),
  answer: wireSentCode,
  errors: ['BLDM000', 'CONTACT_LOCKED', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: { body: { canale: 'E-MAIL', mail: 'GIULIA.NUOVA@EXAMPLE.IT' } },
    answer: exampleSentCode,
  },
  toModel: toSentCode,
});
