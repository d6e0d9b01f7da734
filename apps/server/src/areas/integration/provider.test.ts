import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { listReaders } from './queries/provider-exchange.ts';
import { announce } from '../../events/announce.ts';
import { addProviderKey } from './usecases/keys.ts';
import { useApp } from '../../../test/support/app.ts';
import { forgetTries } from '../../../test/support/customers.ts';
import { nothingHeldBack } from '../../../test/support/held-back.ts';
import { providerAt } from '../../../test/support/provider-calls.ts';
import { debit, paymentsAt, seenAtFirst, someone, today } from '../../../test/support/money/payments.ts';

const gateway = useApp();
const { change, read } = paymentsAt(gateway);
const db = () => databaseOf(gateway.database.pool);

beforeEach(() => forgetTries(gateway));

const { feed, keyFor, send } = providerAt(gateway);

describe('what happened, for systems that stay connected (fornitore.connessi.2)', () => {
  it('comes from a cursor on, and is waited for', async () => {
    const { key } = await keyFor('export');
    await nothingHeldBack(gateway.database.pool);
    const { body: all } = await feed(key, '?limit=1000');
    let cursor = String(all.cursor);
    for (let more = all.changes.length; more === 1000;) {
      const next = await feed(key, `?limit=1000&since=${cursor}`);
      more = next.body.changes.length;
      cursor = String(next.body.cursor);
    }
    expect((await feed(key, `?since=${cursor}`)).body).toEqual({ changes: [], cursor });
    const waiting = feed(key, `?since=${cursor}&wait=25`);
    await announce(
      db(),
      { kind: 'PASSWORD_CHANGED', customerCode: 'C', data: {} },
      { username: 'x', right: 'SELF' },
      gateway.now(),
    );
    const { body } = await waiting;
    expect(body.changes).toMatchObject([{ kind: 'PASSWORD_CHANGED', customerCode: 'C', actor: 'x', right: 'SELF' }]);
    expect(body.cursor).toBe(body.changes[0].cursor);
  });

  it('keeps the place of each reader, whatever its key is called, and none for the webhook’s', async () => {
    const { key, name } = await keyFor('export');
    const { pool } = gateway.database;
    await pool.query(
      `insert into event_readers (name, cursor, at) values ('webhook', '1.7', now()), ($1, '1.3', now())`,
      [name],
    );
    const webhook = (await addProviderKey(db(), { name: 'webhook', may: ['export'] }, gateway.now())) ?? '';
    for (const each of [key, webhook]) expect((await feed(each, '?since=1.9')).status).toBe(200);
    const { rows } = await pool.query(
      `select name, cursor from event_readers where name ~ ('webhook|' || $1) order by name`,
      [name],
    );
    expect(rows).toEqual([
      { name: `key:${name}`, cursor: '1.9' },
      { name: 'key:webhook', cursor: '1.9' },
      { name: 'webhook', cursor: '1.7' },
    ]);
    const shown = (await listReaders(db())).map((each) => each.name);
    expect(shown).toEqual(expect.arrayContaining([name, 'key:webhook', 'webhook']));
    await pool.query(`delete from event_readers where name like '%webhook'`);
  });

  it.each(['since=x', 'since=99999999999999999999.1', 'limit=0', 'limit=1001', 'wait=26', 'other=1'])(
    'rejects %s',
    async (query) => {
      const { key } = await keyFor('export');
      expect((await feed(key, `?${query}`)).status).toBe(400);
    },
  );
});

