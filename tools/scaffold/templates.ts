export interface NewCall {
  readonly backend: string;
  readonly method: string;
  readonly path: string;
  readonly id: string;
}

/** The entry of a new call: all that is known, and a hole where its fields belong. */
export function entrySource({ backend, method, path, id }: NewCall): string {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const lines = [
    `  id: '${id}',`,
    `  backend: '${backend}',`,
    `  method: '${method}',`,
    `  path: '${path}',`,
    `  summary: ,`,
    `  rules: [],`,
    `  access: 'customer',`,
    ...(params.length > 0
      ? [`  params: z.strictObject({ ${params.map((name) => `${name}: filledText(40)`).join(', ')} }),`]
      : []),
    ...(method === 'GET' ? ['  cacheMs: CACHE_LIFETIME_MS,'] : ['  body: z.strictObject({}),']),
    '  answer: z.strictObject({}),',
    '  errors: [],',
    '  toModel: (answer) => answer,',
  ];
  return [
    ...(method === 'GET' ? [`import { CACHE_LIFETIME_MS } from '@sportello/domain';`] : []),
    `import * as z from 'zod/mini';`,
    `import { defineCall } from '../mechanism/call.ts';`,
    ...(params.length > 0 ? [`import { filledText } from '../mechanism/wire.ts';`] : []),
    '',
    `export const ${id} = defineCall({`,
    ...lines,
    '});',
    '',
  ].join('\n');
}

/** The test of a new call: its answer read by the client, to be filled with a real sample. */
export function testSource({ id }: NewCall): string {
  return [
    `import { expect, it } from 'vitest';`,
    `import { readSample } from '../mechanism/sample.ts';`,
    `import { ${id} } from './${id}.ts';`,
    '',
    `it('reads the answer of ${id}', async () => {`,
    `  const { model, setAside } = await readSample(${id}, {});`,
    '',
    '  expect(setAside).toEqual([]);',
    '  expect(model).toEqual({});',
    '});',
    '',
  ].join('\n');
}

/** The catalogue's source with the new call imported and listed last. */
export function addToCatalogue(source: string, { backend, id }: NewCall): string {
  const statement = `import { ${id} } from './${backend}/${id}.ts';\n`;
  const firstType = source.indexOf('import type');
  const withImport = source.slice(0, firstType) + statement + source.slice(firstType);
  return withImport.replace(/\n\} as const satisfies/, `\n  ${id},\n} as const satisfies`);
}
