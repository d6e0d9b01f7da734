import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { addOperator } from '../../src/desk/operators/usecases/manage.ts';
import { databaseOf } from '../../src/db/database.ts';
import { codeOfStep, currentStep } from '../../src/secrets/totp.ts';
import { base64, demoPassword } from '../support/app.ts';
import { createTestDatabase, seededAt, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let now = seededAt;
beforeAll(async () => void (database = await createTestDatabase({ seeded: true })));
afterAll(() => database.drop());

const [older, newer] = ['the secret of before', 'the secret to come'];

async function serverWith(SESSION_SECRET: string): Promise<FastifyInstance> {
  const config = readConfig({ LOG_LEVEL: 'silent', SESSION_SECRET });
  const app = await buildApp({ config, pool: database.pool, clock: () => now });
  onTestFinished(() => app.close());
  return app;
}

/** A browser whose requests reach the one or the other server. */
async function browserFrom(first: FastifyInstance) {
  const cookie = (await first.inject('/config.json')).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return async (
    app: FastifyInstance,
    method: 'GET' | 'POST',
    url: string,
    more: { payload?: object; bearer?: string },
  ) => {
    const { payload, bearer } = more;
    const answer = await app.inject({
      method,
      url,
      headers: { 'x-xsrf-token': cookie, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
      cookies: { 'XSRF-TOKEN': cookie },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() as Record<string, string> };
  };
}

const login = '/api/ping/clienti/v1/login';
const customer = { username: 'full', password: base64(demoPassword) };
const factor = '/api/sportello/v1/operatore/secondo-fattore';

const steps = [
  [older, `${older},${newer}`],
  [`${older},${newer}`, `${newer},${older}`],
  [`${newer},${older}`, newer],
] as const;

it.each([...steps, ...steps.slice(0, 2).map(([one, other]) => [other, one] as const)])(
  'returns no error while a session signed with "%s" meets a server with "%s"',
  async (one, other) => {
    const [first, second] = [await serverWith(one), await serverWith(other)];
    const send = await browserFrom(first);
    const signedIn = await send(second, 'POST', login, { payload: customer });
    expect(signedIn.status).toBe(200);
    const { access_token: bearer = '' } = (await send(first, 'POST', login, { payload: customer })).body;
    const profile = await send(second, 'GET', '/api/clienti/v1/recuperaDatiProfilo', { bearer });
    expect(profile.status).toBe(200);
  },
);

it('returns 403 where a new secret signs before all servers accept it', async () => {
  const [ahead, behind] = [await serverWith(`${newer},${older}`), await serverWith(older)];
  const send = await browserFrom(ahead);
  expect((await send(behind, 'POST', login, { payload: customer })).status).toBe(403);
});

it('takes the codes of an authenticator after the secret that sealed it was retired', async () => {
  const nobody = { firstName: null, lastName: null, email: null };
  const operator = { username: 'rotation', role: 'ADMINISTRATOR', ...nobody } as const;
  const password = base64((await addOperator(databaseOf(database.pool), operator, now)) ?? '');
  const signIn = async (app: FastifyInstance) => {
    const send = await browserFrom(app);
    const { body } = await send(app, 'POST', login, { payload: { username: 'rotation', password } });
    return { send, bearer: body['access_token'] ?? '' };
  };
  const before = await serverWith(older);
  const { send, bearer } = await signIn(before);
  const { segreto = '' } = (await send(before, 'POST', factor, { bearer })).body;
  const code = () => codeOfStep(segreto, currentStep(now));
  expect((await send(before, 'POST', `${factor}/conferma`, { bearer, payload: { codice: code() } })).status).toBe(200);
  for (const secrets of [`${older},${newer}`, `${newer},${older}`, newer]) {
    now = new Date(now.getTime() + 60_000);
    const app = await serverWith(secrets);
    const session = await signIn(app);
    const proof = await session.send(app, 'POST', `${factor}/prova`, {
      bearer: session.bearer,
      payload: { codice: code() },
    });
    expect([secrets, proof.status]).toEqual([secrets, 200]);
  }
});
