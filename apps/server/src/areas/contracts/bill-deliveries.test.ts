import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { commodityContracts, vasContracts } from '../../db/schema/index.ts';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn, newAccount, withoutTrace } from '../../../test/support/customers.ts';

const gateway = useApp();

const reading = '/api/contratti/v1/recuperoRicezioneNotifiche';
const saving = '/api/contratti/v1/modificaRicezioneNotifiche';
const readingVas = '/api/contratti/v2/recuperoRicezioneNotificheVas';
const savingVas = '/api/contratti/v2/modificaRicezioneNotificheVas';

const web = { flagBollettaWeb: '02', flagNotificaSms: null, flagNotificaMail: 'X' };
const paper = { flagBollettaWeb: '03', flagNotificaSms: 'X', flagNotificaMail: null };
const none = { flagBollettaWeb: null, flagNotificaSms: null, flagNotificaMail: null };

/** A customer with a supply, a service on a separate account, and one of each without an account. */
async function household() {
  const account = await newAccount(gateway);
  const id = randomUUID().slice(0, 8);
  const common = { customerCode: account.code, sourceState: 'Attivo' };
  const service = { ...common, type: 'SERVIZIO', subType: 'DEFAULT', productType: 'ZDOM', name: 'Casa' } as const;
  const db = databaseOf(gateway.database.pool);
  await db.insert(commodityContracts).values([
    { ...common, code: `L${id}`, commodity: 'LUCE', contractAccount: `A${id}` },
    { ...common, code: `N${id}`, commodity: 'GAS', quotationCode: `Q${id}` },
  ]);
  await db.insert(vasContracts).values({ ...service, code: `S${id}`, contractAccount: `B${id}` });
  const bearer = (await gateway.signIn(account.username)).access_token;
  const get = async (url: string) => (await gateway.send({ url, bearer })).body;
  const post = (url: string, payload: object, version?: string) =>
    gateway.send({
      method: 'POST',
      url,
      bearer,
      payload,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    });
  return {
    account,
    id,
    post,
    get,
    ways: {
      supply: {
        read: () => get(`${reading}?codiceContratto=L${id}`),
        save: (flags: object, version?: string) =>
          post(saving, { ...flags, commodity: 'LUCE', contractAccount: `A${id}` }, version),
        contractAccount: `A${id}`,
      },
      service: {
        read: () => get(`${readingVas}?codiceContrattoVas=S${id}`),
        save: (flags: object, version?: string) => post(savingVas, { ...flags, contractAccount: `B${id}` }, version),
        contractAccount: `B${id}`,
      },
    },
  };
}

describe('the demo', () => {
  it('says how bills of its supplies and services are received, and how often', async () => {
    const { access_token: bearer } = await gateway.signIn('full');
    const read = async (url: string) => (await gateway.send({ url, bearer })).body;
    expect(await read(`${reading}?codiceContratto=4000100001`)).toMatchObject({
      contractAccount: '500000100001',
      flagBollettaWeb: '02',
      flagNotificaMail: 'X',
      frequenzaRecapito: 'bimestrale',
    });
    const { contratti } = await read('/api/contratti/v1/recuperoContrattiVasCliente');
    for (const { codiceContrattoVas, contractAccount } of contratti) {
      const said = await read(`${readingVas}?codiceContrattoVas=${codiceContrattoVas}`);
      expect(said).toMatchObject({ contractAccount, versione: expect.stringMatching(/^[1-9]\d*$/) });
    }
  });
});

