import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { databaseOf } from '../../db/database.ts';
import { connectDemoApps } from '../../demo/second-factors.ts';
import { createSeal } from '../../secrets/sealing.ts';
import { codeOfStep, currentStep } from '../../secrets/totp.ts';
import { servicesOf } from '../../startup/services.ts';
import { addOperator } from './usecases/manage.ts';
import { useApp } from '../../../test/support/app.ts';

const gateway = useApp();
const production = useApp({ seeded: false, config: { demo: false } });
const base = '/api/sportello/v1/operatore';
const searchUrl = '/api/ping/operatori/v1/searchUser?codiceCliente=1000000001&segmento=Residenziale';

const post = (path: string, bearer: string, payload?: object) =>
  gateway.send({ method: 'POST', url: `${base}/secondo-fattore${path}`, bearer, ...(payload && { payload }) });
const stateOf = async (bearer: string) => (await gateway.send({ url: base, bearer })).body.secondoFattore;
/** `ahead` counts time steps of 30 seconds. */
const codeOf = (secret: string, ahead = 0) => codeOfStep(secret, currentStep(gateway.now()) + ahead);
const errorOf = ({ status, body }: { status: number; body: { header: { codice: string } } }) =>
  `${status} ${body.header.codice}`;

let username = '';
let password = '';
let made = 0;

const signIn = async () => (await gateway.signIn(username, { password, provesFactor: false })).access_token;

async function connected() {
  const bearer = await signIn();
  const { segreto } = (await post('', bearer)).body as { segreto: string };
  const { body } = await post('/conferma', bearer, { codice: codeOf(segreto) });
  gateway.wait(60_000);
  return { secret: segreto, recoveryCodes: body.codiciRecupero as string[] };
}

beforeEach(async () => {
  made += 1;
  username = `codici${made}`;
  const nobody = { firstName: null, lastName: null, email: null };
  password =
    (await addOperator(
      databaseOf(gateway.database.pool),
      { username, role: 'ADMINISTRATOR', ...nobody },
      gateway.now(),
    )) ?? '';
});

describe('before the second factor (operatore.fattore.1)', () => {
  it.each([
    ['searching', searchUrl, {}],
    ['acting for a customer', '/api/clienti/v1/recuperaDatiProfilo', { 'x-codice-cliente': '1000000001' }],
    ['acting for nobody there is', '/api/clienti/v1/recuperaDatiProfilo', { 'x-codice-cliente': 'NON-ESISTE' }],
  ])('rejects %s before the second factor', async (_, url, headers) => {
    const answer = await gateway.send({ url, bearer: await signIn(), headers });
    expect(errorOf(answer)).toBe('403 SECOND_FACTOR_NEEDED');
  });

  it.each(['/api/clienti/v1/recuperaDatiProfilo', '/api/sportello/v1/sessioni', base])('serves %s', async (url) => {
    expect((await gateway.send({ url, bearer: await signIn() })).status).toBe(200);
  });
});

