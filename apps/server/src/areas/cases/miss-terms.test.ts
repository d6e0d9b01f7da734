import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { casesQueue } from '../../db/jobs/queues.ts';
import type { Services } from '../../shared/context.ts';
import { startJobs } from '../../startup/jobs.ts';
import { servicesOf } from '../../startup/services.ts';
import { useApp } from '../../../test/support/app.ts';
import { lockCase } from './queries/cases.ts';
import { missTerms } from './usecases/miss-terms.ts';
import { giveReply } from './usecases/reply.ts';
import { withdrawCase } from './usecases/change-case.ts';
import { actorOf, withServices } from '../../../test/support/services.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome: a complaint is to be answered by 20 December.
const gateway = useApp();
const lastMoment = '2026-12-20T22:59:59Z';
const dayAfter = '2026-12-20T23:00:00Z';

const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;

const servicesAt = (at: string): Services =>
  servicesOf({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    pool: gateway.database.pool,
    clock: () => new Date(at),
  });
const missAt = (at: string) => missTerms(servicesAt(at));

async function send(username: string, path: string, payload: object) {
  const { access_token: bearer } = await gateway.signIn(username);
  const { body } = await gateway.send({ method: 'POST', url: `/api/sportello/v1/reclami${path}`, bearer, payload });
  return body;
}

const open = async (more: object = {}) =>
  String((await send('full', '', { tipo: 'RECLAMO', testo: 'Aspetto una risposta.', ...more })).numero);

const parts = { complaint: 'Il reclamo.', checks: 'Le verifiche.', conclusions: 'L’esito.', rights: 'I diritti.' };

async function replyAt(number: string, moment: string) {
  const services = servicesAt(moment);
  const at = new Date(moment);
  await services.db.transaction(async (db) => {
    const row = await lockCase(db, idOf(number));
    if (!row) throw new Error('there is no such case');
    const by = { username: 'operatore', right: 'STAFF' } as const;
    expect(await giveReply(services, db, row, { parts, by, at, key: null, isOwed: false })).toBe(true);
  });
}

const idOf = (number: string) => Number(number.slice(8));

/** Returns what a missed term of a case has left behind. */
async function leftBy(number: string) {
  const [found] = await rows(
    `select
       (select json_agg(amount_cents) from credits where case_id = $1) as credits,
       (select json_agg(data ->> 'amountCents') from events where kind = 'CASE_INDEMNITY_OWED' and data ->> 'caseNumber' = $2) as events,
       (select json_agg(n.title) from notifications n join events e on e.id = n.event_id
          where e.kind = 'CASE_INDEMNITY_OWED' and e.data ->> 'caseNumber' = $2) as notifications,
       (select count(*)::int from messages m join events e on e.id = m.event_id
          where e.kind = 'CASE_INDEMNITY_OWED' and e.data ->> 'caseNumber' = $2) as messages,
       (select json_object_agg(kind, outcome order by kind) from case_clocks where case_id = $1) as clocks`,
    idOf(number),
    number,
  );
  return found;
}

const once = {
  credits: [3000],
  events: ['3000'],
  notifications: ['Ti spettano 30,00\u00a0€'],
  messages: 1,
  clocks: { ACK: 'MISSED', INDEMNITY: 'MISSED', REPLY: 'MISSED' },
};
const nothing = { credits: null, events: null, notifications: null, messages: 0 };

