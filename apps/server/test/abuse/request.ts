import { pathOf, type Call } from '@sportello/calls';

export interface Sending {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  /** Without a body no Content-Length is sent. */
  readonly body?: string | Buffer;
}

export type Parts = Readonly<Record<'params' | 'query' | 'headers' | 'body', Record<string, unknown> | undefined>>;

export function exampleOf(call: Call): Parts {
  const { params, query, headers, body } = call.example.request as Partial<Parts>;
  return { params, query, headers, body };
}

export function sending(call: Call, parts: Parts, credentials: Sending['headers']): Sending {
  const path = pathOf(call).replace(/\{(\w+)\}/g, (_, name: string) => encodeText(String(parts.params?.[name])));
  const query = encodePairs(parts.query);
  const own = Object.entries(parts.headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    method: call.method,
    target: `/api${path}${query && `?${query}`}`,
    headers: [
      ['Host', 'localhost'],
      ...credentials,
      ...own,
      ...(parts.body ? [['Content-Type', contentTypeOf(call)] as const] : []),
    ],
    ...(parts.body && { body: call.bodyType === 'form' ? encodePairs(parts.body) : JSON.stringify(parts.body) }),
  };
}

export function contentTypeOf(call: Call): string {
  return call.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

export function withBody(call: Call, request: Sending, body: string | Buffer): Sending {
  return withHeader({ ...request, body }, 'Content-Type', contentTypeOf(call));
}

export function withHeader(request: Sending, name: string, value?: string): Sending {
  const others = request.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
  return { ...request, headers: value === undefined ? others : [...others, [name, value]] };
}

export const LINK_HEADER = 'x-link-tecnico';

export function bytesOf({ method, target, headers, body }: Sending): Buffer {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const isMeasured = names.has('content-length') || names.has('transfer-encoding');
  const content = Buffer.from(body ?? '');
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  if (body !== undefined && !isMeasured) lines.push(`Content-Length: ${content.length}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), content]);
}

/** True if the request's end is unambiguous, so that the connection can be reused. */
export function isWellMeasured({ method, headers }: Sending): boolean {
  const odd = /^(content-length|transfer-encoding|expect)/i;
  return method !== 'CONNECT' && !headers.some(([name, value]) => odd.test(name) || /[\r\n]/.test(value));
}

/** Encodes pairs as a query or form; a list repeats its name. */
export function encodePairs(pairs: Record<string, unknown> | undefined): string {
  return Object.entries(pairs ?? {})
    .flatMap(([name, value]) => [value].flat().map((each) => `${encodeText(name)}=${encodeText(String(each))}`))
    .join('&');
}

/** A lone surrogate is encoded as the bytes it would have. */
export function encodeText(text: string): string {
  return Array.from(text, (char) => (char.isWellFormed() ? encodeURIComponent(char) : surrogateBytes(char))).join('');
}

function surrogateBytes(char: string): string {
  const code = char.charCodeAt(0);
  const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
  return bytes.map((byte) => `%${byte.toString(16)}`).join('');
}
