import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addToCatalogue, entrySource, testSource } from './templates.ts';

const call = { backend: 'contratti', method: 'GET', path: '/v1/lista/{codice}', id: 'lista' };

describe('a new call', () => {
  it('declares what the command line told, with a strict parameter for each brace', () => {
    const source = entrySource(call);
    expect(source).toContain("path: '/v1/lista/{codice}'");
    expect(source).toContain('params: z.strictObject({ codice: filledText(40) })');
    expect(source).toContain('cacheMs: CACHE_LIFETIME_MS');
  });

  it('has a body and no cache when it changes something', () => {
    const source = entrySource({ ...call, method: 'POST', path: '/v1/salva' });
    expect(source).toContain('body: z.strictObject({})');
    expect(source).not.toContain('cacheMs');
  });

  it('brings a test that reads a sample', () => {
    expect(testSource(call)).toContain('readSample(lista, {})');
  });

  it('stands in the real catalogue, imported and last', () => {
    const source = readFileSync(new URL('../../packages/calls/src/catalogue.ts', import.meta.url), 'utf8');
    const changed = addToCatalogue(source, call);
    expect(changed).toContain("import { lista } from './contratti/lista.ts';\nimport type");
    expect(changed).toMatch(/,\n {2}lista,\n\} as const satisfies/);
  });
});
