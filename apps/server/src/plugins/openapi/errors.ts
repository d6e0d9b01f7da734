import { errorCatalogue, oauthErrorAnswer, refusal, type Call, type ErrorCode, type ApiError } from '@sportello/calls';
import * as z from 'zod/mini';
import { errorCodes } from '../catalogue/error-codes.ts';

// Every call has some ten possible errors, mostly shared: each distinct set of codes per status is one shared
// response that calls reference.

interface Reference {
  readonly $ref: string;
}

export interface Refusals {
  readonly schemas: Readonly<Record<string, object>>;
  readonly examples: Readonly<Record<string, object>>;
  readonly responses: Readonly<Record<string, object>>;
  of(call: Call): Readonly<Record<string, Reference>>;
  ofOutside(name: string): Readonly<Record<string, Reference>>;
}

/** @param outside codes of operations outside the catalogue, by name */
export function collectErrors(
  calls: readonly Call[],
  isServed: (call: Call) => boolean,
  outside: Readonly<Record<string, readonly ErrorCode[]>>,
): Refusals {
  const responses: Record<string, object> = {};
  const shown = new Set<ErrorCode>();
  const referencesTo = (codes: Iterable<ErrorCode>, isOAuth: boolean) => {
    const byStatus = Object.groupBy([...codes].toSorted(), (code) => errorCatalogue[code].status);
    const references = Object.entries(byStatus).map(([status, same]) => {
      const name = [...(isOAuth ? ['oauth'] : []), ...same].join('.');
      responses[name] ??= response(isOAuth, same);
      for (const code of same) shown.add(code);
      return [status, { $ref: `#/components/responses/${name}` }];
    });
    return Object.fromEntries(references) as Record<string, Reference>;
  };
  const byCall = new Map(
    calls.map((call) => [call, referencesTo(errorCodes(call, isServed(call)), call.id === 'token')]),
  );
  const byName = new Map(Object.entries(outside).map(([name, codes]) => [name, referencesTo(codes, false)]));
  return {
    schemas: { Rifiuto: jsonSchema(refusal), RifiutoOAuth: jsonSchema(oauthErrorAnswer) },
    examples: Object.fromEntries([...shown].map((code) => [code, example(code)])),
    responses,
    of: (call) => byCall.get(call) ?? {},
    ofOutside: (name) => byName.get(name) ?? {},
  };
}

function response(isOAuth: boolean, codes: readonly ErrorCode[]): object {
  const schema = { $ref: `#/components/schemas/${isOAuth ? 'RifiutoOAuth' : 'Rifiuto'}` };
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].text}`).join('\n\n'),
    content: { 'application/json': { schema, examples } },
  };
}

function example(code: ErrorCode): { summary: string; value: ApiError } {
  return {
    summary: errorCatalogue[code].text,
    value: {
      header: {
        stato: 1,
        codice: code,
        descrizione: errorCatalogue[code].text,
        idRichiesta: '0b9f7a52-5d0c-4f5a-9a57-3f6d1f2f8c11',
        ...(code === 'REQUEST_NOT_VALID' && { campi: [{ campo: 'nomeDelCampo', codice: 'MISSING' }] }),
      },
    },
  };
}

function jsonSchema(schema: z.ZodMiniType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}
