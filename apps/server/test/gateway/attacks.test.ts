import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { statementOperation } from '../../src/telemetry/signals/signals.ts';
import { base64, useApp, type Sent } from '../support/app.ts';

// One customer or one address with many connections, against others (chiamata.limiti.3). The pool has five connections:
// a client alone may have three requests under way, and two among others.

const gateway = useApp();
const profile = '/api/clienti/v1/recuperaDatiProfilo';

let unlock: (() => Promise<void>) | undefined;
beforeEach(() => gateway.database.pool.query('delete from guesses'));
afterEach(() => unlock?.());

async function lock(table: string): Promise<void> {
  const client = await gateway.database.pool.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  unlock = async () => {
    unlock = undefined;
    await client.query('rollback');
    client.release();
  };
}

const underWay = async () => {
  const { rows } = await gateway.database.pool.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.n;
};

const login = (username: string, password: string) =>
  gateway.send({
    method: 'POST',
    url: '/api/ping/clienti/v1/login',
    payload: { username, password: base64(password) },
  });

const tokenOf = async (username: string) => {
  const { access_token: bearer } = await gateway.signIn(username);
  // From its first call on, a token counts to its account.
  await gateway.send({ url: profile, bearer });
  return bearer;
};

const statuses = (answers: readonly Sent[]) => new Set(answers.map(({ status }) => status));

describe('whoever asks for much at once', () => {
  it.each<[string, string, (bearer: string) => Promise<Sent>]>([
    ['own readings', 'meter_readings', (bearer) => gateway.send({ url: '/api/sportello/v1/autoletture', bearer })],
    ['contracts', 'commodity_contracts', (bearer) => gateway.send({ url: '/api/contratti/v1/recuperoLista', bearer })],
    ['messages', 'notifications', (bearer) => gateway.send({ url: '/api/sportello/v1/notifiche', bearer })],
  ])('uses up no connections of others: %s', async (_, table, ask) => {
    const [attacker, honest] = [await tokenOf('amministratore'), await tokenOf('luce')];
    await lock(table);
    const all = Array.from({ length: 30 }, () => ask(attacker));
    await expect.poll(underWay).toBe(3);
    const others = await Promise.all(Array.from({ length: 10 }, () => gateway.send({ url: profile, bearer: honest })));
    expect(statuses(others)).toEqual(new Set([200]));
    expect(await underWay()).toBe(3);
    await unlock?.();
    expect(statuses(await Promise.all(all))).not.toContain(500);
  });

  it('waits by itself with wrong passwords', async () => {
    const honest = await tokenOf('luce');
    await lock('guesses');
    const all = Array.from({ length: 30 }, (_, n) => login(`nobody-${n}`, 'wrong'));
    await expect.poll(underWay).toBe(3);
    const others = await Promise.all(Array.from({ length: 10 }, () => gateway.send({ url: profile, bearer: honest })));
    expect(statuses(others)).toEqual(new Set([200]));
    await unlock?.();
    expect(statuses(await Promise.all(all))).not.toContain(200);
  });
});

it('reads when to send readings of 400 supplies in one statement', async () => {
  const bearer = await tokenOf('amministratore');
  const statements: string[] = [];
  const stop = statementOperation.listen(({ statement }) => void statements.push(statement));
  try {
    const { status, body } = await gateway.send({ url: '/api/sportello/v1/autoletture', bearer });
    expect([status, body.forniture.length > 100]).toEqual([200, true]);
  } finally {
    stop();
  }
  // The session is the other one.
  expect(statements).toHaveLength(2);
});
