import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from './app.ts';
import { bookingOf, forgetBookings, png, videocall, visit } from './booking.ts';
import { giveVisit } from './visits.ts';

// The clock stands at Friday 20 November 2026, ten in the morning in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const as = async (username = 'full') => bookingOf(gateway, (await gateway.signIn(username)).access_token);
const placesOf = async (company: string, day: string) =>
  (
    await gateway.database.pool.query(
      'select window_id, taken, before, after from company_places where company_id = $1 and day = $2 order by 1',
      [company, day],
    )
  ).rows as object[];

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
    // Tomorrow is a Saturday on which companies work until one; 8 December is a holiday.
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

describe('booking', () => {
  it('takes a place, and the road to the next one (prenotazione.capienza.3)', async () => {
    const booking = await as();
    const { status, body } = await booking.book(visit);
    expect([status, body.id]).toEqual([200, expect.stringMatching(/^I\d{8}$/)]);
    expect(await placesOf('C017', '2026-12-01')).toEqual([
      { window_id: 'T1', taken: 1, before: 0, after: 0 },
      { window_id: 'T2', taken: 0, before: 1, after: 0 },
    ]);
    expect(await booking.one(body.id)).toMatchObject({
      status: { state: 'Assigned', subState: 'TO_ACCEPT' },
      appointmentMode: { id: '2', name: 'TECHINICIAN_EXIT' },
      product: { id: 'P01', name: 'Caldaia' },
      company: { code: '017', license: true },
      timeSlots: [{ date: '2026-12-01', start: '09:00', end: '11:00', state: 'SCHEDULED' }],
      isEditable: true,
      freeHourUsed: true,
    });
  });

  it('books a video call with the operations centre', async () => {
    const booking = await as();
    const { body } = await booking.book(videocall);
    expect(await booking.one(body.id)).toMatchObject({
      appointmentMode: { id: '1', name: 'VIDEOCALL' },
      company: null,
      contactMode: 'EMAIL',
      freeHourUsed: false,
    });
  });

  it('goes without a technician where nobody can come', async () => {
    const { companyId: _, ...rest } = visit;
    const booking = await as();
    const { body } = await booking.book({ ...rest, errorTechnicianAssignmentCode: 'NO_COMPANY_IN_AREA' });
    expect(await booking.one(body.id)).toMatchObject({
      status: { state: 'New', subState: 'TO_ASSIGN' },
      company: null,
    });
  });

  it('books once with one key, and refuses another booking with it', async () => {
    const booking = await as();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => booking.book(visit, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await booking.list()).toHaveLength(1);
    const { status, body } = await booking.book({ ...visit, interventionNote: 'Altro' }, key);
    expect([status, body.header.codice]).toEqual([422, 'REQUEST_REPEATED_DIFFERENTLY']);
  });

  it.each([
    ['a product that is not covered', { installationId: 'P99' }, 'installationId', 'NOT_COVERED'],
    ['a kind of another product', { macroTypeId: 'M02' }, 'macroTypeId', 'NOT_VALID'],
    ['a slot that is none', { slotId: 'S0001' }, 'slotId', 'NOT_VALID'],
    ['a slot of a video call', { slotId: 'V1-20261201' }, 'slotId', 'NOT_VALID'],
    ['a slot of another day', { appointmentDate: '2026-12-02' }, 'appointmentDate', 'SLOT_OF_ANOTHER_DAY'],
    ['a day in the past', { slotId: 'T1-20261119', appointmentDate: '2026-11-19' }, 'appointmentDate', 'DAY_IN_PAST'],
    ['a holiday', { slotId: 'T1-20261208', appointmentDate: '2026-12-08' }, 'appointmentDate', 'DAY_NOT_WORKING'],
    ['a Sunday', { slotId: 'T1-20261206', appointmentDate: '2026-12-06' }, 'appointmentDate', 'DAY_NOT_WORKING'],
    ['a day too far', { slotId: 'T1-20270301', appointmentDate: '2027-03-01' }, 'appointmentDate', 'DAY_TOO_FAR'],
    ['today, too late', { slotId: 'T3-20261120', appointmentDate: '2026-11-20' }, 'appointmentDate', 'TOO_LATE'],
    ['a company that is none', { companyId: 'C999' }, 'companyId', 'NOT_VALID'],
    ['a company of another area', { companyId: 'C042' }, 'companyId', 'NOT_IN_AREA'],
    [
      'a company that does not repair it',
      { installationId: 'P03', macroTypeId: 'M03', companyId: 'C021' },
      'companyId',
      'NOT_IN_AREA',
    ],
    ['no company, and no reason why', { companyId: undefined }, 'companyId', 'MISSING'],
    [
      'no company, for a reason that nobody gave',
      { companyId: undefined, errorTechnicianAssignmentCode: 'NO_IDEA' },
      'errorTechnicianAssignmentCode',
      'NOT_VALID',
    ],
    [
      'a video call about what somebody has to come for',
      {
        supportType: 'VIDEOCALL',
        slotId: 'V1-20261123',
        installationId: 'P04',
        macroTypeId: 'M03',
        companyId: undefined,
        appointmentDate: undefined,
      },
      'supportType',
      'NOT_SUPPORTED',
    ],
    [
      'a file that is not what its name says',
      { attachments: [{ file: png, fileName: 'foto.jpg' }] },
      'attachments.0.file',
      'FILE_TYPE_NOT_ALLOWED',
    ],
    [
      'six files',
      { attachments: Array.from({ length: 6 }, () => ({ file: png, fileName: 'foto.png' })) },
      'attachments',
      'TOO_MANY',
    ],
    ['notes without end', { interventionNote: 'a'.repeat(10_000) }, 'interventionNote', 'TOO_LONG'],
    ['a CAP that nobody serves', { address: { ...visit.address, zipCode: '09121' } }, 'companyId', 'NOT_IN_AREA'],
  ])('refuses %s, with nothing written', async (_, fault, campo, codice) => {
    const booking = await as();
    const { status, body } = await booking.book({ ...visit, ...fault });
    expect([status, body.header.campi]).toEqual([400, [{ campo, codice }]]);
    expect(await booking.list()).toEqual([]);
    expect(await placesOf('C017', '2026-12-01')).toEqual([]);
  });

  it('is refused to whom nothing covers it', async () => {
    const { body } = await (await as('gas')).book(visit);
    expect(body.header.campi).toEqual([{ campo: 'installationId', codice: 'NOT_COVERED' }]);
  });
});

