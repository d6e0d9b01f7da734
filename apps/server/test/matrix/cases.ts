import { attachCase, openPublicCase } from '@sportello/calls';
import { readConfig } from '../../src/config/config.ts';
import { createCodeHashes } from '../../src/areas/credentials/usecases/codes/hashes.ts';
import type { TestApp } from '../support/app.ts';

/** The owner's case has the number of the examples. */
export const caseIds = { owner: 123, other: 124, unattached: 125 } as const;

const hashes = createCodeHashes(readConfig({}).sessionSecrets);
const days = (count: number) => count * 24 * 60 * 60_000;

/** Gives a customer an open case with a file, old enough for conciliation. */
export async function giveCase({ database, now }: TestApp, customerCode: string, id: number): Promise<void> {
  const { pool } = database;
  await pool.query(
    `insert into cases (id, customer_code, kind, text, reply_days, acknowledgement_days, received_at, digest)
     overriding system value values ($1, $2, 'RECLAMO', 'Non torna.', 30, 2, $3, 'd')
     on conflict (id) do update set customer_code = $2, received_at = $3, taken_by = null, taken_at = null,
       withdrawn_at = null, ended_at = null`,
    [id, customerCode, new Date(now().getTime() - days(41))],
  );
  await pool.query('delete from case_replies where case_id = $1', [id]);
  await pool.query('delete from case_pauses where case_id = $1', [id]);
  await pool.query(
    `insert into case_clocks (case_id, kind, due_at) values ($1, 'REPLY', $2)
     on conflict (case_id, kind) do update set due_at = $2, done_at = null, outcome = null`,
    [id, now()],
  );
  await pool.query(
    `insert into case_files (case_id, position, name, type, content)
     values ($1, 1, 'contatore.png', 'image/png', '\\x89504e470d0a1a0a') on conflict do nothing`,
    [id],
  );
  // Cases of the calls themselves get later ids.
  await pool.query(`select setval(pg_get_serial_sequence('cases', 'id'), greatest(1000, (select max(id) from cases)))`);
}

/** Answers a customer's case, for the paper of its reply. */
export async function replyToOwnCase({ database, now }: TestApp, customerCode: string): Promise<void> {
  const ids = [caseIds.owner, caseIds.other];
  await database.pool.query(
    `insert into case_replies (case_id, complaint, checks, conclusions, rights, at, by)
     select id, 'a', 'b', 'c', 'd', $2, 'operatore' from cases where customer_code = $1 and id = any($3)
     on conflict do nothing`,
    [customerCode, now(), ids],
  );
  await database.pool.query('update cases set ended_at = $2 where customer_code = $1 and id = any($3)', [
    customerCode,
    now(),
    ids,
  ]);
}

/** Makes the example's code attach a case of the public form. */
export async function givePublicCase({ database, now }: TestApp): Promise<void> {
  await database.pool.query(
    `insert into cases (id, kind, text, reply_days, acknowledgement_days, received_at, digest, contact_name,
       contact_mail, attach_hash)
     overriding system value values ($1, 'RECLAMO', 'Non torna.', 30, 2, $2, 'd', 'Anna', 'anna@example.it', $3)
     on conflict (id) do update set customer_code = null, attach_hash = $3`,
    [caseIds.unattached, now(), hashes.hash(attachCase.example.request.body.codice)],
  );
}

/** Makes the example's code open a case for an address. */
export async function givePublicCaseCode(
  { database, now }: TestApp,
  email: string = openPublicCase.example.request.body.email,
): Promise<void> {
  const { codice } = openPublicCase.example.request.body;
  await database.pool.query("delete from one_time_codes where purpose = 'CASE'");
  await database.pool.query(
    `insert into one_time_codes (purpose, subject, channel, contact, code_hash, created_at, expires_at, tries_left)
     values ('CASE', $1, 'MAIL', $4, $2, $3, $3::timestamptz + interval '10 minutes', 3)`,
    [email.toLowerCase(), hashes.hash(`${email.toLowerCase()} ${codice}`), now(), email],
  );
}
