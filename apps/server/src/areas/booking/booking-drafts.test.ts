import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, placesIn, png, visit } from '../../../test/support/booking.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const as = (username?: string) => bookingAs(gateway, username);
const placesOf = (company: string, day: string) => placesIn(gateway, company, day);

describe('a draft', () => {
  const place = {
    supportType: 'EXIT_TECHNICAL',
    slotId: 'T1-20261201',
    installationId: 'P01',
    cap: '20146',
    companyId: 'C021',
    appointmentDate: '2026-12-01',
  };

  it('returns a saved draft with its files, to its customer alone', async () => {
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

  it('rejects a booking from a draft that is missing or another customer’s', async () => {
    const [booking, other] = [await as(), await as('vas')];
    const foreign = randomUUID();
    await other.draft(foreign);
    for (const id of [randomUUID(), foreign]) {
      const { status, body } = await booking.book(visit, randomUUID(), id);
      expect([status, body.header.codice]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await booking.list()).toEqual([]);
    expect((await other.readDraft(foreign)).status).toBe(200);
  });

  it('gives the place that a draft holds to a change', async () => {
    const booking = await as();
    const { id: idIntervento } = (await booking.book(visit)).body as { id: string };
    const id = randomUUID();
    await booking.draft(id, { flusso: 'InterventoTecnico', idIntervento, campi: {} });
    const wanted = { ...place, slotId: 'T3-20261203', appointmentDate: '2026-12-03', idIntervento };
    expect((await booking.hold(id, wanted)).status).toBe(200);
    const moved = { slotId: 'T3-20261203', appointmentDate: '2026-12-03', codDitta: '021' };
    const change = { supportType: 'EXIT_TECHNICAL', source: 'WEB', ...moved };
    expect((await booking.change(idIntervento, 'MODIFY_FIRST_APPOINTMENT', change, id)).status).toBe(200);
    expect(await placesOf('C021', '2026-12-03')).toMatchObject([{ window_id: 'T3', taken: 1 }, { before: 1 }]);
    expect((await booking.readDraft(id)).status).toBe(404);
  });

  it('rejects saves and holds of a draft that was already booked', async () => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    expect((await booking.book({ ...visit, companyId: 'C021' }, id, id)).status).toBe(200);
    expect((await booking.draft(id)).status).toBe(404);
    expect((await booking.hold(id, place)).status).toBe(404);
    const other = await as('vas');
    expect((await other.draft(id)).status).toBe(200);
  });

  it('returns no held slot once it has expired', async () => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    await booking.hold(id, place);
    await gateway.database.pool.query('update slot_holds set expires_at = $1', [gateway.now()]);
    expect((await booking.readDraft(id)).body.bozza.fascia).toBeNull();
  });

  it('names the place by the company’s code, and holds none where nobody can come', async () => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    const { companyId: _, ...anywhere } = place;
    const held = await booking.hold(id, { ...anywhere, codDitta: '021' });
    expect(held.body.fascia).toMatchObject({ slotId: 'T1-20261201', companyId: 'C021' });
    const none = await booking.hold(id, { ...anywhere, errorTechnicianAssignmentCode: 'NO_COMPANY_ON_DATE' });
    expect([none.status, none.body.fascia]).toEqual([200, null]);
    expect(await placesOf('C021', '2026-12-01')).toMatchObject([{ taken: 0 }, { before: 0 }]);
  });

  it.each([
    ['without company or reason', {}, 'companyId', 'MISSING'],
    ['of an unknown code', { codDitta: '999' }, 'codDitta', 'NOT_VALID'],
    ['of a company that works elsewhere', { codDitta: '042' }, 'codDitta', 'NOT_IN_AREA'],
    [
      'on another day than its own',
      { companyId: 'C021', appointmentDate: '2026-12-02' },
      'appointmentDate',
      'SLOT_OF_ANOTHER_DAY',
    ],
  ])('rejects a place %s', async (_, fault, campo, codice) => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    const { companyId: __, ...anywhere } = place;
    const { status, body } = await booking.hold(id, { ...anywhere, ...fault });
    expect([status, body.header.campi]).toEqual([400, [{ campo, codice }]]);
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

describe('the drafts of a customer (prenotazione.bozza.1)', () => {
  it('lists drafts newest first, with the times of their slot', async () => {
    const [booking, other] = [await as(), await as('vas')];
    const [older, newer] = [randomUUID(), randomUUID()];
    await booking.draft(older, { flusso: 'InterventoTecnico', campi: { slotId: 'T1-20261201' } });
    await other.draft(randomUUID());
    await gateway.database.pool.query("update booking_drafts set updated_at = updated_at - interval '1 minute'");
    await booking.draft(newer, { flusso: 'InterventoTecnico', campi: { slotId: 'unknown' } });
    const now = gateway.now();
    expect(await booking.listDrafts()).toMatchObject([
      { id: newer, orario: null, campi: { slotId: 'unknown' }, aggiornata: now.toISOString() },
      { id: older, orario: { inizio: '09:00', fine: '11:00' } },
    ]);
    await gateway.database.pool.query("update booking_drafts set updated_at = updated_at - interval '1 minute'");
    await booking.draft(older);
    expect((await booking.listDrafts()).map(({ id }) => id)).toEqual([older, newer]);
  });

  it('allows at most twenty drafts, and still saves one that exists', async () => {
    const booking = await as();
    const ids = Array.from({ length: 20 }, () => randomUUID());
    for (const id of ids) expect((await booking.draft(id)).status).toBe(200);
    const answer = await booking.draft(randomUUID());
    expect([answer.status, answer.body.header.codice]).toEqual([409, 'TOO_MANY_DRAFTS']);
    expect((await booking.draft(ids[0] ?? '')).status).toBe(200);
    expect(await booking.listDrafts()).toHaveLength(20);
    await booking.deleteDraft(ids[1] ?? '');
    expect((await booking.draft(randomUUID())).status).toBe(200);
  });

  it('deletes a draft with its files and place, by its customer alone', async () => {
    const [booking, other] = [await as(), await as('vas')];
    const [id, kept] = [randomUUID(), randomUUID()];
    await booking.draft(id);
    await booking.draft(kept);
    await booking.addFile(id, { file: png, fileName: 'a.png' });
    const place = { slotId: 'T1-20261201', appointmentDate: '2026-12-01', companyId: 'C021', cap: '20146' };
    await booking.hold(id, { supportType: 'EXIT_TECHNICAL', installationId: 'P01', ...place });
    expect((await other.deleteDraft(id)).status).toBe(404);
    expect(await placesOf('C021', '2026-12-01')).toMatchObject([{ taken: 1 }, { before: 1 }]);
    expect((await booking.deleteDraft(id)).status).toBe(200);
    expect((await booking.readDraft(id)).status).toBe(404);
    expect((await booking.openFile(id, 1)).status).toBe(404);
    expect(await placesOf('C021', '2026-12-01')).toMatchObject([{ taken: 0 }, { before: 0 }]);
    expect((await booking.deleteDraft(id)).status).toBe(404);
    expect((await booking.readDraft(kept)).status).toBe(200);
  });

  it('ties a draft to an intervention of the same customer, and rejects requests for another', async () => {
    const [booking, other] = [await as(), await as('vas')];
    const { id: idIntervento } = (await booking.book(visit)).body as { id: string };
    const draft = { flusso: 'InterventoTecnico', idIntervento, campi: {} };
    expect((await other.draft(randomUUID(), draft)).status).toBe(404);
    const id = randomUUID();
    expect((await booking.draft(id, draft)).body.bozza).toMatchObject({ id, idIntervento });
    expect((await booking.draft(id)).status).toBe(404);
    const place = { slotId: 'T1-20261202', appointmentDate: '2026-12-02', companyId: 'C017', cap: '20146' };
    const wanted = { supportType: 'EXIT_TECHNICAL', installationId: 'P01', ...place };
    const own = randomUUID();
    await other.draft(own);
    expect((await other.hold(own, { ...wanted, idIntervento })).status).toBe(404);
    expect((await booking.hold(own, wanted)).status).toBe(404);
  });
});

describe('the files of a draft (prenotazione.bozza.2)', () => {
  it('opens and removes the files of a draft for its customer alone, and reuses their positions', async () => {
    const [booking, other] = [await as(), await as('vas')];
    const id = randomUUID();
    await booking.draft(id);
    const pdf = Buffer.from('%PDF-1.7\n').toString('base64');
    const added = await booking.addFile(id, { file: pdf, fileName: 'scheda.pdf' });
    expect(added.body).toMatchObject({ posizione: 1, nome: 'scheda.pdf', byte: 9 });
    await booking.addFile(id, { file: png, fileName: 'foto.png' });
    const opened = await booking.openFile(id, 1);
    expect([opened.status, opened.body]).toEqual([200, '%PDF-1.7\n']);
    expect(opened.headers['content-type']).toContain('application/pdf');
    expect(opened.headers['content-disposition']).toContain('scheda.pdf');
    expect([(await other.openFile(id, 1)).status, (await other.removeFile(id, 1)).status]).toEqual([404, 404]);
    expect((await other.addFile(id, { file: png, fileName: 'foto.png' })).status).toBe(404);
    expect((await booking.removeFile(id, 1)).status).toBe(200);
    expect([(await booking.openFile(id, 1)).status, (await booking.removeFile(id, 1)).status]).toEqual([404, 404]);
    expect((await booking.readDraft(id)).body.bozza.file).toMatchObject([{ posizione: 2, nome: 'foto.jpg' }]);
    expect((await booking.addFile(id, { file: png, fileName: 'altra.png' })).body).toMatchObject({ posizione: 1 });
  });

  it('rejects a sixth file', async () => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    for (let at = 0; at < 5; at += 1) await booking.addFile(id, { file: png, fileName: 'a.png' });
    const { status, body } = await booking.addFile(id, { file: png, fileName: 'a.png' });
    expect([status, body.header.campi]).toEqual([400, [{ campo: 'file', codice: 'TOO_MANY' }]]);
  });

  it('adds the files of a draft to the booking after those sent with it', async () => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    await booking.addFile(id, { file: png, fileName: 'bozza.png' });
    const sent = { ...visit, attachments: [{ file: png, fileName: 'inviata.png' }] };
    const { body } = await booking.book(sent, randomUUID(), id);
    const booked = (await booking.one(body.id)) as unknown as { attachments: { id: string; fileName: string }[] };
    expect(booked.attachments.map(({ fileName }) => fileName)).toEqual(['inviata.jpg', 'bozza.jpg']);
    const files = await Promise.all(booked.attachments.map((file) => booking.document(file.id)));
    expect(files.map(({ body: file }) => [file.fileName, file.contentType])).toEqual([
      ['inviata.jpg', 'image/jpeg'],
      ['bozza.jpg', 'image/jpeg'],
    ]);
    expect(Buffer.from(files[0]?.body.content, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    const stranger = await (await as('vas')).document(booked.attachments[0]?.id ?? '');
    expect(stranger.status).toBe(404);
  });
});

it('records each change of a draft and of a booking in the audit log', async () => {
  const booking = await as();
  const id = randomUUID();
  const { rows: before } = await gateway.database.pool.query('select coalesce(max(id), 0) as id from audit');
  await booking.draft(id);
  await booking.addFile(id, { file: png, fileName: 'a.png' });
  await booking.removeFile(id, 1);
  await booking.deleteDraft(id);
  const booked = (await booking.book(visit)).body.id as string;
  await booking.change(booked, 'MODIFY_FIRST_APPOINTMENT', { supportType: 'EXIT_TECHNICAL', source: 'WEB' });
  await booking.cancel(booked, { reasonCode: 'R01' });
  const { rows } = await gateway.database.pool.query('select deed from audit where id > $1 order by id', [
    before[0].id,
  ]);
  expect(rows.map(({ deed }: { deed: string }) => deed)).toEqual([
    'saveBookingDraft',
    'addBookingFile',
    'removeBookingFile',
    'deleteBookingDraft',
    'createIntervention',
    'modifyIntervention',
    'cancelIntervention',
  ]);
});
