import { expect, it } from 'vitest';
import { fullName } from './user.ts';

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
] as const)('%s %j is called %j (utente.modello.3)', (segment, names, expected) => {
  expect(fullName({ segment, ...names })).toBe(expected);
});
