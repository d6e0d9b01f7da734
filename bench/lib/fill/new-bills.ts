import pg from 'pg';

/** Fills an empty database with customers who have accounts, a year of announced bills, and one new bill each. */
export async function fillNewBills(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement, [count]);
    await client.query('vacuum (analyze) customers, accounts, commodity_contracts, bill_deliveries, bills');
  } finally {
    await client.end();
  }
}

const billsEach = 12;

const code = `'N' || lpad(n::text, 9, '0')`;

/** Every fifth customer chose no message, every fifth made no choice. */
const statements = [
  `insert into customers (code, segment, first_name, last_name, email, mobile)
   select ${code}, 'Residenziale', 'Nome' || n, 'Cognome' || n, 'cliente' || n || '@example.it',
          '+39333' || lpad(n::text, 7, '0')
   from generate_series(1, $1::int) n`,
  `insert into accounts (username, password_hash, kind, customer_code)
   select 'cliente-' || n, '-', 'CUSTOMER', ${code} from generate_series(1, $1::int) n`,
  `insert into commodity_contracts (code, customer_code, commodity, source_state, pod, market, offer_name,
     contract_account, start_date, sign_date, self_reading, street, cap, city, province, country)
   select 'C' || ${code}, ${code}, 'LUCE', 'Attivo', 'IT001E' || lpad(n::text, 8, '0'), 'LIBERO', 'Offerta Serena',
          'A' || ${code}, date '2020-01-01', date '2020-01-01', true, 'Via Roma ' || n % 500, '10121', 'Torino', 'TO', 'IT'
   from generate_series(1, $1::int) n`,
  `insert into bill_deliveries (customer_code, contract_account, sms, mail)
   select ${code}, 'A' || ${code}, false, n % 5 > 1 from generate_series(1, $1::int) n where n % 5 > 0`,
  `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, contract_account,
     issue_date, due_date, amount_cents, open_cents, method_code)
   select ${code}, 'F' || n || '-' || month, '99999999990', 'BOLLETTA', case when month = 0 then '02' else '01' end,
          'C' || ${code}, 'A' || ${code}, current_date - month * 30 - n % 5, current_date - month * 30 + 20,
          5000 + n % 9000, case when month = 0 then 5000 + n % 9000 else 0 end, case when n % 2 = 0 then 'P' else 'U' end
   from generate_series(${billsEach}, 0, -1) month, generate_series(1, $1::int) n`,
];
