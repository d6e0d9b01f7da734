import type { FastifyInstance, InjectOptions } from 'fastify';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig, type Config } from '../../src/config/config.ts';
import type { LogTarget } from '../../src/plugins/operations/log-output.ts';
import { testPushKeys } from './push/push-service.ts';
import { testStoreKeys } from './push/store-keys.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A gateway with its own database and a controllable clock, for one test file. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  wait(ms: number): void;
  readonly now: () => Date;
  /** Sends the anti-forgery cookie and its header, like a browser. */
  send(request: Omit<InjectOptions, 'cookies'> & { bearer?: string; cookies?: Record<string, string> }): Promise<Sent>;
  /** Operators have already passed the second factor, unless the test is about it. */
  signIn(
    username: string,
    options?: { password?: string; remember?: boolean; provesFactor?: boolean },
  ): Promise<Tokens>;
}

export interface Sent {
  readonly status: number;
  // Tests look into answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly headers: Record<string, unknown>;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

export const demoPassword = 'Sportello-2026';
const start = new Date('2026-11-20T09:00:00Z');

export const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

export function useApp(options: { seeded?: boolean; config?: Partial<Config>; logTo?: LogTarget } = {}): TestApp {
  let app: FastifyInstance;
  let database: TestDatabase;
  let now = start;
  let cookie = '';

  beforeAll(async () => {
    database = await createTestDatabase({ seeded: options.seeded ?? true });
    const read = readConfig({ LOG_LEVEL: 'silent', ...testPushKeys });
    const config = { ...read, push: { ...read.push, ...testStoreKeys }, ...options.config };
    app = await buildApp({
      config,
      pool: database.pool,
      clock: () => now,
      ...(options.logTo && { logTo: options.logTo }),
    });
    const answer = await app.inject('/config.json');
    cookie = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  });

  afterAll(async () => {
    await app?.close();
    await database?.drop();
  });

  const send: TestApp['send'] = async ({ bearer, cookies, ...request }) => {
    const answer = await app.inject({
      ...request,
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        'x-xsrf-token': cookie,
        ...request.headers,
      },
      cookies: { 'XSRF-TOKEN': cookie, ...cookies },
    });
    const { statusCode: status, headers } = answer;
    const type = headers['content-type']?.toString() ?? '';
    // An endless stream is opened and then destroyed.
    if (request.payloadAsStream === true && type.startsWith('text/event-stream')) {
      answer.stream().destroy();
      return { status, body: '', headers };
    }
    const body = request.payloadAsStream === true ? await readText(answer.stream()) : answer.body;
    return { status, body: type.startsWith('application/json') ? JSON.parse(body) : body, headers };
  };

  return {
    get app() {
      return app;
    },
    get database() {
      return database;
    },
    wait: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    now: () => now,
    send,
    signIn: async (username, { password = demoPassword, remember = false, provesFactor = true } = {}) => {
      const { status, body } = await send({
        method: 'POST',
        url: '/api/ping/clienti/v1/login',
        headers: { 'x-ricordami': remember ? '1' : '0' },
        payload: { username, password: base64(password) },
      });
      if (status !== 200) throw new Error(`${username} can't sign in: ${status} ${JSON.stringify(body)}`);
      if (provesFactor) await proveFactor(database, body as Tokens, now);
      return body as Tokens;
    },
  };
}

/** Marks the second factor as passed for an operator's new session (operatore.fattore.1); customers have none. */
export async function proveFactor({ pool }: TestDatabase, { access_token }: Tokens, now: Date): Promise<void> {
  await pool.query(
    `update sessions set factor_proved_at = $2 from accounts
     where accounts.id = account_id and kind = 'OPERATOR' and sessions.id = $1`,
    [sessionOf(access_token), now],
  );
}

export const sessionOf = (bearer: string) => /^sat_([0-9a-f-]{36})/.exec(bearer)?.[1] ?? null;
