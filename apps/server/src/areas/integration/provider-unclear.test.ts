import { expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { addProviderKey } from './usecases/keys.ts';
import { useApp } from '../../../test/support/app.ts';

// Ambiguous requests and wrong addresses (fornitore.connessi.1).

const gateway = useApp();

it('rejects rows one by one where a key stands twice, naming that key', async () => {
  const may = ['import:directory'];
  const key = await addProviderKey(databaseOf(gateway.database.pool), { name: 'erp', may }, gateway.now());
  const whole = '{"codiceCliente":"P7","segmento":"Business","uid":"p7","mail":null,"isValido":false}';
  const twice = whole.replaceAll('7', '8').replace('"mail"', '"uid":"p6","mail"');
  const escaped = twice.replace('"uid":"p6"', String.raw`"ui\u0064":"p6"`);
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/provider/v1/directory',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}`, 'idempotency-key': 'twice' },
    payload: [whole, twice, escaped].join('\n'),
  });
  expect(answer.statusCode).toBe(422);
  const lines = answer.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  const refusals = [2, 3].map((line) => ({ line, field: 'uid', reason: 'stands twice in its object' }));
  expect(lines).toEqual([...refusals, { rows: 3, added: 0, changed: 0, unchanged: 0, refused: 2, written: false }]);
});

it.each([
  ['POST', 'changes', 405, 'GET'],
  ['GET', 'outcomes', 405, 'POST'],
  ['GET', 'pippo', 404, undefined],
  ['POST', 'pippo', 404, undefined],
] as const)('answers %s of %s with %i', async (method, kind, status, allow) => {
  const { statusCode, headers } = await gateway.app.inject({ method, url: `/api/provider/v1/${kind}` });
  expect([statusCode, headers['allow']]).toEqual([status, allow]);
});
