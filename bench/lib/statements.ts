import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/**
 * Reads the statements that a server sends during an action from PostgreSQL's log: the bare server then runs exactly
 * the same ones.
 */
export async function statementsOf(
  admin: pg.Client,
  log: string,
  { application, work }: { application: string; work: () => Promise<unknown> },
): Promise<Statement[]> {
  await logging(admin, { log_statement: "'all'", log_line_prefix: "'%a|'" });
  const before = statSync(log).size;
  try {
    await work();
  } finally {
    await logging(admin, { log_statement: 'default', log_line_prefix: 'default' });
  }
  return parseLog(readFrom(log, before), application);
}

/**
 * Makes PostgreSQL log statement values in new sessions, whatever its log verbosity, and terminates the server's
 * sessions. The server opens others.
 */
export async function logValues(admin: pg.Client, application: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>('select quote_ident(current_database()) as name');
  await admin.query(`alter database ${rows[0]?.name} set log_error_verbosity = 'default'`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
    application,
  ]);
}

async function logging(admin: pg.Client, settings: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) await admin.query(`alter system set ${name} = ${value}`);
  await admin.query('select pg_reload_conf()');
  // A session reads the new settings before its next statement, once it has received the signal.
  await wait(300);
}

function readFrom(file: string, start: number): string {
  const bytes = Buffer.alloc(statSync(file).size - start);
  const handle = openSync(file, 'r');
  readSync(handle, bytes, 0, bytes.length, start);
  closeSync(handle);
  return bytes.toString('utf8');
}

function parseLog(text: string, application: string): Statement[] {
  // Continuation lines of a statement begin with a tab.
  const entries = text.replaceAll(/\n\t/g, ' ').split('\n');
  const statements: { text: string; values: (string | null)[] }[] = [];
  for (const entry of entries) {
    if (!entry.startsWith(`${application}|`)) continue;
    const statement = /^[^|]*\|LOG: +(?:execute [^:]+|statement): (.*)$/.exec(entry)?.[1];
    if (statement !== undefined) statements.push({ text: statement, values: [] });
    const parameters = /^[^|]*\|DETAIL: +[Pp]arameters: (.*)$/.exec(entry)?.[1];
    if (parameters !== undefined) statements.at(-1)?.values.push(...valuesIn(parameters));
  }
  return statements;
}

/** Parses `$1 = 'it''s', $2 = NULL`, PostgreSQL's log format. */
function valuesIn(parameters: string): (string | null)[] {
  return [...parameters.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  );
}
