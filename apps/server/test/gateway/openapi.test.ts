import {
  catalogue,
  errorCatalogue,
  isErrorCode,
  isFile,
  isJson,
  pathOf,
  providerChanges,
  type Call,
} from '@sportello/calls';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PROVIDER_KINDS } from '../../src/commands/integration/scopes.ts';
import { useApp } from '../support/app.ts';

const gateway = useApp({ seeded: false });
const calls = Object.values<Call>(catalogue).map((call) => [call.id, call] as const);

interface Media {
  readonly schema: z.core.JSONSchema.BaseSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Reference>>;
}

interface Reference {
  readonly $ref: string;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

interface Response {
  readonly description: string;
  readonly content: Readonly<Record<string, Media>>;
}

let document: {
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: { readonly event: { readonly post: Required<Pick<Operation, 'requestBody'>> } };
  readonly components: {
    readonly schemas: Readonly<Record<string, z.core.JSONSchema.BaseSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
  };
};

beforeAll(async () => {
  document = (await gateway.send({ url: '/api/openapi.json' })).body;
});

function operationOf(call: Call): Operation {
  const operation = document.paths[pathOf(call)]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`${call.id} is not in the document`);
  return operation;
}

function pointedTo(reference: Reference): unknown {
  const [, ...names] = reference.$ref.split('/');
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document);
}

function fits(schema: Media['schema'], example: unknown): boolean {
  const whole = JSON.parse(
    JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as z.core.JSONSchema.JSONSchema;
  return z.fromJSONSchema(whole).safeParse(example).success;
}

describe('the document', () => {
  it('returns valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('pleases a linter whose every rule is an error, but for paths that are the provider’s', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths')).toEqual([]);
    // `interventions/documents/{id}` next to `interventions/{id}/cancel`.
    expect(problems.filter(({ message }) => !message.includes('/interventotecnico/v1/interventions/'))).toEqual([]);
  });

  it('says under which licence it may be used', () => {
    expect(document.info).toMatchObject({ license: { identifier: 'Apache-2.0' } });
  });

  it('writes each error once, and weighs accordingly', () => {
    const refusals = Object.values(document.paths)
      .flatMap((verbs) => Object.values(verbs))
      .flatMap(({ responses }) => Object.entries(responses).filter(([status]) => status !== '200'));
    // Rows are answered with lines of their own.
    const isOfLines = (response: object) =>
      'content' in response && 'application/x-ndjson' in (response.content as object);
    expect(refusals.filter(([, response]) => !('$ref' in response) && !isOfLines(response))).toEqual([]);
    const sets = Object.values(document.components.responses).map((response) => JSON.stringify(response));
    expect(new Set(sets).size).toBe(sets.length);
    const operations = Object.values(document.paths).flatMap((verbs) => Object.keys(verbs));
    expect(JSON.stringify(document).length / operations.length).toBeLessThan(3_000);
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
    const { content } = responses['200'] as Response;
    if (!isJson(call)) {
      expect(Object.keys(content)).toEqual(isFile(call) ? call.types : ['text/event-stream']);
      return;
    }
    const answer = content['application/json'];
    expect(answer?.example).toMatchObject(call.example.answer);
    expect(answer && fits(answer.schema, answer.example)).toBe(true);
  });

  it.each(calls)('%s tells its errors by status, with their codes', (_, call) => {
    const told = Object.entries(operationOf(call).responses).flatMap(([status, response]) => {
      if (!('$ref' in response)) return [];
      const { content } = pointedTo(response) as Response;
      return Object.keys(content['application/json']?.examples ?? {}).map((code) => [code, Number(status)] as const);
    });

    expect(told.map(([code]) => code)).toEqual(expect.arrayContaining(['S-001', 'S-002', ...call.errors]));
    for (const [code, status] of told) expect(isErrorCode(code) && errorCatalogue[code].status).toBe(status);
  });

  it('shows each error as its shape says, in the words of the catalogue', () => {
    for (const { content } of Object.values(document.components.responses)) {
      const { schema, examples = {} } = content['application/json'] ?? { schema: {} };
      for (const [code, reference] of Object.entries(examples)) {
        const { value } = pointedTo(reference) as { value: unknown };
        expect(fits(schema, value)).toBe(true);
        const { text } = errorCatalogue[code as keyof typeof errorCatalogue];
        expect(value).toMatchObject({ header: { codice: code, descrizione: text } });
      }
    }
  });
});