describe.each(['supply', 'service'] as const)('how bills of a %s are received', (kind) => {
  it('returns no preferences at first, then those that were saved, with an event for each', async () => {
    const { ways, account } = await household();
    const { read, save, contractAccount } = ways[kind];
    expect(await read()).toMatchObject({ ...none, contractAccount, versione: '0' });
    for (const flags of [web, paper, none]) {
      const { versione } = await read();
      expect(codeOf(await save(flags, versione))).toBe('ok');
      expect(await read()).toMatchObject({ ...flags, contractAccount });
    }
    expect(await eventsOf(gateway, account.code)).toEqual([
      {
        kind: 'NOTIFICATION_PREFERENCES_CHANGED',
        data: { contractAccount, billDelivery: '02', sms: false, mail: true },
      },
      {
        kind: 'NOTIFICATION_PREFERENCES_CHANGED',
        data: { contractAccount, billDelivery: '03', sms: true, mail: false },
      },
      {
        kind: 'NOTIFICATION_PREFERENCES_CHANGED',
        data: { contractAccount, billDelivery: null, sms: false, mail: false },
      },
    ]);
  });

  it.each(['the first time', 'later'])('accepts one of two simultaneous saves, %s', async (when) => {
    const { ways, account } = await household();
    const { read, save } = ways[kind];
    if (when === 'later') await save(none);
    const before = (await eventsOf(gateway, account.code)).length;
    const { versione } = await read();
    const answers = await Promise.all([save(web, versione), save(paper, versione)]);
    expect(answers.map(codeOf).sort()).toEqual(['CHANGED_MEANWHILE', 'ok']);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
    expect(await read()).toMatchObject(answers[0]?.status === 200 ? web : paper);
    expect(await eventsOf(gateway, account.code)).toHaveLength(before + 1);
  });

  it('rejects another value at an old version', async () => {
    const { ways } = await household();
    const { read, save } = ways[kind];
    const { versione } = await read();
    await save(web);
    const late = await withoutTrace(gateway, () => save(paper, versione));
    expect(codeOf(late)).toBe('CHANGED_MEANWHILE');
    // Repeating an unchanged value is allowed: the first response may have been lost.
    expect(codeOf(await withoutTrace(gateway, () => save(web, versione)))).toBe('ok');
  });

  it('rejects reads and saves by another customer', async () => {
    const { get, post, ways } = await household();
    const other = await household();
    const flags = { ...web, ...(kind === 'supply' && { commodity: 'LUCE' }) };
    const asked = { ...flags, contractAccount: other.ways[kind].contractAccount };
    const url = kind === 'supply' ? saving : savingVas;
    expect((await withoutTrace(gateway, () => post(url, asked))).status).toBe(404);
    const foreign =
      kind === 'supply' ? `${reading}?codiceContratto=L${other.id}` : `${readingVas}?codiceContrattoVas=S${other.id}`;
    expect((await get(foreign)).header.codice).toBe('NOT_FOUND');
    expect((await ways[kind].read()).versione).toBe('0');
  });

  it.each([
    [{ ...web, flagBollettaWeb: '01' }, 'flagBollettaWeb NOT_VALID'],
    [{ ...web, flagNotificaSms: 'Y' }, 'flagNotificaSms NOT_VALID'],
    [{ flagBollettaWeb: '02', flagNotificaSms: null }, 'flagNotificaMail NOT_VALID'],
  ])('rejects %j with the invalid field', async (flags, field) => {
    const { ways } = await household();
    const answer = await withoutTrace(gateway, () => ways[kind].save(flags));
    expect(fieldsIn(answer)).toEqual([field]);
  });
});

describe('an unknown type of contract', () => {
  it.each([
    ['a supply of another commodity', saving, { commodity: 'GAS' }, 'A', 'COMMODITY_TYPE_NOT_FOUND'],
    ['a service on a commodity that nobody knows', savingVas, { commodity: 'ACQUA' }, 'B', 'COMMODITY_TYPE_NOT_FOUND'],
    ['a supply where there is only a service', saving, { commodity: 'LUCE' }, 'B', 'COMMODITY_TYPE_NOT_FOUND'],
    ['a service where there is only a supply', savingVas, {}, 'A', 'NOT_FOUND'],
  ])('rejects %s', async (_, url, more, account, code) => {
    const { post, id } = await household();
    const asked = { ...web, ...more, contractAccount: `${account}${id}` };
    expect(codeOf(await withoutTrace(gateway, () => post(url, asked)))).toBe(code);
  });

  it('rejects an unknown commodity as an invalid field', async () => {
    const { post, id } = await household();
    const answer = await post(saving, { ...web, commodity: 'ACQUA', contractAccount: `A${id}` });
    expect([answer.status, ...fieldsIn(answer)]).toEqual([400, 'commodity NOT_VALID']);
  });
});

it('returns empty preferences for a supply without an account', async () => {
  const { get, id } = await household();
  const nothing = { ...none, contractAccount: null, frequenzaRecapito: null, versione: null };
  expect(await get(`${reading}?codiceContratto=N${id}`)).toMatchObject(nothing);
  expect(await get(`${reading}?codiceQuotation=Q${id}`)).toMatchObject(nothing);
});

it('includes delivery preferences in the personal data', async () => {
  const { ways, get } = await household();
  await ways.supply.save(web);
  const { body } = { body: await get('/api/sportello/v1/dati-personali') };
  expect(body.preferenzeNotifiche).toEqual([
    { ...web, contractAccount: ways.supply.contractAccount, frequenzaRecapito: null },
  ]);
});
