import { once } from 'node:events';
import { connect as connectSocket, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { catalogue, type Call } from '@sportello/calls';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../src/handlers/index.ts';
import { credentialsFor } from '../abuse/persona.ts';
import { openConnection, type RawAnswer, type RawConnection } from '../abuse/raw.ts';
import { bytesOf, contentTypeOf, exampleOf, sending, withBody, withHeader, type Sending } from '../abuse/request.ts';
import { useApp, type TestApp } from '../support/app.ts';
import { testLog } from '../support/log.ts';

// Limits of a connection (chiamata.limiti.2): body size, slowness and concurrency.

const profile: Sending = {
  method: 'GET',
  target: '/api/clienti/v1/recuperaDatiProfilo',
  headers: [['Host', 'localhost']],
};
const health: Sending = { ...profile, target: '/api/health/ready' };

const open: RawConnection[] = [];
afterEach(() => open.splice(0).forEach((connection) => connection.leave()));

function connectionsTo(gateway: TestApp): () => RawConnection {
  beforeAll(async () => {
    await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  });
  return () => {
    const connection = openConnection((gateway.app.server.address() as AddressInfo).port);
    open.push(connection);
    return connection;
  };
}

async function waitingIn({ database }: TestApp): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.n;
}

const said = ({ status, body, headers }: RawAnswer) => ({
  status,
  code: JSON.parse(body).header?.codice as unknown,
  retryAfter: headers.get('retry-after'),
});

describe('the size of a body', () => {
  const gateway = useApp();
  const connect = connectionsTo(gateway);
  const live = Object.values<Call>(catalogue).filter((call) => call.body && isServed(call));

  // Signs in each user once: the bodies are valid, and one call changes the password and ends other sessions.
  const signedIn = new Map<string, Sending['headers']>();
  const credentials = async (call: Call) => {
    const who = ['anyone', 'operator', 'technician'].includes(call.access) ? call.access : 'customer';
    const known = signedIn.get(who) ?? (await credentialsFor(gateway, call));
    signedIn.set(who, known);
    return known;
  };

  it.each(live)('is limited for $id', async (call) => {
    const most = call.maxBodyBytes ?? 16 * 1024;
    const good = sending(call, exampleOf(call), await credentials(call));
    // White space around JSON and one more field of a form lengthen the body and keep it valid.
    const fill = call.bodyType === 'form' ? '&' : ' ';
    const body = String(good.body);
    const longer = (bytes: number) => body + fill.repeat(bytes - Buffer.byteLength(body));
    const padded = (bytes: number) => withBody(call, good, longer(bytes));
    const chunked = (bytes: number) => {
      const chunk = `${bytes.toString(16)}\r\n${longer(bytes)}\r\n0\r\n\r\n`;
      return withHeader(withBody(call, good, chunk), 'Transfer-Encoding', 'chunked');
    };
    for (const form of [padded, chunked]) {
      const connection = connect();
      connection.send(bytesOf(form(most)));
      expect((await connection.answer()).status).not.toBe(413);
      // On the same connection: a client that sent too much may go on.
      connection.send(bytesOf(form(most + 1)));
      expect(said(await connection.answer())).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
      connection.send(bytesOf(health));
      expect((await connection.answer()).status).toBe(200);
    }
  });

  it('limits a body that never ends', async () => {
    const call: Call = catalogue.login;
    const credentials = await credentialsFor(gateway, call);
    const connection = connect();
    const head = withHeader(sending(call, exampleOf(call), credentials), 'Transfer-Encoding', 'chunked');
    connection.send(bytesOf({ ...head, body: '' }));
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    for (let n = 0; n < 8; n += 1) connection.send(chunk);
    expect(said(await connection.answer())).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  });
});

describe('a slow client', () => {
  const gateway = useApp({ config: { requestTimeoutSeconds: 0.5 } });
  const connect = connectionsTo(gateway);
  const tooSlow = { status: 408, code: 'REQUEST_TOO_SLOW' };

  function trickle(connection: RawConnection): () => void {
    const timer = setInterval(() => connection.send('a'), 50);
    return () => clearInterval(timer);
  }

  it.each([
    [
      'a body',
      `POST /api/ping/as/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${contentTypeOf(catalogue.token)}\r\n`,
    ],
    ['a head', `GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: `],
    ['a first line', 'GET /api/'],
  ])('rejects a client that sends %s slowly', async (what, head) => {
    const credentials = await credentialsFor(gateway, catalogue.token);
    const connection = connect();
    connection.send(head);
    if (what === 'a body') {
      for (const [name, value] of credentials) connection.send(`${name}: ${value}\r\n`);
      connection.send('Content-Length: 1000\r\n\r\n');
    }
    const stop = trickle(connection);
    try {
      expect(said(await connection.answer())).toMatchObject(tooSlow);
      expect(await connection.closed()).toBe('');
    } finally {
      stop();
    }
  });

  it('rejects a client that sends nothing at all', async () => {
    expect(said(await connect().answer())).toMatchObject(tooSlow);
  });

  it('closes a rejected connection even if the client never hangs up', async () => {
    const { port } = gateway.app.server.address() as AddressInfo;
    const socket = connectSocket({ port, host: '127.0.0.1', allowHalfOpen: true });
    await once(socket.resume(), 'end');
    const held = () => promisify(gateway.app.server.getConnections.bind(gateway.app.server))();
    await expect.poll(held, { timeout: 5000 }).toBe(0);
    socket.destroy();
  });

  it('gets one answer, also if it has one before its body is through', async () => {
    const connection = connect();
    connection.send('POST /api/ping/as/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n');
    expect(said(await connection.answer())).toMatchObject({ status: 403, code: 'ANTIFORGERY_MISMATCH' });
    const stop = trickle(connection);
    try {
      expect(await connection.closed()).toBe('');
    } finally {
      stop();
    }
  });

  it('serves a client that comes back later on the same connection', async () => {
    const connection = connect();
    connection.send(bytesOf(health));
    expect((await connection.answer()).status).toBe(200);
    await wait(1000);
    connection.send(bytesOf(health));
    expect((await connection.answer()).status).toBe(200);
  });
});

