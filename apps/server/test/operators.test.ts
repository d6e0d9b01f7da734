import { describe, expect, it } from 'vitest';
import { databaseOf } from '../src/db/database.ts';
import { addOperator, closeOperator, setOperatorRole } from '../src/usecases/operators/manage.ts';
import { useApp } from './app.ts';
import { customerCodeOf } from './matrix/askers.ts';

const gateway = useApp();
const now = new Date('2026-11-20T09:00:00Z');
const profileUrl = '/api/clienti/v1/recuperaDatiProfilo';
const searchUrl = '/api/ping/operatori/v1/searchUser';

const nobody = { firstName: null, lastName: null, email: null };
const db = () => databaseOf(gateway.database.pool);

async function newOperator(username: string, role: 'SEARCH' | 'HELP_DESK'): Promise<string> {
  const password = await addOperator(db(), { username, role, ...nobody }, now);
  if (password === null) throw new Error(`${username} is taken`);
  return (await gateway.signIn(username, { password })).access_token;
}

const inNameOf = (bearer: string, customer: string, url = profileUrl) =>
  gateway.send({ url, bearer, headers: { 'x-codice-cliente': customer } });

describe('an operator in a customer’s name', () => {
  it('sees what the customer sees', async () => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const full = await customerCodeOf(gateway, 'full');
    const { body } = await inNameOf(bearer, full);
    expect(body).toMatchObject({ segmento: 'Residenziale', codiceCliente: full });
  });

  it('is recorded, with whose data it was and by what right', async () => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const luce = await customerCodeOf(gateway, 'luce');
    const { headers } = await inNameOf(bearer, luce, '/api/contratti/v1/recuperoLista');
    const { rows } = await gateway.database.pool.query(
      'select deed, actor_name, customer_code, "right" from audit where request_id = $1',
      [headers['x-request-id']],
    );
    expect(rows).toEqual([
      { deed: 'recuperoLista', actor_name: 'operatore', customer_code: luce, right: 'IMPERSONATION' },
    ]);
  });

  it.each(['/api/ping/operatori/v1/searchUser', '/api/search'])(
    'is recorded when looking for one by %s',
    async (url) => {
      const bearer = (await gateway.signIn('operatore')).access_token;
      const gas = await customerCodeOf(gateway, 'gas');
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
      expect(await looked(gas)).toEqual([{ actor_name: 'operatore', customer_code: gas, right: 'STAFF' }]);
      expect(await looked('NON-ESISTE')).toEqual([{ actor_name: 'operatore', customer_code: null, right: 'STAFF' }]);
    },
  );

  it('finds a customer that does not exist as missing', async () => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    expect(await inNameOf(bearer, 'NON-ESISTE')).toMatchObject({
      status: 404,
      body: { header: { codice: 'NOT_FOUND' } },
    });
  });
});

describe('roles are asked on each call', () => {
  it('lets who may only search search, and nothing else', async () => {
    const bearer = await newOperator('cerca', 'SEARCH');
    const full = await customerCodeOf(gateway, 'full');
    const found = await gateway.send({ url: `${searchUrl}?codiceCliente=${full}&segmento=Residenziale`, bearer });
    expect(found.body._embedded.users).toMatchObject([{ username: 'full', utenzaVerificata: true }]);
    expect((await inNameOf(bearer, full)).status).toBe(403);
  });

  it('takes a role away at once', async () => {
    const bearer = await newOperator('aiuta', 'HELP_DESK');
    const full = await customerCodeOf(gateway, 'full');
    expect((await inNameOf(bearer, full)).status).toBe(200);
    await setOperatorRole(db(), 'aiuta', 'SEARCH', now);
    expect((await inNameOf(bearer, full)).status).toBe(403);
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
  it.each([
    ['by the source’s own word for the segment', 'pmi', 'Business', 1],
    ['by ours', 'pmi', 'Pmi', 1],
    ['in another segment', 'pmi', 'Residenziale', 0],
  ])('%s', async (_, username, segmento, count) => {
    const bearer = (await gateway.signIn('operatore')).access_token;
    const codiceCliente = await customerCodeOf(gateway, username);
    const query = new URLSearchParams({ codiceCliente, segmento }).toString();
    const first = await gateway.send({ url: `${searchUrl}?${query}`, bearer });
    const second = await gateway.send({ url: `/api/search?${query}`, bearer });
    expect(first.body._embedded.users).toHaveLength(count);
    expect(second.body.users).toHaveLength(count);
  });

  it('of a segment that nobody knows finds nobody, and is no error', async () => {
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
  it('signing in and out', async () => {
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
