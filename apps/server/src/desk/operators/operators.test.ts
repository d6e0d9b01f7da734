import type { OperatorRole } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { addOperator, closeOperator, setOperatorRole } from './usecases/manage.ts';
import { sessionOf, useApp } from '../../../test/support/app.ts';
import { newCustomer } from '../../../test/support/customers.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';

const gateway = useApp();
const now = new Date('2026-11-20T09:00:00Z');
const profileUrl = '/api/clienti/v1/recuperaDatiProfilo';
const searchUrl = '/api/ping/operatori/v1/searchUser';

const nobody = { firstName: null, lastName: null, email: null };
const db = () => databaseOf(gateway.database.pool);

async function newOperator(username: string, role: OperatorRole): Promise<string> {
  const password = await addOperator(db(), { username, role, ...nobody }, now);
  if (password === null) throw new Error(`${username} is taken`);
  return (await gateway.signIn(username, { password })).access_token;
}

const grantsUrl = '/api/sportello/v1/operatore/cliente';
const reason = 'Chiede al telefono della bolletta';

const begin = (bearer: string, customer: string, modalita?: 'LETTURA' | 'MODIFICA') =>
  gateway.send({
    method: 'POST',
    url: grantsUrl,
    bearer,
    payload: { codiceCliente: customer, motivo: reason, ...(modalita && { modalita }) },
  });

const renew = (bearer: string, customer: string) =>
  gateway.send({ method: 'POST', url: `${grantsUrl}/proroga`, bearer, payload: { codiceCliente: customer } });

const end = (bearer: string, customer: string) =>
  gateway.send({ method: 'DELETE', url: `${grantsUrl}/${customer}`, bearer });

const inNameOf = (bearer: string, customer: string, url = profileUrl) =>
  gateway.send({ url, bearer, headers: { 'x-codice-cliente': customer } });

const nickname = (bearer: string, customer: string, codiceContratto: string) =>
  gateway.send({
    method: 'POST',
    url: '/api/contratti/v1/modificaNicknameContratto',
    bearer,
    headers: { 'x-codice-cliente': customer },
    payload: { nickname: 'Casa al mare', codiceContratto, commodity: 'LUCE' },
  });

const codeOf = (sent: { body: { header: { codice?: string } } }) => sent.body.header.codice;

async function contractOf(customer: string): Promise<string> {
  const { rows } = await gateway.database.pool.query<{ code: string }>(
    `select code from commodity_contracts where customer_code = $1 and commodity = 'LUCE' limit 1`,
    [customer],
  );
  return rows[0]?.code ?? '';
}

