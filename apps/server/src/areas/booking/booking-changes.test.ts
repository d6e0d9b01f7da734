import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, bookingOf, forgetBookings, placesIn, visit } from '../../../test/support/booking.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const as = (username?: string) => bookingAs(gateway, username);
const placesOf = (company: string, day: string) => placesIn(gateway, company, day);

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

  it('tells of new contacts that the appointment stays', async () => {
    const booking = await as();
    const { id } = (await booking.book(visit)).body;
    const { status } = await booking.change(id, 'MODIFY_FIRST_APPOINTMENT', {
      supportType: 'EXIT_TECHNICAL',
      source: 'WEB',
      userContact: { email: 'nuova@example.it', phoneNumber: '3331234567' },
    });
    expect(status).toBe(200);
    const { rows } = await gateway.database.pool.query(
      `select title, text from notifications where url like '%' || $1 order by at, id`,
      [id],
    );
    expect(rows.at(-1)).toEqual({
      title: 'I dati della tua richiesta sono aggiornati',
      text: expect.stringMatching(/l’appuntamento non cambia, martedì 1° dicembre 2026/),
    });
  });

  it.each(['that is missing', "of another customer's"])('rejects a change from a draft %s', async (which) => {
    const { access_token: bearer } = await gateway.signIn('full');
    const { id } = (await bookingOf(gateway, bearer).book(visit)).body;
    const draft = randomUUID();
    if (which !== 'that is missing') expect((await (await as('vas')).draft(draft)).status).toBe(200);
    const answer = await gateway.send({
      method: 'PATCH',
      url: `/api/interventotecnico/v1/interventions/${id}?operationType=MODIFY_FIRST_APPOINTMENT`,
      bearer,
      headers: { 'x-bozza': draft },
      payload: { supportType: 'EXIT_TECHNICAL', source: 'WEB', userContact: { email: 'nuova@example.it' } },
    });
    expect([answer.status, answer.body.header.codice]).toEqual([404, 'NOT_FOUND']);
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
    expect(first).toContain('SUMMARY:Da confermare: Tecnico a casa: Caldaia');
    expect(first).toContain('STATUS:TENTATIVE');
    await booking.cancel(id, { reasonCode: 'R01' });
    const last = await file();
    expect(last).toContain('SEQUENCE:1');
    expect(last).toContain('STATUS:CANCELLED');
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    expect(uid(last)).toBe(uid(first));
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

  it('rejects an update of the history in the database', async () => {
    const { id } = (await (await as()).book(visit)).body as { id: string };
    const change = gateway.database.pool.query('update intervention_events set note = $2 where intervention_id = $1', [
      id,
      'x',
    ]);
    await expect(change).rejects.toThrow('only added to');
  });
});