describe('a case that nobody answers (reclami.indennizzo.1)', () => {
  it('gives one credit on the day after a missed term, by the job', async () => {
    const number = await open();
    await missAt(lastMoment);
    expect(await leftBy(number)).toMatchObject({ ...nothing, clocks: { ACK: 'MISSED', INDEMNITY: null, REPLY: null } });
    await rows(`insert into pgboss.job (name, policy) values ($1, 'short')`, casesQueue);
    const jobs = await startJobs({
      services: servicesAt(dayAfter),
      databaseUrl: gateway.database.url,
      onTrouble: () => undefined,
      pollSeconds: 0.5,
    });
    onTestFinished(() => jobs.stop());
    await vi.waitFor(async () => expect((await leftBy(number))?.credits).toEqual([3000]), { timeout: 20_000 });
    await jobs.stop();
    expect(await leftBy(number)).toEqual(once);
    const { access_token: bearer } = await gateway.signIn('full');
    const { body } = await gateway.send({ url: `/api/sportello/v1/reclami/${number}`, bearer });
    expect(body.indennizzo).toEqual({ importo: 30, data: '2026-12-20T23:00:00.000Z', bolletta: null });
  });

  it('gives one credit in 100 runs at once whose connections are killed', async () => {
    const number = await open();
    const killer = new Client({ connectionString: gateway.database.url });
    await killer.connect();
    onTestFinished(() => killer.end());
    const kill = async () => {
      const { rowCount } = await killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`,
      );
      return rowCount ?? 0;
    };
    await killer.query('begin');
    await killer.query('select from cases where id = $1 for update', [idOf(number)]);
    const over = { isOver: false };
    const ended = Promise.allSettled(Array.from({ length: 100 }, () => missAt(dayAfter))).finally(() => {
      over.isOver = true;
    });
    // Those that wait for the row are killed in the middle of their transaction.
    await vi.waitFor(async () => expect(await kill()).toBeGreaterThan(0), { timeout: 10_000, interval: 10 });
    await killer.query('rollback');
    while (!over.isOver) await kill();
    const failed = (await ended).filter(({ status }) => status === 'rejected');
    expect(failed.length).toBeGreaterThan(0);
    await missAt(dayAfter);
    expect(await leftBy(number)).toEqual(once);
  });
});

describe('a case without a missed term', () => {
  it('gives no credit for a withdrawn case', async () => {
    const number = await open();
    await send('full', `/${number}/ritiro`, {});
    await missAt(dayAfter);
    expect(await leftBy(number)).toMatchObject({
      ...nothing,
      clocks: { ACK: 'VOID', INDEMNITY: 'VOID', REPLY: 'VOID' },
    });
  });

  it('gives the credit for a case withdrawn after its term, before the job runs', async () => {
    const number = await open();
    await withServices({ database: gateway.database, now: () => new Date(dayAfter) }, async (services) =>
      withdrawCase(services, await actorOf(gateway, 'full'), number),
    );
    await missAt('2026-12-21T09:00:00Z');
    expect(await leftBy(number)).toEqual(once);
  });

  it('gives no credit for a case answered at the last moment', async () => {
    const number = await open();
    await replyAt(number, lastMoment);
    await missAt(dayAfter);
    expect(await leftBy(number)).toMatchObject({
      ...nothing,
      clocks: { ACK: 'MISSED', INDEMNITY: 'MET', REPLY: 'MET' },
    });
  });

  it('gives the credit where the reply comes a moment too late, before the job runs', async () => {
    const number = await open();
    await replyAt(number, dayAfter);
    expect(await leftBy(number)).toMatchObject({ ...nothing, clocks: { INDEMNITY: null, REPLY: 'MISSED' } });
    await missAt('2026-12-21T09:00:00Z');
    expect(await leftBy(number)).toEqual(once);
  });

  it('gives no credit for a request for information', async () => {
    const number = await open({ tipo: 'INFORMAZIONI' });
    await missAt(dayAfter);
    expect(await leftBy(number)).toMatchObject({ ...nothing, clocks: { ACK: 'MISSED', REPLY: 'MISSED' } });
  });

  it('gives no credit while a case waits for its customer', async () => {
    const number = await open();
    await rows(`insert into case_pauses values ($1, '2026-11-21T09:00:00Z')`, idOf(number));
    await rows(`update case_clocks set due_at = null where case_id = $1 and kind <> 'ACK'`, idOf(number));
    await missAt('2027-06-01T09:00:00Z');
    expect(await leftBy(number)).toMatchObject(nothing);
  });
});
