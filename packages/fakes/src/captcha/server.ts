import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { apiScript, widgetPage } from './widget.ts';

export interface CaptchaServiceOptions {
  readonly secret: string;
  readonly siteKey: string;
  /** Milliseconds until a token expires. */
  readonly lifetimeMs?: number;
}

export interface CaptchaService {
  readonly url: string;
  readonly verifyUrl: string;
  readonly scriptUrl: string;
  /** Issues the token of a solved widget. */
  issueToken(): string;
  /** The requests to `siteverify` so far. */
  readonly verified: () => readonly URLSearchParams[];
  close(): Promise<void>;
}

/**
 * Starts a local fake of a captcha service: the script with the interface that Turnstile, hCaptcha and reCAPTCHA
 * share, its widget in a frame of its own, and `siteverify` with its error codes. A token passes once.
 */
export async function startCaptchaService(options: CaptchaServiceOptions): Promise<CaptchaService> {
  const { secret, siteKey, lifetimeMs = 120_000 } = options;
  const tokens = new Map<string, { readonly issuedAt: number; isUsed: boolean }>();
  const verified: URLSearchParams[] = [];

  const issueToken = () => {
    const token = `fake.${randomUUID()}`;
    tokens.set(token, { issuedAt: Date.now(), isUsed: false });
    return token;
  };

  const errorsOf = (form: URLSearchParams): string[] => {
    const given = form.get('secret') ?? '';
    const response = form.get('response') ?? '';
    if (given === '') return ['missing-input-secret'];
    if (given !== secret) return ['invalid-input-secret'];
    if (response === '') return ['missing-input-response'];
    const token = tokens.get(response);
    if (token === undefined) return ['invalid-input-response'];
    if (token.isUsed || Date.now() - token.issuedAt > lifetimeMs) return ['timeout-or-duplicate'];
    token.isUsed = true;
    return [];
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    if (pathname === '/api.js') return send(response, 'text/javascript', apiScript(searchParams.get('onload') ?? ''));
    if (pathname === '/widget') {
      if (searchParams.get('sitekey') !== siteKey) return send(response, 'text/plain', 'invalid sitekey', 400);
      return send(response, 'text/html', widgetPage);
    }
    if (pathname === '/token' && request.method === 'POST') return send(response, 'text/plain', issueToken());
    if (pathname !== '/siteverify') return send(response, 'text/plain', 'not found', 404);
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const form = new URLSearchParams(isForm && request.method === 'POST' ? await readText(request) : '');
    verified.push(form);
    const errors = errorsOf(form);
    const answer = { success: errors.length === 0, 'error-codes': errors, challenge_ts: new Date().toISOString() };
    return send(response, 'application/json', JSON.stringify(answer));
  };

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    verifyUrl: `${url}/siteverify`,
    scriptUrl: `${url}/api.js`,
    issueToken,
    verified: () => verified,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
}
