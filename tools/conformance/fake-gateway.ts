import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { backends, catalogue, isFile, isJson, pathOf, type Call, type CallId, type JsonCall } from '@sportello/calls';

export interface Deviation {
  readonly status?: number;
  readonly type?: string;
  readonly body: unknown;
}

export interface FakeGateway {
  readonly base: string;
  readonly asked: readonly string[];
  readonly requests: readonly { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

export function exampleAnswer(call: JsonCall): Record<string, unknown> {
  const answer = structuredClone(call.example.answer) as Record<string, unknown>;
  return backends[call.backend].envelope ? { header: { stato: 0 }, ...answer } : answer;
}

function rightAnswer(call: Call): Deviation {
  if (isJson(call)) return { body: exampleAnswer(call) };
  return { type: isFile(call) ? (call.types[0] ?? '') : 'text/event-stream', body: '' };
}

/** Starts a fake gateway on a free port; with `antiForgery` it sets that cookie. */
export async function startFakeGateway(
  deviations: Readonly<Partial<Record<CallId, Deviation>>> = {},
  { antiForgery }: { antiForgery?: string } = {},
): Promise<FakeGateway> {
  const asked: string[] = [];
  const requests: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    requests.push({ url: request.url ?? '', headers: request.headers });
    if (pathname === '/config.json') {
      if (antiForgery !== undefined) response.setHeader('set-cookie', `XSRF-TOKEN=${antiForgery}; Path=/`);
      return write(response, { body: {} });
    }
    const call = callAt(request.method ?? '', pathname);
    if (!call) return write(response, { status: 404, type: 'text/html', body: '<h1>Not found</h1>' });
    asked.push(call.id);
    return write(response, deviations[call.id as CallId] ?? rightAnswer(call));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { base: `http://127.0.0.1:${port}/gateway`, asked, requests, close };
}

/** A literal path takes precedence over one with parameters: `/dates` is no intervention. */
function callAt(method: string, pathname: string): Call | undefined {
  const fits = (call: Call) =>
    call.method === method && new RegExp(`^/gateway${pathOf(call).replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  const calls = Object.values<Call>(catalogue).filter(fits);
  return calls.find((call) => !call.params) ?? calls[0];
}

function write(response: ServerResponse, { status = 200, type = 'application/json', body }: Deviation): void {
  response.writeHead(status, { 'content-type': type });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
