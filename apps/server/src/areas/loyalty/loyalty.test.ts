import { expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { announce } from '../../events/announce.ts';
import type { EventData } from '../../events/catalogue.ts';
import type { EventKind } from '../../events/event.ts';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn } from '../../../test/support/customers.ts';
import { giveSigned } from '../../../test/matrix/module-customers.ts';
import { profileAt } from '../../../test/support/profile-calls.ts';
import { partialFact } from '../../../test/support/partial-fact.ts';

// Points: each deed counts once (fedelta.punti.1), and the balance is never negative (fedelta.premi.1).

const gateway = useApp({ seeded: false });
const { call, signedIn: withoutSupply } = profileAt(gateway);

async function signedIn(said: Parameters<typeof withoutSupply>[0] = {}) {
  const member = await withoutSupply(said);
  await giveSigned(gateway, member.account.code, [['LUCE', 'LIBERO']]);
  return member;
}

const moveTo = (customerCode: string, market: string) =>
  gateway.database.pool.query('update commodity_contracts set market = $2 where customer_code = $1', [
    customerCode,
    market,
  ]);

const by = { username: 'test', right: 'COMMAND' } as const;
const url = '/sportello/v1/fedelta';
const reward = { codice: 'sconto-5', punti: 300 };

const happens = <Kind extends EventKind>(customerCode: string, kind: Kind, data: Partial<EventData[Kind]>) =>
  databaseOf(gateway.database.pool).transaction((db) =>
    announce(db, partialFact(kind, customerCode, data), by, gateway.now()),
  );

async function earn(customerCode: string, opinions: number) {
  for (let n = 0; n < opinions; n += 1) await happens(customerCode, 'FEEDBACK_LEFT', { interventionId: `I${n}` });
}

const take = (bearer: string, key: string, asked: object = reward) =>
  call(bearer, `${url}/premi`, asked, { 'idempotency-key': key });
const keyOf = (n: number) => `premio-di-prova-${String(n).padStart(4, '0')}`;

async function sumOf(customerCode: string) {
  const { rows } = await gateway.database.pool.query<{ sum: number; balance: number }>(
    `select (select coalesce(sum(points), 0)::int from loyalty_movements where customer_code = $1) as sum,
            (select balance from loyalty_accounts where customer_code = $1) as balance`,
    [customerCode],
  );
  return rows[0];
}

it('counts an event that is delivered five times, at once too, once', async () => {
  const { account, bearer } = await signedIn();
  const reading = { readingNumber: '1', contractCode: '4000000001', periodEnd: '2026-11-30' };
  await Promise.all(Array.from({ length: 5 }, () => happens(account.code, 'READING_RECEIVED', reading)));
  await happens(account.code, 'READING_RECEIVED', { ...reading, periodEnd: '2026-12-31' });
  const { body } = await call(bearer, url);
  expect(body.saldo).toBe(100);
  expect(body.movimenti).toMatchObject([
    { punti: 50, causale: 'AUTOLETTURA', premio: null },
    { punti: 50, causale: 'AUTOLETTURA', premio: null },
  ]);
});

// A rejected reading reverses its points (fedelta.storno.1).

const sentReading = { readingNumber: '1', contractCode: '4000000001', periodEnd: '2026-11-30' };
const rejecting = (customerCode: string, reading = sentReading) =>
  happens(customerCode, 'READING_MOVED', { ...reading, state: 'RIFIUTATA', refusal: 'CIFRE_NON_COERENTI' });

it('takes the points of a rejected reading back, once, and gives those of the next', async () => {
  const { account, bearer } = await signedIn();
  await happens(account.code, 'READING_RECEIVED', sentReading);
  await Promise.all(Array.from({ length: 5 }, () => rejecting(account.code)));
  await rejecting(account.code, { ...sentReading, readingNumber: '2' });
  await happens(account.code, 'READING_RECEIVED', sentReading);
  const { body } = await call(bearer, url);
  expect(body).toMatchObject({ saldo: 0, daScalare: 0 });
  expect(body.movimenti).toMatchObject([
    { punti: -50, causale: 'STORNO', premio: null },
    { punti: 50, causale: 'AUTOLETTURA' },
  ]);
  await happens(account.code, 'READING_RECEIVED', { ...sentReading, readingNumber: '2' });
  expect(await sumOf(account.code)).toEqual({ sum: 50, balance: 50 });
});

