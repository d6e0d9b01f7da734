import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callList } from './call-list.ts';
import { scaffold } from './scaffold.ts';
import type { NewCall } from './templates.ts';

const repository = path.join(import.meta.dirname, '../..');

it('lists every call that a file declares, as `npm run scaffold` would write them', () => {
  const folder = path.join(repository, 'packages/calls/src');
  expect(readFileSync(path.join(folder, 'calls.ts'), 'utf8')).toBe(callList(folder));
});

function repositoryWith(call: Omit<NewCall, 'backend' | 'area'> & Partial<NewCall>) {
  const root = mkdtempSync(path.join(tmpdir(), 'sportello-scaffold-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of [
    'packages/calls/src',
    'apps/server/src/desk/operators',
    'apps/server/src/areas/bills',
    'apps/server/src/desk/technicians',
    'docs/rules',
  ]) {
    cpSync(path.join(repository, part), path.join(root, part), { recursive: true });
  }
  const written = scaffold(root, { backend: 'search', area: 'desk/operators', ...call });
  return { root, written, read: (file: string) => readFileSync(path.join(root, file), 'utf8') };
}

describe('a new call', () => {
  const lookup = { method: 'GET', path: '/v1/lista/{codice}', id: 'lista' };

  it('writes an entry, a handler that serves nothing yet, a test of each and a line of the list', () => {
    const { written, read } = repositoryWith(lookup);
    expect(written).toEqual([
      'packages/calls/src/search/lista.ts',
      'packages/calls/src/search/lista.test.ts',
      'docs/rules/moduli.md',
      'apps/server/src/desk/operators/handlers.ts',
      'apps/server/src/desk/operators/lista.test.ts',
      'packages/calls/src/calls.ts',
    ]);
    expect(read('packages/calls/src/search/lista.test.ts')).toContain('readSample(lista, lista.example.answer)');
    expect(read('apps/server/src/desk/operators/handlers.ts')).toMatch(
      /^import \{ unserved, type Handlers \}[^]*\n {2}lista: unserved,\n\}/m,
    );
    expect(read('packages/calls/src/calls.ts')).toContain("export { lista } from './search/lista.ts';\n");
  });

  it('declares what the command line told, with a strict parameter and an example for each brace', () => {
    const entry = repositoryWith(lookup).read('packages/calls/src/search/lista.ts');
    expect(entry).toContain("path: '/v1/lista/{codice}'");
    expect(entry).toContain("params: z.strictObject({ codice: ownId('contract') })");
    expect(entry).toContain("example: { request: { params: { codice: 'X' } }, answer: {} }");
    expect(entry).toContain('cacheMs: CACHE_LIFETIME_MS');
  });

  it('writes a body and no cache for a call that changes something', () => {
    const entry = repositoryWith({ method: 'POST', path: '/v1/salva', id: 'salva' }).read(
      'packages/calls/src/search/salva.ts',
    );
    expect(entry).toContain('body: z.strictObject({})');
    expect(entry).toContain('example: { request: { body: {} }, answer: {} }');
    expect(entry).not.toContain('cacheMs');
  });

  it('stands in the folder of its area when it is one of our own', () => {
    const { written, read } = repositoryWith({ method: 'GET', path: '/prova/{id}', id: 'prova', backend: 'sportello' });
    expect(written[0]).toBe('packages/calls/src/sportello/desk/operators/prova.ts');
    expect(read('packages/calls/src/sportello/desk/operators/prova.ts')).toContain("from '../../../mechanism/call.ts'");
  });

  it('takes the modules of most calls of its area, and stands in their row of moduli.porta.2', () => {
    const { read } = repositoryWith({ ...lookup, backend: 'sportello', path: '/lista', area: 'bills' });
    expect(read('packages/calls/src/sportello/bills/lista.ts')).toContain("modules: { archive: 'ACTIVE' },");
    expect(read('docs/rules/moduli.md')).toContain('\n| archive | `lista`, ');
  });

  it('belongs to no module where no call of its area does', () => {
    const { read } = repositoryWith({ ...lookup, area: 'desk/technicians' });
    expect(read('packages/calls/src/search/lista.ts')).toContain('modules: null,');
    expect(read('docs/rules/moduli.md')).toContain('\n| none | `lista`, ');
  });

  it('writes a card with its test if one is named', () => {
    const { written, read } = repositoryWith({
      ...lookup,
      backend: 'sportello',
      path: '/lista',
      card: 'ListCard',
      page: '/my-edison/x',
    });
    const card = 'apps/web/src/features/desk/operators/ListCard';
    expect(written).toEqual(expect.arrayContaining([`${card}.tsx`, `${card}.component.test.tsx`]));
    expect(read(`${card}.tsx`)).toContain('config.capabilities.includes(lista.id) ? <Card /> : null');
    const test = read(`${card}.component.test.tsx`);
    expect(test).toContain("from '../../../../test/open.tsx'");
    expect(test).toContain("const PATH = '/my-edison/x';");
    expect(test).toContain('filter((each) => each !== lista.id)');
  });

  it.each([
    [{ backend: 'sportello', path: '/v1/prova/{id}' }, 'begin after /sportello/v1'],
    [{ backend: 'nobody' }, 'There is no backend nobody'],
    [{ area: 'cellar' }, 'There is no area cellar'],
  ])('rejects %j', (wrong, message) => {
    expect(() => repositoryWith({ ...lookup, ...wrong })).toThrow(message);
  });

  it('takes the place of no other', () => {
    expect(() => repositoryWith({ ...lookup, id: 'search' })).toThrow(
      'packages/calls/src/search/search.ts is there already',
    );
  });
});
