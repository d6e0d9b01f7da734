import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { cambioPassword } from './cambioPassword.ts';
import { encodePassword } from './encodePassword.ts';
import { resetPassword } from './resetPassword.ts';
import { resetPasswordAuthorize } from './resetPasswordAuthorize.ts';
import { searchUser } from './searchUser.ts';
import { verifyUser } from './verifyUser.ts';

describe('passwords', () => {
  const current = 'Sportello-2026';

  it.each([
    ['what is typed', { currentPassword: current, newPassword: 'Campo-Di-Grano-7' }, []],
    // Password rules have codes of their own, which the server returns.
    ['a weak one', { currentPassword: current, newPassword: 'a' }, []],
    ['128 characters of two units each', { currentPassword: current, newPassword: '🌻'.repeat(128) }, []],
    ['129 characters', { currentPassword: current, newPassword: 'a'.repeat(129) }, ['newPassword TOO_LONG']],
    ['no new one', { currentPassword: current }, ['newPassword invalid_type']],
    ['an empty one', { currentPassword: current, newPassword: '' }, ['newPassword MISSING']],
    ['a NUL', { currentPassword: current, newPassword: 'a\0b' }, ['newPassword CHARACTER_NOT_ALLOWED']],
    ['one more field', { currentPassword: current, newPassword: 'b', username: 'x' }, ['username unrecognized_keys']],
  ])('validates cambioPassword with %s', (_, body, expected) => {
    expect(rejectedFor(cambioPassword.body, body)).toEqual(expected);
  });

  it.each([
    [{ password: 'U3BvcnRlbGxvLTIwMjY=' }, []],
    [{ password: 'Sportello-2026' }, ['password NOT_BASE64']],
    [{ password: '' }, ['password MISSING']],
    [{}, ['password invalid_type']],
  ])('validates verifyUser with %j', (body, expected) => {
    expect(rejectedFor(verifyUser.body, body)).toEqual(expected);
  });

  it('reads for how long the window is open', async () => {
    expect((await readSample(verifyUser, { validita: 300 })).model).toEqual({ openForSeconds: 300 });
  });

  it('reads the leave to set a new password', async () => {
    const { model } = await readSample(resetPasswordAuthorize, { autorizzazione: 'aut_1', validita: 600 });
    expect(model).toEqual({ token: 'aut_1', validForSeconds: 600 });
  });

  it.each([
    [resetPassword, { autorizzazione: 'aut_1', newPassword: 'Campo-Di-Grano-7' }, []],
    [resetPassword, { newPassword: 'Campo-Di-Grano-7' }, ['autorizzazione invalid_type']],
    [resetPasswordAuthorize, { idRecupero: 'rec_1', codice: '483920' }, []],
    [resetPasswordAuthorize, { idRecupero: 'rec_1', codice: 'x'.repeat(128) }, []],
    [resetPasswordAuthorize, { idRecupero: 'rec_1', codice: '' }, ['codice MISSING']],
    [resetPasswordAuthorize, { codice: '483920' }, ['idRecupero invalid_type']],
  ])('validates $id with %j', (call, body, expected) => {
    expect(rejectedFor(call.body, body)).toEqual(expected);
  });

  it('declares the code of each password rule wherever a password is set', () => {
    const rules = Array.from({ length: 9 }, (_, index) => `PWDP00${index + 1}`);
    expect(cambioPassword.errors).toEqual(expect.arrayContaining(['BADP000', ...rules]));
    expect(resetPassword.errors).toEqual(expect.arrayContaining(rules));
  });
});

describe('searchUser', () => {
  it.each([
    [{ codiceCliente: '1000000001', segmento: 'Residenziale' }, []],
    [{ codiceCliente: '1000000001', segmento: 'Business' }, []],
    [{ codiceCliente: '1000000001', segmento: 'Operatore' }, ['segmento invalid_value']],
    [{ codiceCliente: '1000000001' }, ['segmento invalid_value']],
    [{ codiceCliente: '', segmento: 'Pmi' }, ['codiceCliente MISSING']],
    [{ codiceCliente: ['1', '2'], segmento: 'Pmi' }, ['codiceCliente invalid_type']],
  ])('asks with %j', (query, expected) => {
    expect(rejectedFor(searchUser.query, query)).toEqual(expected);
  });

  const user = { email: 'A@EXAMPLE.IT', mobilePhone: '+39333', utenzaVerificata: true, username: 'anna' };
  const found = (...users: object[]) => readSample(searchUser, { _embedded: { users } });

  it('reads the first of those that are found', async () => {
    const { model } = await found(user, { ...user, username: 'bruno' });
    expect(model).toEqual({ mail: 'A@EXAMPLE.IT', phoneNumber: '+39333', status: 'VALIDATO', username: 'anna' });
  });

  it.each([
    [true, 'VALIDATO'],
    ['true', 'VALIDATO'],
    [false, 'REGISTRATO'],
    ['false', 'REGISTRATO'],
  ])('reads a verified flag of %j as %s', async (utenzaVerificata, status) => {
    expect((await found({ ...user, utenzaVerificata })).model.status).toBe(status);
  });

  it('reads nobody as UNKNOWN', async () => {
    expect((await found()).model).toEqual({ status: 'UNKNOWN' });
  });

  it('does not cache searchUser (operatore.ricerca.2)', () => {
    expect(searchUser.cacheMs).toBeUndefined();
  });
});

it('encodes a password as base64 of its UTF-8', () => {
  expect(encodePassword('Perché-è*')).toBe('UGVyY2jDqS3DqCo=');
});
