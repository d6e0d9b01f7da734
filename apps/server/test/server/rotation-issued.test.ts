import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { forgetInvitations, wasErasedInvitee } from '../../src/areas/invitations/usecases/once.ts';
import { readConfig } from '../../src/config/config.ts';
import { databaseOf } from '../../src/db/database.ts';
import { addOperator } from '../../src/desk/operators/usecases/manage.ts';
import { codeOfStep, currentStep } from '../../src/secrets/totp.ts';
import type { Services } from '../../src/shared/context.ts';
import { servicesOf } from '../../src/startup/services.ts';
import { base64, demoPassword, proveFactor, type Tokens } from '../support/app.ts';
import { encodeAnswer, solve } from '../support/captcha.ts';
import { fiscalCode, messagesTo, newAccount, newCustomer } from '../support/customers.ts';
import { createTestDatabase, seededAt, type TestDatabase } from '../support/database.ts';
import { goodPassword } from '../support/credentials/registration.ts';

// Everything that is signed with the session secret, or stored under it, while it is rotated (docs/upgrade.md).

const secrets = ['old', 'old,new', 'new,old', 'new'] as const;
type Secrets = (typeof secrets)[number];

/** Servers that run beside each other during a rotation, whose requests may reach the one or the other. */
const beside: readonly [issuer: Secrets, other: Secrets][] = [
  ['old', 'old,new'],
  ['old,new', 'old'],
  ['old,new', 'new,old'],
  ['new,old', 'old,new'],
  ['new,old', 'new'],
  ['new', 'new,old'],
];
const later: readonly [issuer: Secrets, other: Secrets][] = [
  ['old', 'new,old'],
  ['old', 'new'],
];

interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly post: (url: string, payload: object | string, headers?: Record<string, string>) => Promise<Answer>;
  readonly signIn: (username: string, password?: string) => Promise<Tokens>;
}

interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

let database: TestDatabase;
const servers = new Map<Secrets, Server>();

async function startServer(SESSION_SECRET: Secrets): Promise<Server> {
  const cards = { STRIPE_SECRET_KEY: 'sk_test_rotation', STRIPE_WEBHOOK_SECRET: 'whsec_rotation' };
  const config = readConfig({ LOG_LEVEL: 'silent', SESSION_SECRET, ...cards });
  const parts = { config, pool: database.pool, clock: () => seededAt };
  const services = servicesOf(parts);
  const app = await buildApp({ ...parts, services });
  const page = await app.inject('/config.json');
  const xsrf = page.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const own = { 'x-xsrf-token': xsrf, cookie: `XSRF-TOKEN=${xsrf}` };
  const get: Server['get'] = async (url, headers = {}) => {
    const answer = await app.inject({ url, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const post: Server['post'] = async (url, payload, headers = {}) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { ...own, ...headers } });
    return { status: answer.statusCode, body: answer.json() };
  };
  const signIn: Server['signIn'] = async (username, password = demoPassword) => {
    const { status, body } = await post('/api/ping/clienti/v1/login', { username, password: base64(password) });
    expect(status).toBe(200);
    return body as Tokens;
  };
  return { app, services, get, post, signIn };
}

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  for (const each of secrets) servers.set(each, await startServer(each));
});
afterAll(async () => {
  for (const { app } of servers.values()) await app.close();
  await database.drop();
});
beforeEach(() => database.pool.query('delete from guesses'));

