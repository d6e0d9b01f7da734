import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, visit } from '../../../test/support/booking.ts';
import { giveVisit } from '../../../test/support/visits.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const as = (username?: string) => bookingAs(gateway, username);

describe('what can be booked', () => {
  it('returns what the running services of technical interventions cover (intervento.chiamate.3)', async () => {
    const bearer = (await gateway.signIn('full')).access_token;
    const types = await gateway.send({ url: '/api/interventotecnico/v1/interventions/intervention-types', bearer });
    expect(types.body.macroTypes.map(({ id }: { id: string }) => id)).toEqual(['M01', 'M02', 'M03', 'M04', 'M05']);
    const [, , house] = types.body.macroTypes;
    expect(house).toMatchObject({ id: 'M03', name: 'Impianti della casa' });
    expect(house.installations).toHaveLength(2);
    expect(house.installations[0]).toEqual({
      id: 'P03',
      name: 'Impianto elettrico',
      supportTypes: [
        { id: '1', name: 'VIDEOCALL' },
        { id: '2', name: 'EXIT_TECHNICAL' },
      ],
    });
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
  ])('returns whether %s can book by themselves: %s (prenotazione.chiamate.7)', async (username, expected) => {
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

describe('the slots of a company', () => {
  const day = 'supportType=EXIT_TECHNICAL&codDitta=021&date=2026-12-01';
  const place = { slotId: 'T1-20261201', appointmentDate: '2026-12-01', companyId: 'C021', cap: '20146' };
  const wanted = { supportType: 'EXIT_TECHNICAL', installationId: 'P01', ...place };
  const idsOf = async (booking: Awaited<ReturnType<typeof as>>, draft?: string, id = 'P01') =>
    ((await booking.slots(id, day, draft)).body.slots as { id: string }[]).map((slot) => slot.id.slice(0, 2));

  it('omits the booked slot and the next one for travel', async () => {
    const booking = await as();
    expect(await idsOf(booking)).toEqual(['T1', 'T2', 'T3', 'T4']);
    const { id } = (await booking.book({ ...visit, companyId: 'C021' })).body;
    expect(await idsOf(booking)).toEqual(['T3', 'T4']);
    // The appointment may move to its own place.
    expect(await idsOf(booking, undefined, id)).toEqual(['T1', 'T3', 'T4']);
    expect((await (await as('vas')).slots(id, day)).status).toBe(404);
    expect((await booking.slots('I0000000', day)).status).toBe(404);
  });

  it('returns slots of companies that serve the CAP of the intervention', async () => {
    const { id } = await giveVisit(gateway, 'full', { state: 'Assigned', subState: 'TO_ACCEPT' });
    const booking = await as();
    await gateway.database.pool.query(`update interventions set cap = '20146' where id = $1`, [id]);
    expect(await idsOf(booking, undefined, id)).not.toEqual([]);
    await gateway.database.pool.query(`update interventions set cap = '09121' where id = $1`, [id]);
    expect(await idsOf(booking, undefined, id)).toEqual([]);
  });

  it('includes the slot that the own draft holds, and none held by another customer’s draft', async () => {
    const [booking, other] = [await as(), await as('vas')];
    const draft = randomUUID();
    await booking.draft(draft);
    expect((await booking.hold(draft, wanted)).status).toBe(200);
    expect(await idsOf(booking)).toEqual(['T3', 'T4']);
    expect(await idsOf(booking, draft)).toEqual(['T1', 'T3', 'T4']);
    expect(await idsOf(other, draft)).toEqual(['T3', 'T4']);
    const codes = async (who: typeof booking, from?: string) =>
      (await who.companies('date=2026-12-01&cap=20146&codImpianto=P01&slotId=T1-20261201', from)).body.companies.map(
        ({ code }: { code: string }) => code,
      ) as string[];
    expect(await codes(booking)).toEqual(['017']);
    expect(await codes(booking, draft)).toEqual(['021', '017']);
    expect(await codes(other, draft)).toEqual(['017']);
  });

  it('returns days on which that company is free', async () => {
    const booking = await as();
    const datesOf = async (code: string) =>
      (await booking.dates(`supportType=EXIT_TECHNICAL&codDitta=${code}`)).body.dates as string[];
    expect(await datesOf('021')).toContain('2026-12-01');
    for (const window of ['T1', 'T3'])
      expect((await booking.book({ ...visit, companyId: 'C021', slotId: `${window}-20261201` })).status).toBe(200);
    expect(await datesOf('021')).not.toContain('2026-12-01');
    expect(await datesOf('017')).toContain('2026-12-01');
    expect(new Set(await datesOf('017')).size).toBe((await datesOf('017')).length);
  });
});

describe('the companies of a slot (prenotazione.chiamate.11)', () => {
  it.each([
    ['a slot that is none', 'S0001', 'NOT_VALID'],
    ['a slot of another day', 'T1-20261202', 'SLOT_OF_ANOTHER_DAY'],
  ])('rejects %s', async (_, slotId, codice) => {
    const { status, body } = await (await as()).companies(`date=2026-12-01&cap=20146&codImpianto=P01&slotId=${slotId}`);
    expect([status, body.header.campi]).toEqual([400, [{ campo: 'slotId', codice }]]);
  });

  it.each([
    ['2026-11-19', []],
    ['2026-11-20', ['021', '017']],
  ])('returns on %s the companies %j: none for a day in the past', async (date, codes) => {
    const { body } = await (
      await as()
    ).companies(`date=${date}&cap=20146&codImpianto=P01&slotId=T1-${date.replaceAll('-', '')}`);
    expect(body.companies.map(({ code }: { code: string }) => code)).toEqual(codes);
    expect(body.unavailableCompanyErrorCode ?? null).toBe(codes.length === 0 ? 'NO_COMPANY_ON_DATE' : null);
  });

  it('returns only companies that repair the installation', async () => {
    const { body } = await (await as()).companies('date=2026-12-01&cap=20146&codImpianto=P03&slotId=T1-20261201');
    expect(body.companies).toMatchObject([
      { code: '017', license: true, score: 4.6, numberOfReviews: 128 },
      { code: '034', license: false },
    ]);
  });
});
