import { expect, it } from 'vitest';
import { CONSENT_CODES } from './consent.ts';
import { CONTACT_CHANNELS } from './contact-channel.ts';
import { OPPOSITION_PURPOSES } from './opposition.ts';

it('returns the three optional consents', () => {
  expect(CONSENT_CODES).toEqual(['MARKETING', 'PROFILAZIONE', 'TERZI']);
});

it('returns the three uses of data that can be opposed (profilo.opposizione.1)', () => {
  expect(OPPOSITION_PURPOSES).toEqual(['OFFERTE_DIRETTE', 'ANALISI_CONSUMI', 'RICERCHE']);
});

it('returns the two contact channels (utente.modello.5)', () => {
  expect(CONTACT_CHANNELS).toEqual(['E-MAIL', 'TELEFONO CELLULARE']);
});
