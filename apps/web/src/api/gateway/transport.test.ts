import {
  APP_BUILD,
  APP_BUILD_HEADER,
  backends,
  CallError,
  catalogue,
  createClient,
  type PublicConfig,
} from '@sportello/calls';
import { expect, it, vi } from 'vitest';
import { fakeBrowser, nobody, serverOf, tokens } from '../../session/fixture.ts';
import { NotSent } from '../sending/not-sent.ts';
import { createTransport } from './transport.ts';

const bases = Object.fromEntries(Object.entries(backends).map(([name, { base }]) => [name, `/api${base}`]));
const config = { bases: bases as PublicConfig['bases'], vasActivationCodes: [] };

const quotations = { header: { stato: 0 }, quotazioni: [] };
const refusal = (codice: string) => ({ header: { stato: 1, codice, descrizione: '', idRichiesta: 'r' } });

function setUp(answer: (request: Request) => Response | Promise<Response>, renewals: (() => unknown)[] = []) {
  const browser = fakeBrowser();
  const server = serverOf(renewals);
  const tab = browser.tab(server.renew);
  tab.session.start({ username: 'full', tokens: tokens(), rememberMe: false });
  const sent: Request[] = [];
  const fetch = vi.fn(async (request: Request) => {
    sent.push(request);
    await browser.settle();
    return answer(request);
  });
  const onTooOld = vi.fn();
  const cookies = { xsrfToken: () => 'xsrf', refresh: vi.fn(async () => undefined) };
  const call = createClient(
    createTransport({
      acting: nobody,
      config,
      tokens: tab.session,
      cookies,
      origin: 'https://app.example',
      fetch,
      isOnline: () => tab.world.isOnline(),
      onTooOld,
    }),
  );
  return { ...tab, browser, server, sent, cookies, call, onTooOld };
}

const bearer = (request: Request) => request.headers.get('authorization');

it('sends the bearer, and no anti-forgery header with what only reads', async () => {
  const { call, sent } = setUp(() => Response.json(quotations));
  await call(catalogue.recuperoListaQuotation, {});
  expect(sent.map(bearer)).toEqual(['Bearer access-0']);
  expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
});

it('sends the anti-forgery header with what changes something, and no bearer with an anonymous call', async () => {
  const { call, sent } = setUp(() => Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 300 }));
  await call(catalogue.login, { headers: { 'x-ricordami': '1' }, body: { username: 'full', password: 'eA==' } });
  expect(sent[0]?.headers.get('x-xsrf-token')).toBe('xsrf');
  expect(sent[0]?.headers.get('x-ricordami')).toBe('1');
  expect(sent.map(bearer)).toEqual([null]);
});

it('sends no anti-forgery token or build header to another origin', async () => {
  const { session, cookies, sent } = setUp(() => Response.json({}));
  const transport = createTransport({
    acting: nobody,
    config: { ...config, bases: { ...config.bases, sportello: 'https://gateway.example/sportello' } },
    tokens: session,
    cookies,
    origin: 'https://app.example',
    fetch: async (request: Request) => {
      sent.push(request);
      return Response.json({ header: { stato: 0 } });
    },
    isOnline: () => true,
    onTooOld: () => undefined,
  });
  await createClient(transport)(catalogue.signOut, {});
  expect(sent[0]?.url).toBe('https://gateway.example/sportello/logout');
  expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
  expect(sent[0]?.headers.has(APP_BUILD_HEADER)).toBe(false);
});

it('holds a hundred calls with an expired token, renews once and sends them all', async () => {
  const { call, browser, server, sent } = setUp(() => Response.json(quotations));
  browser.pass(300_000);
  await Promise.all(Array.from({ length: 100 }, () => call(catalogue.recuperoListaQuotation, {})));
  expect(server.calls).toHaveLength(1);
  expect(sent).toHaveLength(100);
  expect(new Set(sent.map(bearer))).toEqual(new Set(['Bearer access-1']));
});

