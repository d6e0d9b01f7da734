import { revokeTechnicianLink } from '@sportello/calls';
import { readConfig } from '../../src/config/config.ts';
import { createCodeHashes } from '../../src/areas/credentials/usecases/codes/hashes.ts';
import type { TestApp } from '../support/app.ts';

/**
 * Resets the customer's booking data: a service that covers a product, a visit with photo and quote, and a booking
 * draft with a photo.
 */
export async function giveBooking({ database: { pool }, now }: TestApp, customerCode: string): Promise<void> {
  const begun = [now()];
  await pool.query('delete from interventions where customer_code = $1', [customerCode]);
  await pool.query('delete from booking_drafts where customer_code = $1', [customerCode]);
  await pool.query('delete from slot_holds where customer_code = $1', [customerCode]);
  await pool.query('delete from company_places');
  await pool.query(
    `insert into covered_installations (contract_code, installation_id)
     select code, 'P01' from vas_contracts where customer_code = $1 and sub_type = 'INTERVENTO_TECNICO'
     on conflict do nothing`,
    [customerCode],
  );
  await pool.query(
    `insert into interventions (id, customer_code, state, sub_state, source, mode, installation_id, cap, company_id, contract_code, created_at, updated_at)
     select 'I9' || right($1, 7), $1, 'Assigned', 'TO_ACCEPT', 'Web', 'TECHINICIAN_EXIT', 'P01', '10121', 'C017', min(code), $2, $2
     from vas_contracts where customer_code = $1 and sub_type = 'INTERVENTO_TECNICO'`,
    [customerCode, ...begun],
  );
  await pool.query(
    `insert into intervention_slots (intervention_id, position, day, window_id, state)
     values ('I9' || right($1, 7), 1, '2026-12-10', 'T1', 'SCHEDULED')`,
    [customerCode],
  );
  await pool.query(
    `insert into intervention_files (intervention_id, name, media_type, kind, content)
     values ('I9' || right($1, 7), 'foto.png', 'image/png', 'IMMAGINI', '\\x89504e470d0a1a0a')`,
    [customerCode],
  );
  await pool.query(
    `insert into quotes (id, intervention_id, created_at, total_label, total_cents, state)
     values ('Q9' || right($1, 7), 'I9' || right($1, 7), $2, 'Totale IVA inclusa', 18050, 'IN ATTESA APPROVAZIONE CLIENTE')`,
    [customerCode, ...begun],
  );
  await pool.query(
    `insert into booking_drafts (id, customer_code, flow, fields, updated_at)
     values ('bozza-di-prova-' || $1, $1, 'InterventoTecnico', '{}', $2)`,
    [customerCode, ...begun],
  );
  await pool.query(
    `insert into booking_files (draft_id, position, name, media_type, content)
     values ('bozza-di-prova-' || $1, 1, 'foto.png', 'image/png', '\\x89504e470d0a1a0a')`,
    [customerCode],
  );
}

export async function giveToDesk(
  { database: { pool }, now }: TestApp,
  customerCode: string,
  { id, numero }: { readonly id: string; readonly numero: string },
): Promise<void> {
  await pool.query(
    `insert into interventions (id, customer_code, state, sub_state, source, mode, installation_id, cap, company_id, created_at, updated_at)
     values ($1, $2, 'Assigned', 'TO_ACCEPT', 'Web', 'TECHINICIAN_EXIT', 'P01', '10121', 'C017', $3, $3)`,
    [id, customerCode, now()],
  );
  await pool.query(
    `insert into intervention_files (id, intervention_id, name, media_type, kind, content) overriding system value
     values ($2, $1, 'foto.png', 'image/png', 'IMMAGINI', '\\x89504e470d0a1a0a')`,
    [id, numero],
  );
}

export async function giveToTechnician(
  { database: { pool }, now }: TestApp,
  customerCode: string,
  given: { readonly link: string; readonly visit: string; readonly photo: string; readonly company: string },
): Promise<void> {
  const { link, visit, photo, company } = given;
  await pool.query(
    `insert into interventions (id, customer_code, state, sub_state, source, mode, installation_id, cap, company_id, created_at, updated_at)
     values ($1, $2, 'Assigned', 'APPOINTMENT_AGREED', 'Web', 'TECHINICIAN_EXIT', 'P01', '10121', $3, $4, $4)`,
    [visit, customerCode, company, now()],
  );
  await pool.query(
    `insert into intervention_slots (intervention_id, position, day, window_id, company_id, state)
     values ($1, 1, ($3::timestamptz at time zone 'Europe/Rome')::date, 'T1', $2, 'CONFIRMED')`,
    [visit, company, now()],
  );
  await pool.query(
    `insert into intervention_files (id, intervention_id, name, media_type, kind, content) overriding system value
     values ($2, $1, 'foto.png', 'image/png', 'IMMAGINI', '\\x89504e470d0a1a0a')`,
    [visit, photo],
  );
  const { link: id } = revokeTechnicianLink.example.request.params;
  await pool.query('delete from technician_links where company_id = $1', [company]);
  await pool.query(
    `insert into technician_links (id, hash, company_id, day, technician, created_by, created_at, expires_at)
     values ($1, $2, $3, ($4::timestamptz at time zone 'Europe/Rome')::date, 'Marco Riva', 'operatore', $4, $4::timestamptz + interval '1 day')`,
    [
      company === 'C017' ? id : id.replace(/.{2}$/, '99'),
      createCodeHashes(readConfig({}).sessionSecrets).hash(link),
      company,
      now(),
    ],
  );
}
