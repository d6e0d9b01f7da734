import { createHash } from 'node:crypto';
import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';

const packages = path.join(import.meta.dirname, '../../../packages');

/** Returns a version of the models that answers are kept as: it changes with the code that makes them. */
export function shapeOfModels(): string {
  const hash = createHash('sha256');
  for (const file of globSync('{calls,domain}/src/**/*.ts', { cwd: packages }).toSorted()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(path.join(packages, file)));
  }
  return hash.digest('base64url').slice(0, 12);
}
