import { addDays, dayInRome } from '@sportello/domain';
import { expect, onTestFinished, test } from 'vitest';
import { base64, demoPassword } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { startServer, type ServerProcess } from '../../../test/support/server-process.ts';

// Kills the server at different moments of a confirmation and repeats it on the next one, like a browser without an
// answer: there must be one withdrawal with all that belongs to it.
test('records each withdrawal exactly once if the server is killed during it', { timeout: 300_000 }, async () => {
  const database = await createTestDatabase({ seeded: true });
  onTestFinished(() => database.drop());
  const { pool } = database;
  const start = async () => {
    const server = await startServer({ DATABASE_URL: database.url });
    await server.ready();
    return server;
  };
  let server: ServerProcess = await start();
  const page = await fetch(`${server.url}/config.json`);
  const token = /XSRF-TOKEN=([^;]+)/.exec(page.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const ask = async (path: string, body: object, bearer?: string) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: {
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
        'content-type': 'application/json',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const signedIn = await ask('/ping/clienti/v1/login', { username: 'full', password: base64(demoPassword) });
  const bearer = String(signedIn.body['access_token']);
  const { rows } = await pool.query<{ code: string; customer_code: string }>(
    `select c.code, customer_code from commodity_contracts c join accounts a using (customer_code)
     where a.username = 'full' and quotation_code is null order by c.code limit 4`,
  );
  for (const [at, { code, customer_code: customer }] of rows.entries()) {
    await pool.query(
      `insert into withdrawal_terms (contract_kind, contract_code, customer_code, starts_on, place)
       values ('COMMODITY', $1, $2, $3, 'ONLINE')
       on conflict (contract_kind, contract_code) do update set starts_on = excluded.starts_on`,
      [code, customer, addDays(dayInRome(Date.now()), -2)],
    );
    const path = `/sportello/v1/recessi/COMMODITY/${code}`;
    const lost = ask(path, { email: 'ricevute@example.it' }, bearer).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, at * 12));
    server.child.kill('SIGKILL');
    await server.exit;
    await lost;
    server = await start();
    const answer = await ask(path, { email: 'ricevute@example.it' }, bearer);
    expect(answer).toMatchObject({ status: 200, body: { numero: expect.stringMatching(/^RE-/) } });
    const number = answer.body['numero'];
    const counts = await pool.query(
      `select (select count(*) from withdrawals where contract_code = $1)::int as withdrawals,
         (select count(*) from documents where number = $2)::int as documents,
         (select count(*) from events where kind = 'WITHDRAWAL_MADE' and data->>'contractCode' = $1)::int as events,
         (select count(*) from customer_changes where subject = $2)::int as changes,
         (select count(*) from messages m join events e on e.id = m.event_id
           where e.data->>'number' = $2 and recipient = 'ricevute@example.it')::int as mails`,
      [code, number],
    );
    expect(counts.rows).toEqual([{ withdrawals: 1, documents: 1, events: 1, changes: 1, mails: 1 }]);
  }
  expect(rows.length).toBeGreaterThan(2);
  server.child.kill('SIGKILL');
  await server.exit;
});
