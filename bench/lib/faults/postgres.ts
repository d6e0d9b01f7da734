import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export class Postgres {
  readonly #folder: string;
  readonly #url: () => string;

  /** @param folder its data folder; @param url the database of the servers under test, whose port may change */
  constructor(folder: string, url: () => string) {
    this.#folder = folder;
    this.#url = url;
  }

  /** Signals the postmaster: INT is a fast shutdown, QUIT an immediate one, KILL a crash. */
  signal(name: NodeJS.Signals): void {
    process.kill(this.#pid(), name);
  }

  /** Freezes all its processes; returns a function that resumes them. */
  hang(): () => void {
    const pid = this.#pid();
    process.kill(pid, 'SIGSTOP');
    // Every child has its own process group; a stopped parent forks no more.
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
    for (const child of children) process.kill(child, 'SIGSTOP');
    return () => {
      for (const each of [pid, ...children]) process.kill(each, 'SIGCONT');
    };
  }

  /** Terminates every connection to the database except this one. */
  async endConnections(): Promise<void> {
    await this.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  }

  async ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: this.#url(),
      connectionTimeoutMillis: 1000,
      query_timeout: 30_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async back(): Promise<number> {
    for (const end = Date.now() + 60_000; Date.now() < end; await wait(10)) {
      try {
        await this.ask('select 1');
        return performance.now();
      } catch {
        continue;
      }
    }
    throw new Error('PostgreSQL did not come back within a minute.');
  }

  async replaced(was: number): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end; await wait(10)) {
      try {
        if (this.#pid() !== was) return;
      } catch {
        // The pid file is missing while it is down.
      }
    }
    throw new Error('PostgreSQL was not started again within a minute.');
  }

  get process(): number {
    return this.#pid();
  }

  #pid(): number {
    const pid = Number(readFileSync(path.join(this.#folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    if (!(pid > 1)) throw new Error('PostgreSQL is not there.');
    return pid;
  }
}
