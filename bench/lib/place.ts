import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export class Place {
  readonly dataDir: string;

  constructor() {
    this.dataDir = mkdtempSync(path.join(tmpdir(), 'sportello-bench-'));
    // As root without namespaces PostgreSQL runs as another user, who needs access.
    chmodSync(this.dataDir, 0o711);
  }

  log(name: string): string {
    return path.join(this.dataDir, `${name}.log`);
  }

  get postgresLog(): string {
    return this.log('postgresql');
  }

  get cluster(): string {
    return path.join(this.#home(), 'postgresql');
  }

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

  /** The server writes the new location here if PostgreSQL could not run in place. */
  #home(): string {
    const pointer = path.join(this.dataDir, 'postgresql.moved-to');
    return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : this.dataDir;
  }
}