describe('an operator in a customer’s name', () => {
  it('sees what the customer sees, once it is granted (operatore.impersonare.6)', async () => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const full = await customerCodeOf(gateway, 'full');
    expect(codeOf(await inNameOf(bearer, full))).toBe('IMPERSONATION_EXPIRED');
    const granted = await begin(bearer, full);
    expect(granted.body).toMatchObject({
      codiceCliente: full,
      nome: 'Giulia Ferri',
      modalita: 'LETTURA',
      motivo: reason,
    });
    expect(Date.parse(granted.body.dataScadenza) - Date.parse(granted.body.dataInizio)).toBe(15 * 60_000);
    const { body } = await inNameOf(bearer, full);
    expect(body).toMatchObject({ segmento: 'Residenziale', codiceCliente: full });
  });

  it('grants one customer at a time, in one session', async () => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const another = (await gateway.signIn('operatore')).access_token;
    const [full, dual] = [await customerCodeOf(gateway, 'full'), await customerCodeOf(gateway, 'dual')];
    await begin(bearer, full);
    await begin(bearer, dual);
    expect(codeOf(await inNameOf(bearer, full))).toBe('IMPERSONATION_EXPIRED');
    expect((await inNameOf(bearer, dual)).status).toBe(200);
    expect(codeOf(await inNameOf(another, dual))).toBe('IMPERSONATION_EXPIRED');
  });

  it('keeps one of two grants that begin at once', async () => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const codes = [await customerCodeOf(gateway, 'full'), await customerCodeOf(gateway, 'dual')];
    const begun = await Promise.all(codes.map((code) => begin(bearer, code)));
    expect(begun.map(({ status }) => status)).toEqual([200, 200]);
    const seen = await Promise.all(codes.map((code) => inNameOf(bearer, code)));
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['without a reason', {}, { campo: 'motivo', codice: 'MISSING' }],
    ['for a reason that says nothing', { motivo: 'boh' }, { campo: 'motivo', codice: 'TOO_SHORT' }],
    ['in a mode that there is not', { motivo: reason, modalita: 'TUTTO' }, { campo: 'modalita', codice: 'NOT_VALID' }],
  ])('rejects a grant %s', async (_, payload, field) => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const codiceCliente = await customerCodeOf(gateway, 'full');
    const answer = await gateway.send({
      method: 'POST',
      url: grantsUrl,
      bearer,
      payload: { codiceCliente, ...payload },
    });
    expect(answer).toMatchObject({ status: 400, body: { header: { campi: [field] } } });
  });

  it('finds a customer that does not exist as missing', async () => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    expect(await begin(bearer, 'NON-ESISTE')).toMatchObject({ status: 404, body: { header: { codice: 'NOT_FOUND' } } });
  });

  it('ends a grant after 15 minutes unless it is renewed, and after four hours (operatore.impersonare.5)', async () => {
    const full = await customerCodeOf(gateway, 'full');
    let tokens = await gateway.signIn('operatore', { remember: true });
    const later = async (minutes: number) => {
      gateway.wait(minutes * 60_000);
      const renewed = await gateway.send({
        method: 'POST',
        url: '/api/ping/clienti/v1/login',
        payload: { username: 'operatore', password: tokens.refresh_token },
      });
      tokens = renewed.body;
    };
    await begin(tokens.access_token, full);
    await later(14);
    expect((await inNameOf(tokens.access_token, full)).status).toBe(200);
    await later(1);
    expect(codeOf(await inNameOf(tokens.access_token, full))).toBe('IMPERSONATION_EXPIRED');
    expect((await renew(tokens.access_token, full)).status).toBe(200);
    expect((await inNameOf(tokens.access_token, full)).status).toBe(200);
    await later(225);
    expect(codeOf(await renew(tokens.access_token, full))).toBe('IMPERSONATION_EXPIRED');
  });
});

describe('what is open in a customer’s name', () => {
  it('ends with the grant, at once, and so does a role that is taken away', async () => {
    const bearer = await newOperator('aiuta', 'HELP_DESK');
    const full = await customerCodeOf(gateway, 'full');
    await begin(bearer, full);
    expect((await inNameOf(bearer, full)).status).toBe(200);
    expect((await end(bearer, full)).status).toBe(200);
    expect((await end(bearer, full)).status).toBe(200);
    expect(codeOf(await inNameOf(bearer, full))).toBe('IMPERSONATION_EXPIRED');
    expect(codeOf(await renew(bearer, full))).toBe('IMPERSONATION_EXPIRED');
    await begin(bearer, full);
    await setOperatorRole(db(), 'aiuta', 'SEARCH', now);
    expect(codeOf(await inNameOf(bearer, full))).toBe('NOT_ALLOWED');
    expect(codeOf(await renew(bearer, full))).toBe('NOT_ALLOWED');
    expect(codeOf(await begin(bearer, full))).toBe('NOT_ALLOWED');
  });

  it('ends with the session', async () => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const full = await customerCodeOf(gateway, 'full');
    await begin(bearer, full);
    await gateway.send({
      method: 'POST',
      url: '/api/sportello/v1/logout',
      bearer,
      headers: { 'x-codice-cliente': full },
    });
    const { rows } = await gateway.database.pool.query('select ended_at from impersonations where session_id = $1', [
      sessionOf(bearer),
    ]);
    expect(rows).toEqual([{ ended_at: gateway.now() }]);
  });

  it('rejects a customer who acts in another customer’s name', async () => {
    const bearer = (await gateway.signIn('dual')).access_token;
    expect(codeOf(await inNameOf(bearer, await customerCodeOf(gateway, 'full')))).toBe('NOT_ALLOWED');
  });
});

