import { isReadOnly, type Call, type CallId, catalogue, pathOf } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { readConfig } from '../../config/config.ts';
import { publicConfigOf } from '../../config/provider.ts';
import { capabilities } from '../../handlers/index.ts';

const gateway = useApp();

const period = { inizioPeriodo: '2016-01-01', finePeriodo: '2026-11-20' };
const compact = { inizioPeriodo: '20160101', finePeriodo: '20261120' };
const startUrl = (query: Record<string, string> = period) =>
  `/api/sportello/v1/avvio?${new URLSearchParams(query).toString()}`;

const calls = {
  profilo: ['recuperaDatiProfilo'],
  identificazione: ['identificazioneClienti', '?societa=EE'],
  forniture: ['recuperoLista'],
  servizi: ['recuperoContrattiVasCliente'],
  proposte: ['recuperoListaQuotation'],
  richieste: ['recuperoListaMSR'],
  bollette: [
    'recuperoListaBollette',
    `?${new URLSearchParams({ ...period, numElemPagina: '500', numPagina: '1', soloAperte: 'true' }).toString()}`,
  ],
  fatture: ['recuperoListaBolletteVAS', '', compact],
  autoletture: ['readingWindows'],
  interventi: ['interventions', '?from=Homepage&limit=50&offset=0&origin=WEB'],
  notifiche: ['notifications'],
  usiDati: ['dataUses'],
} as const satisfies Record<string, readonly [CallId, string?, object?]>;

type Part = keyof typeof calls;
const parts = Object.keys(calls) as Part[];

/** Asks the part's own call. */
async function askPart(part: Part, bearer: string, customerCode: string, headers: Record<string, string> = {}) {
  const [id, query = '', payload] = calls[part] as readonly [CallId, string?, object?];
  const call: Call = catalogue[id];
  expect(isReadOnly(call)).toBe(true);
  const url = `/api${pathOf(call).replace('{id}', customerCode)}${query}`;
  return gateway.send({ method: call.method, url, bearer, headers, ...(payload && { payload }) });
}

const ask = (bearer: string, headers: Record<string, string> = {}) =>
  gateway.send({ url: startUrl(), bearer, headers });

const begin = (bearer: string, codiceCliente: string) =>
  gateway.send({
    method: 'POST',
    url: '/api/sportello/v1/operatore/cliente',
    bearer,
    payload: { codiceCliente, motivo: 'Chiede al telefono della bolletta', modalita: 'LETTURA' },
  });

describe('the home’s start (pagine.casa.4)', () => {
  it.each(['full', 'luce', 'vas', 'amministratore', 'prospect', 'switchout'])(
    'returns to %s what the calls of its parts answer, and null for those that reject',
    async (username) => {
      const { access_token: bearer } = await gateway.signIn(username);
      const code = await customerCodeOf(gateway, username);
      const { status, body } = await ask(bearer);
      expect(status).toBe(200);
      const coversVisits = (body.servizi?.contratti ?? []).some(
        ({ sottoTipo }: { sottoTipo: string }) => sottoTipo === 'INTERVENTO_TECNICO',
      );
      for (const part of parts) {
        const own = await askPart(part, bearer, code);
        const { header: _, ...answer } = own.body;
        const isLeftOut = own.status !== 200 || (part === 'interventi' && !coversVisits);
        expect([part, body[part]]).toEqual([part, isLeftOut ? null : answer]);
      }
    },
  );

  it('returns nothing of another customer, whichever code the request names', async () => {
    const { access_token: bearer } = await gateway.signIn('luce');
    const full = await customerCodeOf(gateway, 'full');
    const named = await gateway.send({ url: startUrl({ ...period, codiceCliente: full }), bearer });
    expect(named.status).toBe(400);
    expect((await ask(bearer, { 'x-codice-cliente': full })).status).toBe(403);
    expect((await ask(bearer)).body.profilo.codiceCliente).toBe(await customerCodeOf(gateway, 'luce'));
  });

  it.each([
    ['a day that is none', { ...period, inizioPeriodo: '2016-02-30' }, 'inizioPeriodo'],
    ['a period that ends before it begins', { ...period, inizioPeriodo: '2026-11-21' }, 'finePeriodo'],
  ])('rejects %s', async (_what, query, field) => {
    const { access_token: bearer } = await gateway.signIn('full');
    const { status, body } = await gateway.send({ url: startUrl(query), bearer });
    expect(status).toBe(400);
    expect(body.header.campi.map(({ campo }: { campo: string }) => campo)).toEqual([field]);
  });

  it('rejects whoever has no session', async () => {
    expect((await gateway.send({ url: startUrl() })).status).toBe(401);
  });
});

