import type { PoolClient } from 'pg';
import { hashPassword } from '../../../secrets/passwords.ts';
import { StartError } from '../../../errors/start-error.ts';
import type { Progress } from '../table/import.ts';
import type { RowSource, SourceRow } from '../table/source.ts';
import { eachRow } from '../table/line-errors.ts';

/** Passwords hashed per write; the hashing is spread over threads. */
const BATCH = 64;

const wanted = `from staged s
  where s.has_password and not exists (select from accounts a where a.customer_code = s.code)`;

/**
 * Hashes the initial passwords of new accounts. It reads the file again, because hashing is expensive on purpose and
 * only rows certain to be written need it, and the plain password must never be in the database.
 */
export async function hashNewPasswords(client: PoolClient, source: RowSource, progress: Progress): Promise<void> {
  const { rows } = await client.query<{ total: number }>(`select count(*)::int as total ${wanted}`);
  const total = rows[0]?.total ?? 0;
  if (total === 0) return;
  const passwords = passwordsByLine(source);
  let done = 0;
  let batch: Promise<{ line: number; hash: string }>[] = [];
  const write = async () => {
    const hashes = await Promise.all(batch);
    batch = [];
    await writeHashes(client, hashes);
    done += hashes.length;
    progress('hashing passwords', done, total);
  };
  await eachRow(client, `select s.line, s.code ${wanted} order by s.line`, async ({ line, code }) => {
    const password = await passwords.at(line, String(code));
    batch.push(hashPassword(password).then((hash) => ({ line, hash })));
    if (batch.length === BATCH) await write();
  });
  await write();
  await passwords.close();
}

/** Looks up rows by line; the lines must be requested in ascending order. */
function passwordsByLine(source: RowSource) {
  const rows: AsyncIterator<SourceRow> = singly(source);
  const [codeAt, passwordAt] = [source.names.indexOf('codiceCliente'), source.names.indexOf('password')];
  return {
    async at(line: number, code: string): Promise<string> {
      for (;;) {
        const { value, done } = await rows.next();
        if (done === true || value.line > line) break;
        if (value.line < line) continue;
        if (value.fields[codeAt]?.trim() === code) return value.fields[passwordAt] ?? '';
        break;
      }
      throw new StartError('The file changed while it was read: nothing was written.');
    },
    close: async () => void (await rows.return?.()),
  };
}

async function* singly(source: RowSource): AsyncGenerator<SourceRow> {
  for await (const batch of source.batches()) yield* batch;
}

async function writeHashes(client: PoolClient, hashes: readonly { line: number; hash: string }[]): Promise<void> {
  await client.query(
    `update staged set password_hash = hashed.hash
     from unnest($1::integer[], $2::text[]) as hashed (line, hash) where staged.line = hashed.line`,
    [hashes.map(({ line }) => line), hashes.map(({ hash }) => hash)],
  );
}
