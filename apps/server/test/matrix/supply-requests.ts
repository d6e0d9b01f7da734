import { makeSupplyRequest } from '@sportello/calls';
import { readConfig } from '../../src/config/config.ts';
import { createCodeHashes } from '../../src/areas/credentials/usecases/codes/hashes.ts';
import type { TestApp } from '../support/app.ts';

/** The owner's request has the number of the examples. */
export const supplyRequestIds = { owner: 123, other: 124 } as const;

const hashes = createCodeHashes(readConfig({}).sessionSecrets);
const answers = JSON.stringify({ settore: 'LUCE', potenza: 4.5, fasi: 'MONOFASE', telefono: '3331234567' });
const cost = JSON.stringify({ lines: [{ kind: 'GESTIONE', net: 2300, vatRate: 22 }], vat: 506, total: 2806 });

/** The supply of the examples. */
const supply = `(select code from commodity_contracts where customer_code = $1 order by pod is null, code limit 1)`;

/**
 * Gives a customer an active supply of 3 kW, an open request with a paper to check and one that is missing, and a draft
 * with a paper.
 */
export async function giveSupplyRequest(gateway: TestApp, customerCode: string, id: number): Promise<void> {
  const { pool } = gateway.database;
  const { now } = gateway;
  await activateSupply(gateway, customerCode);
  await pool.query('delete from supply_requests where id = $1', [id]);
  await pool.query(
    `insert into supply_requests (id, customer_code, kind, contract_code, supply_words, draft_id, answers, cost, due_on,
       requested_at, signed_channel, signed_contact)
     overriding system value values ($2, $1, 'DISATTIVAZIONE', ${supply}, 'Luce', 'inviata', $3, $4, '2026-11-27', $5,
       'MAIL', 'g***@example.it')`,
    [customerCode, id, answers, cost, now()],
  );
  await pool.query(`insert into supply_request_steps (request_id, step, at) values ($1, 'RICEVUTA', $2)`, [id, now()]);
  await pool.query(
    `insert into supply_request_papers (request_id, position, paper, name, type, content, at)
     values ($1, 1, 'TITOLO', 'titolo.png', 'image/png', '\\x89504e470d0a1a0a', $2)`,
    [id, now()],
  );
  await pool.query(
    `insert into supply_request_messages (request_id, author, text, asks_for, at, digest)
     values ($1, 'operatore', 'Ci serve un documento.', 'IDENTITA', $2, 'd')`,
    [id, now()],
  );
  await pool.query('delete from supply_request_drafts where customer_code = $1', [customerCode]);
  await giveDraft(gateway, customerCode);
  // Requests of the calls themselves get later ids.
  await pool.query(
    `select setval(pg_get_serial_sequence('supply_requests', 'id'), greatest(1000, (select max(id) from supply_requests)))`,
  );
}

async function activateSupply({ database: { pool } }: TestApp, customerCode: string): Promise<void> {
  await pool.query(
    `update commodity_contracts set source_state = 'Attivo', quotation_code = null, power = 3 where code = ${supply}`,
    [customerCode],
  );
}

/** Gives a customer a draft with a paper, unless there is one. */
export async function giveDraft({ database: { pool }, now }: TestApp, customerCode: string): Promise<void> {
  await pool.query(
    `insert into supply_request_drafts (id, customer_code, kind, contract_code, answers, updated_at)
     values ('pratica-di-prova-' || $1, $1, 'POTENZA', ${supply}, $2, $3) on conflict do nothing`,
    [customerCode, answers, now()],
  );
  await pool.query(
    `insert into supply_request_draft_files (draft_id, position, paper, name, type, content)
     select id, 1, 'ALTRO', 'foto.png', 'image/png', '\\x89504e470d0a1a0a' from supply_request_drafts
     where customer_code = $1 and kind = 'POTENZA' on conflict do nothing`,
    [customerCode],
  );
}

/** Lets the example's id begin a draft: the supply is active, and nothing is begun or sent by that id. */
export async function clearDraft(gateway: TestApp, customerCode: string): Promise<void> {
  const { pool } = gateway.database;
  await activateSupply(gateway, customerCode);
  await pool.query(
    `update supply_requests set draft_id = id::text, cancelled_at = coalesce(ended_at, requested_at),
       ended_at = coalesce(ended_at, requested_at)
     where draft_id = $1`,
    [makeSupplyRequest.example.request.body.bozza],
  );
  await pool.query('delete from supply_request_drafts where id = $1 or customer_code = $2', [
    makeSupplyRequest.example.request.body.bozza,
    customerCode,
  ]);
}

/** Makes the draft of the examples the customer's, with the code that signs it. */
export async function giveSentDraft(gateway: TestApp, customerCode: string): Promise<void> {
  const { pool } = gateway.database;
  const { now } = gateway;
  const { bozza, codice } = makeSupplyRequest.example.request.body;
  await clearDraft(gateway, customerCode);
  await pool.query(
    `insert into supply_request_drafts (id, customer_code, kind, contract_code, answers, updated_at)
     values ($2, $1, 'POTENZA', ${supply}, $3, $4)`,
    [customerCode, bozza, answers, now()],
  );
  await pool.query(`delete from one_time_codes where purpose = 'SUPPLY_REQUEST'`);
  const { rows } = await pool.query<{ subject: string }>(
    `select id || ' ' || version as subject from supply_request_drafts where id = $1`,
    [bozza],
  );
  const subject = rows[0]?.subject ?? bozza;
  await pool.query(
    `insert into one_time_codes (purpose, subject, channel, contact, code_hash, created_at, expires_at, tries_left)
     values ('SUPPLY_REQUEST', $1, 'MAIL', 'giulia@example.it', $2, $3, $3::timestamptz + interval '10 minutes', 3)`,
    [subject, hashes.hash(`${subject} ${codice}`), now()],
  );
}

/** Accepts all papers that are asked for, as a step needs. */
export async function acceptPapers({ database: { pool }, now }: TestApp): Promise<void> {
  await pool.query(
    `insert into supply_request_papers (request_id, position, paper, name, type, content, at)
     select id, 2, 'IDENTITA', 'carta.png', 'image/png', '', $1 from supply_requests where id = any($2)`,
    [now(), Object.values(supplyRequestIds)],
  );
  await pool.query(`update supply_request_papers set state = 'ACCETTATA', reason = null, checked_at = $1`, [now()]);
}

/** Suspends the supply of the examples; the next caller finds it active again. */
export async function suspendSupply({ database: { pool } }: TestApp, customerCode: string): Promise<void> {
  await pool.query(`update commodity_contracts set source_state = 'Sospeso' where code = ${supply}`, [customerCode]);
}
