import { beforeEach, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingOf, forgetBookings, videocall } from '../../../test/support/booking.ts';

const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

async function at(moment: string) {
  gateway.wait(Date.parse(moment) - gateway.now().getTime());
  const bearer = (await gateway.signIn('full')).access_token;
  return { bearer, booking: bookingOf(gateway, bearer) };
}

// Ordered by time: the clock only moves forward.
it.each([
  // A minute before midnight in Rome it is still the same day, and the next day's slots are offered.
  ['2026-11-23T22:59:00Z', '2026-11-24', '2026-11-23', '20261124T080000Z'],
  ['2026-11-23T23:00:00Z', '2026-11-24', '2026-11-24', '20261124T080000Z'],
  // The last evening of winter time: Monday 9:00 in Rome is 7:00 UTC, no longer 8:00.
  ['2027-03-27T20:00:00Z', '2027-03-29', '2027-03-27', '20270329T070000Z'],
  // The last evening of summer time, a minute before midnight in Rome.
  ['2027-10-30T21:59:00Z', '2027-11-02', '2027-10-30', '20271102T080000Z'],
])('offers at %s the first video call on %s, booked on %s and beginning at %s', async (now, day, bookedOn, begins) => {
  const { booking, bearer } = await at(now);
  const { dates } = (await booking.dates('supportType=VIDEOCALL')).body;
  expect(dates[0]).toBe(day);
  const [first] = (await booking.slots('P02', `supportType=VIDEOCALL&date=${day}`)).body.slots;
  expect(first).toMatchObject({ date: day, start: '09:00' });
  const { status, body } = await booking.book({ ...videocall, slotId: first.id });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await booking.one(body.id)).toMatchObject({ date: bookedOn, timeSlots: [{ date: day, start: '09:00' }] });
  const file = await gateway.send({ url: `/api/sportello/v1/interventi/${body.id}/appuntamento.ics`, bearer });
  expect(file.body).toContain(`DTSTART:${begins}`);
});
