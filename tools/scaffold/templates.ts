import type { Modules } from './modules.ts';

export interface NewCall {
  readonly backend: string;
  /** The folder below the server's `src` that serves the call, such as `readings` or `desk/inbox`. */
  readonly area: string;
  readonly method: string;
  readonly path: string;
  readonly id: string;
  /** The component that reads the call, if one is wanted. */
  readonly card?: string | undefined;
  /** The address of the page that will show the card. */
  readonly page?: string | undefined;
}

/**
 * Generates the entry of a new call: the command line values, and the minimum that compiles for the rest.
 * The catalogue's tests require a summary and the rules that it follows.
 */
export function entrySource({ backend, method, path, id }: NewCall, modules: Modules, mechanism: string): string {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const isRead = method === 'GET';
  const request = [
    ...(params.length > 0 ? [`params: { ${params.map((name) => `${name}: 'X'`).join(', ')} }`] : []),
    ...(isRead ? [] : ['body: {}']),
  ].join(', ');
  return [
    ...(isRead ? [`import { CACHE_LIFETIME_MS } from '@sportello/domain';`] : []),
    `import * as z from 'zod/mini';`,
    `import { defineCall } from '${mechanism}/call.ts';`,
    ...(params.length > 0 ? [`import { ownId } from '${mechanism}/ids.ts';`] : []),
    '',
    `export const ${id} = defineCall({`,
    `  id: '${id}',`,
    `  backend: '${backend}',`,
    `  method: '${method}',`,
    `  path: '${path}',`,
    `  summary: '',`,
    `  rules: [],`,
    `  access: 'customer',`,
    `  modules: ${modulesSource(modules)},`,
    ...(params.length > 0
      ? [`  params: z.strictObject({ ${params.map((name) => `${name}: ownId('contract')`).join(', ')} }),`]
      : []),
    ...(isRead ? [] : ['  body: z.strictObject({}),']),
    '  answer: z.strictObject({}),',
    '  errors: [],',
    `  example: { request: ${request === '' ? '{}' : `{ ${request} }`}, answer: {} },`,
    ...(isRead ? ['  cacheMs: CACHE_LIFETIME_MS,'] : []),
    '  toModel: (answer) => answer,',
    '});',
    '',
  ].join('\n');
}

const modulesSource = (modules: Modules) =>
  modules === null
    ? 'null'
    : `{ ${Object.entries(modules)
        .map(([name, need]) => `${name}: '${need}'`)
        .join(', ')} }`;

export function testSource({ id }: NewCall, mechanism: string): string {
  return [
    `import { expect, it } from 'vitest';`,
    `import { readSample } from '${mechanism}/sample.ts';`,
    `import { ${id} } from './${id}.ts';`,
    '',
    `it('reads the answer of ${id}', async () => {`,
    `  const { model } = await readSample(${id}, ${id}.example.answer);`,
    '  expect(model).toEqual({});',
    '});',
    '',
  ].join('\n');
}

/** Adds a handler that answers "not served" until it is implemented. */
export function withHandler(source: string, id: string): string {
  const end = source.lastIndexOf('} satisfies Partial<Handlers>;');
  if (end < 0) throw new Error('The file of the handlers has no "satisfies Partial<Handlers>"');
  const handlers = `${source.slice(0, end)}  ${id}: unserved,\n${source.slice(end)}`;
  if (/\bunserved\b/.test(source)) return handlers;
  const withValue = handlers.replace(
    /import (?:type )?\{([^}]*\bHandlers\b[^}]*)\} from '([^']*\/handler\.ts)'/,
    (_, names: string, from: string) =>
      `import { unserved,${names.replace(/(?<!type )\bHandlers\b/, 'type Handlers')}} from '${from}'`,
  );
  if (withValue === handlers) throw new Error('The file of the handlers imports no "Handlers"');
  return withValue;
}
