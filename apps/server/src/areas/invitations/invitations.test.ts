import { expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { commodityContracts } from '../../db/schema/index.ts';
import { servicesOf } from '../../startup/services.ts';
import { readConfig } from '../../config/config.ts';
import { eraseClosedAccounts } from '../profile/usecases/erase.ts';
import { rewardInvitations } from './usecases/invite.ts';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn } from '../../../test/support/customers.ts';
import { giveSigned } from '../../../test/matrix/module-customers.ts';
import { profileAt } from '../../../test/support/profile-calls.ts';
import { registrationAt } from '../../../test/support/credentials/registration.ts';

// Member get member: one code per customer (invito.codice.1), one invitation per person (invito.registrazione.1), one
// reward per friend (invito.premio.1).

const gateway = useApp({ seeded: false });
const { call, signedIn } = profileAt(gateway);
const { begin, register } = registrationAt(gateway);
const url = '/sportello/v1/inviti';
const friend = 'VRDPLA80A01H501P';
const servicesNow = () => servicesOf({ config: readConfig({}), pool: gateway.database.pool, clock: gateway.now });
const rewards = () => rewardInvitations(servicesNow());

async function inviter() {
  const { account, bearer } = await signedIn({ fiscalCode: 'BNCLRA75D55H501A' });
  const { codice } = (await call(bearer, url, {})).body;
  const read = async () => (await call(bearer, url)).body;
  return { account, bearer, codice: codice as string, read };
}

async function comes(codiceInvito: string, person: string) {
  const { customer, id, code } = await begin({ firstName: 'Paolo' });
  await gateway.database.pool.query('update customers set fiscal_code = $2 where code = $1', [customer.code, person]);
  const answer = await register(id, code, { codiceInvito });
  expect(codeOf(answer)).toBe('ok');
  return customer;
}

const becomesCustomer = (customerCode: string) =>
  databaseOf(gateway.database.pool)
    .insert(commodityContracts)
    .values({ code: `C${customerCode}`, customerCode, commodity: 'LUCE', sourceState: 'Attivo' });

it('returns one code for each customer, even for simultaneous requests', async () => {
  const { bearer } = await signedIn();
  const all = await Promise.all(Array.from({ length: 10 }, () => call(bearer, url, {})));
  expect(new Set(all.map(({ body }) => body.codice)).size).toBe(1);
  expect(all[0]?.body.link).toMatch(/\/registrazione\?invito=[2-9A-Z]{8}$/);
  const business = await signedIn({ segment: 'Pmi', companyName: 'Ferri srl' });
  expect(codeOf(await call(business.bearer, url, {}))).toBe('MODULE_NOT_OPEN');
});

it('brings a friend, says how far they are, and gives the reward once', async () => {
  const { account, codice, read } = await inviter();
  const { code } = await comes(codice, friend);
  expect(await read()).toMatchObject({ amici: [{ nome: 'Paolo', stato: 'REGISTRATO', dataPremio: null }] });
  expect(await rewards()).toBe(0);
  await becomesCustomer(code);
  expect((await Promise.all([rewards(), rewards(), rewards()])).reduce((sum, each) => sum + each)).toBe(1);
  expect(await read()).toMatchObject({ amici: [{ stato: 'CLIENTE', dataPremio: expect.any(String) }] });
  const told = await eventsOf(gateway, account.code);
  expect(told.map(({ kind }) => kind)).toEqual(['INVITATION_ACCEPTED', 'INVITATION_REWARDED']);
  expect(JSON.stringify(told)).not.toContain(code);
});

it('keeps the reward of who could invite, and writes nothing for who can no more', async () => {
  const { account, codice } = await inviter();
  const { code } = await comes(codice, 'NRELCU90B02F205T');
  await giveSigned(gateway, account.code, [['LUCE', 'STG']]);
  await comes(codice, 'GLLMRA70C03L219X');
  const { rowCount } = await gateway.database.pool.query('select from invitations where inviter_code = $1', [
    account.code,
  ]);
  expect(rowCount).toBe(1);
  await becomesCustomer(code);
  expect(await rewards()).toBe(1);
});

it('counts a person once, whoever invited, and nobody who invites themself', async () => {
  const { codice, read } = await inviter();
  const other = await inviter();
  const person = 'RSSMRA85T10A562S';
  await comes(codice, person);
  await comes(other.codice, person);
  expect((await read()).amici).toHaveLength(1);
  expect((await other.read()).amici).toEqual([]);
  await comes(codice, 'BNCLRA75D55H501A');
  expect((await read()).amici).toHaveLength(1);
});

it('knows who came before, though their access was closed and erased', async () => {
  const { codice, read } = await inviter();
  const person = 'MRTLNE92C50L219R';
  const { code } = await comes(codice, person);
  await gateway.database.pool.query(
    `update accounts set disabled_at = now(), erase_after = '2020-01-01' where customer_code = $1`,
    [code],
  );
  expect(await eraseClosedAccounts(servicesNow())).toBe(1);
  expect((await read()).amici).toEqual([]);
  await comes(codice, person);
  expect((await read()).amici).toEqual([]);
  const { rows } = await gateway.database.pool.query<{ hash: string }>(
    'select person_hash as hash from invited_before',
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(person);
});

it.each(['ZZZZZZZZ'])('lets in who names the code of nobody, and writes nothing', async (code) => {
  await comes(code, 'GLLFNC90A01F205K');
  const { rows } = await gateway.database.pool.query(`select 1 from invitations where person = 'GLLFNC90A01F205K'`);
  expect(rows).toEqual([]);
});

it('rejects what can be no code by its field', async () => {
  const { id, code } = await begin();
  const answer = await register(id, code, { codiceInvito: '../0OI' });
  expect([answer.status, fieldsIn(answer)]).toEqual([400, ['codiceInvito NOT_VALID']]);
});