describe('connecting an app (operatore.fattore.2)', () => {
  it('shows a secret, takes its first code, and lets the session in', async () => {
    const bearer = await signIn();
    expect(await stateOf(bearer)).toBe('DA_ATTIVARE');
    const { segreto, indirizzo } = (await post('', bearer)).body;
    const url = new URL(indirizzo);
    expect(`${url.host}${decodeURIComponent(url.pathname)}`).toBe(`totp/Aurora Energia:${username}`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret: segreto, digits: '6', period: '30' });
    const { status, body } = await post('/conferma', bearer, { codice: codeOf(segreto) });
    expect([status, body.codiciRecupero.length]).toEqual([200, 8]);
    expect(await stateOf(bearer)).toBe('PROVATO');
    expect((await gateway.send({ url: searchUrl, bearer })).status).toBe(200);
    expect(await stateOf(await signIn())).toBe('DA_PROVARE');
  });

  it('shows a session the same secret again, and another session another, which ends the first', async () => {
    const [one, two] = [await signIn(), await signIn()];
    const first = (await post('', one)).body.segreto;
    expect((await post('', one)).body.segreto).toBe(first);
    const second = (await post('', two)).body.segreto;
    expect(second).not.toBe(first);
    expect(errorOf(await post('/conferma', one, { codice: codeOf(first) }))).toBe('410 CODE_EXPIRED');
    expect((await post('/conferma', two, { codice: codeOf(second) })).status).toBe(200);
  });

  it('rejects a wrong code, and connects no second app', async () => {
    const bearer = await signIn();
    const { segreto } = (await post('', bearer)).body;
    expect(errorOf(await post('/conferma', bearer, { codice: codeOf(segreto, 5) }))).toBe('422 CODE_WRONG');
    expect((await post('/conferma', bearer, { codice: codeOf(segreto) })).status).toBe(200);
    expect(errorOf(await post('', bearer))).toBe('409 SECOND_FACTOR_SET');
    expect(errorOf(await post('/conferma', bearer, { codice: codeOf(segreto) }))).toBe('409 SECOND_FACTOR_SET');
  });

  it('keeps nothing that a backup would tell', async () => {
    const { secret, recoveryCodes } = await connected();
    const { rows } = await gateway.database.pool.query(
      'select f::text || (select string_agg(r::text, $1) from second_factor_recovery_codes r) as text from second_factors f',
      [' '],
    );
    const kept = rows.map(({ text }: { text: string }) => text).join(' ');
    for (const told of [secret, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(told);
  });

  it('writes down what was done, and no code', async () => {
    await connected();
    const { rows } = await gateway.database.pool.query(
      'select deed, "right" from audit where actor_name = $1 and deed <> $2 order by id',
      [username, 'login'],
    );
    expect(rows).toEqual([
      { deed: 'beginSecondFactor', right: 'STAFF' },
      { deed: 'confirmSecondFactor', right: 'STAFF' },
    ]);
  });
});

describe('proving it (operatore.fattore.4)', () => {
  it.each([
    ['of now', 0, 200],
    ['of half a minute ago', -1, 200],
    ['of the next half minute', 1, 200],
    ['of a minute ago', -2, 422],
    ['of a minute ahead', 2, 422],
  ])('checks a code %s', async (_, ahead, status) => {
    const { secret } = await connected();
    expect((await post('/prova', await signIn(), { codice: codeOf(secret, ahead) })).status).toBe(status);
  });

  it('takes a code once, in whatever session', async () => {
    const { secret } = await connected();
    const [one, two] = [await signIn(), await signIn()];
    expect((await post('/prova', one, { codice: codeOf(secret) })).status).toBe(200);
    expect(errorOf(await post('/prova', two, { codice: codeOf(secret) }))).toBe('422 CODE_WRONG');
    expect(errorOf(await post('/prova', two, { codice: codeOf(secret, -1) }))).toBe('422 CODE_WRONG');
    expect(await stateOf(two)).toBe('DA_PROVARE');
  });

  it('takes a code once, of ten that try at once', async () => {
    const { secret } = await connected();
    const bearers = await Promise.all(Array.from({ length: 5 }, signIn));
    const answers = await Promise.all(bearers.map((bearer) => post('/prova', bearer, { codice: codeOf(secret) })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, however it is written (operatore.fattore.3)', async () => {
    const { recoveryCodes } = await connected();
    const [first = '', second = ''] = recoveryCodes;
    expect((await post('/prova', await signIn(), { codice: ` ${first.toLowerCase()} ` })).status).toBe(200);
    expect(errorOf(await post('/prova', await signIn(), { codice: first }))).toBe('422 CODE_WRONG');
    expect((await post('/prova', await signIn(), { codice: second.replace('-', '') })).status).toBe(200);
  });

  it('stops after five wrong codes, and takes the right one no more', async () => {
    const { secret } = await connected();
    const bearer = await signIn();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(errorOf(await post('/prova', bearer, { codice: codeOf(secret, 9 + tries) }))).toBe('422 CODE_WRONG');
    }
    expect(errorOf(await post('/prova', bearer, { codice: codeOf(secret) }))).toBe('429 TOO_MANY_ATTEMPTS');
    gateway.wait(16 * 60_000);
    expect((await post('/prova', await signIn(), { codice: codeOf(secret) })).status).toBe(200);
  });

  it.each(['', '12345', '1234567', 'abcdef', 'ABCDE-FGH1'])('rejects %j at its field', async (codice) => {
    const { status, body } = await post('/prova', await signIn(), { codice });
    expect([status, body.header.campi[0].campo]).toEqual([400, 'codice']);
  });
});

describe('the fake of the demo’s apps (operatore.fattore.5)', () => {
  const codes = (name: string) => gateway.send({ url: `/api/demo/codici?username=${name}` });

  it('tells a code that works, and after it the next', async () => {
    const { pool } = gateway.database;
    await connectDemoApps(servicesOf({ config: readConfig({}), pool, clock: gateway.now }));
    for (let times = 0; times < 2; times += 1) {
      const { body } = await codes('operatore');
      expect(body).toEqual({ codice: expect.stringMatching(/^\d{6}$/), secondi: expect.any(Number) });
      const { access_token } = await gateway.signIn('operatore', { provesFactor: false });
      expect((await post('/prova', access_token, { codice: body.codice })).status).toBe(200);
    }
    const page = await gateway.send({ url: '/demo/posta' });
    expect(page.body).toContain((await codes('operatore')).body.codice);
  });

  it('knows nobody without an app, and is not there outside the demo', async () => {
    expect((await codes('full')).status).toBe(404);
    expect((await production.send({ url: '/api/demo/codici?username=operatore' })).status).toBe(404);
  });
});

describe('what seals the secrets', () => {
  const seal = createSeal(['uno', 'due'], 'second factor');

  it('opens for their owner, and with an older secret of the server', () => {
    const sealed = createSeal(['due'], 'second factor').seal('segreto', 'laura');
    expect(seal.open(sealed, 'laura')).toBe('segreto');
  });

  it.each([
    ['somebody else', seal.seal('segreto', 'laura'), 'mario'],
    ['what another purpose sealed', createSeal(['uno'], 'altro').seal('segreto', 'laura'), 'laura'],
    ['a secret that is gone', createSeal(['tre'], 'second factor').seal('segreto', 'laura'), 'laura'],
    ['what is no seal', 'abc', 'laura'],
  ])('does not open for %s', (_, sealed, owner) => {
    expect(seal.open(sealed, owner)).toBeNull();
  });
});