const bearer = ({ access_token }: Tokens) => ({ authorization: `Bearer ${access_token}` });
const codeIn = (link: unknown) => new URL(String(link)).hash.replace(/^#.*codice=/, '');
const inBody = (url: string, payload: object) => async (other: Server) =>
  (await other.post(url, payload)).status === 200;
let counted = 0;

async function signInOperator(server: Server, username: string, password?: string): Promise<Record<string, string>> {
  const tokens = await server.signIn(username, password);
  await proveFactor(database, tokens, seededAt);
  return bearer(tokens);
}

/** Lets one server send the code and the link of a recovery. */
async function recover(one: Server) {
  const { code, username } = await newAccount({ database });
  const asked = { tipo: 'PASSWORD', canale: 'E-MAIL', username };
  const { body } = await one.post('/api/clienti/v2/recuperoCredenziali', asked);
  const [message] = await messagesTo({ database }, code);
  return { idRecupero: String(body.idRecupero), code: message?.code ?? '', link: codeIn(message?.link) };
}

const authorize = '/api/ping/clienti/v1/resetPasswordAuthorize';

/** Issues a thing; returns the function that presents it to a server, true if it is accepted. */
type Issue = (one: Server) => Promise<(other: Server) => Promise<boolean>>;

const things: Readonly<Record<string, Issue>> = {
  'an access token': async (one) => {
    const headers = bearer(await one.signIn('full'));
    return async (other) => (await other.get('/api/clienti/v1/recuperaDatiProfilo', headers)).status === 200;
  },
  'a refresh token': async (one) => {
    const { refresh_token } = await one.signIn('full');
    const form = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'sportello', refresh_token });
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return async (other) => (await other.post('/api/ping/as/token', form.toString(), type)).status === 200;
  },
  'an anti-forgery cookie': async (one) => {
    const xsrf = (await one.app.inject('/config.json')).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const login = { username: 'full', password: base64(demoPassword) };
    const headers = { 'x-xsrf-token': xsrf, cookie: `XSRF-TOKEN=${xsrf}` };
    return async (other) => (await other.post('/api/ping/clienti/v1/login', login, headers)).status === 200;
  },
  'the cookie of a device': async (one) => {
    const device = (await one.app.inject('/config.json')).cookies.find(({ name }) => name === 'DISPOSITIVO')?.value;
    return async (other) => {
      const page = await other.app.inject({ url: '/config.json', cookies: { DISPOSITIVO: device ?? '' } });
      return !page.cookies.some(({ name }) => name === 'DISPOSITIVO');
    };
  },
  'a captcha': async (one) => {
    const challenge = await one.services.proofOfWork.challenge();
    const answer = encodeAnswer({ challenge, solution: await solve(challenge) });
    return (other) => other.services.proofOfWork.verify(answer, '192.0.2.1');
  },
  'a code to register': async (one) => {
    const { code } = await newCustomer({ database });
    const who = { segmento: 'Residenziale', codiceFiscale: fiscalCode, codiceCliente: code };
    const { idRegistrazione } = (await one.post('/api/clienti/v2/verifyCustomer', who)).body;
    await one.post('/api/clienti/v2/sendVerificationCode', { idRegistrazione, canale: 'E-MAIL' });
    const [message] = await messagesTo({ database }, code);
    const account = { username: `u-${code}`, password: base64(goodPassword), accettaCondizioni: true, consensi: [] };
    const registration = { idRegistrazione, codice: message?.code, ...account };
    return async (other) =>
      (await other.post('/api/clienti/v2/registerCustomer', registration, { canale: 'web' })).status === 200;
  },
  'a code to recover a password': async (one) => {
    const { idRecupero, code } = await recover(one);
    return inBody(authorize, { idRecupero, codice: code });
  },
  'a link to recover a password': async (one) => {
    const { idRecupero, link } = await recover(one);
    return inBody(authorize, { idRecupero, codice: link });
  },
  'the permission to choose a password': async (one) => {
    const { idRecupero, code } = await recover(one);
    const { autorizzazione } = (await one.post(authorize, { idRecupero, codice: code })).body;
    return inBody('/api/ping/clienti/v1/resetPassword', { autorizzazione, newPassword: goodPassword });
  },
  'a link to pay a bill': async (one) => {
    const { rows } = await database.pool.query<{ number: string }>(
      `select number from bills where customer_code = '1000000001' and open_cents > 0 and status_code = '02' limit 1`,
    );
    const url = `/api/sportello/v1/bollette/${rows[0]?.number}/link`;
    const { link } = (await one.post(url, {}, bearer(await one.signIn('full')))).body;
    return inBody('/api/sportello/v1/link/bolletta', { codice: codeIn(link) });
  },
  'the link of a technician': async (one) => {
    const asked = { tecnico: 'Marco Riva', giorno: '2026-11-20' };
    const url = '/api/sportello/v1/operatore/ditte/C017/tecnici';
    const { link } = (await one.post(url, asked, await signInOperator(one, 'operatore'))).body;
    const headers = { 'x-link-tecnico': codeIn(link) };
    return async (other) => (await other.get('/api/sportello/v1/tecnico/visite', headers)).status === 200;
  },
  'the link of an operator': async (one) => {
    const username = `invited${(counted += 1)}`;
    const email = `${username}@example.com`;
    const asked = { username, nome: 'Mario', cognome: 'Verdi', email, ruolo: 'VIEWER' };
    await one.post('/api/sportello/v1/operatore/operatori', asked, await signInOperator(one, 'operatore'));
    const { rows } = await database.pool.query<{ link: string }>('select link from messages where recipient = $1', [
      email,
    ]);
    const codice = codeIn(rows[0]?.link);
    return async (other) =>
      (await inBody('/api/sportello/v1/operatore/invito', { codice })(other)) &&
      inBody('/api/sportello/v1/operatore/invito/password', { codice, newPassword: goodPassword })(other);
  },
  'a recovery code of an operator': async (one) => {
    const username = `recovering${(counted += 1)}`;
    const operator = { username, role: 'VIEWER', firstName: null, lastName: null, email: null } as const;
    const password = (await addOperator(databaseOf(database.pool), operator, seededAt)) ?? '';
    const factor = '/api/sportello/v1/operatore/secondo-fattore';
    const headers = bearer(await one.signIn(username, password));
    const { segreto } = (await one.post(factor, {}, headers)).body;
    const first = { codice: codeOfStep(segreto, currentStep(seededAt)) };
    const { codiciRecupero } = (await one.post(`${factor}/conferma`, first, headers)).body;
    return async (other) => {
      const session = bearer(await other.signIn(username, password));
      return (await other.post(`${factor}/prova`, { codice: codiciRecupero[0] }, session)).status === 200;
    };
  },
  'a person whose invitation was erased': async (one) => {
    const [inviter, invited] = [await newCustomer({ database }), await newCustomer({ database })];
    const person = `person of ${invited.code}`;
    await database.pool.query(
      'insert into invitations (inviter_code, invited_code, person, registered_at) values ($1, $2, $3, $4)',
      [inviter.code, invited.code, person, seededAt],
    );
    await forgetInvitations(one.services, one.services.db, inviter.code, seededAt);
    return (other) => wasErasedInvitee(other.services, other.services.db, person);
  },
};

it.each(Object.entries(things))(
  'accepts %s from every server beside it in a rotation, until its secret is removed',
  async (_name, issue) => {
    const accepted: Record<string, boolean> = {};
    for (const [issuer, acceptor] of [...beside, ...later]) {
      const [one, other] = [servers.get(issuer), servers.get(acceptor)];
      if (one && other) accepted[`${issuer} → ${acceptor}`] = await (await issue(one))(other);
    }
    expect(accepted).toEqual({
      'old → old,new': true,
      'old,new → old': true,
      'old,new → new,old': true,
      'new,old → old,new': true,
      'new,old → new': true,
      'new → new,old': true,
      'old → new,old': true,
      'old → new': false,
    });
  },
);
