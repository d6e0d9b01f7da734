import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, fieldsIn, forgetTries } from '../../../test/support/customers.ts';
import { registrationAt } from '../../../test/support/credentials/registration.ts';

const gateway = useApp();
const { begin, register } = registrationAt(gateway);
const ask = (idRegistrazione: string, username: string) =>
  gateway.send({
    method: 'POST',
    url: '/api/sportello/v1/registrazione/username',
    payload: { idRegistrazione, username },
  });

beforeEach(() => forgetTries(gateway));

describe('whether a username is free (credenziali.username.3)', () => {
  it.each([
    ['full', false],
    ['FULL', false],
    ['nessuno.ancora', true],
  ])('returns for %s during a registration whether it is free: %s', async (username, libero) => {
    const { id } = await begin();
    expect((await ask(id, username)).body).toMatchObject({ libero });
  });

  it('rejects a check for an unknown or completed registration', async () => {
    expect(codeOf(await ask('reg_nessuna', 'full'))).toBe('PROCEDURE_EXPIRED');
    const { id, code } = await begin();
    expect(codeOf(await register(id, code))).toBe('ok');
    expect(codeOf(await ask(id, 'full'))).toBe('PROCEDURE_EXPIRED');
  });

  it('rejects more than ten checks in one registration', async () => {
    const { id } = await begin();
    const codes = [];
    for (let asked = 0; asked < 11; asked += 1) codes.push(codeOf(await ask(id, `nome${asked}`)));
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'TOO_MANY_ATTEMPTS']);
  });

  it.each(['', 'luce\u200b', 'lùce'])('rejects the username %j, which nobody can choose', async (username) => {
    const { id } = await begin();
    const answer = await ask(id, username);
    expect(codeOf(answer)).toBe('REQUEST_NOT_VALID');
    expect(fieldsIn(answer).join()).toMatch(/^username /);
  });
});
