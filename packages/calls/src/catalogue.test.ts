import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { catalogue } from './catalogue.ts';
import { isJson, isReadOnly, pathOf, type Call } from './mechanism/call.ts';
import { errorCatalogue } from './mechanism/errors.ts';
import { readSample } from './mechanism/sample.ts';

const calls = Object.entries<Call>(catalogue);

describe('the catalogue', () => {
  it.each(calls)('%s stands under its own id', (id, call) => {
    expect(call.id).toBe(id);
  });

  it.each(calls)('%s says what it does, and by which rules', (_, call) => {
    expect(call.summary).toMatch(/^\p{Lu}/u);
    expect(call.rules).not.toEqual([]);
  });

  it('has no two calls on one method and path', () => {
    const routes = calls.map(([, call]) => `${call.method} ${pathOf(call)}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(calls)('%s names its path parameters, and no other', (_, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const params = call.params?._zod.def.shape ?? {};
    expect(new Set(Object.keys(params))).toEqual(new Set(inPath));
  });

  it.each(calls)('%s has an example that its own contract takes, and that its mapper reads', async (_, call) => {
    const { request } = call.example;
    for (const part of ['params', 'query', 'headers', 'body'] as const) {
      const schema = call[part] ?? z.undefined();
      expect(z.safeParse(schema, (request as Record<string, unknown>)[part]).error).toBeUndefined();
    }
    if (!isJson(call)) return;
    const { answer } = call.example;
    expect(z.safeParse(call.answer, answer).error).toBeUndefined();
    await expect(readSample(call, answer)).resolves.toMatchObject({ setAside: [] });
  });

  it.each(calls)('%s says whose every id is', (_, call) => {
    expect(Object.keys(call.owned ?? {}).filter((place) => !hasPlace(call, place))).toEqual([]);
  });

  it.each(calls)('%s caches only what it reads', (_, call) => {
    expect(call.method === 'GET' || !isJson(call) || call.cacheMs === undefined).toBe(true);
  });

  it.each(calls.filter(([, { touches }]) => touches))('%s makes only reads of the catalogue out of date', (_, call) => {
    const reads = calls.filter(([, each]) => isReadOnly(each)).map(([id]) => id);
    expect(isReadOnly(call)).toBe(false);
    expect(reads).toEqual(expect.arrayContaining([...(call.touches ?? [])]));
  });
});

describe('the error catalogue', () => {
  it.each(Object.entries(errorCatalogue))('%s speaks to the customer', (_, entry) => {
    expect(entry.status).toBeGreaterThanOrEqual(400);
    expect(entry.text).toMatch(/[.!]$/);
    expect(entry.advice).toMatch(/[.!]$/);
  });
});

/** Whether a request of the call has a place like `body.contratti[]` or `body.paymentMethod.commodityCode`. */
function hasPlace(call: Call, place: string): boolean {
  const [part, ...fields] = place.replaceAll('[]', '').split('.');
  let schema: unknown = call[part as 'params' | 'query' | 'body'];
  for (const field of fields) schema = fieldsOf(schema)[field];
  return schema !== undefined;
}

function fieldsOf(schema: unknown): Record<string, unknown> {
  if (schema === undefined) return {};
  const def = (schema as z.ZodMiniType)._zod.def as { innerType?: unknown; element?: unknown; shape?: object };
  const inner = def.innerType ?? def.element;
  return inner === undefined ? { ...def.shape } : fieldsOf(inner);
}
