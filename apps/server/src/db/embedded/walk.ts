import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Visits a folder and its contents recursively, skipping symbolic links. */
export function withinFolder(folder: string, visit: (entry: string) => void): void {
  visit(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) visit(path.join(entry.parentPath, entry.name));
  }
}
