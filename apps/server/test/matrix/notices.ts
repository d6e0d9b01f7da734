import type { TestApp } from '../support/app.ts';

/** Gives a customer a prepared notice, which each caller finds again. */
export async function giveNotice({ database }: Pick<TestApp, 'database'>, customerCode: string, number: string) {
  await database.pool.query(
    `insert into legal_notices (number, customer_code, kind, title, text, effective_day, pdf, event_id, due_at)
     values ($1, $2, 'RINNOVO', 'Il tuo contratto si rinnova', 'Le condizioni scadono.', '2027-06-01', '%PDF-1.7', 1, null)
     on conflict (number) do update set customer_code = $2`,
    [number, customerCode],
  );
}
