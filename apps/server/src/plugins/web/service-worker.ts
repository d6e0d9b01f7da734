import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keepAnswer, type KeptAnswer } from '../answers/kept.ts';
import type { BrandFiles } from './brand/files.ts';
import { brandUrl } from './brand/serve.ts';

export const SERVICE_WORKER = '/service-worker.js';

/** Pages that open without a network; the first is the shell of all others (apps/web/build/precached.ts). */
const PAGES = ['/', '/login', '/emergenza', '/accessibilita'];

/** Pictures that these pages show. */
const PICTURES = /^\/brand\/(logo|illustration)\./;

interface Parts {
  readonly webRoot: string;
  readonly brandFiles: BrandFiles;
  readonly versionOf: (page: string) => string;
}

/**
 * The app's service worker with the versions of the pages as this server renders them: a change of the provider's
 * settings is a new worker, which fetches them again.
 */
export async function makeServiceWorker({ webRoot, brandFiles, versionOf }: Parts): Promise<KeptAnswer | undefined> {
  const file = path.join(webRoot, SERVICE_WORKER);
  if (!existsSync(file)) return undefined;
  const served = {
    pages: Object.fromEntries(PAGES.map((page) => [page, versionOf(page)])),
    files: [...brandFiles.keys()].filter((name) => PICTURES.test(name)).map((name) => brandUrl(brandFiles, name)),
  };
  return await keepAnswer(
    Buffer.from(`self.sportelloServed=${JSON.stringify(served)};\n${await readFile(file, 'utf8')}`),
  );
}
