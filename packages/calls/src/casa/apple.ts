import { CACHE_LIFETIME_MS, type HomeHandover } from '@sportello/domain';
import * as z from 'zod/mini';
import type { OwnedId } from '../mechanism/access.ts';
import { defineCall } from '../mechanism/call.ts';
import { freeCode } from '../mechanism/ids.ts';
import { parseStrictly, RepeatedKey } from '../mechanism/parsing/strict-json.ts';
import { line } from '../mechanism/wire.ts';

/** Ids that `data` may contain, repeated as top-level text because the server checks their ownership there. */
export const homeDataIds = {
  codiceCliente: 'customer',
  codiceContratto: 'contract',
  contractAccount: 'contract-account',
  pod: 'pod',
  pdr: 'pdr',
} as const satisfies Readonly<Record<string, OwnedId>>;

const isIdName = (name: string) => Object.hasOwn(homeDataIds, name);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsedObject(json: string): Record<string, unknown> {
  const value = parseStrictly(json);
  if (!isObject(value)) throw new SyntaxError('no object');
  return value;
}

interface Fault {
  readonly path: string[];
  readonly message: string;
}

function faultsIn(json: string): Fault[] {
  try {
    return Object.entries(parsedObject(json)).flatMap(([name, value]) =>
      isIdName(name) && typeof value !== 'string' ? [{ path: [name], message: 'NOT_TEXT' }] : nestedIds(value, [name]),
    );
  } catch (error) {
    if (error instanceof RepeatedKey) return [{ path: [error.key], message: 'REPEATED' }];
    return [{ path: [], message: 'NOT_JSON' }];
  }
}

function nestedIds(value: unknown, path: string[]): Fault[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const place = [...path, name];
    return isIdName(name) ? [{ path: place, message: 'NESTED' }] : nestedIds(child, place);
  });
}

function readData(json: string): Record<string, unknown> {
  try {
    return parsedObject(json);
  } catch {
    return {};
  }
}

/** A JSON object sent as a string. */
const jsonText = line(2_000).check(({ value, issues }) => {
  for (const fault of faultsIn(value)) issues.push({ ...fault, code: 'custom', input: value });
});

/**
 * Hands the customer over to the connected home. The URL must be on the server's list and the answer is JSON: the
 * server neither redirects to it nor fetches it (chiamata.mela.1). The provider defines it as a GET that names a form
 * content type.
 */
export const apple = defineCall({
  id: 'apple',
  backend: 'casa',
  method: 'GET',
  path: '/apple',
  summary: 'Passaggio alla casa connessa',
  rules: ['chiamata.mela.1', 'consumo.casa.1'],
  access: 'customer',
  modules: { energyControl: 'ACTIVE' },
  headers: z.object({
    'content-type': z.optional(line().check(z.regex(/^application\/x-www-form-urlencoded/))),
  }),
  query: z.strictObject({
    urlRedirect: freeCode('page', 500).check(
      z.refine((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''), 'URL_NOT_VALID'),
    ),
    data: jsonText,
  }),
  answer: z.strictObject({
    urlRedirect: z.string(),
    data: z.string(),
  }),
  errors: ['REDIRECT_NOT_ALLOWED', 'NOT_FOUND'],
  example: {
    request: {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      query: { urlRedirect: 'https://casa.example.it/apple', data: '{"sezione":"luci"}' },
    },
    answer: { urlRedirect: 'https://casa.example.it/apple', data: '{"sezione":"luci"}' },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer): HomeHandover => ({ redirectUrl: answer.urlRedirect, data: readData(answer.data) }),
});
