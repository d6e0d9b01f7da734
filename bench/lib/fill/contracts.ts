import pg from 'pg';

export interface Filled {
  /** Usernames spread evenly over all customers. */
  usernames(count: number): string[];
}

const contractsEach = 4;

/**
 * Fills a demo database with electricity and gas contracts, four per household, each with an account and the demo's
 * password.
 */
export async function fill(url: string, contracts: number): Promise<Filled> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from commodity_contracts');
    const missing = Math.max(0, contracts - (rows[0]?.count ?? 0));
    const households = Math.ceil(missing / contractsEach);
    await client.query('set synchronous_commit = off');
    await client.query(customers, [households]);
    await client.query(accounts, [households]);
    await client.query(supplies, [missing, contractsEach]);
    await client.query('vacuum (analyze) customers, accounts, commodity_contracts');
    return {
      usernames: (count) =>
        Array.from({ length: count }, (_, index) => `bench-${1 + Math.floor((index * (households - 1)) / count)}`),
    };
  } finally {
    await client.end();
  }
}

const code = (number: string) => `'B' || lpad((${number})::text, 9, '0')`;

const customers = `
  insert into customers (code, segment, first_name, last_name, fiscal_code, email, mobile)
  select ${code('n')}, 'Residenziale', 'Nome' || n, 'Cognome' || n, upper(substr(md5(n::text), 1, 16)),
         'cliente' || n || '@example.it', '+39333' || lpad(n::text, 7, '0')
  from generate_series(1, $1::int) n`;

const accounts = `
  insert into accounts (username, password_hash, kind, customer_code)
  select 'bench-' || n, (select password_hash from accounts where username = 'full'), 'CUSTOMER', ${code('n')}
  from generate_series(1, $1::int) n`;

const supplies = `
  insert into commodity_contracts (
    code, customer_code, commodity, source_state, nickname, pod, pdr, market, offer_name, contract_account,
    start_date, sign_date, self_reading, fiscal_code, billing_type, street, cap, city, province, country)
  select 'C' || lpad(n::text, 9, '0'), ${code('1 + (n - 1) / $2::int')},
         case when n % 2 = 0 then 'LUCE' else 'GAS' end, 'Attivo', 'Casa ' || n,
         case when n % 2 = 0 then 'IT001E' || lpad(n::text, 8, '0') end,
         case when n % 2 = 1 then lpad(n::text, 14, '0') end,
         'LIBERO', 'Offerta Serena', '5' || lpad(((n - 1) / 2)::text, 11, '0'),
         date '2020-01-01' + n % 2000, date '2020-01-01' + n % 2000, true,
         upper(substr(md5(((n - 1) / $2::int)::text), 1, 16)), 'bimestrale',
         'Via Roma ' || n % 500, '10121', 'Torino', 'TO', 'IT'
  from generate_series(1, $1::int) n`;
