import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { publicConfigOf } from '../../config/provider.ts';
import { useApp } from '../../../test/support/app.ts';

const gateway = useApp();

const url = 'https://casa.example.it/apple';

async function ask(query: Record<string, string>, username = 'full') {
  const { access_token: bearer } = await gateway.signIn(username);
  return gateway.send({ url: `/api/casa/apple?${new URLSearchParams(query).toString()}`, bearer });
}

it('says where the connected home may be opened and with what, and goes nowhere (chiamata.mela.1)', async () => {
  const data = '{"sezione":"luci"}';
  const answer = await ask({ urlRedirect: url, data });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ header: { stato: 0 }, urlRedirect: url, data });
  expect(answer.headers['location']).toBeUndefined();
});

it.each([
  'https://casa.example.it/apple/',
  'https://casa.example.it/apple?next=https://altrove.example.it',
  'https://casa.example.it.altrove.example.it/apple',
  'https://casa.example.it@altrove.example.it/apple',
  'https://CASA.example.it/apple',
  'http://casa.example.it/apple',
])('rejects %s, which the list does not have to the letter', async (urlRedirect) => {
  const { status, body } = await ask({ urlRedirect, data: '{}' });
  expect([status, body.header.codice]).toEqual([422, 'REDIRECT_NOT_ALLOWED']);
  expect(body.header.campi).toEqual([{ campo: 'urlRedirect', codice: 'NOT_ALLOWED' }]);
});

it('hands over nothing of another customer (chiamata.busta.4)', async () => {
  const { rows } = await gateway.database.pool.query<{ code: string; pod: string; owner: string }>(
    `select c.code, c.pod, a.username as owner from commodity_contracts c
     join accounts a on a.customer_code = c.customer_code where a.username in ('full', 'luce') and c.pod is not null`,
  );
  const of = (username: string) => rows.find(({ owner }) => owner === username);
  const own = await ask({ urlRedirect: url, data: JSON.stringify({ codiceContratto: of('full')?.code }) });
  expect(own.status).toBe(200);
  for (const foreign of [
    { codiceContratto: of('luce')?.code },
    { pod: of('luce')?.pod },
    { codiceContratto: 'none' },
  ]) {
    const { status, body } = await ask({ urlRedirect: url, data: JSON.stringify(foreign) });
    expect([status, body.header.codice]).toEqual([404, 'NOT_FOUND']);
  }
});

it('serves in the demo its own page, which /config.json links to (consumo.casa.1)', async () => {
  const { connectedHome } = (await gateway.send({ url: '/config.json' })).body;
  expect(connectedHome).toBe('http://localhost:3000/demo/casa-connessa');
  expect((await ask({ urlRedirect: connectedHome, data: '{}' })).status).toBe(200);
  const page = await gateway.send({ url: new URL(connectedHome).pathname });
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('Casa connessa della demo')]);
});

it.each([
  ['none', [], undefined],
  ['the first of the provider’s', ['https://casa.it/a', 'https://casa.it/b'], 'https://casa.it/a'],
])('returns in /config.json outside the demo %s', (_which, connectedHome, expected) => {
  const config = { ...readConfig({}), demo: false };
  const told = publicConfigOf({ ...config, provider: { ...config.provider, connectedHome } }, '/api', []);
  expect(told.connectedHome).toBe(expected);
});

it.each([
  ['{"pod":"IT001E00000001","pod":"IT001E00000002"}', { campo: 'data.pod', codice: 'REPEATED' }],
  ['{"casa":{"codiceContratto":"none"}}', { campo: 'data.casa.codiceContratto', codice: 'NESTED' }],
  ['{"codiceCliente":1000000017}', { campo: 'data.codiceCliente', codice: 'NOT_TEXT' }],
])('rejects the data %s, whose ids cannot be looked up (chiamata.mela.1)', async (data, field) => {
  const { status, body } = await ask({ urlRedirect: url, data });
  expect([status, body.header.campi]).toEqual([400, [field]]);
});
