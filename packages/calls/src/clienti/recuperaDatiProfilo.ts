import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { defineCall } from '../mechanism/call.ts';
import { exampleProfile, overruledProfile, toProfile, wireProfile } from './profile.ts';

/** Profile of the signed-in user (profilo.chiamate.1). */
export const recuperaDatiProfilo = defineCall({
  id: 'recuperaDatiProfilo',
  backend: 'clienti',
  method: 'GET',
  path: '/v1/recuperaDatiProfilo',
  summary: 'Dati del profilo di chi ha effettuato l’accesso',
  rules: ['profilo.chiamate.1', 'utente.modello.2', 'operatore.manutentori.1'],
  access: 'signed-in',
  modules: null,
  answer: wireProfile,
  errors: [],
  example: { request: {}, answer: exampleProfile },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: toProfile,
  overruled: overruledProfile,
});