describe('rows of the provider’s systems (fornitore.connessi.1)', () => {
  async function asksForDebit() {
    const giulia = await someone(gateway);
    const answer = await change(giulia, debit(giulia.account), seenAtFirst(giulia));
    const { rows } = await gateway.database.pool.query<{ id: string }>(
      `select id from events where customer_code = $1 and kind = 'PAYMENT_METHOD_CHANGED'`,
      [giulia.code],
    );
    return { ...giulia, id: rows[0]?.id ?? '', mandate: String(answer.body.riferimentoMandato) };
  }

  it('applies outcomes once, and returns the same answer to a repeated request', async () => {
    const giulia = await asksForDebit();
    const { key } = await keyFor('import:outcomes');
    const told = { key, once: 'o-1', rows: [{ id: giulia.id, esito: 'ATTIVA', dal: today }] };
    const first = await send(told);
    expect(first).toMatchObject({
      status: 200,
      lines: [{ rows: 1, added: 0, changed: 1, unchanged: 0, refused: 0, written: true }],
    });
    expect(await read(giulia, giulia.account)).toMatchObject({ mandatoAttuale: giulia.mandate });
    expect(await send(told)).toEqual(first);
    expect(await send({ ...told, once: 'o-2' })).toMatchObject({ lines: [{ changed: 0, unchanged: 1 }] });
    expect((await send({ ...told, rows: [{ id: giulia.id, esito: 'PRESA_IN_CARICO' }] })).status).toBe(422);
    expect((await send({ ...told, once: '' })).status).toBe(400);
  });

  it('rejects faulty rows by line, and all others with them unless skipRejected is set', async () => {
    const giulia = await asksForDebit();
    const { key } = await keyFor('import:outcomes');
    const rows = [
      { id: giulia.id, esito: 'PRESA_IN_CARICO' },
      'no json',
      { id: '999999999', esito: 'PRESA_IN_CARICO' },
    ];
    expect(await send({ key, rows })).toMatchObject({
      status: 422,
      lines: [
        { line: 2, field: null, reason: 'no JSON' },
        { line: 3, field: 'id', reason: 'no change with this "id" awaits an outcome' },
        { rows: 3, changed: 0, unchanged: 0, refused: 2, written: false },
      ],
    });
    expect(await send({ key, rows, query: '?skipRejected=true' })).toMatchObject({
      status: 200,
      lines: [
        { line: 2, field: null, reason: 'no JSON' },
        { line: 3, field: 'id', reason: 'no change with this "id" awaits an outcome' },
        { rows: 3, changed: 1, refused: 2, written: true },
      ],
    });
  });

  it('reports rejected rows by the line that was sent, also after empty lines and invalid rows', async () => {
    const { key } = await keyFor('import:directory');
    const row = { codiceCliente: 'P9', segmento: 'Business', uid: 'p9', mail: null, isValido: false };
    const rows = ['', 'no json', row, '', { ...row, segmento: 'X', uid: '' }, '[]', { ...row, uid: 'p8' }];
    expect(await send({ key, kind: 'directory', rows })).toMatchObject({
      status: 422,
      lines: [
        { line: 2, field: null, reason: 'no JSON' },
        { line: 5, field: 'segmento' },
        { line: 5, field: 'uid' },
        { line: 6, field: null, reason: 'no object' },
        { line: 7, field: 'codiceCliente', reason: 'the same as on line 3' },
        { rows: 5, added: 0, refused: 4, written: false },
      ],
    });
    expect(await send({ key, kind: 'directory', rows: ['', 'x', { pippo: 1 }] })).toMatchObject({
      status: 422,
      lines: [{ line: 2 }, { line: 3, reason: expect.stringContaining('columns') }, { refused: 2 }],
    });
  });

  it('counts all rejected rows, and reports the first 10,000', async () => {
    const { key } = await keyFor('import:directory');
    const row = { codiceCliente: 'P9', segmento: 'X', uid: 'p9', mail: null, isValido: false };
    const rows = Array.from({ length: 12_000 }, (_, at) => (at % 2 === 0 ? 'x' : row));
    const { status, lines } = await send({ key, kind: 'directory', rows });
    expect(status).toBe(422);
    expect(lines).toHaveLength(10_001);
    expect(lines.slice(0, 2)).toMatchObject([{ line: 1 }, { line: 2, field: 'segmento' }]);
    expect(lines.at(-1)).toMatchObject({ rows: 12_000, refused: 12_000, written: false });
  });

  it.each(['skipRejected=1', 'skipRejected=TRUE', 'skipRejected=true&skipRejected=true', 'skiprejected=true'])(
    'rejects the query %s',
    async (query) => {
      const { key } = await keyFor('import:outcomes');
      expect((await send({ key, rows: [], query: `?${query}` })).status).toBe(400);
    },
  );

  it('imports rows of the directory as from files, and records each run', async () => {
    const { key, name } = await keyFor('import:directory');
    const rows = [
      { codiceCliente: 'P1', segmento: 'Residenziale', uid: 'chiara', mail: 'chiara@example.it', isValido: true },
      { codiceCliente: 'P2', segmento: 'Business', uid: 'vetreria', mail: null, isValido: false },
    ];
    expect(await send({ key, kind: 'directory', rows })).toMatchObject({ status: 200, lines: [{ added: 2 }] });
    expect(await send({ key, kind: 'directory', rows })).toMatchObject({ status: 200, lines: [{ unchanged: 2 }] });
    expect(await send({ key, kind: 'directory', rows: [{ ...rows[0], segmento: 'X' }] })).toMatchObject({
      status: 422,
      lines: [{ line: 1, field: 'segmento' }, { written: false }],
    });
    expect(await send({ key, kind: 'directory', rows: [{ pippo: 1 }] })).toMatchObject({
      status: 422,
      lines: [{ line: 1, field: null, reason: expect.stringContaining('columns') }, { written: false }],
    });
    const { rowCount } = await gateway.database.pool.query('select from import_runs where by = $1', [name]);
    expect(rowCount).toBe(4);
  });

  it('applies rows sent several times at once only once, with the same answer to each', async () => {
    const giulia = await asksForDebit();
    const { key, name } = await keyFor('import:outcomes');
    const told = { key, once: 'at-once', rows: [{ id: giulia.id, esito: 'ATTIVA', dal: today }] };
    const answers = await Promise.all([send(told), send(told), send(told)]);
    for (const { status, lines } of answers) {
      expect({ status, lines }).toMatchObject({ status: 200, lines: [{ changed: 1, unchanged: 0 }] });
    }
    const { rowCount } = await gateway.database.pool.query('select from import_runs where by = $1', [name]);
    expect(rowCount).toBe(1);
  });

  it('rolls the work back when the answer can’t be stored', async () => {
    const giulia = await asksForDebit();
    const { key, name } = await keyFor('import:outcomes');
    const told = { key, once: 'not-kept', rows: [{ id: giulia.id, esito: 'ATTIVA', dal: today }] };
    const { pool } = gateway.database;
    await pool.query(`alter table provider_requests add constraint for_now check (idempotency_key <> 'not-kept')`);
    expect((await send(told)).status).toBe(500);
    await pool.query('alter table provider_requests drop constraint for_now');
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'P', mandatoFuturo: giulia.mandate });
    const { rowCount } = await pool.query('select from import_runs where by = $1', [name]);
    expect(rowCount).toBe(0);
    expect(await send(told)).toMatchObject({ status: 200, lines: [{ changed: 1, unchanged: 0 }] });
  });

  it('handles rows of readings, notifications, company closures and streets, and records each run', async () => {
    const code = (await someone(gateway)).code;
    const contract = (
      await gateway.database.pool.query<{ code: string }>(
        'select code from commodity_contracts where customer_code = $1',
        [code],
      )
    ).rows[0]?.code;
    const kinds = ['readings', 'notifications', 'company-closures', 'streets'];
    const { key, name } = await keyFor(...kinds.map((kind) => `import:${kind}`));
    const reading = { codiceContratto: contract, dataLettura: '2026-01-31', tipo: 'EFFETTIVA', 'valori.F0': 42 };
    const notification = { codiceCliente: code, data: '2026-11-20T09:00:00+01:00', titolo: 'Ciao', testo: 'Eccoci' };
    expect(await send({ key, kind: 'readings', rows: [reading] })).toMatchObject({ lines: [{ added: 1 }] });
    expect(await send({ key, kind: 'readings', rows: [reading] })).toMatchObject({ lines: [{ unchanged: 1 }] });
    expect(await send({ key, kind: 'notifications', rows: [notification] })).toMatchObject({ lines: [{ added: 1 }] });
    expect(
      await send({ key, kind: 'company-closures', rows: [{ companyId: 'nobody', day: '2026-12-24' }] }),
    ).toMatchObject({ status: 422, lines: [{ line: 1, field: 'companyId' }, { written: false }] });
    expect(await send({ key, kind: 'streets', rows: [{ codiceIstat: '999999', nome: 'Roma' }] })).toMatchObject({
      status: 422,
      lines: [{ line: 1, field: 'codiceIstat' }, { written: false }],
    });
    const { rows } = await gateway.database.pool.query(
      'select kind, rows, added, unchanged, refused, is_written from import_runs where by = $1 order by id',
      [name],
    );
    expect(rows).toEqual([
      { kind: 'readings', rows: 1, added: 1, unchanged: 0, refused: 0, is_written: true },
      { kind: 'readings', rows: 1, added: 0, unchanged: 1, refused: 0, is_written: true },
      { kind: 'notifications', rows: 1, added: 1, unchanged: 0, refused: 0, is_written: true },
      { kind: 'company-closures', rows: 1, added: 0, unchanged: 0, refused: 1, is_written: false },
      { kind: 'streets', rows: 1, added: 0, unchanged: 0, refused: 1, is_written: false },
    ]);
  });

  it('rejects rows that violate a database constraint, with line and reason', async () => {
    const { key } = await keyFor('import:macro-types');
    const { pool } = gateway.database;
    await pool.query(`alter table macro_types add constraint for_now check (position <> 7777)`);
    const sent = await send({ key, kind: 'macro-types', rows: [{ id: 'MT', name: 'Clima', position: '7777' }] });
    await pool.query('alter table macro_types drop constraint for_now');
    const reason = 'some of its rows are refused by the database by for_now of macro_types (23514).';
    expect(sent).toMatchObject({ status: 422, lines: [{ line: 1, field: null, reason }, { written: false }] });
  });

  it.each([
    ['nothing', [], 200],
    ['a list', ['[]'], 422],
    ['no object', ['1'], 422],
    ['a value that is none', ['{"id":{"a":1}}'], 422],
    ['other fields', ['{"id":"1","esito":"PRESA_IN_CARICO"}', '{"id":"1"}'], 422],
    ['a line without end', [`{"id":"${'1'.repeat(200_000)}"}`], 422],
    ['half a pair', ['{"id":"1","esito":"\\ud800"}'], 422],
    ['a zero byte', ['{"id":"1","esito":"\\u0000"}'], 422],
    ['half a line', ['{"id":'], 422],
    ['fields that every object has', ['{"constructor":"x"}', '{"a":"b"}'], 422],
    ['its prototype', ['{"__proto__":"x"}', '{"id":"1"}'], 422],
    ['its prototype, after a row', ['{"id":"1"}', '{"__proto__":"x"}'], 422],
    ['a method of its own', ['{"toString":"x"}', '{"valueOf":"b"}'], 422],
    ['a very long name of a field', [`{"${'x'.repeat(60_000)}":[]}`], 422],
  ])('returns no server error for rows that are %s', async (_, rows, status) => {
    const { key } = await keyFor('import:outcomes');
    const answer = await send({ key, rows });
    expect(answer.status, answer.body).toBe(status);
  });

  it('rejects compressed rows and rows in a charset other than UTF-8', async () => {
    const { key } = await keyFor('import:outcomes');
    let count = 0;
    const sendAs = async (given: Record<string, string>) =>
      (
        await gateway.app.inject({
          method: 'POST',
          url: '/api/provider/v1/outcomes',
          headers: {
            'content-type': 'application/x-ndjson',
            authorization: `Bearer ${key}`,
            'idempotency-key': `once-${(count += 1)}`,
            ...given,
          },
          payload: '',
        })
      ).statusCode;
    expect(await sendAs({ 'content-encoding': 'gzip' })).toBe(415);
    expect(await sendAs({ 'content-type': 'application/x-ndjson; charset=iso-8859-1' })).toBe(415);
    expect(await sendAs({ 'content-encoding': 'identity' })).toBe(200);
    expect(await sendAs({ 'content-type': 'application/x-ndjson; charset=UTF-8' })).toBe(200);
  });

  it('returns 404 for an unknown kind', async () => {
    const { key } = await keyFor('import:outcomes');
    expect((await send({ key, kind: 'pippo', rows: [] })).status).toBe(404);
  });
});
