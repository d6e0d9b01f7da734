import type { TestApp } from './app.ts';

/** The state of a test intervention, with common defaults. */
export interface Standing {
  readonly id?: string;
  readonly state?: string;
  readonly subState?: string | null;
  readonly mode?: 'VIDEOCALL' | 'TECHINICIAN_EXIT';
  readonly companyId?: string | null;
  readonly slots?: readonly (readonly [day: string, windowId: string, state: string])[];
  /** With a quote awaiting an answer. */
  readonly quote?: boolean;
}

export async function giveVisit({ database: { pool } }: Pick<TestApp, 'database'>, username: string, given: Standing) {
  const { id = 'I8000001', state = 'Completed', subState = null, mode = 'TECHINICIAN_EXIT' } = given;
  const company = given.companyId === undefined ? 'C017' : given.companyId;
  await pool.query('delete from interventions where id = $1', [id]);
  await pool.query(
    `insert into interventions (id, customer_code, state, sub_state, source, mode, installation_id, company_id, created_at, updated_at)
     select $1, customer_code, $3, $4, 'Web', $5, 'P01', $6, '2026-11-10T09:00Z', '2026-11-10T09:00Z' from accounts where username = $2`,
    [id, username, state, subState, mode, mode === 'VIDEOCALL' ? null : company],
  );
  for (const [at, [day, windowId, slotState]] of (given.slots ?? []).entries()) {
    await pool.query(
      'insert into intervention_slots (intervention_id, position, day, window_id, company_id, state) values ($1, $2, $3, $4, $5, $6)',
      [id, at + 1, day, windowId, company, slotState],
    );
  }
  if (given.quote === true) {
    await pool.query(
      `insert into quotes (id, intervention_id, created_at, total_label, total_cents, state)
       values ('Q' || $1, $1, '2026-11-18T09:00Z', 'Totale IVA inclusa', 18050, 'IN ATTESA APPROVAZIONE CLIENTE')`,
      [id],
    );
    await pool.query(
      `insert into quote_items (quote_id, position, label, cents)
       values ('Q' || $1, 1, 'Scheda elettronica', 12050), ('Q' || $1, 2, 'Manodopera', 6000)`,
      [id],
    );
  }
  return { id, quoteId: `Q${id}` };
}

/** An active supply of a customer, on whose bill accepted quotes are charged. */
export async function supplyOf({ database: { pool } }: Pick<TestApp, 'database'>, username: string): Promise<string> {
  const { rows } = await pool.query<{ code: string }>(
    `select c.code from commodity_contracts c join accounts a using (customer_code)
     where a.username = $1 and c.source_state = 'Attivo' order by 1 limit 1`,
    [username],
  );
  return rows[0]?.code ?? '';
}

export const accepting = (commodityCode: string) => ({
  source: 'Portali',
  type: 'ACCETTA',
  paymentMethod: { method: 'Pagamento in bolletta', commodityCode },
});
export const rejecting = { source: 'Portali', type: 'RIFIUTA' };