describe('changing in a customer’s name (operatore.impersonare.7)', () => {
  it.each([
    ['VIEWER', 'LETTURA', 'IMPERSONATION_READ_ONLY'],
    ['HELP_DESK', undefined, 'IMPERSONATION_READ_ONLY'],
    ['HELP_DESK', 'LETTURA', 'IMPERSONATION_READ_ONLY'],
    ['HELP_DESK', 'MODIFICA', undefined],
  ] as const)('answers a change by %s with a grant to %s with %s', async (role, mode, code) => {
    const bearer = await newOperator(`${role}-${mode}`, role);
    const full = await customerCodeOf(gateway, 'full');
    await begin(bearer, full, mode);
    expect(codeOf(await nickname(bearer, full, await contractOf(full)))).toBe(code);
  });

  it.each(['VIEWER', 'OPERATIONS'] as const)('rejects a grant to change for %s', async (role) => {
    const bearer = await newOperator(`vuole-${role}`, role);
    expect(codeOf(await begin(bearer, await customerCodeOf(gateway, 'full'), 'MODIFICA'))).toBe('NOT_ALLOWED');
  });

  it('ends with a role that may, at once', async () => {
    const bearer = await newOperator('cambia', 'HELP_DESK');
    const full = await customerCodeOf(gateway, 'full');
    await begin(bearer, full, 'MODIFICA');
    await setOperatorRole(db(), 'cambia', 'VIEWER', now);
    expect(codeOf(await nickname(bearer, full, await contractOf(full)))).toBe('IMPERSONATION_READ_ONLY');
  });
});

describe('the record of what was done in a customer’s name', () => {
  it('says who, for whom, by what right and why, of each look and each change', async () => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const luce = await customerCodeOf(gateway, 'luce');
    await begin(bearer, luce, 'MODIFICA');
    await inNameOf(bearer, luce, '/api/contratti/v1/recuperoLista');
    await nickname(bearer, luce, await contractOf(luce));
    await end(bearer, luce);
    const { rows } = await gateway.database.pool.query(
      `select deed, actor_name, "right", reason from audit where customer_code = $1 order by id`,
      [luce],
    );
    const deeds = ['beginImpersonation', 'recuperoLista', 'modificaNicknameContratto', 'endImpersonation'];
    expect(rows).toEqual(deeds.map((deed) => ({ deed, actor_name: 'operatore', right: 'IMPERSONATION', reason })));
  });

  it.each([
    ['changed', 'update audit set deed = $1'],
    ['deleted', 'delete from audit where deed <> $1'],
    ['emptied', `truncate audit`],
  ])('prevents the audit from being %s', async (_, statement) => {
    const parameters = statement.includes('$1') ? ['altro'] : [];
    await expect(gateway.database.pool.query(statement, parameters)).rejects.toThrow('only added to');
  });

  it.each([
    ['/api/ping/operatori/v1/searchUser', () => customerCodeOf(gateway, 'gas')],
    ['/api/search', async () => '1000000901'],
  ])('records each search by %s', async (url, somebody) => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const found = await somebody();
    const looked = async (codiceCliente: string) => {
      const { headers } = await gateway.send({
        url: `${url}?codiceCliente=${codiceCliente}&segmento=Residenziale`,
        bearer,
      });
      const { rows } = await gateway.database.pool.query(
        'select actor_name, customer_code, "right" from audit where request_id = $1',
        [headers['x-request-id']],
      );
      return rows;
    };
    expect(await looked(found)).toEqual([{ actor_name: 'operatore', customer_code: found, right: 'STAFF' }]);
    expect(await looked('NON-ESISTE')).toEqual([{ actor_name: 'operatore', customer_code: null, right: 'STAFF' }]);
  });
});

describe('roles are asked on each call', () => {
  it('lets who may only search search, and nothing else', async () => {
    const bearer = await newOperator('cerca', 'SEARCH');
    const full = await customerCodeOf(gateway, 'full');
    const found = await gateway.send({ url: `${searchUrl}?codiceCliente=${full}&segmento=Residenziale`, bearer });
    expect(found.body._embedded.users).toMatchObject([{ username: 'full', utenzaVerificata: true }]);
    expect((await inNameOf(bearer, full)).status).toBe(403);
    expect((await begin(bearer, full)).status).toBe(403);
  });

  it('signs a closed operator out at once, and lets them in no more', async () => {
    const password = await addOperator(db(), { username: 'chiuso', role: 'HELP_DESK', ...nobody }, now);
    const tokens = await gateway.signIn('chiuso', { password: password ?? '' });
    expect(await closeOperator(db(), 'chiuso', now)).toBe(true);
    expect((await gateway.send({ url: profileUrl, bearer: tokens.access_token })).status).toBe(401);
    const renewal = await gateway.send({
      method: 'POST',
      url: '/api/ping/clienti/v1/login',
      payload: { username: 'chiuso', password: tokens.refresh_token },
    });
    expect(renewal.status).toBe(401);
    await expect(gateway.signIn('chiuso', { password: password ?? '' })).rejects.toThrow('401');
    expect(await closeOperator(db(), 'chiuso', now)).toBe(false);
  });

  it('adds nobody under a taken name', async () => {
    expect(await addOperator(db(), { username: 'FULL', role: 'SEARCH', ...nobody }, now)).toBeNull();
  });
});

