import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './rules.ts';

const folder = path.join(import.meta.dirname, '../../apps/server/src/db/migrations');

/** The first migration that runs beside servers of the release before (docs/upgrade.md). */
const firstBeside = 43;

/** Migrations that break a rule all the same, each with the reason why no running server is hurt. */
const listed: Readonly<Record<string, string>> = {};

const files = readdirSync(folder).filter((file) => file.endsWith('.sql') && Number(file.slice(0, 4)) >= firstBeside);

describe('a migration', () => {
  it('rejects what servers of the release before can’t live with', () => {
    const problems = files.flatMap((file) => {
      const found = problemsOf(readFileSync(path.join(folder, file), 'utf8'));
      return found.length > 0 && listed[file] === undefined ? [`${file} ${found.join(', ')}`] : [];
    });
    expect(problems).toEqual([]);
  });

  it('lists a migration only if it is there, with a reason', () => {
    expect(Object.keys(listed).filter((file) => !files.includes(file))).toEqual([]);
    expect(Object.values(listed).filter((reason) => reason.length < 20)).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "bills" RENAME COLUMN "a" TO "b";', 'renames'],
    ['ALTER TABLE "bills" RENAME TO "invoices";', 'renames'],
    ['ALTER TABLE "bills" DROP COLUMN "a";', 'drops a table, column or type'],
    ['DROP TABLE "bills" CASCADE;', 'drops a table, column or type'],
    ['ALTER TABLE "bills" ADD COLUMN "a" text NOT NULL;', 'adds a column that is not null without a default'],
    ['ALTER TABLE "bills" ALTER COLUMN "a" SET NOT NULL;', 'makes a column not null'],
    ['ALTER TABLE "bills" ALTER COLUMN "a" SET DATA TYPE bigint;', 'changes the type of a column'],
    ['CREATE INDEX "a" ON "bills" ("b");', 'builds an index on an existing table without concurrently'],
    ['CREATE UNIQUE INDEX "a" ON "bills" ("b");', 'builds an index on an existing table without concurrently'],
    [
      'ALTER TABLE "bills" ADD CONSTRAINT "a" CHECK ("b" > 0);',
      'adds a constraint to an existing table without not valid',
    ],
    [
      'CREATE UNIQUE INDEX CONCURRENTLY "a" ON "consumption_days" ("file_id");',
      'gives consumption_days what PostgreSQL rejects for a partitioned table',
    ],
    [
      'ALTER TABLE "consumption_days" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "bills"("id") NOT VALID;',
      'gives consumption_days what PostgreSQL rejects for a partitioned table',
    ],
  ])('rejects %s', (statement, problem) => {
    expect(problemsOf(`-- a comment\nselect 1;--> statement-breakpoint\n${statement}`)).toEqual([problem]);
  });

  it.each([
    'ALTER TABLE "bills" ADD COLUMN "a" text;',
    `ALTER TABLE "bills" ADD COLUMN "a" text DEFAULT 'x' NOT NULL;`,
    'CREATE INDEX CONCURRENTLY "a" ON "bills" ("b");',
    'ALTER TABLE "bills" ADD CONSTRAINT "a" CHECK ("b" > 0) NOT VALID;',
    'ALTER TABLE "bills" VALIDATE CONSTRAINT "a";',
    'CREATE TABLE "news" ("a" text NOT NULL);--> statement-breakpoint\nCREATE INDEX "n" ON "news" ("a");--> statement-breakpoint\nALTER TABLE "news" ADD CONSTRAINT "c" CHECK ("a" > 0);',
    'DROP INDEX CONCURRENTLY "a";',
    'CREATE INDEX CONCURRENTLY "a" ON "consumption_days" ("file_id");',
    'CREATE UNIQUE INDEX CONCURRENTLY "a" ON "consumption_days" ("file_id", "day");',
  ])('takes %s', (migration) => {
    expect(problemsOf(migration)).toEqual([]);
  });
});
