import { catalogue, type Call } from '@sportello/calls';
import { MODULE_NAMES, USER_TYPES, type ModuleName, type UserType } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { isServed } from '../../src/handlers/index.ts';
import { useApp, type TestApp } from '../support/app.ts';
import { codeOf } from '../support/customers.ts';
import { actingFor, customerCodeOf } from '../matrix/askers.ts';
import { newCustomerOfType } from '../matrix/module-customers.ts';
import { requestFor } from '../matrix/requests.ts';

// Tests every call of a module against every segment and type (moduli.porta.1). The expected access is copied from
// the provider's document, independently of the code that decides it.

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const residential: Words = {
  archive: { PREVIEW: 'PROSPECT', else: 'ACTIVE' },
  contracts: { PREVIEW: 'PROSPECT', else: 'ACTIVE' },
  profile: { PREVIEW: 'PROSPECT', else: 'ACTIVE' },
  notification: { else: 'ACTIVE' },
  support: { else: 'ACTIVE' },
  energyControl: { ACTIVE: 'FULL LUCE GAS DUAL VAS FIBRA MISTO', PREVIEW: 'PROSPECT SWITCH_OUT', else: 'HIDDEN' },
  loyalty: { ACTIVE: 'FULL VAS LUCE GAS DUAL MISTO PROSPECT', PREVIEW: 'SWITCH_OUT', else: 'HIDDEN' },
  memberGetMember: { ACTIVE: 'FULL LUCE GAS DUAL FIBRA VAS MISTO SWITCH_OUT', else: 'HIDDEN' },
  risolve: { ACTIVE: 'FULL LUCE GAS DUAL MISTO', HIDDEN: 'STG TUTELA_PLACET', else: 'PREVIEW' },
};
const others: Words = {
  ...residential,
  energyControl: { else: 'HIDDEN' },
  loyalty: { else: 'HIDDEN' },
  memberGetMember: { else: 'HIDDEN' },
  risolve: { else: 'LIGHT' },
};
const segments: Readonly<Record<string, Words>> = { Residenziale: residential, Amministratore: others, Pmi: others };

function stateOf(segment: string, type: string, module: string): string | undefined {
  const words = segments[segment]?.[module] ?? {};
  return Object.entries(words).find(([, types]) => types.split(' ').includes(type))?.[0] ?? words['else'];
}

const met: Readonly<Record<string, string>> = {
  ACTIVE: 'ACTIVE',
  LIGHT: 'ACTIVE LIGHT',
  PREVIEW: 'ACTIVE LIGHT PREVIEW',
};

const calls = Object.values<Call>(catalogue).filter((call) => call.modules && isServed(call));

const openTo = (state: (module: ModuleName) => string | undefined) =>
  calls
    .filter(({ modules }) =>
      Object.entries(modules ?? {}).some(([module, need]) =>
        met[need]?.split(' ').includes(state(module as ModuleName) ?? ''),
      ),
    )
    .map(({ id }) => id);

/**
 * Lists the calls that pass authentication. Each request has an invalid field, so it is rejected after authentication
 * and never executed.
 */
