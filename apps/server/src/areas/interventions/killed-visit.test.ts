import { randomUUID } from 'node:crypto';
import { addDays, dayInRome } from '@sportello/domain';
import { expect, onTestFinished, test } from 'vitest';
import { base64, demoPassword, sessionOf } from '../../../test/support/app.ts';
import { visit } from '../../../test/support/booking.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { startServer, type ServerProcess } from '../../../test/support/server-process.ts';

// Requests every step of a visit, kills the server at once and repeats the request on the next one, like a browser
// without a response: nothing may be lost or done twice.
test('loses and repeats nothing of a visit when the server is killed at any step', { timeout: 300_000 }, async () => {
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

  interface Asking {
    readonly method?: string;
    readonly path: string;
    readonly bearer?: string;
    readonly body?: object;
    readonly key?: string;
  }
  const ask = async ({ method = 'POST', path, bearer, body, key }: Asking) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const signIn = async (username: string) => {
    const body = { username, password: base64(demoPassword) };
    const bearer = String((await ask({ path: '/ping/clienti/v1/login', body })).body['access_token']);
    await pool.query('update sessions set factor_proved_at = now() where id = $1', [sessionOf(bearer)]);
    return bearer;
  };
  /** Kills the server before, during or after the request. */
  const killedAt = async (asking: Asking, wait: number) => {
    const lost = ask(asking).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, wait));
    server.child.kill('SIGKILL');
    await server.exit;
    await lost;
    server = await start();
    return ask(asking);
  };

  const customer = await signIn('full');
  const operator = await signIn('operatore');
  const places = async (id: string) => {
    for (let later = 1; later < 15; later += 1) {
      const day = addDays(dayInRome(Date.now()), later);
      const { body } = await ask({
        method: 'GET',
        path: `/sportello/v1/operatore/interventi/${id}/posti?giorno=${day}`,
        bearer: operator,
      });
      const free = (body['posti'] as { codDitta: string; slotId: string }[]).find(({ codDitta }) => codDitta === '017');
      if (free) return free.slotId;
    }
    throw new Error('nobody is free');
  };

  const dates = await ask({
    method: 'GET',
    path: '/interventotecnico/v1/interventions/dates?supportType=EXIT_TECHNICAL',
    bearer: customer,
  });
  const appointmentDate = (dates.body['dates'] as string[])[3] ?? '';
  const slotId = `T1-${appointmentDate.replaceAll('-', '')}`;
  const booking = { ...visit, slotId, appointmentDate };
  const key = randomUUID();
  const booked = await killedAt(
    { path: '/interventotecnico/v1/interventions', bearer: customer, body: booking, key },
    40,
  );
  expect(booked).toMatchObject({ status: 200 });
  const id = String(booked.body['id']);

  const second = await places(id);
  const quote = { voci: [{ descrizione: 'Scheda', importo: 120.5 }] };
  const steps: readonly (readonly [string, object?])[] = [
    ['ACCETTA'],
    ['CONCORDA'],
    ['INIZIA'],
    ['INVIA_PREVENTIVO', quote],
    ['ACCEPT'],
    ['CONCORDA', { slotId: second }],
    ['INIZIA'],
    ['COMPLETA'],
    ['CONSUNTIVA'],
    ['FATTURA', { fattura: { numero: `T-${id}`, importo: 120.5 } }],
  ];
  for (const [at, [passo, more]] of steps.entries()) {
    const { rows } = await pool.query<{ changes: number }>('select changes from interventions where id = $1', [id]);
    const wait = (at * 13) % 60;
    if (passo === 'ACCEPT') {
      const quotes = await pool.query<{ id: string }>('select id from quotes where intervention_id = $1', [id]);
      const supplies = await pool.query<{ code: string }>(
        `select c.code from commodity_contracts c join accounts a using (customer_code)
         where a.username = 'full' and c.source_state = 'Attivo' order by 1 limit 1`,
      );
      const paymentMethod = { method: 'Pagamento in bolletta', commodityCode: supplies.rows[0]?.code };
      const path = `/interventotecnico/v1/interventions/${id}/preventives/${quotes.rows[0]?.id}`;
      const body = { source: 'Portali', type: 'ACCETTA', paymentMethod };
      const { status } = await killedAt({ method: 'PATCH', path, bearer: customer, body }, wait);
      // 200 if the killed server had not committed, else 409.
      expect([200, 409]).toContain(status);
    } else {
      const body = { passo, versione: rows[0]?.changes, ...more };
      const path = `/sportello/v1/operatore/interventi/${id}/passo`;
      // The child server uses the machine's clock, so the visit is moved to today.
      if (passo === 'INIZIA') {
        await pool.query("update intervention_slots set day = $2 where intervention_id = $1 and state = 'CONFIRMED'", [
          id,
          dayInRome(Date.now()),
        ]);
      }
      expect(await killedAt({ path, bearer: operator, body }, wait)).toMatchObject({ status: 200 });
    }
  }

  const kinds = await pool.query<{ kind: string }>(
    'select kind from intervention_events where intervention_id = $1 order by id',
    [id],
  );
  expect(kinds.rows.map(({ kind }) => kind)).toEqual([
    'PRENOTAZIONE',
    ...steps.map(([passo]) => (passo === 'ACCEPT' ? 'PREVENTIVO_ACCETTATO' : passo)),
  ]);
  const count = async (text: string) => (await pool.query(text, [id])).rowCount;
  expect(await count("select from interventions where id = $1 and state = 'Fatturato'")).toBe(1);
  expect(await count('select from intervention_slots where intervention_id = $1')).toBe(2);
  expect(await count('select from quotes where intervention_id = $1')).toBe(1);
  expect(await count('select from intervention_invoices where intervention_id = $1')).toBe(1);
  // Each step has exactly one event.
  expect(await count(`select from events where kind = 'INTERVENTION_MOVED' and data ->> 'interventionId' = $1`)).toBe(
    steps.length - 1,
  );
});