it('takes what was used meanwhile from the next points, and never goes below nothing', async () => {
  const { account, bearer } = await signedIn();
  await earn(account.code, 7);
  await happens(account.code, 'READING_RECEIVED', sentReading);
  expect(codeOf(await take(bearer, keyOf(1)))).toBe('ok');
  await rejecting(account.code);
  expect((await call(bearer, url)).body).toMatchObject({ saldo: 0, daScalare: 20 });
  await happens(account.code, 'FEEDBACK_LEFT', { interventionId: 'I99' });
  expect((await call(bearer, url)).body).toMatchObject({ saldo: 20, daScalare: 0 });
  expect(await sumOf(account.code)).toEqual({ sum: 20, balance: 20 });
});

it('keeps balance and movements together while points come, go and are used at once', async () => {
  const { account, bearer } = await signedIn();
  await earn(account.code, 8);
  await happens(account.code, 'READING_RECEIVED', sentReading);
  await Promise.all([
    rejecting(account.code),
    ...Array.from({ length: 5 }, (_, n) => take(bearer, keyOf(n))),
    ...Array.from({ length: 5 }, (_, n) => happens(account.code, 'FEEDBACK_LEFT', { interventionId: `J${n}` })),
  ]);
  expect(await sumOf(account.code)).toEqual({ sum: 220, balance: 220 });
});

it('gives the points of one reward to one of a hundred requests at once', async () => {
  const { account, bearer } = await signedIn();
  await earn(account.code, 8);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => take(bearer, keyOf(n))));
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'POINTS_NOT_ENOUGH')).toHaveLength(99);
  expect(await sumOf(account.code)).toEqual({ sum: 20, balance: 20 });
  expect(await eventsOf(gateway, account.code)).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ kind: 'REWARD_TAKEN' })]),
  );
});

it('uses points once for one key, however often it is sent', async () => {
  const { account, bearer } = await signedIn();
  await earn(account.code, 20);
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(bearer, keyOf(1))));
  expect(new Set(answers.map(({ body }) => body.buono)).size).toBe(1);
  expect((await sumOf(account.code))?.balance).toBe(500);
  expect(codeOf(await take(bearer, keyOf(1), { codice: 'lampadine-led', punti: 500 }))).toBe(
    'REQUEST_REPEATED_DIFFERENTLY',
  );
  const { body } = await call(bearer, '/sportello/v1/dati-personali');
  expect(body.fedelta).toMatchObject({ saldo: 500, movimenti: expect.arrayContaining([expect.any(Object)]) });
});

it.each([
  [{ codice: 'sconto-5', punti: 200 }, 412, 'CHANGED_MEANWHILE', []],
  [{ codice: 'non-c-e', punti: 300 }, 404, 'NOT_FOUND', []],
  [{ codice: 'sconto-5', punti: 0 }, 400, 'REQUEST_NOT_VALID', ['punti TOO_SMALL']],
  [{ codice: '../x', punti: 300 }, 400, 'REQUEST_NOT_VALID', ['codice NOT_VALID']],
])('rejects %j and uses nothing', async (asked, status, code, fields) => {
  const { account, bearer } = await signedIn();
  await earn(account.code, 10);
  const answer = await take(bearer, keyOf(1), asked);
  expect([answer.status, codeOf(answer), fieldsIn(answer)]).toEqual([status, code, fields]);
  expect((await sumOf(account.code))?.balance).toBe(400);
});

it.each([
  ['a business', { segment: 'Pmi', companyName: 'Ferri srl' }, 'LIBERO'],
  ['a household on the STG market', {}, 'STG'],
])('gives no points to %s, for whom the programme is hidden', async (_who, said, market) => {
  const { account, bearer } = await signedIn(said);
  await moveTo(account.code, market);
  await earn(account.code, 3);
  expect(codeOf(await call(bearer, url))).toBe('MODULE_NOT_OPEN');
  expect(await sumOf(account.code)).toEqual({ sum: 0, balance: null });
});

it('gives none to who has no supply any more, and sees no more than the preview', async () => {
  const { account } = await withoutSupply();
  await earn(account.code, 3);
  expect(await sumOf(account.code)).toEqual({ sum: 0, balance: null });
});

it('takes points of a rejected reading back also while the programme is hidden', async () => {
  const { account } = await signedIn();
  await happens(account.code, 'READING_RECEIVED', sentReading);
  await moveTo(account.code, 'STG');
  await rejecting(account.code);
  expect(await sumOf(account.code)).toEqual({ sum: 0, balance: 0 });
});

it('lets the database itself reject a balance below nothing', async () => {
  const { account } = await signedIn();
  await earn(account.code, 1);
  await expect(
    gateway.database.pool.query('update loyalty_accounts set balance = balance - 41 where customer_code = $1', [
      account.code,
    ]),
  ).rejects.toThrow(/loyalty_accounts_balance/);
});