async function createActor(gateway: TestApp, bearer: string): Promise<string[]> {
  const open: string[] = [];
  for (const call of calls) {
    const { url, ...request } = requestFor(call, { bearer }, () => undefined);
    const answer = await gateway.send({ ...request, url: `${url}${url.includes('?') ? '&' : '?'}nessuno=1` });
    expect([400, 403], `${call.id}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
    if (answer.status === 400) open.push(call.id);
    else expect(codeOf(answer)).toBe('MODULE_NOT_OPEN');
  }
  return open;
}

describe('a call of a module', () => {
  const gateway = useApp({ seeded: false });
  const rows = Object.keys(segments).flatMap((segment) => USER_TYPES.map((type) => [segment, type] as const));

  it.each(rows)('is open to %s %s as the table says', async (segment, type) => {
    const { username } = await newCustomerOfType(gateway, segment, type);
    const { access_token } = await gateway.signIn(username);
    expect(await createActor(gateway, access_token)).toEqual(openTo((module) => stateOf(segment, type, module)));
  });

  it('lists a row for each customer segment and type', () => {
    expect(rows).toHaveLength(3 * 11);
  });

  it('closes module calls to a customer of an unknown segment', async () => {
    const { username } = await newCustomerOfType(gateway, 'Altro', 'FULL');
    const { access_token } = await gateway.signIn(username);
    expect(await createActor(gateway, access_token)).toEqual([]);
  });

  it('follows the contracts as they are at that moment (moduli.porta.3)', async () => {
    const { username, code } = await newCustomerOfType(gateway, 'Residenziale', 'LUCE');
    const { access_token: bearer } = await gateway.signIn(username);
    const invite = async () => codeOf(await gateway.send({ method: 'POST', url: '/api/sportello/v1/inviti', bearer }));
    expect(await invite()).toBe('ok');
    await gateway.database.pool.query("update commodity_contracts set market = 'STG' where customer_code = $1", [code]);
    expect(await invite()).toBe('MODULE_NOT_OPEN');
  });
});

describe('of the demo’s people', () => {
  const gateway = useApp();
  const people: readonly (readonly [string, string, UserType])[] = [
    ['full', 'Residenziale', 'FULL'],
    ['luce', 'Residenziale', 'LUCE'],
    ['gas', 'Residenziale', 'GAS'],
    ['dual', 'Residenziale', 'DUAL'],
    ['vas', 'Residenziale', 'VAS'],
    ['fibra', 'Residenziale', 'FIBRA'],
    ['stg', 'Residenziale', 'STG'],
    ['placet', 'Residenziale', 'TUTELA_PLACET'],
    ['misto', 'Residenziale', 'MISTO'],
    ['prospect', 'Residenziale', 'PROSPECT'],
    ['switchout', 'Residenziale', 'SWITCH_OUT'],
    ['guasto', 'Residenziale', 'LUCE'],
    ['pratiche', 'Residenziale', 'LUCE'],
    ['amministratore', 'Amministratore', 'DUAL'],
    ['pmi', 'Pmi', 'FULL'],
  ];

  it.each(people)('%s may make the calls of %s %s', async (username, segment, type) => {
    const { access_token } = await gateway.signIn(username);
    expect(await createActor(gateway, access_token)).toEqual(openTo((module) => stateOf(segment, type, module)));
  });

  it.each([
    ['stg', 'MODULE_NOT_OPEN'],
    ['luce', 'ok'],
  ])('gives an operator for %s the modules of that customer: %s (moduli.stati.6)', async (username, code) => {
    const { access_token: bearer } = await gateway.signIn('operatore');
    await actingFor(gateway, { bearer }, username, 'MODIFICA');
    const headers = { 'x-codice-cliente': await customerCodeOf(gateway, username) };
    for (const place of ['inviti', 'fedelta']) {
      expect(codeOf(await gateway.send({ url: `/api/sportello/v1/${place}`, bearer, headers }))).toBe(code);
    }
  });

  it.each(['operatore', 'manutentore'])(
    'allows %s, who has none of the modules, to change the own password',
    async (username) => {
      const { access_token: bearer } = await gateway.signIn(username);
      const payload = { currentPassword: 'c2JhZ2xpYXRh', newPassword: 'c2JhZ2xpYXRh' };
      const answer = await gateway.send({
        method: 'POST',
        url: '/api/ping/clienti/v1/cambioPassword',
        bearer,
        payload,
      });
      expect(codeOf(answer)).toBe('BADP000');
    },
  );
});

describe('a module out of service (moduli.nomi.3)', () => {
  const { provider } = readConfig({});
  const closed: ModuleName[] = ['contracts', 'loyalty', 'memberGetMember'];
  const disabledModules = Object.fromEntries(closed.map((name) => [name, 'Torna a gennaio.']));
  const gateway = useApp({ config: { provider: { ...provider, disabledModules } } });

  it('closes a module out of service, and leaves calls shared with another module open', async () => {
    const { access_token } = await gateway.signIn('full');
    const open = await createActor(gateway, access_token);
    expect(open).toEqual(openTo((module) => (closed.includes(module) ? 'DISABLED' : 'ACTIVE')));
    expect(open).toContain('consumptionCurves');
    expect(open).not.toContain('loyalty');
  });
});

it('defines for every module a call that it alone has', () => {
  const alone = new Set(
    calls
      .map(({ modules }) => Object.keys(modules ?? {}))
      .filter(({ length }) => length === 1)
      .flat(),
  );
  expect([...alone].toSorted()).toEqual([...MODULE_NAMES].toSorted());
});
