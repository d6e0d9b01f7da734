import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { backends, catalogue, isJson, pathOf, type Call, type CallId } from '@sportello/calls';
import { createWorld, type Asked } from './world.ts';
import { foreignHeaders, wires } from './wire.ts';

/** Sorted so that a literal path takes precedence over one with parameters. */
const calls = Object.values<Call>(catalogue)
  .filter(({ id }) => Object.hasOwn(wires, id))
  .map((call) => ({ call, pattern: new RegExp(`^/api${pathOf(call).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }))
  .toSorted((one, other) => Number(one.call.params !== undefined) - Number(other.call.params !== undefined));

const config = {
  brand: { name: 'Vento Sud', homePage: 'https://www.example.com' },
  callCentre: { RESIDENTIAL_FREE_MARKET: '800 000 002', TOLL_FREE: '800 000 000' },
  clientId: 'sportello',
  bases: Object.fromEntries(Object.entries(backends).map(([name, { base }]) => [name, `/api${base}`])),
  vasActivationCodes: [],
  capabilities: [],
  demo: false,
};

/**
 * Starts a gateway that has only the calls of the provider's documents, and serves the built web app like a static
 * host. It rejects anything undocumented and records it at `/__gateway`.
 */
export async function startSpecGateway({ webRoot, port = 0 }: { webRoot: string; port?: number }) {
  let world = createWorld();
  let wrong: string[] = [];
  let heard: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://gateway');
    if (url.pathname === '/__gateway') {
      if (request.method === 'DELETE') [world, wrong, heard] = [createWorld(), [], []];
      return sendJson(response, 200, { wrong, heard });
    }
    if (url.pathname === '/config.json') return sendJson(response, 200, config);
    if (!url.pathname.startsWith('/api/')) return sendPage(webRoot, url.pathname, response);

    const named = `${request.method} ${url.pathname}`;
    const note = (what: string) => void wrong.push(`${named}: ${what}`);
    const found = calls.find(({ call, pattern }) => call.method === request.method && pattern.test(url.pathname));
    if (found === undefined) {
      note('no call of the documents');
      return reject(response, 404, 'NOT_FOUND');
    }
    const { call, pattern } = found;
    heard.push(call.id);
    const asked: Asked = {
      params: { ...pattern.exec(url.pathname)?.groups },
      query: Object.fromEntries(url.searchParams),
      body: bodyOf(await textOf(request), request.headers['content-type'] ?? ''),
      customer: headerOf(request, 'x-codice-cliente'),
      username: /^Bearer a\.(\w+)\./.exec(request.headers.authorization ?? '')?.[1],
    };
    const faults = faultsOf(call, asked, request.headers);
    for (const fault of faults) note(fault);
    if (faults.length > 0) return reject(response, 400, 'REQUEST_NOT_VALID');
    if (call.access !== 'anyone' && asked.username === undefined) return reject(response, 401, 'SESSION_NOT_VALID');
    const own = world[call.id as CallId];
    const said = own === undefined ? (isJson(call) ? call.example.answer : {}) : own(asked);
    if (said === undefined) return reject(response, call.id === 'login' ? 401 : 404, 'NOT_FOUND');
    return sendJson(response, 200, backends[call.backend].envelope ? { header: { stato: 0 }, ...said } : said);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      wrong.push(String(error));
      reject(response, 500, 'S-002');
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns the parts of a request that the documents don't define. */
export function faultsOf(
  { id }: Pick<Call, 'id'>,
  { query, body }: Asked,
  headers: IncomingMessage['headers'],
): string[] {
  const wire = wires[id] ?? {};
  const nothing = (part: object) =>
    Object.keys(part).length === 0 ? [] : [`not expected: ${Object.keys(part).join(', ')}`];
  const faultsIn = (name: keyof typeof wire, part: object) => {
    const schema = wire[name];
    if (schema === undefined) return name === 'headers' ? [] : nothing(part);
    return schema.safeParse(part).error?.issues.map((issue) => `${name} ${JSON.stringify(issue)}`) ?? [];
  };
  return [
    ...faultsIn('query', query),
    ...faultsIn('body', body),
    ...faultsIn('headers', headers),
    ...foreignHeaders.filter((name) => headers[name] !== undefined).map((name) => `header ${name}`),
  ];
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const said = headers[name];
  return typeof said === 'string' ? said : undefined;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function bodyOf(text: string, type: string): Record<string, unknown> {
  if (text === '') return {};
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text) as Record<string, unknown>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

async function sendPage(webRoot: string, pathname: string, response: ServerResponse): Promise<void> {
  const clean = path.posix.normalize(pathname);
  for (const name of [clean, `${clean}.html`, '/index.html']) {
    const type = types[path.extname(name)];
    const content = type === undefined ? undefined : await readFile(path.join(webRoot, name)).catch(() => undefined);
    if (type === undefined || content === undefined) continue;
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    return void response.end(content);
  }
  reject(response, 404, 'NOT_FOUND');
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function reject(response: ServerResponse, status: number, codice: string): void {
  sendJson(response, status, { header: { stato: 1, codice, descrizione: codice, idRichiesta: 'gateway' } });
}
