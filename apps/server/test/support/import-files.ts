import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll } from 'vitest';
import { importTable, type ImportPlan } from '../../src/commands/import/table/import.ts';
import type { ImportResult } from '../../src/commands/import/table/merge.ts';

export const importedAt = new Date('2026-11-20T09:00:00Z');

/** An import's result and its row errors: `3 codFiscale: not a fiscal code`. */
export interface Imported extends ImportResult {
  readonly refusals: readonly string[];
}

export function useFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sportello-import-'));
  let count = 0;
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (lines: readonly string[]): string => {
    count += 1;
    const file = path.join(folder, `${count}.csv`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  return {
    write,
    async importLines(
      pool: pg.Pool,
      plan: ImportPlan,
      lines: readonly string[],
      skipRejected = false,
    ): Promise<Imported> {
      const refusals: string[] = [];
      const result = await importTable(pool, write(lines), plan, {
        skipRejected,
        now: importedAt,
        onRejected: ({ line, field, reason }) => refusals.push(`${line} ${field ?? 'row'}: ${reason}`),
      });
      return { ...result, refusals };
    },
  };
}
