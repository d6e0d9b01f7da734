import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { servicesOf } from '../../startup/services.ts';
import { notifyOfLateVisits } from '../../desk/operations-centre/usecases/late-visits.ts';
import { useApp } from '../../../test/support/app.ts';
import { bookingOf, forgetBookings, videocall } from '../../../test/support/booking.ts';
import { listenForUpdates } from '../../../test/support/services.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;
const bearerOf = async (username: string) => (await gateway.signIn(username)).access_token;

async function agreed(starts: string): Promise<string> {
  const { body } = await bookingOf(gateway, await bearerOf('full')).book(videocall);
  const id = String(body.id);
  await rows(`update interventions set sub_state = 'APPOINTMENT_AGREED' where id = $1`, id);
  await rows(
    `update intervention_slots set day = '2026-11-20', state = 'CONFIRMED',
       window_id = (select id from slot_windows where support_type = 'VIDEOCALL' and starts = $2)
     where intervention_id = $1`,
    id,
    starts,
  );
  return id;
}

async function caller(username = 'full') {
  const bearer = await bearerOf(username);
  const url = (id: string) => `/api/sportello/v1/interventi/${id}/videochiamata`;
  return {
    read: (id: string) => gateway.send({ url: url(id), bearer }),
    join: (id: string, registrazione = true) =>
      gateway.send({ method: 'POST', url: url(id), bearer, payload: { registrazione } }),
  };
}

