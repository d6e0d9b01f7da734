import { catalogue, pathOf, type Call } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { PROVIDER_KINDS } from '../../src/commands/integration/scopes.ts';
import { base64, useApp } from '../support/app.ts';

const gateway = useApp();
const loginUrl = '/api/ping/clienti/v1/login';

describe('what is not a call', () => {
  it.each([
    ['an unknown path', { url: '/api/clienti/v9/niente' }, 404, 'NOT_FOUND'],
    [
      'a query that is not described',
      { url: '/api/clienti/v1/recuperaDatiProfilo?x=1', as: 'full' },
      400,
      'REQUEST_NOT_VALID',
    ],
    [
      'JSON that is not',
      { method: 'POST', url: loginUrl, payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      'REQUEST_NOT_VALID',
    ],
    [
      'an empty body',
      { method: 'POST', url: loginUrl, headers: { 'content-type': 'application/json' } },
      400,
      'REQUEST_NOT_VALID',
    ],
    [
      'a __proto__',
      {
        method: 'POST',
        url: loginUrl,
        payload: '{"__proto__":{"a":1}}',
        headers: { 'content-type': 'application/json' },
      },
      400,
      'REQUEST_NOT_VALID',
    ],
    [
      'plain text',
      { method: 'POST', url: loginUrl, payload: 'x', headers: { 'content-type': 'text/plain' } },
      415,
      'MEDIA_TYPE_NOT_SUPPORTED',
    ],
    [
      'a form where JSON belongs',
      {
        method: 'POST',
        url: loginUrl,
        payload: 'username=a',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      415,
      'MEDIA_TYPE_NOT_SUPPORTED',
    ],
    [
      'a body too large',
      { method: 'POST', url: loginUrl, payload: { username: 'a'.repeat(70_000), password: 'cA==' } },
      413,
      'BODY_TOO_LARGE',
    ],
  ] as const)('returns the error envelope for %s', async (_, request, status, codice) => {
    const { as, ...rest } = { as: undefined, ...request };
    const bearer = as && (await gateway.signIn(as)).access_token;
    const answer = await gateway.send({ ...rest, ...(bearer && { bearer }) });
    expect(answer.status).toBe(status);
    expect(answer.body.header).toMatchObject({ stato: 1, codice, idRichiesta: answer.headers['x-request-id'] });
  });
});

describe('the document', () => {
  it('returns OpenAPI 3.1 that names every call of the catalogue', async () => {
    const { body } = await gateway.send({ url: '/api/openapi.json' });
    expect(body.openapi).toBe('3.1.0');
    const documented = Object.entries<Record<string, { operationId: string }>>(body.paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, { operationId }]) => `${operationId}: ${verb.toUpperCase()} ${path}`),
    );
    const calls = Object.values<Call>(catalogue).map((call) => `${call.id}: ${call.method} ${pathOf(call)}`);
    // Rows of the provider's systems and the card webhook are outside the catalogue.
    const outside = documented.filter((each) => /: POST \/(?:provider\/v1|webhooks)\//.test(each));
    expect(outside).toHaveLength(PROVIDER_KINDS.length + 1);
    expect(documented.filter((each) => !outside.includes(each)).sort()).toEqual(calls.sort());
  });
});

describe('health', () => {
  it.each([
    ['/api/health/live', 'attivo'],
    ['/api/health/ready', 'pronto'],
  ])('returns the health state at %s', async (url, stato) => {
    expect(await gateway.send({ url })).toMatchObject({ status: 200, body: { stato } });
  });
});

describe('a base that is out of reach', () => {
  it.each([
    ['ECONNREFUSED', 'password authentication'],
    ['25006', 'cannot execute UPDATE in a read-only transaction'],
    [undefined, 'Query read timeout'],
    [undefined, 'Client was closed and is not queryable'],
  ])('returns S-001 without the reason: %s %s', async (code, message) => {
    const { access_token } = await gateway.signIn('full');
    const query = gateway.database.pool.query.bind(gateway.database.pool);
    gateway.database.pool.query = () => Promise.reject(Object.assign(new Error(message), { code }));
    try {
      const { status, headers, body } = await gateway.send({
        url: '/api/contratti/v1/recuperoLista',
        bearer: access_token,
      });
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('2');
      expect(body.header.codice).toBe('S-001');
      expect(JSON.stringify(body)).not.toContain(message);
    } finally {
      gateway.database.pool.query = query;
    }
  });
});

describe('the log', () => {
  it('does not return the password of a failed sign-in', async () => {
    const { body } = await gateway.send({
      method: 'POST',
      url: loginUrl,
      payload: { username: 'full', password: base64('sbagliata') },
    });
    expect(JSON.stringify(body)).not.toContain(base64('sbagliata'));
  });
});
