import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, placesIn, png, videocall, visit } from '../../../test/support/booking.ts';
import { giveVisit } from '../../../test/support/visits.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const as = (username?: string) => bookingAs(gateway, username);
const placesOf = (company: string, day: string) => placesIn(gateway, company, day);
const first = 'MODIFY_FIRST_APPOINTMENT';
const byTechnician = { supportType: 'EXIT_TECHNICAL', source: 'WEB' };
const moved = { ...byTechnician, slotId: 'T3-20261203', appointmentDate: '2026-12-03' };
const contacts = { email: 'nuova@example.it', phoneNumber: '+393330000000' };

describe('a change', () => {
  it.each([
    ['of the installation', { installationId: 'P02' }, 'installationId', 'NOT_EXPECTED'],
    ['of the kind of assistance', { supportType: 'VIDEOCALL' }, 'supportType', 'NOT_EXPECTED'],
    ['of the company without a slot', { codDitta: '021' }, 'slotId', 'MISSING'],
    ['of the CAP without a slot', { address: { ...visit.address, zipCode: '20121' } }, 'slotId', 'MISSING'],
    ['with an unknown company', { ...moved, codDitta: '999' }, 'codDitta', 'NOT_VALID'],
    [
      'to a CAP where its company does not work',
      { ...moved, address: { ...visit.address, zipCode: '09121' } },
      'codDitta',
      'NOT_IN_AREA',
    ],
    ['to a slot of another day', { ...moved, appointmentDate: '2026-12-04' }, 'appointmentDate', 'SLOT_OF_ANOTHER_DAY'],
    [
      'with a photo that is none',
      { attachments: [{ file: png, fileName: 'a.jpg' }] },
      'attachments.0.file',
      'FILE_TYPE_NOT_ALLOWED',
    ],
  ])('rejects one %s, with nothing written', async (_, fault, campo, codice) => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    const before = await booking.one(id);
    const { status, body } = await booking.change(id, first, { ...byTechnician, ...fault });
    expect([status, body.header.campi]).toEqual([400, [{ campo, codice }]]);
    expect(await booking.one(id)).toEqual(before);
    expect(await placesOf('C017', '2026-12-01')).toMatchObject([{ taken: 1 }, { before: 1 }]);
  });

  it('rejects one of another customer’s intervention, or of none', async () => {
    const { id } = (await (await as()).book(visit)).body;
    const other = await as('vas');
    for (const each of [id, 'I0000000']) {
      const { status } = await other.change(each, first, { ...byTechnician, userContact: contacts });
      expect(status).toBe(404);
    }
  });

  it('rejects one to a place that is taken, with the nearest free slots (prenotazione.fascia.3)', async () => {
    const [booking, other] = [await as(), await as('vas')];
    const { id } = (await booking.book(visit)).body;
    const taken = await other.book({ ...visit, companyId: 'C021' });
    expect(taken.status).toBe(200);
    const { status, body } = await booking.change(id, first, {
      ...byTechnician,
      slotId: 'T1-20261201',
      codDitta: '021',
    });
    expect([status, body.header.codice]).toEqual([409, 'SLOT_TAKEN']);
    expect(body.header.fasceLibere).toHaveLength(5);
    expect(body.header.fasceLibere[0]).toMatchObject({ date: '2026-12-01', start: '09:00' });
    expect(await placesOf('C017', '2026-12-01')).toMatchObject([{ taken: 1 }, { before: 1 }]);
  });

  it('takes no second place for a change to the same slot, and keeps the appointment agreed', async () => {
    const { pool } = gateway.database;
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    await pool.query(`update interventions set sub_state = 'APPOINTMENT_AGREED' where id = $1`, [id]);
    await pool.query(`update intervention_slots set state = 'CONFIRMED' where intervention_id = $1`, [id]);
    const same = { ...byTechnician, slotId: visit.slotId, appointmentDate: visit.appointmentDate };
    expect((await booking.change(id, first, { ...same, interventionNote: 'Citofono rotto' })).status).toBe(200);
    expect(await placesOf('C017', '2026-12-01')).toEqual([
      { window_id: 'T1', taken: 1, before: 0, after: 0 },
      { window_id: 'T2', taken: 0, before: 1, after: 0 },
    ]);
    expect(await booking.one(id)).toMatchObject({
      status: { state: 'Assigned', subState: 'APPOINTMENT_AGREED' },
      timeSlots: [{ date: '2026-12-01', state: 'CONFIRMED' }],
      note: 'Citofono rotto',
    });
    const { rows } = await pool.query(`select title from notifications where url like '%' || $1 order by at, id`, [id]);
    expect(rows.at(-1)).toEqual({ title: 'I dati della tua richiesta sono aggiornati' });
  });

  it.each([
    ['the window', { slotId: 'T3-20261201', appointmentDate: '2026-12-01' }, '017', '2026-12-01', '14:00'],
    ['the day', { slotId: 'T1-20261202', appointmentDate: '2026-12-02' }, '017', '2026-12-02', '09:00'],
    ['the company', { slotId: 'T1-20261201', codDitta: '021' }, '021', '2026-12-01', '09:00'],
  ])('moves the place for a change of %s alone, and requires a new acceptance', async (_, given, code, date, start) => {
    const { pool } = gateway.database;
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    await pool.query(`update interventions set sub_state = 'APPOINTMENT_AGREED' where id = $1`, [id]);
    await pool.query(
      `update intervention_slots set state = 'CONFIRMED', appointment_confirmed = true where intervention_id = $1`,
      [id],
    );
    expect((await booking.change(id, first, { ...byTechnician, ...given })).status).toBe(200);
    expect(await booking.one(id)).toMatchObject({
      status: { state: 'Assigned', subState: 'TO_ACCEPT' },
      company: { code },
      timeSlots: [{ date, start, state: 'SCHEDULED', isAppointmentConfirmed: false }],
    });
    const { rows } = await pool.query('select company_id, taken from company_places where taken > 0');
    expect(rows).toEqual([{ company_id: `C${code}`, taken: 1 }]);
  });

  it('goes without a company where nobody can come any more', async () => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    const none = { ...moved, errorTechnicianAssignmentCode: 'NO_COMPANY_ON_DATE' };
    expect((await booking.change(id, first, none)).status).toBe(200);
    expect(await booking.one(id)).toMatchObject({
      status: { state: 'New', subState: 'TO_ASSIGN' },
      company: null,
      timeSlots: [{ date: '2026-12-03', start: '14:00' }],
    });
    expect(await placesOf('C017', '2026-12-01')).toMatchObject([{ taken: 0 }, { before: 0 }]);
    expect(await placesOf('C017', '2026-12-03')).toEqual([]);
  });

  it('moves a video call, with another way for its link', async () => {
    const booking = await as();
    const { id } = (await booking.book(videocall)).body;
    const { status } = await booking.change(id, first, {
      supportType: 'VIDEOCALL',
      source: 'WEB',
      slotId: 'V3-20261124',
      userContact: contacts,
      linkReceptionMode: 'SMS',
    });
    expect(status).toBe(200);
    expect(await booking.one(id)).toMatchObject({
      company: null,
      contactMode: 'SMS',
      timeSlots: [{ date: '2026-11-24', start: '10:00' }],
    });
    const { rows } = await gateway.database.pool.query('select window_id from company_places where taken > 0');
    expect(rows).toEqual([{ window_id: 'V3' }]);
  });

  it('keeps everything that is not sent', async () => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    const before = (await booking.one(id)) as unknown as Record<string, unknown>;
    const { status } = await booking.change(id, first, byTechnician);
    expect(status).toBe(200);
    expect(await booking.one(id)).toEqual(before);
  });

  it.each([
    ['contacts', { userContact: contacts }, { customer: { email: contacts.email, phoneNumber: contacts.phoneNumber } }],
    [
      'an email alone',
      { userContact: { email: contacts.email } },
      { customer: { email: contacts.email, phoneNumber: null } },
    ],
    [
      'a number alone',
      { userContact: { phoneNumber: '+393330000000' } },
      { customer: { email: null, phoneNumber: '+393330000000' } },
    ],
    ['the note', { interventionNote: 'Citofono rotto' }, { note: 'Citofono rotto' }],
    [
      'the address',
      {
        address: {
          street: 'Via Solari 1',
          zipCode: '20146',
          province: 'MI',
          city: 'Milano',
          country: 'IT',
          note: 'Scala B',
        },
      },
      {
        address: {
          street: 'Via Solari 1',
          cap: '20146',
          province: 'MI',
          city: 'Milano',
          country: 'IT',
          note: 'Scala B',
        },
      },
    ],
    [
      'the address without country and note',
      { address: { street: 'Via Solari 1', zipCode: '20146', province: 'MI', city: 'Milano' } },
      { address: { street: 'Via Solari 1', country: null, note: null } },
    ],
  ])('saves a change of %s and keeps the appointment', async (_, given, expected) => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    const { timeSlots, status } = (await booking.one(id)) as unknown as Record<string, unknown>;
    expect((await booking.change(id, first, { ...byTechnician, ...given })).status).toBe(200);
    expect(await booking.one(id)).toMatchObject({ ...expected, timeSlots, status });
  });
});

