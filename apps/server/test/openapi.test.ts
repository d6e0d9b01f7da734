import { catalogue, errorCatalogue, isErrorCode, isFile, isJson, pathOf, type Call } from '@sportello/calls';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useApp } from './app.ts';

const gateway = useApp({ seeded: false });
const calls = Object.values<Call>(catalogue).map((call) => [call.id, call] as const);

interface Media {
  readonly schema: z.core.JSONSchema.BaseSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Media>> }>>;
}

let document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, z.core.JSONSchema.BaseSchema>> };
};

beforeAll(async () => {
  document = (await gateway.send({ url: '/api/openapi.json' })).body;
});

function operationOf(call: Call): Operation {
  const operation = document.paths[pathOf(call)]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`${call.id} is not in the document`);
  return operation;
}

/** Whether an example is what the schema beside it says, with the schemas that it points to. */
function fits(schema: Media['schema'], example: unknown): boolean {
  const whole = JSON.parse(
    JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as z.core.JSONSchema.JSONSchema;
  return z.fromJSONSchema(whole).safeParse(example).success;
}

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it.each(calls)('%s shows a request and an answer that its schemas take', (_, call) => {
    const { parameters = [], requestBody, responses } = operationOf(call);
    const request = call.example.request as Record<string, Record<string, unknown> | undefined>;

    for (const [part, place] of [
      ['params', 'path'],
      ['query', 'query'],
      ['headers', 'header'],
    ] as const) {
      const shown = parameters.filter((each) => each.in === place && each.example !== undefined);
      expect(Object.fromEntries(shown.map(({ name, example }) => [name, example]))).toEqual(request[part] ?? {});
    }
    expect(requestBody !== undefined).toBe(call.body !== undefined);
    for (const { schema, example } of Object.values(requestBody?.content ?? {})) {
      expect(example).toEqual(request['body']);
      expect(fits(schema, example)).toBe(true);
    }
    if (!isJson(call)) {
      const types = isFile(call) ? call.types : ['text/event-stream'];
      expect(Object.keys(responses['200']?.content ?? {})).toEqual(types);
      return;
    }
    const answer = responses['200']?.content['application/json'];
    expect(answer?.example).toMatchObject(call.example.answer);
    expect(answer && fits(answer.schema, answer.example)).toBe(true);
  });

  it.each(calls)('%s tells its refusals by status, with their codes', (_, call) => {
    const refusals = Object.entries(operationOf(call).responses).filter(([status]) => status !== '200');
    const told = refusals.flatMap(([status, { content }]) => {
      const { schema, examples = {} } = content['application/json'] ?? { schema: {} };
      return Object.entries(examples).map(([code, { value }]) => {
        expect(fits(schema, value)).toBe(true);
        return [code, Number(status)] as const;
      });
    });

    expect(told.map(([code]) => code)).toEqual(expect.arrayContaining(['S-001', 'S-002', ...call.errors]));
    for (const [code, status] of told) expect(isErrorCode(code) && errorCatalogue[code].status).toBe(status);
  });
});

describe('the page to read it in', () => {
  const assets = (html: string) => [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);

  it.each(['/api/docs', '/api/docs/'])('answers at %s, and loads only files of ours', async (url) => {
    const page = await gateway.send({ url });
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<title>Sportello · Le chiamate dell’area clienti</title>');
    const addresses = assets(page.body as string).map((address) => new URL(address, `http://localhost${url}`));
    expect(addresses.length).toBeGreaterThan(5);
    for (const { origin, pathname } of addresses) {
      expect(origin).toBe('http://localhost');
      expect({ pathname, ...(await gateway.send({ url: pathname })) }).toMatchObject({ pathname, status: 200 });
    }
  });

  it('has a policy under which nothing runs that is not one of those files', async () => {
    const { body, headers } = await gateway.send({ url: '/api/docs' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    // What such a policy would stop: scripts, styles and handlers in the page itself.
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=/i);
  });

  it('has no HEAD routes, like the rest of the API', async () => {
    expect((await gateway.app.inject({ method: 'HEAD', url: '/api/docs' })).statusCode).toBe(405);
    const shown = Object.values(document.paths).flatMap((verbs) => Object.keys(verbs));
    expect(shown).not.toContain('head');
  });

  it('shows the very document', async () => {
    expect((await gateway.send({ url: '/api/docs/json' })).body).toEqual(document);
  });

  it('leaves the rest of the API with the policy of what is no page', async () => {
    const { headers } = await gateway.send({ url: '/api/openapi.json' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