describe('changing and cancelling', () => {
  it('moves the appointment and gives the old place back', async () => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    const { status } = await booking.change(id, 'MODIFY_FIRST_APPOINTMENT', {
      supportType: 'EXIT_TECHNICAL',
      source: 'WEB',
      slotId: 'T3-20261203',
      appointmentDate: '2026-12-03',
      codDitta: '021',
    });
    expect(status).toBe(200);
    expect(await placesOf('C017', '2026-12-01')).toMatchObject([{ taken: 0 }, { before: 0 }]);
    expect(await placesOf('C021', '2026-12-03')).toMatchObject([{ window_id: 'T3', taken: 1 }, { before: 1 }]);
    expect(await booking.one(id)).toMatchObject({
      company: { code: '021' },
      timeSlots: [{ date: '2026-12-03', start: '14:00' }],
    });
  });

  it('says that another operation is not what can be done now', async () => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    const { status, body } = await booking.change(id, 'BOOK_NEXT_APPOINTMENT', {
      supportType: 'EXIT_TECHNICAL',
      source: 'WEB',
      slotId: 'T3-20261203',
    });
    expect([status, body.header.codice]).toEqual([409, 'INTERVENTION_NOT_EDITABLE']);
  });

  it('cancels with a reason, once, and gives place and free hour back (prenotazione.modifica.3)', async () => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    const wordless = await booking.cancel(id, { reasonCode: 'R99' });
    expect([wordless.status, wordless.body.header.codice]).toEqual([422, 'CANCELLATION_NOTES_REQUIRED']);
    expect((await booking.cancel(id, { reasonCode: 'R01' })).status).toBe(200);
    expect(await booking.one(id)).toMatchObject({
      status: { state: 'New', subState: 'CUSTOMER_CANCELLATION_REQUEST' },
      timeSlots: [{ state: 'CANCELLED' }],
      isEditable: false,
      freeHourUsed: false,
    });
    expect(await placesOf('C017', '2026-12-01')).toMatchObject([{ taken: 0 }, { before: 0 }]);
    expect((await booking.cancel(id, { reasonCode: 'R01' })).body.header.codice).toBe('INTERVENTION_NOT_EDITABLE');
  });

  it('cancels what was begun to change it, too, with the place that was held for that', async () => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    const [change, other] = [randomUUID(), randomUUID()];
    await booking.draft(change, { flusso: 'InterventoTecnico', idIntervento: id, campi: { installationId: 'P01' } });
    await booking.draft(other);
    const place = { slotId: 'T1-20261202', appointmentDate: '2026-12-02', companyId: 'C017', cap: '20146' };
    const wanted = { supportType: 'EXIT_TECHNICAL', installationId: 'P01', idIntervento: id, ...place };
    expect((await booking.hold(change, wanted)).status).toBe(200);
    expect((await booking.cancel(id, { reasonCode: 'R01' })).status).toBe(200);
    expect((await booking.readDraft(change)).status).toBe(404);
    expect((await booking.readDraft(other)).status).toBe(200);
    expect(await placesOf('C017', '2026-12-02')).toMatchObject([{ taken: 0 }, { before: 0 }]);
  });

  it('ends a day before a visit (prenotazione.modifica.1)', async () => {
    const booking = await as();
    const { id } = (await booking.book({ ...visit, slotId: 'T1-20261123', appointmentDate: '2026-11-23' })).body;
    await gateway.database.pool.query("update intervention_slots set day = '2026-11-20', window_id = 'T3'");
    expect((await booking.cancel(id, { reasonCode: 'R01' })).status).toBe(409);
    expect(await booking.one(id)).toMatchObject({ isEditable: false });
  });

  it('gives the appointment to a calendar, under one name and with a rising sequence', async () => {
    const { access_token: bearer } = await gateway.signIn('full');
    const booking = bookingOf(gateway, bearer);
    const { id } = (await booking.book(visit)).body;
    const file = async () =>
      (await gateway.send({ url: `/api/sportello/v1/interventi/${id}/appuntamento.ics`, bearer })).body as string;
    const first = await file();
    expect(first).toContain('DTSTART:20261201T080000Z');
    expect(first).toContain('SEQUENCE:0');
    await booking.cancel(id, { reasonCode: 'R01' });
    const last = await file();
    expect(last).toContain('SEQUENCE:1');
    expect(last).toContain('STATUS:CANCELLED');
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    expect(uid(last)).toBe(uid(first));
  });
});

