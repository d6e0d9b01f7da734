import type { ClientBase } from 'pg';

/** Rows and a hash of all rows for each table, whatever their order. */
export type Fingerprints = Readonly<Record<string, { readonly rows: number; readonly hash: string }>>;

/** The text of a row depends on these settings, which differ between servers. */
const steady = `set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1`;

/** Reads every row of every table; run it in the transaction whose snapshot counts. */
export async function readFingerprints(client: ClientBase): Promise<Fingerprints> {
  await client.query(steady);
  const { rows: tables } = await client.query<{ name: string; quoted: string }>(
    `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^(pg_|information_schema$)' order by 1`,
  );
  const found: Record<string, { rows: number; hash: string }> = {};
  for (const { name, quoted } of tables) {
    const { rows } = await client.query<{ rows: string; hash: string }>(
      `select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text as hash
       from ${quoted} t`,
    );
    found[name] = { rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? '' };
  }
  return found;
}

/** Returns one line for each table that differs. */
export function differencesOf(taken: Fingerprints, restored: Fingerprints): string[] {
  const names = [...new Set([...Object.keys(taken), ...Object.keys(restored)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [taken[name], restored[name]];
    if (before === undefined) return [`${name}: not in the source`];
    if (after === undefined) return [`${name}: not in the dump`];
    if (before.rows !== after.rows) return [`${name}: ${before.rows} rows in the source, ${after.rows} in the dump`];
    return before.hash === after.hash ? [] : [`${name}: the rows differ`];
  });
}
