import { withoutBlanks, type Fields } from '@sportello/calls';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Material } from './curated/case.ts';
import { at, pathsIn, replaced, stringsIn, without } from './mutate.ts';
import {
  encodePairs,
  encodeText,
  LINK_HEADER,
  sending,
  withBody,
  withHeader,
  type Parts,
  type Sending,
} from './request.ts';
import { wrongVerbs } from './verbs.ts';

export interface Bad {
  readonly how: string;
  readonly request: Sending;
}

type Bads = fc.Arbitrary<Bad>;

/**
 * Generates requests that violate a call's strict contract: mutations of its example that the contract rejects, and
 * requests that no contract accepts. The contract only decides if a mutation is invalid; the test checks that the
 * gateway applies it before anything else.
 */
export function badRequests(material: Material): Bads {
  const { call, parts } = material;
  return fc.oneof(
    unknownQueries(material),
    unknownPaths(material),
    fc.constantFrom(...wrongVerbs(call)).map((method) => {
      const { body: _, ...bare } = material.good;
      return { how: `verb ${method}`, request: { ...bare, method } };
    }),
    ...(call.access === 'anyone' ? [] : [otherSessions(material)]),
    ...(call.method === 'GET' ? [bodiesOnGet(material)] : []),
    ...(call.body && parts.body ? badBodies(material, call.body, parts.body) : []),
    ...(call.method !== 'GET' && !call.body ? [unwantedBodies(material)] : []),
    ...(call.query && parts.query ? badQueries(material, call.query, parts.query) : []),
    ...(call.params && parts.params ? [badParams(material, parts.params)] : []),
    // Any text may be a technician link; only authentication can tell.
    ...(call.headers && parts.headers && call.access !== 'technician'
      ? [badOwnHeaders(material, call.headers, parts.headers)]
      : []),
  );
}

const isBad = (schema: Fields, value: unknown) => !z.safeParse(schema, withoutBlanks(schema, value)).success;

/** Arbitrary text, including what PostgreSQL and UTF-8 can't represent. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
);
const name = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'x', 'id', '0'), text);
const unstorable = fc.constantFrom('\0', '\ud800', '\udfff');
const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, Number.MAX_VALUE, '', ' ', [], {}, [[]], 'a'.repeat(6000)),
  fc.jsonValue({ maxDepth: 3 }),
);

function unknownQueries({ call, parts, credentials }: Material): Bads {
  const known = Object.keys(call.query?._zod.def.shape ?? {});
  return fc
    .array(
      fc.tuple(
        name.filter((each) => each !== '' && !known.includes(each)),
        text,
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((extra) => ({ how: 'unknown query', request: addQuery(sending(call, parts, credentials), extra) }));
}

function addQuery(request: Sending, pairs: readonly (readonly [string, string])[]): Sending {
  const query = pairs.map(([key, value]) => `${encodeText(key)}=${encodeText(value)}`).join('&');
  return { ...request, target: `${request.target}${request.target.includes('?') ? '&' : '?'}${query}` };
}

/** Three segments more than any real path has. */
function unknownPaths({ good }: Material): Bads {
  return fc.tuple(text, text, text).map((segments) => ({
    how: 'unknown path',
    request: { ...good, target: good.target.replace(/(\?|$)/, `/${segments.map(encodeText).join('/')}$1`) },
  }));
}

function otherSessions({ call, good }: Material): Bads {
  const isLink = call.access === 'technician';
  return fc.string({ unit: 'grapheme-ascii', maxLength: 200 }).map((token) => ({
    how: isLink ? 'another link' : 'another session',
    request: isLink ? withHeader(good, LINK_HEADER, token) : withHeader(good, 'Authorization', `Bearer ${token}`),
  }));
}

function bodiesOnGet({ call, good }: Material): Bads {
  return fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => ({
    how: 'a body on GET',
    request: withBody(call, good, Buffer.from(bytes)),
  }));
}

function unwantedBodies({ call, good }: Material): Bads {
  return fc
    .jsonValue()
    .filter((value) => value !== null && JSON.stringify(value) !== '{}')
    .map((value) => ({ how: 'an unwanted body', request: withBody(call, good, JSON.stringify(value)) }));
}

