import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backends, type Backend } from '@sportello/calls';
import { callList } from './call-list.ts';
import { entrySource, testSource, withHandler, type NewCall } from './templates.ts';

/**
 * Writes a new call below `root`: its entry, its test and its handler, which answers 501; returns the written files.
 * Throws for an unknown backend or area, a path that repeats the version of the backend's base, and an existing call.
 */
export function scaffold(root: string, call: NewCall): string[] {
  if (!Object.hasOwn(backends, call.backend)) throw new Error(`There is no backend ${call.backend}`);
  const { base } = backends[call.backend as Backend];
  const version = /\/v\d+$/.exec(base)?.[0];
  if (version !== undefined && /^\/v\d+\//.test(call.path)) {
    throw new Error(`The paths of ${call.backend} begin after ${base}: leave out the version of ${call.path}`);
  }
  const handlers = `apps/server/src/${call.area.startsWith('desk/') ? '' : 'areas/'}${call.area}/handlers.ts`;
  if (!existsSync(path.join(root, handlers))) throw new Error(`There is no area ${call.area}: ${handlers} is missing`);
  const folder = `packages/calls/src/${call.backend}${call.backend === 'sportello' ? `/${call.area}` : ''}`;
  const entry = `${folder}/${call.id}.ts`;
  if (existsSync(path.join(root, entry))) throw new Error(`${entry} is there already`);

  mkdirSync(path.join(root, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write(entry, entrySource(call, path.posix.relative(folder, 'packages/calls/src/mechanism')));
  write(`${folder}/${call.id}.test.ts`, testSource(call, path.posix.relative(folder, 'packages/calls/src/mechanism')));
  write(handlers, withHandler(readFileSync(path.join(root, handlers), 'utf8'), call.id));
  return [entry, `${folder}/${call.id}.test.ts`, handlers, listCalls(root)];
}

export function listCalls(root: string): string {
  const folder = 'packages/calls/src';
  writeFileSync(path.join(root, folder, 'calls.ts'), callList(path.join(root, folder)));
  return `${folder}/calls.ts`;
}
