import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** True for an intervention `i` that nobody works on any more. */
export const hasEnded = sql`i.state in ('Completed', 'Consuntivato', 'Fatturato', 'Canceled', 'Repudiation Intervento')`;

/** Contacts and free text of a visit; place and product stay with its history. */
export const interventionContacts = {
  isKept: sql`num_nonnulls(i.email, i.phone, i.note, i.address_note, i.latitude, i.cancellation_notes) > 0`,
  clear: sql`email = null, phone = null, note = null, address_note = null, latitude = null, longitude = null,
    cancellation_notes = null`,
};

/** Removes contacts, notes and photos of a customer's ended interventions; one that is open still needs them. */
export async function clearEndedInterventions(db: Database, customerCode: string): Promise<void> {
  await db.execute(
    sql`with ended as (update interventions i set ${interventionContacts.clear}
        where i.customer_code = ${customerCode} and ${hasEnded} returning i.id)
      delete from intervention_files where kind = 'IMMAGINI' and intervention_id in (select id from ended)`,
  );
}
