import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from './config.ts';

/** The texts for any provider, those to fill in, and those of the demo's. */
const shipped = fileURLToPath(new URL('../../../../content', import.meta.url));
export const baseContent = path.join(shipped, 'base');
export const templateContent = path.join(shipped, 'template');
export const demoContent = path.join(shipped, 'demo');

/** Returns the folders of content, the provider's own before the texts for any provider. */
export function contentDirsOf({ CONTENT_DIR }: Pick<Settings, 'CONTENT_DIR'>, isDemo: boolean): readonly string[] {
  if (CONTENT_DIR !== undefined) return [path.resolve(CONTENT_DIR), baseContent];
  return isDemo ? [demoContent, baseContent] : [baseContent];
}

/** Lists files of the content that are byte for byte those of the demo, which invents offers and prices. */
export function demoFilesIn(folders: readonly string[]): readonly string[] {
  const names = readdirSync(demoContent, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  return names
    .filter((name) => folders.some((folder) => isSame(path.join(demoContent, name), path.join(folder, name))))
    .toSorted();
}

function isSame(one: string, other: string): boolean {
  try {
    return readFileSync(one).equals(readFileSync(other));
  } catch {
    return false;
  }
}