describe('too many calls at once', () => {
  const log = testLog();
  const gateway = useApp({ config: { requestsAtOnce: 2, logLevel: 'info' }, logTo: log });
  const connect = connectionsTo(gateway);
  const busy = { status: 503, code: 'TOO_BUSY', retryAfter: '2' };

  async function whileSessionsAreLocked(work: (call: Sending) => Promise<void>): Promise<void> {
    const { access_token } = await gateway.signIn('full');
    const client = await gateway.database.pool.connect();
    try {
      await client.query('begin; lock table sessions in access exclusive mode');
      await work(withHeader(profile, 'Authorization', `Bearer ${access_token}`));
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  async function start(connection: RawConnection, call: Sending, waiting: number): Promise<void> {
    connection.send(bytesOf(call));
    await expect.poll(() => waitingIn(gateway)).toBe(waiting);
  }

  it('rejects calls above the limit, serves the others and keeps answering health checks', async () => {
    const [one, two, three] = [connect(), connect(), connect()];
    await whileSessionsAreLocked(async (call) => {
      await start(one, call, 1);
      await start(two, call, 2);
      three.send(bytesOf(call));
      expect(said(await three.answer())).toEqual(busy);
      for (const target of ['/api/health/live', '/api/health/ready', '/config.json']) {
        three.send(bytesOf({ ...health, target }));
        expect((await three.answer()).status).toBe(200);
      }
    });
    expect([(await one.answer()).status, (await two.answer()).status]).toEqual([200, 200]);
    expect((await gateway.send({ url: profile.target })).status).toBe(401);
  });

  it('rejects many excess calls with delay and without a log line each', async () => {
    const [one, two] = [connect(), connect()];
    const others = Array.from({ length: 3 }, connect);
    await whileSessionsAreLocked(async (call) => {
      await start(one, call, 1);
      await start(two, call, 2);
      log.take();
      const began = performance.now();
      // A second allows 100 calls plus some 12 delayed ones: over 400 calls take parts of four seconds, hence two
      // whole ones.
      const hammer = async (connection: RawConnection) => {
        for (let n = 0; n < 134; n += 1) {
          connection.send(bytesOf(call));
          expect(said(await connection.answer())).toEqual(busy);
        }
      };
      await Promise.all(others.map(hammer));
      expect(performance.now() - began).toBeGreaterThan(1500);
      expect(log.take().length).toBeLessThan(3);
    });
    await Promise.all([one.answer(), two.answer()]);
  });

  it('does not count clients that are still sending as calls in progress', async () => {
    const credentials = await credentialsFor(gateway, catalogue.login);
    for (let n = 0; n < 5; n += 1) {
      const connection = connect();
      const call = sending(catalogue.login, exampleOf(catalogue.login), credentials);
      connection.send(bytesOf(call).subarray(0, -5));
    }
    await wait(200);
    expect((await gateway.signIn('luce')).expires_in).toBe(300);
  });

  it('counts calls whose client has left until they are done', async () => {
    const [one, two, three] = [connect(), connect(), connect()];
    await whileSessionsAreLocked(async (call) => {
      await start(one, call, 1);
      await start(two, call, 2);
      one.leave();
      two.leave();
      await wait(200);
      three.send(bytesOf(call));
      expect(said(await three.answer())).toEqual(busy);
    });
    await expect.poll(async () => (await gateway.send({ url: profile.target })).status).toBe(401);
  });
});

describe('a client that leaves while its answer is made', () => {
  const log = testLog();
  const gateway = useApp({ config: { logLevel: 'debug' }, logTo: log });
  const connect = connectionsTo(gateway);

  it('logs no error for a client that leaves before a compressed answer', async () => {
    const call: Call = catalogue.ricercaDocumentiContrattuali;
    // Only a long answer is packed while it is sent.
    const { rows } = await gateway.database.pool.query<{ contract: string; fiscalCode: string }>(
      `with supply as (
         select code, customer_code, fiscal_code from commodity_contracts join accounts using (customer_code)
         where username = 'full' order by code limit 1
       ), many as (
         insert into documents (number, customer_code, contract_kind, contract_code)
         select 'L' || n, customer_code, 'COMMODITY', code from supply, generate_series(1, 400) n
       )
       select code as contract, fiscal_code as "fiscalCode" from supply`,
    );
    const body = { societa: 'EE', codiceContratto: rows[0]?.contract, codiceFiscale: rows[0]?.fiscalCode };
    const list = sending(call, { ...exampleOf(call), body }, await credentialsFor(gateway, call));
    const connection = connect();
    const client = await gateway.database.pool.connect();
    try {
      await client.query('begin; lock table documents in access exclusive mode');
      connection.send(bytesOf(withHeader(list, 'Accept-Encoding', 'br')));
      await expect.poll(() => waitingIn(gateway)).toBe(1);
      connection.leave();
      await wait(200);
    } finally {
      await client.query('rollback');
      client.release();
    }
    await expect.poll(() => log.text).toContain('the client left');
    expect(log.text).not.toMatch(/"level":[456]0|S-002/);
  });
});
