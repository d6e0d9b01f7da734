import type { OperatorRole } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { addOperator, resetOperator } from './usecases/manage.ts';
import { demoPassword, useApp } from '../../../test/support/app.ts';

const gateway = useApp();
const at = new Date('2026-11-20T09:00:00Z');
const url = '/api/sportello/v1/operatore/operatori';
const secret = 'Campo-Di-Grano-7';

const administrator = async () => (await gateway.signIn('operatore')).access_token;

async function newOperator(username: string, role: OperatorRole): Promise<string> {
  const person = { username, role, firstName: 'Laura', lastName: 'Neri', email: `${username}@example.com` };
  const password = await addOperator(databaseOf(gateway.database.pool), person, at);
  return password ?? '';
}

const invite = async (username: string, changes: object = {}) =>
  gateway.send({
    method: 'POST',
    url,
    bearer: await administrator(),
    payload: {
      username,
      nome: 'Mario',
      cognome: 'Verdi',
      email: `${username}@example.com`,
      ruolo: 'VIEWER',
      ...changes,
    },
  });

const tell = async (method: 'POST' | 'DELETE', username: string, what: string, payload?: object, bearer?: string) =>
  gateway.send({
    method,
    url: `${url}/${username}/${what}`,
    bearer: bearer ?? (await administrator()),
    ...(payload && { payload }),
  });

async function codeSentTo(username: string): Promise<string> {
  const { rows } = await gateway.database.pool.query<{ link: string }>(
    'select link from messages where recipient = $1 and link is not null order by created_at desc, id limit 1',
    [`${username}@example.com`],
  );
  return rows[0]?.link.split('#codice=')[1] ?? '';
}

const choose = (codice: string, newPassword = secret) =>
  gateway.send({
    method: 'POST',
    url: '/api/sportello/v1/operatore/invito/password',
    payload: { codice, newPassword },
  });

async function stateOf(username: string) {
  const { body } = await gateway.send({ url, bearer: await administrator() });
  return (body.operatori as { username: string }[]).find((each) => each.username === username);
}

const codeOf = ({ body }: { body: { header: { codice?: string } } }) => body.header.codice;

describe('inviting an operator (operatore.gestione.2)', () => {
  it('sends a link with which they choose a password, once', async () => {
    expect((await invite('mario')).status).toBe(200);
    expect(await stateOf('mario')).toMatchObject({ stato: 'INVITATO', ruolo: 'VIEWER', nome: 'Mario Verdi' });
    const codice = await codeSentTo('mario');
    const shown = await gateway.send({
      method: 'POST',
      url: '/api/sportello/v1/operatore/invito',
      payload: { codice },
    });
    expect(shown.body).toMatchObject({ username: 'mario', nome: 'Mario', ruolo: 'VIEWER' });
    expect(codeOf(await choose(codice, 'corta'))).toBe('PWDP002');
    expect(codeOf(await choose(codice, 'Mario-Verdi-2026'))).toBe('PWDP008');
    expect((await choose(codice)).status).toBe(200);
    expect(codeOf(await choose(codice))).toBe('PROCEDURE_EXPIRED');
    expect((await gateway.signIn('mario', { password: secret })).access_token).toBeTruthy();
    expect(await stateOf('mario')).toMatchObject({ stato: 'ATTIVO', dataScadenzaLink: null });
  });

  it('accepts one of two uses of an invitation link at once', async () => {
    await invite('gemelli');
    const codice = await codeSentTo('gemelli');
    const sent = await Promise.all([choose(codice), choose(codice, 'Campo-Di-Orzo-8')]);
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410]);
  });

  it('lets a link work for three days, and only the last one', async () => {
    await invite('tardi');
    const first = await codeSentTo('tardi');
    gateway.wait(1000);
    expect((await tell('POST', 'tardi', 'link', { email: 'tardi@example.com' })).status).toBe(200);
    expect(codeOf(await choose(first))).toBe('PROCEDURE_EXPIRED');
    const second = await codeSentTo('tardi');
    expect(await stateOf('tardi')).toMatchObject({ stato: 'INVITATO' });
    gateway.wait(3 * 24 * 60 * 60_000);
    expect(codeOf(await choose(second))).toBe('PROCEDURE_EXPIRED');
  });

  it.each([
    ['a taken name', { username: 'OPERATORE' }, 409, 'UIDP001', 'username'],
    ['a mail address in brackets', { email: '<a@b.it>' }, 400, 'REQUEST_NOT_VALID', 'email'],
    ['no mail address', { email: 'mario' }, 400, 'REQUEST_NOT_VALID', 'email'],
    ['no role', { ruolo: 'RE' }, 400, 'REQUEST_NOT_VALID', 'ruolo'],
  ])('rejects %s', async (_, changes, status, codice, campo) => {
    const answer = await invite('nessuno', changes);
    expect(answer).toMatchObject({ status, body: { header: { codice, campi: [{ campo }] } } });
    expect(await stateOf('nessuno')).toBeUndefined();
  });
});

