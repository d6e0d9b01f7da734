import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/db/embedded/index.ts';
import { isAlive } from '../../src/db/embedded/process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one real PostgreSQL for all server tests of a run and deletes it afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeAbandoned();
  const dataDir = mkdtempSync(path.join(tmpdir(), `sportello-test-${process.pid}-`));
  // As root without namespaces PostgreSQL runs as another user, who needs access.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbedded({ dataDir, durable: false }).catch((error: unknown) => {
    remove(dataDir);
    throw error;
  });
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    remove(dataDir);
  };
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** A killed run could not clean up; its folder name contains the PID. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const run = /^sportello-test-(\d+)-/.exec(name)?.[1];
    if (run !== undefined && !isAlive(Number(run))) remove(path.join(tmpdir(), name));
  }
}