describe('the files of a change', () => {
  const photos = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ file: png, fileName: `foto-${at + 1}.png` }));
  const namesOf = (one: unknown) =>
    (one as { attachments: { fileName: string }[] }).attachments.map(({ fileName }) => fileName);

  it('adds the files of a change and of its draft to those of the booking, up to five', async () => {
    const booking = await as();
    const { id } = (await booking.book({ ...visit, attachments: photos(2) })).body;
    const draft = randomUUID();
    await booking.draft(draft, { flusso: 'InterventoTecnico', idIntervento: id, campi: {} });
    await booking.addFile(draft, { file: png, fileName: 'bozza.png' });
    const sent = {
      ...byTechnician,
      attachments: [
        { file: png, fileName: 'quarta.png' },
        { file: png, fileName: 'quinta.png' },
      ],
    };
    expect((await booking.change(id, first, sent, draft)).status).toBe(200);
    const names = ['foto-1.jpg', 'foto-2.jpg', 'quarta.jpg', 'quinta.jpg', 'bozza.jpg'];
    expect(namesOf(await booking.one(id))).toEqual(names);
    expect((await booking.readDraft(draft)).status).toBe(404);
    const { status, body } = await booking.change(id, first, { ...byTechnician, attachments: photos(1) });
    expect([status, body.header.campi]).toEqual([400, [{ campo: 'attachments', codice: 'TOO_MANY' }]]);
    expect(namesOf(await booking.one(id))).toEqual(names);
    expect((await booking.change(id, first, byTechnician)).status).toBe(200);
  });

  it('does not count the company’s files towards the limit of five', async () => {
    const booking = await as();
    const { id } = (await booking.book({ ...visit, attachments: photos(4) })).body;
    await gateway.database.pool.query(
      `insert into intervention_files (intervention_id, kind, name, media_type, content)
       values ($1, 'ORDINE_DI_LAVORO', 'ordine.pdf', 'application/pdf', '%PDF')`,
      [id],
    );
    const { status } = await booking.change(id, first, { ...byTechnician, attachments: photos(1) });
    expect(status).toBe(200);
  });
});

