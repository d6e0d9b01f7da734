import { expect, it } from 'vitest';
import { CONTACT_FIELDS, fullName, USER_CONTRACT_KINDS } from './user.ts';

const person = { name: 'Anna', surname: 'Conti', companyName: 'Conti Srl' };

it.each([
  ['RESIDENZIALE', person, 'Anna Conti'],
  ['AMMINISTRATORE', person, 'Anna Conti'],
  ['OPERATORE', person, 'Anna Conti'],
  ['PMI', person, 'Conti Srl'],
  ['PMI', { ...person, companyName: '  ' }, 'Anna Conti'],
  ['RESIDENZIALE', { name: 'Anna' }, 'Anna'],
  ['RESIDENZIALE', { name: ' ', surname: 'Conti' }, 'Conti'],
  ['RESIDENZIALE', {}, ''],
] as const)('returns the full name of %s %j as %j (utente.modello.3)', (segment, names, expected) => {
  expect(fullName({ segment, ...names })).toBe(expected);
});

it.each([
  ['PMI', { companyName: 'Conti Srl' }, 'Conti Srl'],
  ['PMI', { name: 'Anna', surname: 'Conti' }, 'Anna Conti'],
  ['PMI', {}, ''],
  ['AMMINISTRATORE', { companyName: 'Conti Srl' }, ''],
  ['RESIDENZIALE', { surname: 'Conti' }, 'Conti'],
  ['RESIDENZIALE', { name: ' Anna ', surname: ' Conti ' }, 'Anna Conti'],
  ['PMI', { ...person, companyName: ' Conti Srl ' }, 'Conti Srl'],
] as const)('returns for %s %j the name %j (utente.modello.3)', (segment, names, expected) => {
  expect(fullName({ segment, ...names })).toBe(expected);
});

it('returns the kinds of supply and the contact fields (utente.modello.1, profilo.contatti.2)', () => {
  expect(USER_CONTRACT_KINDS).toEqual(['FIBRA', 'LUCE', 'GAS']);
  expect(CONTACT_FIELDS).toEqual(['MAIL', 'PHONE']);
});