function badBodies(material: Material, schema: Fields, body: Record<string, unknown>): Bads[] {
  const { call, parts, credentials, good } = material;
  const send = (how: string) => (changed: Record<string, unknown>) => ({
    how,
    request: sending(call, { ...parts, body: changed }, credentials),
  });
  const isJson = call.bodyType !== 'form';
  const keys = Object.keys(body);
  const whole = isJson ? JSON.stringify(body) : encodePairs(body);
  const raw = (how: string) => (bytes: string | Buffer) => ({ how, request: withBody(call, good, bytes) });
  const changes = changesOf(schema, body, isJson ? wrong : text);
  return [
    changes.map(send('a bad body')),
    ...spoiled(body).map((each) => each.map(send('an unstorable text'))),
    fc
      .uint8Array({ minLength: 1, maxLength: 200 })
      // The prefix makes a form of unknown names, or invalid JSON.
      .map((bytes) => raw('garbage')(Buffer.concat([Buffer.from(isJson ? '\u00bf' : 'x'), Buffer.from(bytes)]))),
    ...(isJson
      ? [
          fc.integer({ min: 1, max: whole.length - 1 }).map((length) => raw('cut off')(whole.slice(0, length))),
          fc
            .jsonValue()
            .filter((value) => isBad(schema, value))
            .map((value) => raw('another value')(JSON.stringify(value))),
          ...keys.map((key) =>
            fc
              .jsonValue()
              .map((value) => raw('a key twice')(`{${JSON.stringify(key)}:${JSON.stringify(value)},${whole.slice(1)}`)),
          ),
        ]
      : keys.map((key) => fc.constant(raw('a key twice')(`${whole}&${key}=x`)))),
  ];
}

function changesOf(
  schema: Fields,
  value: Record<string, unknown>,
  by: fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const paths = pathsIn(value);
  const objects = [[], ...paths].filter((path) => isObject(at(value, path)));
  return fc
    .oneof(
      // An example without optional fields has nothing to remove.
      ...(paths.length === 0
        ? []
        : [
            fc.constantFrom(...paths).map((path) => without(value, path)),
            fc.tuple(fc.constantFrom(...paths), by).map(([path, other]) => replaced(value, path, other)),
          ]),
      fc
        .tuple(fc.constantFrom(...objects), name, by)
        .map(([path, key, other]) => replaced(value, [...path, key === '__proto__' ? 'proto' : key], other)),
    )
    .filter((changed) => isBad(schema, changed));
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Inserts an unstorable character without checking the schema, which must reject it. */
function spoiled(value: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>>[] {
  const strings = stringsIn(value);
  if (strings.length === 0) return [];
  return [
    fc.tuple(fc.constantFrom(...strings), unstorable, fc.nat(30)).map(([path, character, place]) => {
      const before = String(at(value, path));
      return replaced(value, path, before.slice(0, place) + character + before.slice(place));
    }),
  ];
}

function badQueries({ call, parts, credentials }: Material, schema: Fields, query: Record<string, unknown>): Bads[] {
  if (Object.keys(query).length === 0) return [];
  const send = (how: string) => (changed: Record<string, unknown>) => ({
    how,
    request: sending(call, { ...parts, query: changed }, credentials),
  });
  return [
    changesOf(schema, query, text).map(send('a bad query')),
    ...spoiled(query).map((each) => each.map(send('an unstorable query'))),
    fc
      .tuple(fc.constantFrom(...Object.keys(query)), text)
      .map(([key, value]) => send('a query twice')({ ...query, [key]: [query[key], value] })),
  ];
}

function badParams({ call, parts, credentials }: Material, params: Record<string, unknown>): Bads {
  const code = fc.oneof(
    fc.tuple(text, unstorable).map(([before, character]) => `${before}${character}`),
    fc.tuple(text, text).map(([before, after]) => `${before}/${after}`),
    fc.integer({ min: 201, max: 2000 }).map((length) => 'a'.repeat(length)),
  );
  return fc.tuple(fc.constantFrom(...Object.keys(params)), code).map(([key, value]) => ({
    how: 'a bad parameter',
    request: sending(call, { ...parts, params: { ...params, [key]: value } } satisfies Parts, credentials),
  }));
}

function badOwnHeaders({ call, parts, credentials }: Material, schema: Fields, headers: Record<string, unknown>): Bads {
  return fc
    .tuple(
      fc.constantFrom(...Object.keys(schema._zod.def.shape)),
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 }),
    )
    .map(([key, value]) => ({ ...headers, [key]: value.trim() || 'x' }))
    .filter((changed) => isBad(schema, changed))
    .map((changed) => ({
      how: 'a bad header',
      request: sending(call, { ...parts, headers: changed }, credentials),
    }));
}
