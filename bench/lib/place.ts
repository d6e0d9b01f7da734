import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A data folder for one run, and what a server puts there. */
export class Place {
  readonly dataDir: string;

  constructor() {
    this.dataDir = mkdtempSync(path.join(tmpdir(), 'sportello-bench-'));
    // As root without namespaces PostgreSQL runs as another user, who must get in.
    chmodSync(this.dataDir, 0o711);
  }

  log(name: string): string {
    return path.join(this.dataDir, `${name}.log`);
  }

  /** The log of the PostgreSQL that the server runs here. */
  get postgresLog(): string {
    return this.log('postgresql');
  }

  /** The data folder of that PostgreSQL. */
  get cluster(): string {
    return path.join(this.#home(), 'postgresql');
  }

  /** The URL of a database of that PostgreSQL, as its own files say. */
  database(name: string): string {
    const password = readFileSync(path.join(this.cluster, 'sportello.password'), 'utf8').trim();
    // The fourth line of this file is the port (PostgreSQL, "Database File Layout").
    const port = readFileSync(path.join(this.cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
    return `postgres://sportello:${password}@127.0.0.1:${port}/${name}`;
  }

  remove(): void {
    const home = this.#home();
    if (home !== this.dataDir) rmSync(home, { recursive: true, force: true });
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Where PostgreSQL could not run in place, the server notes where it went. */
  #home(): string {
    const pointer = path.join(this.dataDir, 'postgresql.moved-to');
    return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : this.dataDir;
  }
}
