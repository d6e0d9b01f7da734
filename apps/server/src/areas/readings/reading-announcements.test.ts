import { beforeAll, describe, expect, it } from 'vitest';
import { notifyOfWindows } from './usecases/notify-windows.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { useApp } from '../../../test/support/app.ts';
import { readConfig } from '../../config/config.ts';
import { servicesOf } from '../../startup/services.ts';

const gateway = useApp();

// Anna's gas is billed monthly, and on 20 November its window is open.
let code = '';

beforeAll(async () => {
  const { pool } = gateway.database;
  const { rows } = await pool.query<{ code: string }>('select code from commodity_contracts where customer_code = $1', [
    await customerCodeOf(gateway, 'gas'),
  ]);
  code = rows[0]?.code ?? '';
  await pool.query('delete from meter_readings where contract_code = $1', [code]);
  await pool.query(
    `insert into meter_readings (contract_code, read_on, kind, f0) values ($1, '2025-10-31', 'EFFETTIVA', 4000),
       ($1, '2025-11-30', 'EFFETTIVA', 4120), ($1, '2026-10-31', 'EFFETTIVA', 4900)`,
    [code],
  );
});

const run = { isOver: () => false, onTrouble: (error: unknown) => expect.fail(String(error)) };

const servicesAt = (at: Date) =>
  servicesOf({ config: readConfig({ LOG_LEVEL: 'silent' }), pool: gateway.database.pool, clock: () => at });

describe('who must be told that a reading is awaited (lettura.avviso.1)', () => {
  const titles = async () =>
    (
      await gateway.database.pool.query<{ title: string }>(
        `select title from notifications n join events e on e.id = n.event_id
         where n.customer_code = $1 and e.kind like 'READING_WINDOW%' order by n.id`,
        [await customerCodeOf(gateway, 'gas')],
      )
    ).rows.map(({ title }) => title);

  it('notifies once when the window opens and once before it closes, with concurrent servers', async () => {
    const services = servicesAt(gateway.now());
    await Promise.all([notifyOfWindows(services, run), notifyOfWindows(services, run)]);
    await notifyOfWindows(services, run);
    expect(await titles()).toEqual(['Puoi inviare la lettura']);
    const later = servicesAt(new Date('2026-11-28T09:00:00Z'));
    await notifyOfWindows(later, run);
    await notifyOfWindows(later, run);
    expect(await titles()).toEqual(['Puoi inviare la lettura', 'Ultimi giorni per la lettura']);
  });

  it('does not notify once the reading is there', async () => {
    await gateway.database.pool.query('delete from reading_announcements');
    await gateway.database.pool.query(`delete from notifications where customer_code = $1`, [
      await customerCodeOf(gateway, 'gas'),
    ]);
    const sent = await gateway.send({
      method: 'POST',
      url: '/api/verifiche/v1/autolettura',
      bearer: (await gateway.signIn('gas')).access_token,
      payload: {
        codiceContratto: code,
        dataLettura: '2026-11-20',
        canaleAcquisizione: 'WEB',
        letture: [{ fascia: 'F0', valore: 4_970 }],
      },
    });
    expect(sent.status).toBe(200);
    await notifyOfWindows(servicesAt(gateway.now()), run);
    expect(await titles()).toEqual([]);
  });
});
