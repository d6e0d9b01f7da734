import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { listenForInvalidations, type Invalidation } from '../../db/invalidations.ts';
import { commodityContracts, vasContracts } from '../../db/schema/index.ts';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn, newAccount, withoutTrace } from '../../../test/support/customers.ts';

const gateway = useApp();

const dataUrl = '/api/contratti/v1/recuperoDatiContratto';
const nicknameUrl = '/api/contratti/v1/modificaNicknameContratto';
const aliasUrl = '/api/contratti/v1/modificaAliasAbitazione';
const landUrl = '/api/sportello/v1/dati-catastali';

async function household() {
  const account = await newAccount(gateway);
  const id = randomUUID().slice(0, 8);
  const supply = { customerCode: account.code, sourceState: 'Attivo' };
  const [light, gas, service] = [`L${id}`, `G${id}`, `S${id}`];
  const db = databaseOf(gateway.database.pool);
  await db.insert(commodityContracts).values([
    { ...supply, code: light, commodity: 'LUCE', contractAccount: `A${id}`, power: 4.5, dealerPhone: '800000101' },
    { ...supply, code: gas, commodity: 'GAS', contractAccount: `B${id}`, quotationCode: `Q${id}` },
  ]);
  await db.insert(vasContracts).values({
    ...supply,
    code: service,
    commodityCode: light,
    contractAccount: `A${id}`,
    type: 'SERVIZIO',
    subType: 'INTERVENTO_TECNICO',
    productType: 'ZINT',
    name: 'Pronto Casa',
  });
  const bearer = (await gateway.signIn(account.username)).access_token;
  const get = (url: string) => gateway.send({ url, bearer });
  const post = (url: string, payload: object, version?: string) =>
    gateway.send({
      method: 'POST',
      url,
      bearer,
      payload,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    });
  const read = async (code = light) => (await get(`${dataUrl}?codiceContratto=${code}`)).body;
  return { account, id, light, gas, service, get, post, read };
}

