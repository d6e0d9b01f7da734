import { CACHE_LIFETIME_MS, type HomeHandover } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { code, line } from '../mechanism/wire.ts';

function parsedObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A JSON object that travels as text. */
const jsonText = line(2_000).check(z.refine((json) => parsedObject(json) !== undefined, { error: 'NOT_JSON' }));

/**
 * Hands the customer over to the connected home. The URL must be one of the server's list, and
 * the answer is JSON: the server neither redirects nor fetches it (chiamata.mela.1). The call is a GET
 * that names a form's content type, as the provider has it.
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
    'content-type': z.optional(line().check(z.startsWith('application/x-www-form-urlencoded'))),
  }),
  query: z.strictObject({
    urlRedirect: code(500).check(z.refine((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''), 'URL_NOT_VALID')),
    data: jsonText,
  }),
  answer: z.strictObject({
    urlRedirect: z.string(),
    /** The JSON text that was sent. */
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
  toModel: (answer): HomeHandover => ({ redirectUrl: answer.urlRedirect, data: parsedObject(answer.data) ?? {} }),
});