describe('the home’s start where modules are out of service', () => {
  const { provider } = readConfig({});
  const disabledModules = { archive: 'Torna a gennaio.', notification: 'Torna a gennaio.' };
  const closed = useApp({ config: { provider: { ...provider, disabledModules } } });

  it('leaves out their parts, and has the others', async () => {
    const { access_token: bearer } = await closed.signIn('prospect');
    const { status, body } = await closed.send({ url: startUrl(), bearer });
    expect(status).toBe(200);
    expect(body).toMatchObject({ profilo: { prospect: true }, usiDati: {}, notifiche: null });
    expect([body.bollette, body.fatture]).toEqual([null, null]);
  });
});

describe('the home’s start for staff', () => {
  it.each(['operatore', 'manutentore'])('returns nothing but the profile to %s', async (username) => {
    const { access_token: bearer } = await gateway.signIn(username);
    const { status, body } = await ask(bearer);
    expect(status).toBe(200);
    expect(body.profilo.username).toBe(username);
    expect(parts.filter((part) => body[part] !== null)).toEqual(['profilo']);
  });

  it('returns the customer’s to an operator who acts for them, and records each part that was seen', async () => {
    const { access_token: bearer } = await gateway.signIn('operatore');
    const code = await customerCodeOf(gateway, 'dual');
    expect((await ask(bearer, { 'x-codice-cliente': code })).body.header.codice).toBe('IMPERSONATION_EXPIRED');
    await begin(bearer, code);
    const { body } = await ask(bearer, { 'x-codice-cliente': code });
    expect(body.profilo.codiceCliente).toBe(code);
    const { rows } = await gateway.database.pool.query<{ deed: string }>(
      `select deed from audit where customer_code = $1 and "right" = 'IMPERSONATION'`,
      [code],
    );
    const seen = parts.filter((part) => body[part] !== null).map((part) => calls[part][0]);
    expect(seen.length).toBeGreaterThan(5);
    expect(rows.map(({ deed }) => deed).toSorted()).toEqual(['beginImpersonation', 'homeStart', ...seen].toSorted());
  });
});

describe('a part that fails', () => {
  it('returns null for a failing part and all the others, while the part’s own call fails', async () => {
    const { access_token: bearer } = await gateway.signIn('gas');
    const code = await customerCodeOf(gateway, 'gas');
    const { pool } = gateway.database;
    const whole = (await ask(bearer)).body;
    expect(whole.notifiche).not.toBeNull();
    await pool.query('alter table notifications rename to notifications_away');
    try {
      const { status, body } = await ask(bearer);
      expect(status).toBe(200);
      expect(body).toEqual({ ...whole, notifiche: null });
      expect((await askPart('notifiche', bearer, code)).status).toBe(500);
    } finally {
      await pool.query('alter table notifications_away rename to notifications');
    }
  });
});

it('asks the database fewer times than the calls of its parts', async () => {
  const { access_token: bearer } = await gateway.signIn('full');
  const code = await customerCodeOf(gateway, 'full');
  let asked = 0;
  const countOne = () => (asked += 1);
  const count = async (work: () => Promise<unknown>) => {
    asked = 0;
    gateway.database.pool.on('acquire', countOne);
    await work();
    gateway.database.pool.off('acquire', countOne);
    return asked;
  };
  const together = await count(async () => ask(bearer));
  const apart = await count(async () => {
    for (const part of parts) await askPart(part, bearer, code);
  });
  expect(together).toBeGreaterThan(parts.length);
  expect(together).toBeLessThan(apart);
});

it.each(['ping', 'clienti', 'contratti', 'verifiche', 'interventotecnico'] as const)(
  'does not offer homeStart while another gateway serves %s',
  (backend) => {
    const config = readConfig({});
    const provider = { ...config.provider, backends: { [backend]: 'https://gateway.example.it' } };
    const offered = (given: typeof config) => publicConfigOf(given, '/api', capabilities).capabilities;
    expect(offered(config)).toContain('homeStart');
    expect(offered({ ...config, provider })).not.toContain('homeStart');
  },
);
