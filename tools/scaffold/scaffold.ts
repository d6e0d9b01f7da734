import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backends, type Backend } from '@sportello/calls';
import { listCalls } from './call-list.ts';
import { commonModules, withModuleRow } from './modules.ts';
import { apiTestSource, cardSource, cardTestSource } from './screen.ts';
import { entrySource, testSource, withHandler, type NewCall } from './templates.ts';

const MODULE_TABLE = 'docs/rules/moduli.md';

/**
 * Writes a new call below `root`: its entry with the modules of most calls of its area, its handler, which answers
 * 501, a card if one is named, and their tests; returns the written files.
 * Throws for an unknown backend or area, a path that repeats the version of the backend's base, and an existing call.
 */
export function scaffold(root: string, call: NewCall): string[] {
  if (!Object.hasOwn(backends, call.backend)) throw new Error(`There is no backend ${call.backend}`);
  const { base } = backends[call.backend as Backend];
  const version = /\/v\d+$/.exec(base)?.[0];
  if (version !== undefined && /^\/v\d+\//.test(call.path)) {
    throw new Error(`The paths of ${call.backend} begin after ${base}: leave out the version of ${call.path}`);
  }
  const area = `apps/server/src/${call.area.startsWith('desk/') ? '' : 'areas/'}${call.area}`;
  const handlers = `${area}/handlers.ts`;
  if (!existsSync(path.join(root, handlers))) throw new Error(`There is no area ${call.area}: ${handlers} is missing`);
  const folder = `packages/calls/src/${call.backend}${call.backend === 'sportello' ? `/${call.area}` : ''}`;
  const entry = `${folder}/${call.id}.ts`;
  if (existsSync(path.join(root, entry))) throw new Error(`${entry} is there already`);

  const written: string[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    written.push(file);
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const mechanism = path.posix.relative(folder, 'packages/calls/src/mechanism');
  const modules = commonModules(read(handlers));
  write(entry, entrySource(call, modules, mechanism));
  write(`${folder}/${call.id}.test.ts`, testSource(call, mechanism));
  write(MODULE_TABLE, withModuleRow(read(MODULE_TABLE), modules, call.id));
  write(handlers, withHandler(read(handlers), call.id));
  write(`${area}/${call.id}.test.ts`, apiTestSource(call, base, path.posix.relative(area, 'apps/server/test/support')));
  if (call.card !== undefined) {
    const screens = `apps/web/src/features/${call.area}`;
    const from = (place: string) => path.posix.relative(screens, `apps/web/${place}`);
    write(`${screens}/${call.card}.tsx`, cardSource(call, call.card, from('src')));
    write(`${screens}/${call.card}.component.test.tsx`, cardTestSource(call, call.card, from('test')));
  }
  return [...written, listCalls(root)];
}
