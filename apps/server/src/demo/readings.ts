import { addDays, dayInRome } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

const DAYS = 400;

/**
 * Marks the demo's self-readings of the last year as sent here and used in the bill of their period. Where a bill
 * used an estimate, the customer's reading is still pending or was rejected.
 */
export async function writeSentReadings(tx: Database, now: Date): Promise<void> {
  const since = addDays(dayInRome(now.getTime()), -DAYS);
  await tx.execute(sql`
    update meter_readings r set period_end = r.read_on, state = 'USATA_IN_BOLLETTA', bill_number = b.number
    from bills b
    where b.contract_code = r.contract_code and b.period_end = r.read_on and b.type = 'BOLLETTA'
      and r.kind = 'AUTOLETTURA' and r.read_on >= ${since}`);
  await tx.execute(sql`
    insert into meter_readings
      (contract_code, read_on, kind, state, meter_number, f0, f1, f2, f3, period_end, confirmation, created_at)
    select contract_code, read_on - 2, 'AUTOLETTURA',
      (array['RICEVUTA', 'INVIATA_DISTRIBUTORE', 'RIFIUTATA'])[1 + place % 3],
      meter_number, f0 - 1, f1 - 1, f2 - 1, f3 - 1, read_on,
      case when place % 2 = 0 then 'LETTURA_GIUSTA' end, read_on - 2 + time '18:30' at time zone 'Europe/Rome'
    from (
      select r.*, row_number() over (order by r.contract_code) as place
      from (select distinct on (contract_code) * from meter_readings order by contract_code, read_on desc) r
      join commodity_contracts c on c.code = r.contract_code
      where r.kind = 'STIMATA' and c.source_state = 'Attivo') last_estimates
    on conflict do nothing`);
  await tx.execute(sql`
    insert into reading_steps (reading_id, state, at, by, refusal)
    select r.id, step.state, r.read_on + step.later + time '18:30' at time zone 'Europe/Rome',
      case when step.state = 'RICEVUTA' then coalesce(a.username, 'sportello') else 'operatore' end,
      case when step.state = 'RIFIUTATA' then 'CIFRE_NON_COERENTI' end
    from meter_readings r
    join commodity_contracts c on c.code = r.contract_code
    left join accounts a on a.customer_code = c.customer_code
    join (values
      ('RICEVUTA', 0, array['RICEVUTA', 'INVIATA_DISTRIBUTORE', 'RIFIUTATA', 'USATA_IN_BOLLETTA']),
      ('INVIATA_DISTRIBUTORE', 1, array['INVIATA_DISTRIBUTORE', 'RIFIUTATA', 'USATA_IN_BOLLETTA']),
      ('VALIDATA', 3, array['USATA_IN_BOLLETTA']),
      ('RIFIUTATA', 3, array['RIFIUTATA']),
      ('USATA_IN_BOLLETTA', 5, array['USATA_IN_BOLLETTA'])) step(state, later, passed) on r.state = any(step.passed)
    where r.period_end is not null`);
}
