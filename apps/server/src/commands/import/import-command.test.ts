import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { importOutcomes } from './outcomes/import.ts';
import { runImport } from './run.ts';
import type { Progress } from './table/import.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { useFiles } from '../../../test/support/import-files.ts';
import { writing } from '../../../test/support/outcomes.ts';
import { NODE_COMPILE_CACHE } from '../../../test/support/server-process.ts';

const files = useFiles();
const program = fileURLToPath(new URL('./main.ts', import.meta.url));

let database: TestDatabase;
beforeAll(async () => void (database = await createEmptyDatabase()));
afterAll(() => database.drop());

function run(args: readonly string[], url = database.url): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, DATABASE_URL: url },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe('npm run import', () => {
  it.each([
    ['macro-types', 0, /^## macro-types\n/],
    ['customers', 0, /^## customers\n/],
    ['bills', 1, /^docs\/import\.md describes the files of bills\.\n$/],
    ['pippo', 1, /^pippo is nothing that can be imported\.\n$/],
  ])('returns the columns of %s, or an error that names the page', async (kind, code, said) => {
    expect(await run(['columns', kind])).toEqual({ code, output: expect.stringMatching(said) });
  });

  it('makes the tables of an empty database and loads a file', async () => {
    const file = files.write(['codiceCliente,segmento', 'K1,Pmi']);
    const { code, output } = await run(['customers', file]);
    expect(output).toMatch(/^customers: 1 row: 1 new, 0 changed, 0 unchanged, 0 refused \(\d+\.\d s\)\n$/);
    expect(code).toBe(0);
  });

  it('tells rejected rows, writes nothing and fails; with --skip-rejected it writes the others', async () => {
    const file = files.write(['codiceCliente,segmento', 'K2,Pmi', 'K3,Marziano']);
    const refused = await run(['customers', file]);
    expect(refused.output).toContain('line 3: segmento: not one of');
    expect(refused.output).toContain('Nothing was written: correct the 1 row above');
    expect(refused.code).toBe(1);
    const skipped = await run(['customers', file, '--skip-rejected']);
    expect(skipped.output).toContain('2 rows: 1 new, 0 changed, 0 unchanged, 1 refused');
    expect(skipped.code).toBe(0);
    // Users who manage imports see the same data (fornitore.posto.1).
    const { rows } = await database.pool.query(
      `select kind, files, by, rows, added, refused, is_written, refusals #>> '{0,reason}' as reason
       from import_runs order by id desc limit 2`,
    );
    const both = { kind: 'customers', files: path.basename(file), by: 'command line', rows: 2, refused: 1 };
    const reason = expect.stringContaining('not one of') as string;
    expect(rows).toEqual([
      { ...both, added: 1, is_written: true, reason },
      { ...both, added: 0, is_written: false, reason },
    ]);
  });

  it('keeps also of a file that can’t be read at all that it was not written (fornitore.posto.1)', async () => {
    const file = files.write(['codiceCliente,nome', 'K1,Ada']);
    const others = files.write(['id;pippo', '1;x']);
    for (const args of [
      ['customers', file],
      ['customers', '/nowhere/x.csv'],
      ['outcomes', others],
    ]) {
      const { code, output } = await run(args);
      expect(code, output).toBe(1);
      expect(output).not.toContain('Nothing was written');
    }
    const { rows } = await database.pool.query(
      `select kind, files, rows, refused, is_written, refusals #>> '{0,reason}' as reason
       from import_runs order by id desc limit 3`,
    );
    const none = { rows: 0, refused: 1, is_written: false };
    const [name, other] = [path.basename(file), path.basename(others)];
    expect(rows).toEqual([
      { ...none, kind: 'outcomes', files: other, reason: expect.stringContaining(`${other}: missing columns: esito`) },
      { ...none, kind: 'customers', files: 'x.csv', reason: 'x.csv does not exist.' },
      { ...none, kind: 'customers', files: name, reason: `${name}: missing columns: segmento` },
    ]);
  });

  it('says how far a file of outcomes has been read', async () => {
    const given = Array.from({ length: 5_000 }, (_, at) => `${at + 1};PRESA_IN_CARICO`);
    const file = files.write(['id;esito', ...given]);
    const steps: (readonly [string, number, number])[] = [];
    const progress: Progress = (...step) => void steps.push(step);
    await importOutcomes(writing, databaseOf(database.pool), file, { skipRejected: false, now: new Date(), progress });
    const { size } = statSync(file);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.at(-1)).toEqual(['reading', size, size]);
  });

  it.each([
    ['no command', [], /^Use: npm run import/],
    ['another kind', ['bollette', 'x.csv'], /^bollette is nothing that can be imported\.\nUse:/],
    ['an option that there is not', ['customers', 'x.csv', '--force'], /^Unknown option '--force'/],
    ['a file that is not there', ['customers', '/nowhere/x.csv'], /^\/nowhere\/x\.csv does not exist\.\n$/],
  ])('says in a line what is wrong: %s', async (_, args, message) => {
    const { code, output } = await run(args);
    expect(output).toMatch(message);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  });

  it.each([
    ['a kind that objects have by nature', 'constructor', ['x.csv'], /^constructor is nothing that can be imported/],
    ['no file', 'customers', [], /^Use:/],
    ['one file too many', 'contracts', ['a.csv', 'b.csv'], /^Use:/],
    ['one file too few', 'towns', ['a.csv'], /^Use:/],
  ])('does not even open the database for %s', async (_, kind, given, message) => {
    const opened = vi.fn<() => Promise<number>>();
    await expect(runImport({ kind, files: given, skipRejected: false }, opened)).rejects.toThrow(message);
    expect(opened).not.toHaveBeenCalled();
  });

  it('says in a line that the database does not answer', async () => {
    const { code, output } = await run(['customers', 'x.csv'], 'postgres://nobody:secret@127.0.0.1:9/none');
    expect(output).toMatch(/^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:9/);
    expect(output).not.toContain('secret');
    expect(code).toBe(1);
  });
});