describe('what is done to an operator', () => {
  it('applies a changed role from the next call on (operatore.gestione.3)', async () => {
    const password = await newOperator('cresce', 'SEARCH');
    const { access_token: bearer } = await gateway.signIn('cresce', { password });
    expect((await gateway.send({ url, bearer })).status).toBe(403);
    expect((await tell('POST', 'CRESCE', 'ruolo', { ruolo: 'ADMINISTRATOR' })).status).toBe(200);
    expect((await gateway.send({ url, bearer })).status).toBe(200);
  });

  it('disables an operator’s account until a new link is used (operatore.gestione.4)', async () => {
    const password = await newOperator('esce', 'HELP_DESK');
    const { access_token: bearer } = await gateway.signIn('esce', { password });
    expect((await tell('POST', 'esce', 'disattivazione')).status).toBe(200);
    expect((await gateway.send({ url: '/api/sportello/v1/operatore', bearer })).status).toBe(401);
    await expect(gateway.signIn('esce', { password })).rejects.toThrow('401');
    expect(await stateOf('esce')).toMatchObject({ stato: 'DISATTIVATO' });
    expect((await tell('POST', 'esce', 'link', { email: 'esce@example.com' })).status).toBe(200);
    expect(await stateOf('esce')).toMatchObject({ stato: 'INVITATO' });
    await expect(gateway.signIn('esce', { password })).rejects.toThrow('401');
    await choose(await codeSentTo('esce'));
    expect((await gateway.signIn('esce', { password: secret })).access_token).toBeTruthy();
  });

  it('resets the second factor of an operator who lost the app of codes (operatore.gestione.5)', async () => {
    const password = await newOperator('perde', 'HELP_DESK');
    const { access_token: bearer } = await gateway.signIn('perde', { password });
    await gateway.database.pool.query(
      `insert into second_factors (account_id, sealed_secret, confirmed_at, last_step)
       select id, 'x', now(), 0 from accounts where username = 'perde'`,
    );
    expect(await stateOf('perde')).toMatchObject({ secondoFattore: true });
    expect((await tell('DELETE', 'perde', 'secondo-fattore')).status).toBe(200);
    expect(await stateOf('perde')).toMatchObject({ secondoFattore: false });
    expect((await gateway.send({ url: '/api/sportello/v1/operatore', bearer })).status).toBe(401);
    const again = (await gateway.signIn('perde', { password, provesFactor: false })).access_token;
    const { body } = await gateway.send({ url: '/api/sportello/v1/operatore', bearer: again });
    expect(body.secondoFattore).toBe('DA_ATTIVARE');
  });

  it.each([
    ['POST', 'link', { email: 'io@example.com' }],
    ['POST', 'ruolo', { ruolo: 'SEARCH' }],
    ['POST', 'disattivazione', undefined],
    ['DELETE', 'secondo-fattore', undefined],
  ] as const)('rejects one’s own account and those who are no operators: %s %s', async (method, what, payload) => {
    expect(codeOf(await tell(method, 'operatore', what, payload))).toBe('OWN_ACCOUNT');
    expect(codeOf(await tell(method, 'full', what, payload))).toBe('NOT_FOUND');
    expect(codeOf(await tell(method, 'nessuno', what, payload))).toBe('NOT_FOUND');
  });

  it('leaves an administrator when two take each other’s right away at once', async () => {
    const password = await newOperator('altra', 'ADMINISTRATOR');
    const { access_token: other } = await gateway.signIn('altra', { password });
    const mine = await administrator();
    const sent = await Promise.all([
      tell('POST', 'altra', 'ruolo', { ruolo: 'SEARCH' }, mine),
      tell('POST', 'operatore', 'ruolo', { ruolo: 'SEARCH' }, other),
    ]);
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    await gateway.database.pool.query(`update accounts set role = 'ADMINISTRATOR' where username = 'operatore'`);
  });

  it('records a changed role in the audit, with the operator concerned', async () => {
    await newOperator('scritta', 'SEARCH');
    await tell('POST', 'scritta', 'ruolo', { ruolo: 'VIEWER' });
    const { rows } = await gateway.database.pool.query(
      `select deed, actor_name, reason from audit where reason like 'scritta%'`,
    );
    expect(rows).toEqual([{ deed: 'changeOperatorRole', actor_name: 'operatore', reason: 'scritta (Consultazione)' }]);
  });
});

describe('staff’s own account (operatore.accesso.1)', () => {
  it.each(['operatore', 'manutentore'])('changes the password of %s, and ends the other sessions', async (username) => {
    const other = (await gateway.signIn(username)).access_token;
    const bearer = (await gateway.signIn(username, { provesFactor: false })).access_token;
    const change = (currentPassword: string, newPassword: string) =>
      gateway.send({
        method: 'POST',
        url: '/api/ping/clienti/v1/cambioPassword',
        bearer,
        payload: { currentPassword, newPassword },
      });
    expect(codeOf(await change('sbagliata', secret))).toBe('BADP000');
    expect((await change(demoPassword, secret)).status).toBe(200);
    expect((await gateway.send({ url: '/api/sportello/v1/sessioni', bearer })).body.sessioni).toHaveLength(1);
    expect((await gateway.send({ url: '/api/sportello/v1/sessioni', bearer: other })).status).toBe(401);
    expect(codeOf(await change(secret, demoPassword))).toBe('PWDP001');
    await gateway.database.pool.query(
      `update accounts set password_hash = (select password_hash from accounts where username = 'luce') where username = $1`,
      [username],
    );
  });

  it('starts anew by a command', async () => {
    const password = await newOperator('ricomincia', 'HELP_DESK');
    const { access_token: bearer } = await gateway.signIn('ricomincia', { password });
    const given = await resetOperator(databaseOf(gateway.database.pool), 'Ricomincia', at);
    expect((await gateway.send({ url: '/api/sportello/v1/operatore', bearer })).status).toBe(401);
    await expect(gateway.signIn('ricomincia', { password })).rejects.toThrow('401');
    expect((await gateway.signIn('ricomincia', { password: given ?? '' })).access_token).toBeTruthy();
    expect(await resetOperator(databaseOf(gateway.database.pool), 'nessuno', at)).toBeNull();
  });
});
