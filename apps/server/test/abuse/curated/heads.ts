import { contentTypeOf, LINK_HEADER, withBody, withHeader, type Sending } from '../request.ts';
import { wrongVerbs } from '../verbs.ts';
import type { Case, Material } from './case.ts';

const contentTypes: readonly (readonly [string, string | undefined])[] = [
  ['none', undefined],
  ['an empty one', ''],
  ['text/json', 'text/json'],
  ['text/plain', 'text/plain'],
  ['text/html', 'text/html'],
  ['application/xml', 'application/xml'],
  ['UTF-16', 'application/json; charset=utf-16'],
  ['Latin 1', 'application/json; charset="iso-8859-1"'],
  ['multipart', 'multipart/form-data; boundary=x'],
  ['bytes', 'application/octet-stream'],
  ['lines of JSON', 'application/x-ndjson'],
  ['a JSON patch', 'application/json-patch+json'],
  ['JSON of an API', 'application/vnd.api+json'],
  ['two at once', 'application/json, text/plain'],
  ['any', '*/*'],
  ['no type', 'json'],
  ['one that looks like JSON', 'application/jsonp'],
];

export function wrongContentTypes({ call, good }: Material): Case[] {
  const otherForm = call.bodyType === 'form' ? 'application/json' : 'Application/X-WWW-Form-Urlencoded';
  const filled = good.body === undefined ? withBody(call, good, '{"x":1}') : good;
  return [...contentTypes, ['the other form of body', otherForm] as const].map(([name, type]) => ({
    name: `content type: ${name}`,
    request: withHeader(filled, 'Content-Type', type),
    ...(call.body && { status: 415 }),
  }));
}

export function wrongVerbsOf({ call, good }: Material): Case[] {
  const { body: _, ...bare } = withHeader(good, 'Content-Type');
  return [
    ...wrongVerbs(call).map((method) => ({ name: `verb: ${method}`, request: { ...bare, method }, status: 405 })),
    { name: 'verb: one that nobody knows', request: { ...bare, method: 'BREW' } },
    { name: 'verb: in small letters', request: { ...bare, method: call.method.toLowerCase() } },
  ];
}

const twice = (request: Sending, name: string, value: string): Sending => ({
  ...request,
  headers: [...request.headers, [name, value]],
});

const headers: readonly (readonly [string, string, string])[] = [
  ['Host twice', 'Host', 'example.org'],
  ['a NUL', 'X-Test', 'a\0b'],
  ['a line feed', 'X-Test', 'a\nX-Other'],
  ['a name with a blank', 'X Test', 'a'],
  ['a name with a blank at its end', 'Content-Length ', '0'],
  ['no name', '', 'a'],
  ['a continued line', 'X-Test', 'a\r\n b'],
  ['20,000 characters', 'X-Test', 'a'.repeat(20_000)],
  ['a length below zero', 'Content-Length', '-1'],
  ['a length that is no number', 'Content-Length', 'many'],
  ['two lengths', 'Content-Length', '1\r\nContent-Length: 2'],
  ['a length without end', 'Content-Length', '9'.repeat(40)],
  ['chunks and a length', 'Transfer-Encoding', 'chunked\r\nContent-Length: 5'],
  ['chunks of no size', 'Transfer-Encoding', 'chunked\r\n\r\nzz'],
  ['an encoding that nobody knows', 'Transfer-Encoding', 'gzip'],
  ['chunks twice', 'Transfer-Encoding', 'chunked, chunked, identity'],
  ['an expectation', 'Expect', 'a miracle'],
];

export function badHeads(material: Material): Case[] {
  const { call, good } = material;
  const { body: _, ...bare } = withHeader(good, 'Content-Type');
  const cases: Case[] = headers.map(([name, header, value]) => ({
    name: `header: ${name}`,
    request: twice(name === 'Host twice' ? good : bare, header, value),
  }));
  cases.push({ name: 'header: no Host', request: withHeader(good, 'Host') });
  if (good.body !== undefined) {
    cases.push({ name: 'header: two content types', request: twice(good, 'Content-Type', contentTypeOf(call)) });
  }
  return [...cases, ...wrongPapers(material)];
}

function wrongPapers({ call, good }: Material): Case[] {
  const papers: Case[] = [];
  const add = (name: string, request: Sending, status: number) =>
    papers.push({ name: `papers: ${name}`, request, status });
  if (call.method !== 'GET') {
    add('another anti-forgery header', withHeader(good, 'X-XSRF-TOKEN', 'x.y'), 403);
    const bare = withHeader(good, 'Cookie');
    add('no cookie', bare, 403);
    // Authentication must treat a path exactly as the router does.
    add('no cookie, the path in code', { ...bare, target: good.target.replace('/api', '/%61%70i') }, 403);
    add('no cookie, the whole address', { ...bare, target: `http://localhost${good.target}` }, 403);
    add('an unreadable cookie', withHeader(good, 'Cookie', '=;;XSRF-TOKEN=%zz; ='), 403);
  }
  if (call.access === 'anyone') return papers;
  if (call.access === 'technician') {
    const link = good.headers.find(([name]) => name === LINK_HEADER)?.[1] ?? '';
    add('no link', withHeader(good, LINK_HEADER), 401);
    add('a link with more to it', withHeader(good, LINK_HEADER, `${link}a`), 401);
    add('10,000 characters', withHeader(good, LINK_HEADER, 'a'.repeat(10_000)), 401);
    add('two links', twice(good, LINK_HEADER, link), 401);
    add('a session instead', withHeader(withHeader(good, LINK_HEADER), 'Authorization', 'Bearer sat_x'), 401);
    return papers;
  }
  const bearer = good.headers.find(([name]) => name === 'Authorization')?.[1] ?? '';
  add('no session', withHeader(good, 'Authorization'), 401);
  add('another scheme', withHeader(good, 'Authorization', bearer.replace('Bearer', 'Basic')), 401);
  add('a token with more to it', withHeader(good, 'Authorization', `${bearer}a`), 401);
  add('10,000 characters', withHeader(good, 'Authorization', `Bearer sat_${'a'.repeat(10_000)}`), 401);
  add('two sessions', twice(good, 'Authorization', bearer), 400);
  // Operator and provider calls ignore the header (operatore.impersonare.6).
  if (call.access !== 'operator' && call.access !== 'provider')
    add('another customer', withHeader(good, 'X-Codice-Cliente', 'x\u00e8'), 403);
  return papers;
}
