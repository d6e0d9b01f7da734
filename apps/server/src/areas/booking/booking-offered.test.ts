import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings } from '../../../test/support/booking.ts';
import { giveVisit } from '../../../test/support/visits.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const as = (username?: string) => bookingAs(gateway, username);

describe('what can be booked', () => {
  it('is what the running services of technical interventions cover (intervento.chiamate.3)', async () => {
    const bearer = (await gateway.signIn('full')).access_token;
    const types = await gateway.send({ url: '/api/interventotecnico/v1/interventions/intervention-types', bearer });
    expect(types.body.macroTypes.map(({ id }: { id: string }) => id)).toEqual(['M01', 'M02', 'M03', 'M04', 'M05']);
    const [, , house] = types.body.macroTypes;
    expect(house.installations[1]).toEqual({
      id: 'P04',
      name: 'Impianto idraulico',
      supportTypes: [{ id: '2', name: 'EXIT_TECHNICAL' }],
    });
  });

  it('returns the slots of the day that is asked for, and of every day otherwise', async () => {
    const booking = await as();
    const daysOf = async (query: string) => {
      const slots = (await booking.slots('P01', query)).body.slots as { date: string }[];
      return [...new Set(slots.map(({ date }) => date))];
    };
    const all = await daysOf('supportType=VIDEOCALL');
    expect(all.length).toBeGreaterThan(1);
    for (const day of all) expect(await daysOf(`supportType=VIDEOCALL&date=${day}`)).toEqual([day]);
  });

  it.each([
    ['full', true],
    ['gas', false],
  ])('%s can book by themselves: %s (prenotazione.chiamate.7)', async (username, expected) => {
    const bearer = (await gateway.signIn(username)).access_token;
    const url = '/api/interventotecnico/v1/interventions/canBookInSelf';
    expect((await gateway.send({ url, bearer })).body.selfBooking.canBookInSelf).toBe(expected);
  });

  it('begins with the next day on which somebody is free in time, and passes over Sundays and holidays', async () => {
    const { dates } = (await (await as()).dates('supportType=EXIT_TECHNICAL')).body;
    // Tomorrow is a Saturday, on which companies work until 13:00; 8 December is a holiday.
    expect(dates.slice(0, 3)).toEqual(['2026-11-21', '2026-11-23', '2026-11-24']);
    expect(dates).not.toContain('2026-12-08');
    expect(dates).not.toContain('2026-11-22');
  });

  it('offers a video call half an hour from now, and no earlier', async () => {
    const { slots } = (await (await as()).slots('P01', 'supportType=VIDEOCALL&date=2026-11-20')).body;
    expect(slots[0]).toEqual({
      id: 'V4-20261120',
      date: '2026-11-20',
      start: '10:30',
      end: '11:00',
      state: 'NONE',
      isAppointmentConfirmed: null,
    });
  });

  it('lists companies by score, and says why there is none (prenotazione.chiamate.11)', async () => {
    const booking = await as();
    const at = (cap: string, date = '2026-12-01') =>
      booking.companies(`date=${date}&cap=${cap}&codImpianto=P01&slotId=T1-${date.replaceAll('-', '')}`);
    expect((await at('20146')).body.companies.map(({ code }: { code: string }) => code)).toEqual(['021', '017']);
    expect((await at('09121')).body).toMatchObject({
      companies: [],
      unavailableCompanyErrorCode: 'NO_COMPANY_IN_AREA',
    });
    expect((await at('20146', '2026-11-29')).body).toMatchObject({ unavailableCompanyErrorCode: 'NO_COMPANY_ON_DATE' });
  });

  it('puts the favourite first among equals, and no higher (intervento.ditta.3)', async () => {
    const { pool } = gateway.database;
    await giveVisit(gateway, 'full', { companyId: 'C017' });
    const listed = async () =>
      (await (await as()).companies('date=2026-12-01&cap=20146&codImpianto=P01&slotId=T1-20261201')).body.companies.map(
        ({ code, favouriteCompany }: { code: string; favouriteCompany: boolean }) => [code, favouriteCompany],
      ) as unknown;
    expect(await listed()).toEqual([
      ['021', false],
      ['017', true],
    ]);
    await pool.query("update companies set score = 4.8 where id in ('C017', 'C021')");
    expect(await listed()).toEqual([
      ['017', true],
      ['021', false],
    ]);
    await pool.query("update companies set score = 4.6 where id = 'C017'");
  });
});
