import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { remindQueue } from '../../db/jobs/queues.ts';
import { remindOfVisits } from '../../desk/operations-centre/usecases/reminders.ts';
import type { Services } from '../../shared/context.ts';
import { startJobs } from '../../startup/jobs.ts';
import { servicesOf } from '../../startup/services.ts';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, videocall, visit } from '../../../test/support/booking.ts';
import { testPushKeys } from '../../../test/support/push/push-service.ts';
import { giveVisit } from '../../../test/support/visits.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome; the visit is on Tuesday 1 December from 9 to 11.
const gateway = useApp();
const evening = '2026-11-30T16:00:00Z';
const first = 'MODIFY_FIRST_APPOINTMENT';

const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;

const servicesAt = (at: string): Services =>
  servicesOf({
    config: readConfig({ ...testPushKeys, PUBLIC_URL: 'https://clienti.example.it' }),
    pool: gateway.database.pool,
    clock: () => new Date(at),
  });
const remindAt = (at: string) => remindOfVisits(servicesAt(at));

beforeEach(async () => {
  await forgetBookings(gateway);
  await rows('delete from push_subscriptions');
  await rows(
    `insert into push_subscriptions (customer_code, endpoint, p256dh, auth, created_at, seen_at)
     select customer_code, 'https://fcm.googleapis.com/fcm/send/1', 'key', 'auth', now(), now()
     from accounts where username = 'full'`,
  );
});

async function agreed(what: object = visit, at?: string): Promise<string> {
  const { body } = await (await bookingAs(gateway)).book(what);
  const id = String(body.id);
  await agree(id);
  if (at !== undefined) {
    await rows(
      `insert into intervention_events (intervention_id, at, kind, by, to_state, to_sub_state)
       values ($1, $2, 'CONCORDA', 'CENTRALE', 'Assigned', 'APPOINTMENT_AGREED')`,
      id,
      at,
    );
  }
  return id;
}

const agree = (id: string) =>
  rows(`update interventions set state = 'Assigned', sub_state = 'APPOINTMENT_AGREED' where id = $1`, id);

async function remindersOf(id: string) {
  return rows(
    `select e.data ->> 'day' as day, n.title, n.text, n.target, n.url, m.channel, m.recipient, m.subject, m.text as message,
       m.useless_after, p.kind, p.is_urgent, p.useless_after as push_until
     from events e
     left join notifications n on n.event_id = e.id
     left join messages m on m.event_id = e.id
     left join pushes p on p.notification_id = n.id
     where e.kind = 'INTERVENTION_MOVED' and e.data ->> 'step' = 'PROMEMORIA' and e.data ->> 'interventionId' = $1
     order by e.id`,
    id,
  );
}