describe('the next appointment (prenotazione.modifica.2)', () => {
  async function toBook() {
    const given = { state: 'In Progress', subState: 'QUOTE_APPROVED_AWAITING_WORKS' } as const;
    const { id } = await giveVisit(gateway, 'full', { ...given, slots: [['2026-11-18', 'T1', 'COMPLETED']] });
    await gateway.database.pool.query(`update interventions set cap = '20146' where id = $1`, [id]);
    return id;
  }

  it('stands beside the first one, with the same company', async () => {
    const id = await toBook();
    const booking = await as();
    expect((await booking.change(id, 'BOOK_NEXT_APPOINTMENT', moved)).status).toBe(200);
    expect(await booking.one(id)).toMatchObject({
      company: { code: '017' },
      timeSlots: [
        { id: `${id}-2`, date: '2026-12-03', state: 'SCHEDULED' },
        { id: `${id}-1`, date: '2026-11-18', state: 'COMPLETED' },
      ],
    });
    expect(await placesOf('C017', '2026-12-03')).toMatchObject([{ window_id: 'T3', taken: 1 }, { before: 1 }]);
    expect(await placesOf('C017', '2026-11-18')).toEqual([]);
    const { rows } = await gateway.database.pool.query(
      `select kind, day::text, starts from intervention_events where intervention_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ kind: 'NUOVO_APPUNTAMENTO', day: '2026-12-03', starts: '14:00' }]);
  });

  it('rejects a next appointment without a slot', async () => {
    const id = await toBook();
    const booking = await as();
    const { status, body } = await booking.change(id, 'BOOK_NEXT_APPOINTMENT', byTechnician);
    expect([status, body.header.campi]).toEqual([400, [{ campo: 'slotId', codice: 'MISSING' }]]);
  });

  it('books the first appointment where there is none yet, and rejects one without a slot', async () => {
    const { id } = await giveVisit(gateway, 'full', { state: 'New', subState: 'TO_ASSIGN', companyId: null });
    await gateway.database.pool.query(`update interventions set cap = '20146' where id = $1`, [id]);
    const booking = await as();
    const { status, body } = await booking.change(id, 'BOOK_FIRST_APPOINTMENT', byTechnician);
    expect([status, body.header.campi]).toEqual([400, [{ campo: 'slotId', codice: 'MISSING' }]]);
    expect((await booking.change(id, 'BOOK_FIRST_APPOINTMENT', { ...moved, codDitta: '017' })).status).toBe(200);
    expect(await booking.one(id)).toMatchObject({
      status: { state: 'Assigned', subState: 'TO_ACCEPT' },
      timeSlots: [{ id: `${id}-1`, date: '2026-12-03' }],
    });
  });
});
