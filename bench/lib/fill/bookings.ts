import pg from 'pg';

const companies = 50;
const days = 60;

/**
 * Creates fifty companies that repair boilers in one postal code, and `bookings` bookings over the available days.
 */
export async function fillBookings(database: string, cap: string, bookings: number): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`insert into companies (id, code, name, support_type, score, reviews, licence, travel_minutes, active)
      select 'B' || n, 'B' || n, 'Ditta di prova ' || n, 'EXIT_TECHNICAL', 3 + (n % 20) / 10.0, n, true, 0, true
      from generate_series(1, ${companies}) n`);
    await client.query(`insert into company_hours (company_id, weekday, opens, closes, places)
      select 'B' || n, w, '08:00', '18:00', 20 from generate_series(1, ${companies}) n, generate_series(1, 6) w`);
    await client.query(
      `insert into company_areas (company_id, cap) select 'B' || n, $1 from generate_series(1, ${companies}) n`,
      [cap],
    );
    await client.query(
      `insert into company_skills (company_id, installation_id) select 'B' || n, 'P01' from generate_series(1, ${companies}) n`,
    );
    if (bookings > 0) await fill(client, bookings);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Inserts bookings with their appointments, and the capacity they take from each company's days. */
async function fill(client: pg.Client, bookings: number): Promise<void> {
  await client.query(`insert into interventions
      (id, customer_code, state, sub_state, source, mode, installation_id, company_id, created_at, updated_at)
    select 'X' || n, (select code from customers order by code limit 1), 'Assigned', 'TO_ACCEPT', 'Web',
      'TECHINICIAN_EXIT', 'P01', 'B' || (n % ${companies} + 1), now(), now()
    from generate_series(1, ${bookings}) n`);
  await client.query(`insert into intervention_slots (intervention_id, position, day, window_id, company_id, state)
    select 'X' || n, 1, current_date + (n / ${companies} % ${days}), 'T' || (n / ${companies * days} % 4 + 1),
      'B' || (n % ${companies} + 1), 'SCHEDULED'
    from generate_series(1, ${bookings}) n`);
  await client.query(`insert into company_places (company_id, day, window_id, places, taken)
    select company_id, day, window_id, 20, count(*) from intervention_slots
    where company_id like 'B%' group by 1, 2, 3`);
}

/** Adds customers with an account and a boiler service; returns their usernames, with the demo's password. */
export async function addRacers(database: string, racers: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query('begin');
    const like = `(select v.code from vas_contracts v join covered_installations i on i.contract_code = v.code
      join accounts a using (customer_code)
      where a.username = 'full' and i.installation_id = 'P01' and v.source_state = 'Attivo' limit 1)`;
    await client.query(`insert into customers (code, segment, first_name, last_name, email, mobile)
      select 'R' || n, 'Residenziale', 'Nome' || n, 'Cognome' || n, 'gara' || n || '@example.it', '+39333' || lpad(n::text, 7, '0')
      from generate_series(1, ${racers}) n`);
    await client.query(`insert into accounts (username, password_hash, kind, customer_code)
      select 'gara-' || n, (select password_hash from accounts where username = 'full'), 'CUSTOMER', 'R' || n
      from generate_series(1, ${racers}) n`);
    await client.query(`insert into vas_contracts
      select (jsonb_populate_record(v, jsonb_build_object('code', 'GARA' || n, 'customer_code', 'R' || n))).*
      from vas_contracts v, generate_series(1, ${racers}) n where v.code = ${like}`);
    await client.query(`insert into covered_installations (contract_code, installation_id)
      select 'GARA' || n, 'P01' from generate_series(1, ${racers}) n`);
    await client.query('commit');
    return Array.from({ length: racers }, (_, at) => `gara-${at + 1}`);
  } finally {
    await client.end();
  }
}
