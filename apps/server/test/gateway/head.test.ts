import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue, type Call } from '@sportello/calls';
import { afterAll, describe, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { sending, exampleOf } from '../abuse/request.ts';

// HEAD answers like GET, without the body (chiamata.porta.3), on public routes; routes that need a session reject it.

const webRoot = mkdtempSync(path.join(tmpdir(), 'sportello-head-'));
writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
writeFileSync(path.join(webRoot, 'robots.txt'), 'User-agent: *');
afterAll(() => rmSync(webRoot, { recursive: true }));

const gateway = useApp({ config: { webRoot } });
const calls = Object.values<Call>(catalogue).filter(({ method }) => method === 'GET');
const isPublic = ({ access }: Call) => access === 'anyone';
const targetOf = (call: Call) => sending(call, exampleOf(call), []).target;

async function both(url: string) {
  const [get, head] = [
    await gateway.app.inject({ method: 'GET', url }),
    await gateway.app.inject({ method: 'HEAD', url }),
  ];
  return { get, head };
}

const sessions = new Map<string, ReturnType<typeof gateway.signIn>>();
/** One session per user, since nothing here ends it. */
function sessionOf(username: string) {
  const session = sessions.get(username) ?? gateway.signIn(username);
  sessions.set(username, session);
  return session;
}

/** Headers that differ on every request. */
const ofOneRequest = new Set(['date', 'set-cookie', 'x-request-id']);

describe('HEAD', () => {
  it.each([
    '/',
    '/login',
    '/my-edison/contratti',
    '/robots.txt',
    '/config.json',
    '/api/openapi.json',
    '/api/docs',
    '/api/health/live',
    '/api/health/ready',
    ...calls.filter(isPublic).map(targetOf),
  ])('answers at %s as GET does, without the body', async (url) => {
    const { get, head } = await both(url);
    expect(head.statusCode).toBe(get.statusCode);
    expect([head.body, get.body === '']).toEqual(['', false]);
    const headersOf = (headers: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneRequest.has(name)));
    expect(headersOf(head.headers)).toEqual(headersOf(get.headers));
  });

  it('says of what is not there that it is not', async () => {
    for (const url of ['/nessuno.js', '/api/nessuno']) {
      const { get, head } = await both(url);
      expect([url, get.statusCode, head.statusCode, head.body]).toEqual([url, 404, 404, '']);
    }
  });

  it.each(calls.filter((call) => !isPublic(call)).map((call) => [call.id, call] as const))(
    'is refused by %s, also with a session',
    async (_, call) => {
      const { access_token } = await sessionOf(call.access === 'operator' ? 'operatore' : 'full');
      const answer = await gateway.app.inject({
        method: 'HEAD',
        url: targetOf(call),
        headers: { authorization: `Bearer ${access_token}` },
      });
      expect([answer.statusCode, answer.headers['allow'], answer.body]).toEqual([405, expect.any(String), '']);
      expect(String(answer.headers['allow']).split(', ')).not.toContain('HEAD');
    },
  );
});