describe('a supply', () => {
  it('returns details of a supply that its lists leave out', async () => {
    const { access_token: bearer } = await gateway.signIn('full');
    const { body } = await gateway.send({ url: `${dataUrl}?codiceContratto=4000100002`, bearer });
    expect(body).toMatchObject({
      header: { stato: 0 },
      contratto: { codiceContratto: '4000100002', commodity: 'GAS', pod: null },
      tipoTariffa: 'Riscaldamento e uso cucina',
      potenzaImpegnata: null,
      versione: expect.stringMatching(/^\d+$/),
    });
    expect(body.dataAttivazione).toBe(body.contratto.dataInizio);
  });

  it('finds a supply by the quotation that led to it', async () => {
    const { get, id, gas } = await household();
    const { body } = await get(`${dataUrl}?codiceQuotation=Q${id}`);
    expect(body.contratto.codiceContratto).toBe(gas);
  });

  it('returns the activation date of a supply that is only a quotation', async () => {
    const { access_token: bearer } = await gateway.signIn('prospect');
    await gateway.database.pool.query('update customers set prospect = false, in_creation = false');
    const { body: list } = await gateway.send({ url: '/api/contratti/v2/recuperoListaQuotation', bearer });
    const [{ codiceQuotation, dataAttivazione }] = list.quotazioni;
    const { status, body } = await gateway.send({ url: `${dataUrl}?codiceQuotation=${codiceQuotation}`, bearer });
    expect(status).toBe(200);
    expect(body).toMatchObject({ contratto: null, dataAttivazione, datiCatastali: null, versione: null });
  });

  it('returns distributor phone numbers, and omits supplies without one', async () => {
    const { post, light, gas } = await household();
    const { body } = await post('/api/verifiche/v2/recuperoNumeriDistributore', { contratti: [gas, light, light] });
    expect(body.contatti).toEqual([{ codiceContratto: light, telefono: '800000101' }]);
  });

  it('links a supply to the risolve service that is charged on it', async () => {
    const { get, light, service, id } = await household();
    const { body, headers } = await get('/api/contratti/v1/risolve/commodity');
    expect(body.contratti).toEqual([
      { codiceContrattoVas: service, codiceContratto: light, commodity: 'LUCE', contractAccount: `A${id}` },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });
});

it('sends changes to the customer’s open apps, and to nobody else’s', async () => {
  const { post, light, id, account } = await household();
  const heard: Invalidation[] = [];
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
  const stop = listenForInvalidations(gateway.database.url, {
    onInvalidation: (invalidation) => heard.push(invalidation),
    onReady,
  });
  await ready;
  await post(nicknameUrl, { codiceContratto: light, commodity: 'LUCE', nickname: 'Casa' });
  await post(landUrl, { codiceContratto: light, foglio: '1', particella: '2' });
  const flags = { flagBollettaWeb: '02', flagNotificaSms: null, flagNotificaMail: null };
  await post('/api/contratti/v1/modificaRicezioneNotifiche', {
    ...flags,
    commodity: 'LUCE',
    contractAccount: `A${id}`,
  });
  await vi.waitFor(() => expect(heard).toHaveLength(6), 10_000);
  await stop();
  for (const about of ['contracts', 'changes'] as const) {
    const said = heard.filter((invalidation) => invalidation.about === about);
    expect(said).toEqual(Array.from({ length: 3 }, () => ({ about, customerCode: account.code })));
  }
});

describe('a name of the customer’s own', () => {
  it('sets and removes the customer’s own names of a supply, each with an event', async () => {
    const { post, read, light, account } = await household();
    const asked = { codiceContratto: light, commodity: 'LUCE' };
    expect(codeOf(await post(nicknameUrl, { ...asked, nickname: '  Casa al mare ' }))).toBe('ok');
    expect(codeOf(await post(aliasUrl, { codiceContratto: light, aliasAbitazione: 'Casa dei nonni' }))).toBe('ok');
    expect((await read()).contratto).toMatchObject({ nickname: 'Casa al mare', aliasAbitazione: 'Casa dei nonni' });
    expect(codeOf(await post(nicknameUrl, asked))).toBe('ok');
    expect((await read()).contratto).toMatchObject({ nickname: null, aliasAbitazione: 'Casa dei nonni' });
    expect(await eventsOf(gateway, account.code)).toEqual([
      { kind: 'CONTRACT_NICKNAME_CHANGED', data: { contractCode: light, nickname: 'Casa al mare' } },
      { kind: 'RESIDENCE_ALIAS_CHANGED', data: { contractCode: light, residenceAlias: 'Casa dei nonni' } },
      { kind: 'CONTRACT_NICKNAME_CHANGED', data: { contractCode: light, nickname: null } },
    ]);
    const { rows } = await gateway.database.pool.query(
      `select deed from audit where customer_code = $1 and deed like 'modifica%' order by id`,
      [account.code],
    );
    expect(rows.map(({ deed }) => deed)).toEqual([
      'modificaNicknameContratto',
      'modificaAliasAbitazione',
      'modificaNicknameContratto',
    ]);
  });

  it.each(['ACQUA', 'GAS', 'luce e gas'])('rejects a nickname for the commodity %s', async (commodity) => {
    const { post, light } = await household();
    const asked = { codiceContratto: light, commodity, nickname: 'X' };
    const answer = await withoutTrace(gateway, () => post(nicknameUrl, asked));
    expect([answer.status, codeOf(answer)]).toEqual([422, 'COMMODITY_TYPE_NOT_FOUND']);
  });

  it('records one change where the same name is saved twice with the same version', async () => {
    const { post, read, light, account } = await household();
    const { versione } = await read();
    const asked = { codiceContratto: light, commodity: 'LUCE', nickname: 'Casa' };
    expect(codeOf(await post(nicknameUrl, asked, versione))).toBe('ok');
    expect(codeOf(await post(nicknameUrl, asked, versione))).toBe('ok');
    expect(await eventsOf(gateway, account.code)).toHaveLength(1);
  });
});

/** Each way to change a supply: the requests of the two tabs, and the call that reads the result. */
const ways = [
  ['nickname', nicknameUrl, { commodity: 'LUCE', nickname: 'Uno' }, { commodity: 'LUCE', nickname: 'Due' }],
  ['residence alias', aliasUrl, { aliasAbitazione: 'Uno' }, { aliasAbitazione: 'Due' }],
  ['land registry', landUrl, { foglio: '1', particella: '10' }, { foglio: '2', particella: '20', subalterno: '3' }],
] as const;

describe.each(ways)('two tabs that change the %s', (_, url, first, second) => {
  it('accepts one of two changes at the same version, and rejects the other without a change', async () => {
    const { post, read, light, account } = await household();
    const { versione } = await read();
    const answers = await Promise.all([
      post(url, { codiceContratto: light, ...first }, versione),
      post(url, { codiceContratto: light, ...second }, versione),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
    expect(answers.map(codeOf)).toContain('CHANGED_MEANWHILE');
    expect(await eventsOf(gateway, account.code)).toHaveLength(1);
    expect((await read()).versione).not.toBe(versione);
  });

  it('accepts both changes without a version', async () => {
    const { post, light, account } = await household();
    expect((await post(url, { codiceContratto: light, ...first })).status).toBe(200);
    expect((await post(url, { codiceContratto: light, ...second })).status).toBe(200);
    expect(await eventsOf(gateway, account.code)).toHaveLength(2);
  });

  it('rejects a change to the supply of another customer', async () => {
    const { post } = await household();
    const { light: foreign } = await household();
    const answer = await withoutTrace(gateway, () => post(url, { codiceContratto: foreign, ...first }));
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('land registry data', () => {
  it('returns land registry data as they were saved', async () => {
    const { post, read, light } = await household();
    expect((await read()).datiCatastali).toEqual({ inseriti: false, foglio: null, particella: null, subalterno: null });
    await post(landUrl, { codiceContratto: light, foglio: '12', particella: '345/2', subalterno: '6' });
    const entered = { inseriti: true, foglio: '12', particella: '345/2' };
    expect((await read()).datiCatastali).toEqual({ ...entered, subalterno: '6' });
    await post(landUrl, { codiceContratto: light, foglio: '12', particella: '345/2' });
    expect((await read()).datiCatastali).toEqual({ ...entered, subalterno: null });
  });

  it('rejects land registry data in another format, by field', async () => {
    const { post, light } = await household();
    const asked = { codiceContratto: light, foglio: '012', particella: 'x', subalterno: '0' };
    const answer = await withoutTrace(gateway, () => post(landUrl, asked));
    expect(answer.status).toBe(400);
    expect(fieldsIn(answer)).toEqual(['foglio NOT_VALID', 'particella NOT_VALID', 'subalterno NOT_VALID']);
  });

  it('offers saveLandRegistry as a capability in /config.json', async () => {
    expect((await gateway.send({ url: '/config.json' })).body.capabilities).toContain('saveLandRegistry');
  });
});

it('rejects a list with any supply that is missing or another customer’s', async () => {
  const { post, light } = await household();
  const { light: foreign } = await household();
  const ask = (contratti: string[]) => post('/api/verifiche/v2/recuperoNumeriDistributore', { contratti });
  for (const contratti of [[foreign], [light, foreign], [foreign, light], [light, 'NON-ESISTE']]) {
    expect((await ask(contratti)).status).toBe(404);
  }
  expect((await ask([light])).status).toBe(200);
});

describe('what the customer said of contracts', () => {
  it('includes nicknames and land registry data in the personal data', async () => {
    const { post, get, light } = await household();
    await post(nicknameUrl, { codiceContratto: light, commodity: 'LUCE', nickname: 'Casa' });
    await post(landUrl, { codiceContratto: light, foglio: '12', particella: '345' });
    const { body } = await get('/api/sportello/v1/dati-personali');
    expect(body.contratti).toContainEqual(expect.objectContaining({ codiceContratto: light, nickname: 'Casa' }));
    expect(body.datiContratti).toContainEqual(
      expect.objectContaining({
        codiceContratto: light,
        potenzaImpegnata: 4.5,
        datiCatastali: { inseriti: true, foglio: '12', particella: '345', subalterno: null },
      }),
    );
  });
});