it('renews once for a hundred calls that were answered 401, and sends each once more', async () => {
  const { call, server, sent } = setUp((request) =>
    bearer(request) === 'Bearer access-1'
      ? Response.json(quotations)
      : Response.json(refusal('SESSION_NOT_VALID'), { status: 401 }),
  );
  await Promise.all(Array.from({ length: 100 }, () => call(catalogue.recuperoListaQuotation, {})));
  expect(server.calls).toHaveLength(1);
  expect(sent).toHaveLength(200);
});

it('gives up after a second 401', async () => {
  const { call, server, sent } = setUp(() => Response.json(refusal('SESSION_NOT_VALID'), { status: 401 }));
  await expect(call(catalogue.recuperoListaQuotation, {})).rejects.toMatchObject({ code: 'SESSION_NOT_VALID' });
  expect(server.calls).toHaveLength(1);
  expect(sent).toHaveLength(2);
});

it('says that the session could not be renewed, not that the connection broke', async () => {
  const refused = () => new CallError('refused', '', { status: 401 });
  const { call } = setUp(() => Response.json(refusal('SESSION_NOT_VALID'), { status: 401 }), [refused]);
  await expect(call(catalogue.recuperoListaQuotation, {})).rejects.toMatchObject({ code: 'TOKEN_REFRESH_FAILED' });
});

it('does not renew when a sign-in is answered 401', async () => {
  const { call, server } = setUp(() => Response.json(refusal('CREDENTIALS_WRONG'), { status: 401 }));
  const request = { headers: {}, body: { username: 'full', password: 'eA==' } };
  await expect(call(catalogue.login, request)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  expect(server.calls).toEqual([]);
});

it('asks for a new anti-forgery cookie once, and sends the same body again', async () => {
  const bodies: string[] = [];
  const { call, cookies } = setUp(async (request) => {
    bodies.push(await request.text());
    return bodies.length === 1
      ? Response.json(refusal('ANTIFORGERY_MISMATCH'), { status: 403 })
      : Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 300 });
  });
  await call(catalogue.login, { headers: {}, body: { username: 'full', password: 'eA==' } });
  expect(cookies.refresh).toHaveBeenCalledTimes(1);
  expect(bodies[1]).toBe(bodies[0]);
});

it('sends nothing that changes something without a connection, and says so', async () => {
  const { call, world, sent } = setUp(() => Response.json({ header: { stato: 0 } }));
  world.isOnline = () => false;
  await expect(call(catalogue.signOut, {})).rejects.toBeInstanceOf(NotSent);
  expect(sent).toEqual([]);
});

it('replays what changes something after a 401, with the same key and body', async () => {
  const bodies: string[] = [];
  const { call, sent } = setUp(async (request) => {
    bodies.push(await request.text());
    return bearer(request) === 'Bearer access-1'
      ? Response.json({ header: { stato: 0 }, ...catalogue.autolettura.example.answer })
      : Response.json(refusal('SESSION_NOT_VALID'), { status: 401 });
  });
  const { request } = catalogue.autolettura.example;
  await call(catalogue.autolettura, request as never);
  expect(sent.map((each) => each.headers.get('idempotency-key'))).toEqual(
    Array.from({ length: 2 }, () => request.headers['idempotency-key']),
  );
  expect(bodies[1]).toBe(bodies[0]);
});

it('does not retry a lost request by itself', async () => {
  const { call, sent } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(catalogue.autolettura, catalogue.autolettura.example.request as never)).rejects.toMatchObject({
    kind: 'offline',
  });
  expect(sent).toHaveLength(1);
});

it('names its build to its own origin, and announces that it is too old', async () => {
  const answers = [() => Response.json(quotations), () => Response.json(refusal('APP_TOO_OLD'), { status: 426 })];
  const { call, sent, onTooOld } = setUp(() => answers.shift()?.() ?? Response.error());
  await call(catalogue.recuperoListaQuotation, {});
  expect(sent[0]?.headers.get(APP_BUILD_HEADER)).toBe(String(APP_BUILD));
  expect(onTooOld).not.toHaveBeenCalled();
  await expect(call(catalogue.recuperoListaQuotation, {})).rejects.toMatchObject({ code: 'APP_TOO_OLD' });
  expect(onTooOld).toHaveBeenCalledOnce();
});
