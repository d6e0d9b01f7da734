import * as z from 'zod/mini';
import { defineFileCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';

/** A bill as electronic invoice in the national format; an instalment, being part of a bill, has none. */
export const billInvoice = defineFileCall({
  id: 'billInvoice',
  backend: 'sportello',
  method: 'GET',
  path: '/bollette/{numero}/fattura.xml',
  summary: 'Bolletta come fattura elettronica (FatturaPA)',
  rules: ['bolletta.documento.3'],
  access: 'customer',
  modules: { archive: 'ACTIVE' },
  params: z.strictObject({ numero: ownId('bill') }),
  answers: 'file',
  types: ['application/xml'],
  errors: [],
  example: { request: { params: { numero: '2026000123456' } } },
});
