import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { backends, catalogue, isFile, isJson, pathOf, type Call, type CallId, type JsonCall } from '@sportello/calls';

/** How a fake gateway answers a call, in place of the call's example. */
export interface Deviation {
  readonly status?: number;
  readonly type?: string;
  /** The whole body; an object travels as JSON. */
  readonly body: unknown;
}

/** A provider's gateway that answers each call with the catalogue's example, but for some. */
export interface FakeGateway {
  /** The base address of its calls. */
  readonly base: string;
  /** The calls that it was asked, in their order. */
  readonly asked: readonly string[];
  /** The requests as they came: method, address and headers. */
  readonly requests: readonly { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

/** The right answer to a call, with its envelope, to be deviated from. */
export function exampleAnswer(call: JsonCall): Record<string, unknown> {
  const answer = structuredClone(call.example.answer) as Record<string, unknown>;
  return backends[call.backend].envelope ? { header: { stato: 0 }, ...answer } : answer;
}

function rightAnswer(call: Call): Deviation {
  if (isJson(call)) return { body: exampleAnswer(call) };
  return { type: isFile(call) ? (call.types[0] ?? '') : 'text/event-stream', body: '' };
}

/** Starts a fake gateway on a free port; with `antiForgery` it hands out that cookie. */
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

/** A path that a call spells out goes before one that it fills: `/dates` is no intervention. */
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
