import { Client } from 'pg';

const tries = 3;

/**
 * Returns true behind a connection pooler in transaction mode: two connections, of which only one is in a
 * transaction, are given the same process of PostgreSQL. Other traffic may keep them apart, so it asks again.
 */
export async function sharesProcesses(url: string): Promise<boolean> {
  const clients = [newClient(url), newClient(url)] as const;
  try {
    for (const client of clients) await client.connect();
    const [idle, busy] = clients;
    for (let at = 0; at < tries; at += 1) {
      const first = await processOf(idle);
      await busy.query('begin');
      const second = await processOf(busy);
      await busy.query('rollback');
      if (first === second) return true;
    }
    return false;
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
  }
}

function newClient(connectionString: string): Client {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000, application_name: 'sportello start' });
  client.on('error', () => undefined);
  return client;
}

async function processOf(client: Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
}
