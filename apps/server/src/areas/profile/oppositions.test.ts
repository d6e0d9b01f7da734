import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { useApp, type TestApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn, messagesTo, newAccount } from '../../../test/support/customers.ts';
import { profileAt } from '../../../test/support/profile-calls.ts';

// The right to object and its receipt (profilo.opposizione.1, profilo.opposizione.2).

const gateway = useApp({ seeded: false });
const { provider } = readConfig({});
const without = useApp({
  seeded: false,
  config: { provider: { ...provider, featureFlags: { rightOfOpposition: false } } },
});
const { call, signedIn } = profileAt(gateway);

const url = '/sportello/v1/opposizioni';
const offers = { finalita: 'OFFERTE_DIRETTE', opposto: true, versioneInformativa: '2026-11' };

async function rowsOf({ database }: TestApp, customerCode: string) {
  const { rows } = await database.pool.query('select * from oppositions where customer_code = $1 order by id', [
    customerCode,
  ]);
  return rows as Record<string, unknown>[];
}

it('records an opposition with the text shown, and sends a receipt', async () => {
  const { account, bearer } = await signedIn();
  const { status, body } = await call(bearer, url, offers);
  expect(status).toBe(200);
  expect(body).toMatchObject({ opposto: true, versioneInformativa: '2026-11' });
  expect(body.numeroRicevuta).toMatch(/^O-2026-\d{6}$/);
  const [row] = await rowsOf(gateway, account.code);
  expect(row).toMatchObject({
    statement: 'Proporti offerte simili a quelle che hai già',
    policy_version: '2026-11',
    request_id: expect.stringMatching(/./),
  });
  const [letter] = await messagesTo(gateway, account.code);
  expect(letter?.text).toContain(body.numeroRicevuta);
  expect(await eventsOf(gateway, account.code)).toMatchObject([
    { kind: 'OPPOSITION_CHANGED', data: { purpose: 'OFFERTE_DIRETTE', opposed: true } },
  ]);
  const told = await call(bearer, '/sportello/v1/dati-personali');
  expect(told.body.opposizioni).toMatchObject([{ finalita: 'OFFERTE_DIRETTE', numeroRicevuta: body.numeroRicevuta }]);
});

it('records ten concurrent oppositions once, and keeps the history when it is taken back', async () => {
  const { account, bearer } = await signedIn();
  const all = await Promise.all(Array.from({ length: 10 }, () => call(bearer, url, offers)));
  expect(new Set(all.map(({ body }) => body.numeroRicevuta)).size).toBe(1);
  expect(await rowsOf(gateway, account.code)).toHaveLength(1);
  gateway.wait(1000);
  await call(bearer, url, { ...offers, opposto: false });
  const { body } = await call(bearer, url);
  const [first, ...others] = body.opposizioni;
  expect(first).toMatchObject({ finalita: 'OFFERTE_DIRETTE', opposto: false });
  expect(first.storico.map(({ opposto }: { opposto: boolean }) => opposto)).toEqual([false, true]);
  expect(others).toMatchObject([
    { opposto: false, storico: [] },
    { opposto: false, storico: [] },
  ]);
});

// profilo.opposizione.3

const uses = '/sportello/v1/usi-dati';

it('excludes the opposed uses until the opposition is taken back', async () => {
  const { bearer } = await signedIn();
  const all = { offerteDirette: true, analisiConsumi: true, ricerche: true };
  expect((await call(bearer, uses)).body).toMatchObject(all);
  await call(bearer, url, offers);
  await call(bearer, url, { ...offers, finalita: 'RICERCHE' });
  expect((await call(bearer, uses)).body).toMatchObject({ ...all, offerteDirette: false, ricerche: false });
  await call(bearer, url, { ...offers, opposto: false });
  expect((await call(bearer, uses)).body).toMatchObject({ ...all, ricerche: false });
});

it('respects an opposition recorded before the flag was switched off', async () => {
  const { username, code } = await newAccount(without);
  await without.database.pool.query(
    `insert into oppositions (customer_code, purpose, opposed, statement, policy_version, at, request_id)
     values ($1, 'OFFERTE_DIRETTE', true, 'x', '2026-11', now(), 'r')`,
    [code],
  );
  const { access_token: bearer } = await without.signIn(username);
  expect((await without.send({ url: `/api${uses}`, bearer })).body).toMatchObject({ offerteDirette: false });
});

it.each([
  [{ ...offers, versioneInformativa: '2019-01' }, ['versioneInformativa POLICY_NOT_KNOWN']],
  [{ ...offers, opposto: false }, ['opposto NOT_OPPOSED']],
  [{ ...offers, finalita: 'TUTTO' }, ['finalita NOT_VALID']],
])('rejects %j and writes nothing', async (said, fields) => {
  const { account, bearer } = await signedIn();
  const answer = await call(bearer, url, said);
  expect([answer.status, fieldsIn(answer)]).toEqual([400, fields]);
  expect(await rowsOf(gateway, account.code)).toEqual([]);
});

it('does not offer oppositions if the flag is off (fornitore.opzioni.2)', async () => {
  expect((await without.send({ url: '/config.json' })).body.capabilities).not.toContain('changeOpposition');
  expect((await gateway.send({ url: '/config.json' })).body.capabilities).toContain('changeOpposition');
  const { username, code } = await newAccount(without);
  const { access_token: bearer } = await without.signIn(username);
  const there = { url: `/api${url}`, bearer };
  expect(codeOf(await without.send(there))).toBe('NOT_SERVED');
  expect(codeOf(await without.send({ ...there, method: 'POST', payload: offers }))).toBe('NOT_SERVED');
  expect(await rowsOf(without, code)).toEqual([]);
});
