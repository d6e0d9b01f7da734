import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callList } from './call-list.ts';
import { entrySource, testSource, withHandler, type NewCall } from './templates.ts';

/** Writes a new call below `root`: its entry, its test and its handler, which says 501; answers with what was written. */
export function scaffold(root: string, call: NewCall): string[] {
  const folder = `packages/calls/src/${call.backend}`;
  const handlers = `apps/server/src/routes/${call.backend}.ts`;
  if (!existsSync(path.join(root, handlers)))
    throw new Error(`There is no backend ${call.backend}: ${handlers} is missing`);
  const entry = `${folder}/${call.id}.ts`;
  if (existsSync(path.join(root, entry))) throw new Error(`${entry} is there already`);

  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write(entry, entrySource(call));
  write(`${folder}/${call.id}.test.ts`, testSource(call));
  write(handlers, withHandler(readFileSync(path.join(root, handlers), 'utf8'), call.id));
  return [entry, `${folder}/${call.id}.test.ts`, handlers, listCalls(root)];
}

/** Writes the list of all calls anew. */
export function listCalls(root: string): string {
  const folder = 'packages/calls/src';
  writeFileSync(path.join(root, folder, 'calls.ts'), callList(path.join(root, folder)));
  return `${folder}/calls.ts`;
}