describe('searching a customer', () => {
  const lookFor = async (codiceCliente: string, segmento: string, bearer?: string) => {
    const token = bearer ?? (await gateway.signIn('operatore')).access_token;
    const query = new URLSearchParams({ codiceCliente, segmento }).toString();
    const here = await gateway.send({ url: `${searchUrl}?${query}`, bearer: token });
    const directory = await gateway.send({ url: `/api/search?${query}`, bearer: token });
    return { here: here.body._embedded.users, directory: directory.body.users };
  };

  it('says of somebody in the directory whether they are a customer', async () => {
    const isCustomer = async () => (await lookFor('1000000902', 'Pmi')).directory[0]?.cliente;
    expect(await isCustomer()).toBe(false);
    await newCustomer(gateway, { code: '1000000902', segment: 'Pmi' });
    expect(await isCustomer()).toBe(true);
    await gateway.database.pool.query("delete from customers where code = '1000000902'");
  });

  it.each([
    ['by the source’s own word for the segment', 'Business', 1],
    ['by ours', 'Pmi', 1],
    ['in another segment', 'Residenziale', 0],
  ])('matches the segment of a search: %s', async (_, segmento, count) => {
    expect((await lookFor(await customerCodeOf(gateway, 'pmi'), segmento)).here).toHaveLength(count);
    expect((await lookFor('1000000902', segmento)).directory).toHaveLength(count);
  });

  it('finds an account only here, and who never entered only in the directory (operatore.ricerca.7)', async () => {
    const account = await lookFor(await customerCodeOf(gateway, 'luce'), 'Residenziale');
    expect(account).toMatchObject({ here: [{ username: 'luce', utenzaVerificata: true }], directory: [] });
    expect(await lookFor('1000000901', 'Residenziale')).toEqual({
      here: [],
      directory: [
        {
          mail: 'chiara.fontana@example.com',
          mobile: '+393930000901',
          isValido: true,
          uid: 'chiara.fontana',
          cliente: false,
        },
      ],
    });
  });

  it('lists an operator’s searches, the latest first and each customer once', async () => {
    const bearer = await newOperator('ricorda', 'SEARCH');
    const [luce, gas] = [await customerCodeOf(gateway, 'luce'), await customerCodeOf(gateway, 'gas')];
    for (const code of [luce, gas, '1000000901', 'NON-ESISTE', luce]) {
      await lookFor(code, 'Residenziale', bearer);
      gateway.wait(1000);
    }
    const { body } = await gateway.send({ url: '/api/sportello/v1/operatore/ricerche', bearer });
    expect(body.ricerche).toMatchObject([
      { codiceCliente: luce, segmento: 'Residenziale' },
      { codiceCliente: '1000000901', nome: 'chiara.fontana' },
      { codiceCliente: gas },
    ]);
  });

  it('finds nobody of an unknown segment, without an error', async () => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const codiceCliente = await customerCodeOf(gateway, 'misto');
    await gateway.database.pool.query(`update customers set segment = 'Boh' where code = $1`, [codiceCliente]);
    const { status, body } = await gateway.send({
      url: `${searchUrl}?codiceCliente=${codiceCliente}&segmento=Residenziale`,
      bearer,
    });
    expect(status).toBe(200);
    expect(body._embedded.users).toEqual([]);
  });
});

describe('what is done is recorded with it', () => {
  it('records signing in and signing out', async () => {
    const { access_token } = await gateway.signIn('gas');
    await gateway.send({ method: 'POST', url: '/api/sportello/v1/logout', bearer: access_token });
    const { rows } = await gateway.database.pool.query(
      `select deed, "right" from audit where actor_name = 'gas' order by id`,
    );
    expect(rows).toEqual([
      { deed: 'login', right: 'SELF' },
      { deed: 'signOut', right: 'SELF' },
    ]);
  });
});
