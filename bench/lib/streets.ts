import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface FilledTown {
  readonly code: string;
  readonly name: string;
}

/** The national register, if present beside the checkout; else towns are generated. */
const register = fileURLToPath(new URL('../../../shared/data/comuni-anpr-istat.csv', import.meta.url));
const TOWNS = 7896;

/**
 * Fills a database with Italy's towns and a realistic distribution of streets: the biggest city has one in thirty of
 * them, most villages a few dozen. Texts are folded like in an import; names without accents only need lower case.
 */
export async function fillStreets(
  url: string,
  { streets, towns: most = Infinity }: { readonly streets: number; readonly towns?: number },
): Promise<{ towns: FilledTown[]; isReal: boolean; count: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const isReal = existsSync(register);
    const all = (isReal ? realTowns() : madeUpTowns()).slice(0, most);
    await client.query('truncate towns, town_postcodes, streets');
    await client.query(towns, [all.map(({ code }) => code), all.map(({ name }) => name)]);
    await client.query(postcodes);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'streets' and indexname <> 'streets_pkey'`,
    );
    // Filled before it is indexed, in the order in which towns are imported.
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query('set synchronous_commit = off');
    await client.query(streetsOfTowns, [streets]);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum (analyze) towns, town_postcodes, streets');
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from streets');
    return { towns: all, isReal, count: rows[0]?.count ?? 0 };
  } finally {
    await client.end();
  }
}

function realTowns(): FilledTown[] {
  const [header = '', ...lines] = readFileSync(register, 'utf8').trim().split(/\r?\n/);
  const names = header.split(',');
  const [code, name, state] = ['CODISTAT', 'DENOMINAZIONE_IT', 'STATO'].map((each) => names.indexOf(each));
  return lines
    .map((line) => line.split(','))
    .filter((fields) => fields[state ?? -1] === 'A')
    .map((fields) => ({ code: fields[code ?? -1] ?? '', name: fields[name ?? -1] ?? '' }));
}

function madeUpTowns(): FilledTown[] {
  const starts = ['Castel', 'Monte', 'San ', 'Villa', 'Rocca', 'Borgo', 'Ponte', 'Torre'];
  const middles = ['an', 'el', 'or', 'ir', 'un', 'av', 'es', 'ol', 'am', 'er'];
  const ends = ['ano', 'eto', 'ina', 'ale', 'one', 'ello', 'asco', 'igo', 'ate', 'ara'];
  return Array.from({ length: TOWNS }, (_, n) => ({
    code: String(n + 1).padStart(6, '0'),
    name: `${starts[n % 8]}${middles[Math.floor(n / 8) % 10]}${middles[Math.floor(n / 80) % 10]}${ends[Math.floor(n / 800) % 10]}`,
  }));
}

const towns = `
  insert into towns (istat_code, cadastral_code, name, province, region, search_text)
  select code, 'X' || n, initcap(name), 'RM', 'Lazio',
         format(E'\\n %s\\n', trim(regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g')))
  from unnest($1::text[], $2::text[]) with ordinality as t (code, name, n)`;

const postcodes = `insert into town_postcodes (istat_code, cap) select istat_code, '00100' from towns`;

/** The share of the n-th town is proportional to 1 / (n + 5), like real town sizes, in mixed order. */
const streetsOfTowns = `
  with sizes as (
    select istat_code, 1.0 / (5 + row_number() over (order by md5(istat_code))) as share from towns),
  counts as (
    select istat_code, greatest(20, round($1::int * share / sum(share) over ()))::int as count from sizes),
  named as (
    select istat_code, n, hashtext(istat_code || n) & 2147483647 as h,
           (array['via','via','via','via','via','viale','piazza','corso','vicolo','largo'])[1 + n % 10] as kind
    from counts cross join lateral generate_series(1, count) n)
  insert into streets (key, istat_code, kind, name, cap, search_text)
  select istat_code || '-' || n, istat_code, initcap(kind), initcap(name), '00100',
         format(E'\\n %1$s %2$s\\n %2$s\\n', kind, name)
  from (select istat_code, n, kind,
               (array['giuseppe','giovanni','san','antonio','luigi','francesco','monte','santa','carlo','enrico',
                      'alessandro','guglielmo','della','fratelli','martiri','don','papa','generale','leonardo','nino'])
                 [1 + h % 20] || ' ' ||
               (array['gar','maz','ver','bel','mar','con','fer','ros','pel','san','vol','dan','pas','tor','cas'])[1 + h / 20 % 15] ||
               (array['ib','in','ald','ett','ar','on','ol','ent','uc','iss','ang','er'])[1 + h / 300 % 12] ||
               (array['aldi','ini','oni','ari','etto','anti','ucci','ese','ola','isi','ato'])[1 + h / 3600 % 11] as name
        from named) s`;
