import type pg from 'pg';

/** A copy of a table, whole or in partitions, on which the same statements are measured. */
export interface Variant {
  readonly table: string;
  /** The partitions, oldest first; the table itself if it is whole. */
  readonly parts: readonly string[];
}

interface Partitioning {
  readonly by: 'range' | 'hash';
  readonly column: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** Creates an empty copy of a table; unique indexes without the column of the partitions lose their uniqueness. */
export async function createVariant(
  client: pg.Client,
  source: string,
  name: string,
  partitioning?: Partitioning,
): Promise<Variant> {
  const table = `${source}_${name}`;
  const { by, column = '', parts = {} } = partitioning ?? {};
  const { rows } = await client.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes where schemaname = 'public' and tablename = $1`,
    [source],
  );
  const suffix = by === undefined ? '' : `partition by ${by} (${column})`;
  await client.query(`create table ${table} (like ${source} including all excluding indexes) ${suffix}`);
  for (const [part, bounds] of Object.entries(parts)) {
    await client.query(`create table ${table}_${part} partition of ${table} for values ${bounds}`);
  }
  for (const [number, { definition }] of rows.entries()) {
    const kept = definition.includes(column) ? definition : definition.replace('UNIQUE ', '');
    await client.query(kept.replace(/INDEX \S+ ON \S+/, `INDEX ${table}_${number} ON ${table}`));
  }
  return { table, parts: by === undefined ? [table] : Object.keys(parts).map((part) => `${table}_${part}`) };
}

const partName = (number: number) => `p${String(number).padStart(3, '0')}`;

/** Returns ranges of so many months, from a year's beginning on. */
export function monthsOf(column: string, firstYear: number, years: number, months: number): Partitioning {
  const day = (month: number) =>
    `'${firstYear + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01'`;
  const starts = Array.from({ length: (years * 12) / months }, (_, number) => number * months);
  const parts = starts.map((start) => [partName(start), `from (${day(start)}) to (${day(start + months)})`] as const);
  return { by: 'range', column, parts: Object.fromEntries(parts) };
}

export function hashesOf(column: string, modulus: number): Partitioning {
  const parts = Array.from(
    { length: modulus },
    (_, remainder) => [partName(remainder), `with (modulus ${modulus}, remainder ${remainder})`] as const,
  );
  return { by: 'hash', column, parts: Object.fromEntries(parts) };
}