describe('a reminder of a visit (intervento.promemoria.1)', () => {
  it('returns event, notification, mail and push on the day before at five, made by the job', async () => {
    const id = await agreed();
    await remindAt('2026-11-30T15:59:59Z');
    expect(await remindersOf(id)).toEqual([]);
    await rows(`insert into pgboss.job (name, policy) values ($1, 'short')`, remindQueue);
    const jobs = await startJobs({
      services: servicesAt(evening),
      databaseUrl: gateway.database.url,
      onTrouble: () => undefined,
      pollSeconds: 0.5,
    });
    onTestFinished(() => jobs.stop());
    await vi.waitFor(async () => expect(await remindersOf(id)).toHaveLength(1), { timeout: 20_000, interval: 100 });
    const [reminder] = await remindersOf(id);
    expect(reminder).toMatchObject({
      day: '2026-12-01',
      title: 'Promemoria: il tecnico arriva martedì 1° dicembre',
      text: expect.stringContaining('L’appuntamento è martedì 1° dicembre 2026, tra le 09:00 e le 11:00.'),
      url: `/my-edison/intervento-tecnico/il-mio-intervento/${id}`,
      channel: 'MAIL',
      recipient: 'giulia.ferri@example.it',
      subject: 'Promemoria: il tecnico arriva martedì 1° dicembre',
      message: expect.stringContaining(
        `https://clienti.example.it/my-edison/intervento-tecnico/il-mio-intervento/${id}`,
      ),
      useless_after: new Date('2026-12-01T08:00:00Z'),
      kind: 'VISITA',
      is_urgent: false,
      push_until: new Date('2026-12-01T08:00:00Z'),
    });
  });

  it('returns one under 20 runs at once, and none by later ones', async () => {
    const id = await agreed();
    await Promise.all(Array.from({ length: 20 }, () => remindAt(evening)));
    await remindAt('2026-11-30T18:00:00Z');
    await remindAt('2026-12-01T07:00:00Z');
    expect(await remindersOf(id)).toHaveLength(1);
  });

  it('returns the same topic as the technician on the way, so the later push replaces it', async () => {
    const id = await agreed();
    await remindAt(evening);
    const [reminder] = await rows(
      `select p.topic, s.id from pushes p join push_subscriptions s on s.id = p.subscription_id`,
    );
    const { notifyOfStep } = await import('../../desk/operations-centre/usecases/notify.ts');
    const services = servicesAt('2026-12-01T07:30:00Z');
    const [{ customer_code: customerCode }] = await rows('select customer_code from interventions where id = $1', id);
    const doer = { username: 'sportello', right: 'COMMAND' as const, customerCode };
    await services.db.transaction((db) =>
      notifyOfStep(services, db, doer, { interventionId: id, step: 'IN_VIAGGIO', reason: null }, services.clock()),
    );
    const pushes = await rows('select topic, status, last_error from pushes order by created_at');
    expect(pushes).toEqual([
      { topic: reminder.topic, status: 'GIVEN_UP', last_error: 'replaced by a later one' },
      { topic: reminder.topic, status: 'WAITING', last_error: null },
    ]);
  });

  it('returns a reminder of a video call, by SMS to whom wants its link there', async () => {
    const userContact = { email: 'casa@example.it', phoneNumber: '+393331234567' };
    const id = await agreed({ ...videocall, slotId: 'V1-20261124', userContact, linkReceptionMode: 'SMS' });
    await remindAt('2026-11-23T16:00:00Z');
    expect(await remindersOf(id)).toMatchObject([
      {
        title: 'Promemoria: videochiamata martedì 24 novembre',
        text: expect.stringContaining('Entri dalla pagina dell’intervento, da 10 minuti prima.'),
        channel: 'SMS',
        recipient: '+393331234567',
        message: expect.stringMatching(/videochiamata martedì 24 novembre alle 09:00\. Entra da https:/),
      },
    ]);
  });

  it('returns no push to whom has switched off VISITA, but the notification', async () => {
    await rows(
      `insert into push_preferences select customer_code, 'VISITA', false, now() from accounts where username = 'full'`,
    );
    onTestFinished(() => rows('delete from push_preferences').then(() => undefined));
    const id = await agreed();
    await remindAt(evening);
    expect(await remindersOf(id)).toMatchObject([{ target: 'INTERVENTO_TECNICO', kind: null }]);
  });

  it.each([
    ['2026-11-30T19:59:59Z', 1],
    ['2026-11-30T20:00:00Z', 0],
    ['2026-12-01T05:00:00Z', 0],
    ['2026-12-01T07:00:00Z', 1],
    ['2026-12-01T07:00:01Z', 0],
    ['2026-12-01T09:00:00Z', 0],
  ])('sends reminders where no server ran before %s: %i', async (at, expected) => {
    const id = await agreed();
    await remindAt(at);
    expect(await remindersOf(id)).toHaveLength(expected);
  });

  it('returns another for another day, not for another time of the same day', async () => {
    const id = await agreed();
    await remindAt(evening);
    await rows(`update intervention_slots set window_id = 'T3' where intervention_id = $1`, id);
    await remindAt(evening);
    await rows(`update intervention_slots set day = '2026-12-03' where intervention_id = $1`, id);
    await remindAt('2026-12-02T16:00:00Z');
    expect((await remindersOf(id)).map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-03']);
  });

  it('returns another after a change by the customer, once it is confirmed again', async () => {
    const id = await agreed();
    const booking = await bookingAs(gateway);
    const change = { supportType: 'EXIT_TECHNICAL', source: 'WEB', slotId: 'T1-20261203', codDitta: '017' };
    const { status } = await booking.change(id, first, { ...change, appointmentDate: '2026-12-03' });
    expect(status).toBe(200);
    await remindAt('2026-12-02T16:00:00Z');
    expect(await remindersOf(id)).toEqual([]);
    await agree(id);
    await remindAt('2026-12-02T16:05:00Z');
    expect(await remindersOf(id)).toMatchObject([{ day: '2026-12-03' }]);
  });

  it('returns none of what the customer has cancelled', async () => {
    const id = await agreed();
    await (await bookingAs(gateway)).cancel(id, { reasonCode: 'R01' });
    await remindAt(evening);
    expect(await remindersOf(id)).toEqual([]);
  });

  it('returns none where it is cancelled while the reminder is being made', async () => {
    const id = await agreed();
    const client = await gateway.database.pool.connect();
    onTestFinished(() => client.release());
    await client.query('begin');
    await client.query('select 1 from interventions where id = $1 for update', [id]);
    const reminding = remindAt(evening);
    const waits = `select count(*)::int as n from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await vi.waitFor(async () => expect((await rows(waits))[0].n).toBe(1), { timeout: 10_000, interval: 20 });
    await client.query(
      `update interventions set state = 'New', sub_state = 'CUSTOMER_CANCELLATION_REQUEST', changes = changes + 1 where id = $1`,
      [id],
    );
    await client.query('commit');
    await reminding;
    expect(await remindersOf(id)).toEqual([]);
  });

  it.each([
    ['New', 'TO_REASSIGN'],
    ['Assigned', 'TO_ACCEPT'],
    ['Assigned', 'ACCEPTED'],
    ['Canceled', 'INTERNAL_DECISION'],
    ['In Progress', 'INTERVENTION_IN_PROGRESS'],
    ['Completed', null],
  ])('returns none in state %s / %s', async (state, subState) => {
    const { id } = await giveVisit(gateway, 'full', { state, subState, slots: [['2026-12-01', 'T1', 'SCHEDULED']] });
    await remindAt(evening);
    expect(await remindersOf(id)).toEqual([]);
  });

  it.each([
    ['2026-11-30T12:59:59Z', 1],
    ['2026-11-30T13:00:00Z', 0],
    ['2026-11-30T17:00:00Z', 0],
  ])('sends reminders where the visit was agreed at %s: %i', async (at, expected) => {
    const id = await agreed(visit, at);
    await remindAt('2026-11-30T18:00:00Z');
    await remindAt('2026-12-01T07:00:00Z');
    expect(await remindersOf(id)).toHaveLength(expected);
  });

  it('returns those of the others where one fails, and that one by a later run', async () => {
    const [broken, id] = [await agreed(), await agreed({ ...visit, slotId: 'T2-20261201' })];
    await rows(`create function fail_one() returns trigger language plpgsql as $$
      begin if new.data ->> 'interventionId' = '${broken}' then raise 'no'; end if; return new; end $$`);
    await rows('create trigger fail_one before insert on events for each row execute function fail_one()');
    await expect(remindAt(evening)).rejects.toThrow('1 customers were not reminded of a visit.');
    await rows('drop function fail_one cascade');
    expect([await remindersOf(broken), await remindersOf(id)].map(({ length }) => length)).toEqual([0, 1]);
    await remindAt(evening);
    expect([await remindersOf(broken), await remindersOf(id)].map(({ length }) => length)).toEqual([1, 1]);
  });
});