describe('a draft', () => {
  const place = {
    supportType: 'EXIT_TECHNICAL',
    slotId: 'T1-20261201',
    installationId: 'P01',
    cap: '20146',
    companyId: 'C021',
    appointmentDate: '2026-12-01',
  };

  it('is read again as it was saved, with its files, by its customer alone', async () => {
    const booking = await as();
    const id = randomUUID();
    expect((await booking.readDraft(id)).status).toBe(404);
    await booking.draft(id, { flusso: 'InterventoTecnico', campi: { installationId: 'P01' } });
    await booking.addFile(id, { file: png, fileName: 'caldaia.png' });
    expect((await booking.readDraft(id)).body.bozza).toMatchObject({
      campi: { installationId: 'P01' },
      file: [{ posizione: 1, nome: 'caldaia.jpg' }],
      fascia: null,
    });
    const other = await as('vas');
    expect((await other.readDraft(id)).status).toBe(404);
    expect((await other.draft(id)).status).toBe(404);
  });

  it('takes five files and no sixth', async () => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => booking.addFile(id, { file: png, fileName: 'a.png' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('keeps a place for ten minutes, which goes into the booking', async () => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    expect((await booking.hold(id, place)).body.fascia).toMatchObject({
      companyId: 'C021',
      scade: '2026-11-20T09:10:00.000Z',
    });
    // The same once more keeps it anew; another draft finds the company's only place taken.
    expect((await booking.hold(id, place)).status).toBe(200);
    const second = randomUUID();
    await booking.draft(second);
    const refused = await booking.hold(second, place);
    expect([refused.status, refused.body.header.codice]).toEqual([409, 'SLOT_TAKEN']);
    expect(refused.body.header.fasceLibere[0]).toMatchObject({ date: '2026-12-01' });
    const { status } = await booking.book({ ...visit, companyId: 'C021' }, randomUUID(), id);
    expect(status).toBe(200);
    expect((await booking.readDraft(id)).status).toBe(404);
    expect(await placesOf('C021', '2026-12-01')).toMatchObject([{ taken: 1 }, { before: 1 }]);
  });

  it('keeps nothing that has run out', async () => {
    const booking = await as();
    const [first, second] = [randomUUID(), randomUUID()];
    await booking.draft(first);
    await booking.draft(second);
    await booking.hold(first, place);
    await gateway.database.pool.query("update slot_holds set expires_at = expires_at - interval '11 minutes'");
    expect((await booking.readDraft(first)).body.bozza.fascia).toBeNull();
    expect((await booking.hold(second, place)).status).toBe(200);
    expect(await placesOf('C021', '2026-12-01')).toMatchObject([{ taken: 1 }, { before: 1 }]);
  });
});

describe('the history of an intervention (intervento.storia.1)', () => {
  const historyOf = async (id: string) =>
    (
      await gateway.database.pool.query(
        `select kind, by, by_name, reason, note, from_sub_state, to_state, to_sub_state, day::text, starts
         from intervention_events where intervention_id = $1 order by id`,
        [id],
      )
    ).rows as object[];

  it('says who did what, when and why', async () => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body as { id: string };
    await booking.change(id, 'MODIFY_FIRST_APPOINTMENT', {
      ...visit,
      slotId: 'T2-20261201',
      companyId: undefined,
      codDitta: '017',
    });
    await booking.cancel(id, { reasonCode: 'R99', notes: 'Cambio casa' });
    const who = { by: 'CLIENTE', by_name: 'full', day: '2026-12-01' };
    expect(await historyOf(id)).toMatchObject([
      { kind: 'PRENOTAZIONE', ...who, reason: null, from_sub_state: null, to_sub_state: 'TO_ACCEPT', starts: '09:00' },
      { kind: 'MODIFICA', ...who, from_sub_state: 'TO_ACCEPT', to_sub_state: 'TO_ACCEPT', starts: '11:00' },
      { kind: 'DISDETTA', ...who, to_state: 'New', to_sub_state: 'CUSTOMER_CANCELLATION_REQUEST', note: 'Cambio casa' },
    ]);
  });

  it('is never changed', async () => {
    const { id } = (await (await as()).book(visit)).body as { id: string };
    const change = gateway.database.pool.query('update intervention_events set note = $2 where intervention_id = $1', [
      id,
      'x',
    ]);
    await expect(change).rejects.toThrow('only added to');
  });
});
