import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, videocall, visit } from '../../../test/support/booking.ts';
import { giveVisit } from '../../../test/support/visits.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

/** Lines longer than 75 octets are folded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the appointment as a calendar file (prenotazione.calendario.1)', () => {
  it('says when, where and what, and is confirmed once it is agreed', async () => {
    const booking = await bookingAs(gateway);
    const { id } = (await booking.book(visit)).body;
    const asked = linesOf((await booking.calendar(id)).body);
    expect(asked).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'DTSTART:20261201T080000Z',
        'DTEND:20261201T100000Z',
        'DTSTAMP:20261120T090000Z',
        'CREATED:20261120T090000Z',
        'LAST-MODIFIED:20261120T090000Z',
        'SUMMARY:Da confermare: Tecnico a casa: Caldaia',
        String.raw`LOCATION:Via Washington 70\, 20146\, Milano\, MI`,
        `UID:${id}@localhost`,
        'STATUS:TENTATIVE',
      ]),
    );
    const page = asked.find((line) => line.startsWith('URL'));
    expect(page).toContain(`/my-edison/intervento-tecnico/il-mio-intervento/${id}`);
    expect(asked.find((line) => line.startsWith('PRODID'))).toMatch(/Area clienti\/\/IT/i);
    const description = asked.find((line) => line.startsWith('DESCRIPTION'));
    expect(description).toMatch(/^DESCRIPTION:Il tuo appuntamento con .+Tutto qui: http/);
    await gateway.database.pool.query(
      `with agreed as (update interventions set sub_state = 'APPOINTMENT_AGREED' where id = $1)
       update intervention_slots set state = 'CONFIRMED' where intervention_id = $1`,
      [id],
    );
    const agreed = linesOf((await booking.calendar(id)).body);
    expect(agreed).toEqual(expect.arrayContaining(['SUMMARY:Tecnico a casa: Caldaia', 'STATUS:CONFIRMED']));
    await gateway.database.pool.query(`update intervention_slots set state = 'CANCELLED' where intervention_id = $1`, [
      id,
    ]);
    const cancelled = linesOf((await booking.calendar(id)).body);
    expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  });

  it('returns a confirmed appointment without a place for a video call', async () => {
    const booking = await bookingAs(gateway);
    const { id } = (await booking.book({ ...videocall, address: visit.address })).body;
    const { body, headers } = await booking.calendar(id);
    expect(linesOf(body)).toEqual(
      expect.arrayContaining(['SUMMARY:Videochiamata: Caldaia', 'STATUS:CONFIRMED', 'DTEND:20261123T083000Z']),
    );
    expect(body).not.toContain('LOCATION');
    expect(headers['content-type']).toContain('text/calendar');
    expect(headers['content-disposition']).toContain('appuntamento.ics');
  });

  it('omits the place of a visit without an address', async () => {
    const { id } = await giveVisit(gateway, 'full', { state: 'Assigned', slots: [['2026-12-01', 'T1', 'SCHEDULED']] });
    const { status, body } = await (await bookingAs(gateway)).calendar(id);
    expect(status).toBe(200);
    expect(body).not.toContain('LOCATION');
  });

  it('returns 404 to another customer, and while there is no appointment', async () => {
    const { id } = (await (await bookingAs(gateway)).book(visit)).body;
    expect((await (await bookingAs(gateway, 'vas')).calendar(id)).status).toBe(404);
    const none = await giveVisit(gateway, 'full', { state: 'New', subState: 'TO_ASSIGN', companyId: null });
    expect((await (await bookingAs(gateway)).calendar(none.id)).status).toBe(404);
  });
});