describe('a video call (intervento.videochiamata.1)', () => {
  it.each([
    ['10:00', 200],
    ['10:30', 409],
  ])('returns for a video call at %s, entered at ten, the status %i', async (starts, expected) => {
    const id = await agreed(starts);
    const { read, join } = await caller();
    expect((await read(id)).body.videochiamata).toMatchObject({ entrato: false, registrazione: null });
    const { status, body } = await join(id);
    expect(status).toBe(expected);
    if (expected === 409) expect(body.header.codice).toBe('VIDEOCALL_NOT_OPEN');
    else expect(body.indirizzo).toMatch(/^http:\/\/localhost:3000\/demo\/videochiamata\/[\w-]{24}$/);
  });

  it('allows entry until half an hour after the end', async () => {
    const id = await agreed('09:00');
    const { read, join } = await caller();
    expect((await read(id)).body.videochiamata).toMatchObject({
      apre: '2026-11-20T07:50:00.000Z',
      chiude: '2026-11-20T09:00:00.000Z',
    });
    expect((await join(id)).status).toBe(200);
    gateway.wait(1);
    onTestFinished(() => gateway.wait(-1));
    expect((await join(id)).body.header.codice).toBe('VIDEOCALL_NOT_OPEN');
  });

  it.each([
    ['VIDEOCALL', 'Assigned', 'APPOINTMENT_AGREED', true],
    ['VIDEOCALL', 'In Progress', null, true],
    ['VIDEOCALL', 'In Progress', 'INTERVENTION_IN_PROGRESS', true],
    ['VIDEOCALL', 'In Progress', 'AWAITING_QUOTE', false],
    ['VIDEOCALL', 'Assigned', 'ACCEPTED', false],
    ['VIDEOCALL', 'Assigned', null, false],
    ['VIDEOCALL', 'Completed', null, false],
    ['VIDEOCALL', 'Completed', 'APPOINTMENT_AGREED', false],
    ['VIDEOCALL', 'Completed', 'INTERVENTION_IN_PROGRESS', false],
    ['TECHINICIAN_EXIT', 'Assigned', 'APPOINTMENT_AGREED', false],
    ['TECHINICIAN_EXIT', 'In Progress', 'INTERVENTION_IN_PROGRESS', false],
  ])('returns for mode %s in state %s / %s whether it can be entered: %s', async (mode, state, subState, expected) => {
    const id = await agreed('10:00');
    await rows(
      'update interventions set mode = $2, state = $3, sub_state = $4 where id = $1',
      id,
      mode,
      state,
      subState,
    );
    const { read, join } = await caller();
    expect((await read(id)).body.videochiamata !== null).toBe(expected);
    const { status, body } = await join(id);
    expect(status === 200 ? 'OPEN' : body.header.codice).toBe(expected ? 'OPEN' : 'VIDEOCALL_NOT_OPEN');
  });

  it('uses a different room for each appointment', async () => {
    const [one, two] = [
      await agreed('10:00'),
      (await bookingOf(gateway, await bearerOf('full')).book({ ...videocall, slotId: 'V2-20261123' })).body
        .id as string,
    ];
    const { join } = await caller();
    const roomOf = async (id: string) => (await join(id)).body.indirizzo as string;
    const first = await roomOf(one);
    await rows(`update interventions set sub_state = 'APPOINTMENT_AGREED' where id = $1`, two);
    await rows(`update intervention_slots set day = '2026-11-20', window_id = 'V3' where intervention_id = $1`, two);
    expect(await roomOf(two)).not.toBe(first);
    await rows(`update intervention_slots set window_id = 'V2' where intervention_id = $1`, one);
    expect(await roomOf(one)).not.toBe(first);
  });

  it('returns no video call while there is no appointment', async () => {
    const id = await agreed('10:00');
    await rows('delete from intervention_slots where intervention_id = $1', id);
    const { read, join } = await caller();
    expect((await read(id)).body.videochiamata).toBeNull();
    expect((await join(id)).status).toBe(404);
    expect([(await read('I0000000')).status, (await join('I0000000')).status]).toEqual([404, 404]);
  });

  it('tells other open apps that it is entered, and writes each time to the audit log', async () => {
    const id = await agreed('10:00');
    const updates = await listenForUpdates(gateway);
    const { join } = await caller();
    await join(id);
    const update = expect.objectContaining({ about: 'interventions' });
    await vi.waitFor(() => expect(updates).toContainEqual(update));
    await join(id);
    const entries = await rows(`select 1 from audit where deed = 'joinVideocall' and at = $1`, gateway.now());
    expect(entries.length).toBeGreaterThanOrEqual(2);
  });

  it('keeps what was said about recording, and is entered once in its history (intervento.videochiamata.2)', async () => {
    const id = await agreed('10:00');
    const { read, join } = await caller();
    const [one, two] = [await join(id, true), await join(id, false)];
    expect(one.body.indirizzo).toBe(two.body.indirizzo);
    expect((await read(id)).body.videochiamata).toMatchObject({ entrato: true, registrazione: false });
    expect(
      await rows(`select 1 from intervention_events where intervention_id = $1 and kind = 'INGRESSO'`, id),
    ).toHaveLength(1);
    const desk = await gateway.send({
      url: `/api/sportello/v1/operatore/interventi/${id}`,
      bearer: await bearerOf('operatore'),
    });
    expect(desk.body.intervento).toMatchObject({ registrazione: false, entrato: '2026-11-20T09:00:00.000Z' });
  });

  it('rejects another customer, and a call that is not accepted yet', async () => {
    const id = await agreed('10:00');
    const stranger = await caller('dual');
    expect([(await stranger.read(id)).status, (await stranger.join(id)).status]).toEqual([404, 404]);
    await rows(`update interventions set sub_state = 'TO_ACCEPT' where id = $1`, id);
    const { read, join } = await caller();
    expect((await read(id)).body.videochiamata).toBeNull();
    expect((await join(id)).body.header.codice).toBe('VIDEOCALL_NOT_OPEN');
  });

  it('notifies when a call opens, and again a customer who does not come (intervento.videochiamata.3)', async () => {
    const id = await agreed('10:30');
    const at = (time: string) =>
      notifyOfLateVisits(
        servicesOf({
          config: readConfig({}),
          pool: gateway.database.pool,
          clock: () => new Date(`2026-11-20T${time}:00Z`),
        }),
      );
    const told = async () =>
      (
        await rows(
          `select data ->> 'step' as step from events where kind = 'INTERVENTION_MOVED' and data ->> 'interventionId' = $1 order by id`,
          id,
        )
      ).map(({ step }: { step: string }) => step);
    await at('09:00');
    expect(await told()).toEqual([]);
    await at('09:17');
    await at('09:20');
    expect(await told()).toEqual(['VIDEOCHIAMATA_APERTA']);
    await at('09:41');
    await at('09:45');
    expect(await told()).toEqual(['VIDEOCHIAMATA_APERTA', 'VIDEOCHIAMATA_ATTESA']);
    const [mail] = await rows(
      `select text from messages where template = 'intervention-moved' and text like $1`,
      `%${id}%`,
    );
    expect(mail.text).toContain(`/my-edison/intervento-tecnico/il-mio-intervento/${id}`);
  });
});