describe('what the catalogue does not have', () => {
  const lineOf = (kind: string) => {
    const operation = document.paths[`/provider/v1/${kind}`]?.['post'];
    return operation?.requestBody?.content['application/x-ndjson']?.schema ?? {};
  };

  it.each(PROVIDER_KINDS)('describes how systems send %s, with its errors by status', (kind) => {
    const operation = document.paths[`/provider/v1/${kind}`]?.['post'];
    expect(Object.keys(lineOf(kind).properties ?? {}).length).toBeGreaterThan(1);
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '413', '415', '422', '429', '503']),
    );
  });

  it.each(PROVIDER_KINDS)('describes for %s rejected rows and a key that was used before', (kind) => {
    const operation = document.paths[`/provider/v1/${kind}`]?.['post'];
    const { content } = (operation?.responses['422'] ?? { content: {} }) as Response;
    const { schema = {}, examples = {} } = content['application/json'] ?? {};
    const { value } = pointedTo(examples['REQUEST_REPEATED_DIFFERENTLY'] as Reference) as { value: unknown };
    expect(fits(schema, value)).toBe(true);
    const lines = content['application/x-ndjson']?.schema ?? {};
    expect(fits(lines, { line: 3, field: null, reason: 'no fields' })).toBe(true);
  });

  it('takes a line with the columns of a kind, and no other', () => {
    const row = { codiceCliente: 'C1', segmento: 'Residenziale', prospect: false, email: null };
    expect(fits(lineOf('customers'), row)).toBe(true);
    expect(fits(lineOf('customers'), { ...row, altro: '1' })).toBe(false);
    expect(fits(lineOf('customers'), { segmento: 'Residenziale' })).toBe(false);
    expect(fits(lineOf('outcomes'), { id: '42', esito: 'ATTIVA', dal: '2026-12-01' })).toBe(true);
    expect(fits(lineOf('curves'), { file: 'a.csv', contenuto: 'YQ==', forniture: ['IT001E1'] })).toBe(true);
    expect(fits(lineOf('bills'), { file: 'a.xml', contenuto: 'YQ==', forniture: ['IT001E1'] })).toBe(false);
  });

  it('describes the webhook of cards and the one that receives every event', () => {
    expect(document.paths['/webhooks/carte']).toHaveProperty('post');
    const schema = document.webhooks.event.post.requestBody.content['application/json']?.schema ?? {};
    const event = providerChanges.example.answer.changes[0];
    expect(fits(schema, event)).toBe(true);
    expect(fits(schema, { ...event, kind: 'NOTHING_OF_OURS' })).toBe(false);
  });
});

describe('the page to read it in', () => {
  const assets = (html: string) => [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, asset = '']) => asset);

  it.each(['/api/docs', '/api/docs/'])('answers at %s, and loads only files of ours', async (url) => {
    const page = await gateway.send({ url });
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<title>Sportello · Le chiamate dell’area clienti</title>');
    const urls = assets(page.body as string).map((asset) => new URL(asset, `http://localhost${url}`));
    expect(urls.length).toBeGreaterThan(5);
    for (const { origin, pathname } of urls) {
      expect(origin).toBe('http://localhost');
      expect({ pathname, ...(await gateway.send({ url: pathname })) }).toMatchObject({ pathname, status: 200 });
    }
  });

  it('sends a policy under which only the page’s own files run', async () => {
    const { body, headers } = await gateway.send({ url: '/api/docs' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    // The CSP would block inline scripts, styles and handlers.
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=/i);
  });

  it('names no HEAD, which follows from GET', async () => {
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
