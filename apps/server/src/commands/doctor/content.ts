import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { placeholdersIn, yamlFilesIn } from '../../ports/content/files.ts';
import type { Finding } from './finding.ts';

const about = 'content';

/** Lists what is still to be filled in; a file with a placeholder is not shown to customers. */
export function checkContent({ contentDirs }: Pick<Config, 'contentDirs'>): Finding[] {
  const [own = '', ...base] = contentDirs;
  if (base.length === 0) {
    const text = 'no CONTENT_DIR: customers see no offers, services, rewards and prices (docs/content.md)';
    return [{ about, state: 'look', text }];
  }
  const open = yamlFilesIn(own).flatMap((file) =>
    placeholdersIn(readFileSync(path.join(own, file), 'utf8')).map(({ line, name }): Finding => ({
      about,
      state: 'look',
      text: `${file}:${line} is not shown until it says ${name}`,
    })),
  );
  return open.length > 0 ? open : [{ about, state: 'good', text: 'nothing is left to fill in' }];
}
