import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, placesIn, videocall, visit } from '../../../test/support/booking.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const as = (username?: string) => bookingAs(gateway, username);

describe('cancelling (prenotazione.modifica.3)', () => {
  it.each([
    ['an unknown reason', { reasonCode: 'R00' }, 400, [{ campo: 'reasonCode', codice: 'NOT_VALID' }]],
    ['a reason that needs notes', { reasonCode: 'R99' }, 422, [{ campo: 'notes', codice: 'MISSING' }]],
  ])('rejects %s, and keeps the appointment', async (_, given, expected, campi) => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    const { status, body } = await booking.cancel(id, given);
    expect([status, body.header.campi]).toEqual([expected, campi]);
    expect(await booking.one(id)).toMatchObject({ timeSlots: [{ state: 'SCHEDULED' }], freeHourUsed: true });
  });

  it('rejects another customer', async () => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    expect((await (await as('vas')).cancel(id, { reasonCode: 'R01' })).status).toBe(404);
    expect(await booking.one(id)).toMatchObject({ timeSlots: [{ state: 'SCHEDULED' }] });
  });

  it('gives a free hour back that the visit used, and only that', async () => {
    const booking = await as();
    const hour = await booking.freeHour();
    expect(hour).toMatchObject({ disponibile: true, dataUtilizzo: null });
    const using = (await booking.book(visit)).body.id;
    const other = (await booking.book({ ...visit, slotId: 'T3-20261202', appointmentDate: '2026-12-02' })).body.id;
    expect(await booking.one(other)).toMatchObject({ freeHourUsed: false });
    const used = { disponibile: false, dataUtilizzo: '2026-12-01' };
    expect(await booking.freeHour()).toMatchObject(used);
    expect((await booking.cancel(other, { reasonCode: 'R01' })).status).toBe(200);
    expect(await booking.freeHour()).toMatchObject(used);
    expect((await booking.cancel(using, { reasonCode: 'R01' })).status).toBe(200);
    expect(await booking.freeHour()).toEqual(hour);
  });

  it('frees the place of a video call, and keeps the reason and the notes', async () => {
    const booking = await as();
    const { id } = (await booking.book(videocall)).body;
    expect(await placesIn(gateway, 'CENTRALE', '2026-11-23')).toMatchObject([{ window_id: 'V1', taken: 1 }]);
    expect((await booking.cancel(id, { reasonCode: 'R99', notes: 'Cambio casa' })).status).toBe(200);
    expect(await placesIn(gateway, 'CENTRALE', '2026-11-23')).toMatchObject([{ window_id: 'V1', taken: 0 }]);
    const { rows } = await gateway.database.pool.query(
      `select i.cancellation_reason_id, i.cancellation_notes, e.reason, e.note, e.from_state, e.from_sub_state
       from interventions i join intervention_events e on e.intervention_id = i.id
       where i.id = $1 and e.kind = 'DISDETTA'`,
      [id],
    );
    expect(rows).toEqual([
      {
        cancellation_reason_id: 'R99',
        cancellation_notes: 'Cambio casa',
        reason: 'R99',
        note: 'Cambio casa',
        from_state: 'Assigned',
        from_sub_state: 'TO_ACCEPT',
      },
    ]);
  });

  it('lists the reasons in their order, with the one that needs notes (prenotazione.chiamate.3)', async () => {
    const bearer = (await gateway.signIn('full')).access_token;
    const url = '/api/interventotecnico/v1/interventions/cancellation-reasons';
    const { cancellationReasons } = (await gateway.send({ url, bearer })).body;
    expect(
      cancellationReasons.map((each: { id: string; requireNotes: boolean }) => [each.id, each.requireNotes]),
    ).toEqual([
      ['R01', false],
      ['R02', false],
      ['R03', false],
      ['R99', true],
    ]);
  });
});

describe('the free hour (prenotazione.regole.7)', () => {
  it.each([
    ['that has no end', null, null, null, true],
    ['that begins today', '2026-11-20', null, null, true],
    ['that begins tomorrow', '2026-11-21', null, null, false],
    ['that ends today', null, '2026-11-20', null, true],
    ['that ended yesterday', null, '2026-11-19', null, false],
    ['that was used', null, null, '2026-11-02', false],
  ])('shows a free hour %s (from %s until %s, used on %s) as available: %s', async (_, from, to, used, expected) => {
    const { pool } = gateway.database;
    const { rows } = await pool.query('select contract_code, valid_from::text, valid_to::text from free_hours');
    try {
      await pool.query('update free_hours set valid_from = $1, valid_to = $2, used_on = $3', [from, to, used]);
      const bearer = (await gateway.signIn('full')).access_token;
      expect(await (await as()).freeHour()).toMatchObject({
        codiceContrattoVas: expect.stringMatching(/^70/),
        disponibile: expected,
        dataInizioValidita: from,
        dataFineValidita: to,
        dataUtilizzo: used,
      });
      const url = '/api/interventotecnico/v1/interventions/retrieveFreeHour';
      expect((await gateway.send({ url, bearer })).body.freeHourAvailable).toBe(expected);
    } finally {
      for (const { contract_code, valid_from, valid_to } of rows)
        await pool.query(
          'update free_hours set valid_from = $2, valid_to = $3, used_on = null where contract_code = $1',
          [contract_code, valid_from, valid_to],
        );
    }
  });

  it('returns null to a customer without a free hour', async () => {
    expect(await (await as('gas')).freeHour()).toBeNull();
  });
});
