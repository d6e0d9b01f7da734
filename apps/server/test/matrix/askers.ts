import { eq } from 'drizzle-orm';
import type { Identity } from '@sportello/calls';
import { databaseOf } from '../../src/db/database.ts';
import { accounts, customers } from '../../src/db/schema/index.ts';
import type { TestApp } from '../app.ts';

/** How an identity presents itself: its token, and the customer it says to speak for. */
export interface Asker {
  readonly bearer?: string;
  readonly onBehalfOf?: string;
}

const owner = 'full';
const other = 'dual';

export async function customerCodeOf(gateway: TestApp, username: string): Promise<string> {
  const [account] = await databaseOf(gateway.database.pool)
    .select({ code: accounts.customerCode })
    .from(accounts)
    .where(eq(accounts.username, username));
  if (!account?.code) throw new Error(`${username} is no customer`);
  return account.code;
}

/** The customers whose data the matrix plays with. */
export async function parties(gateway: TestApp): Promise<{ owner: string; other: string }> {
  const codes = { owner: await customerCodeOf(gateway, owner), other: await customerCodeOf(gateway, other) };
  await complete(gateway, codes.other);
  for (const code of Object.values(codes)) await beginCard(gateway, code);
  for (const code of Object.values(codes)) await giveVatNumber(gateway, code);
  return codes;
}

/** Has one of a customer's services signed with a VAT number: households have none of their own. */
async function giveVatNumber({ database }: TestApp, customerCode: string): Promise<void> {
  await database.pool.query(
    `update vas_contracts set vat_number = right(customer_code, 11)
     where vat_number is null and code = (select min(code) from vas_contracts where customer_code = $1)`,
    [customerCode],
  );
}

/** Gives a customer a page for a card that is open. */
async function beginCard({ database, now }: TestApp, customerCode: string): Promise<void> {
  await database.pool.query(
    `insert into card_setups (id, customer_code, created_at) values (md5($1)::uuid, $1, $2) on conflict do nothing`,
    [customerCode, now()],
  );
}

/** Gives a customer a service and a request under way, so that there is something foreign of each kind. */
async function complete({ database }: TestApp, customerCode: string): Promise<void> {
  await database.pool.query(
    `insert into vas_contracts (code, customer_code, type, sub_type, product_type, source_state, name, contract_account)
     select '7099900001', $1, 'SERVIZIO', 'INTERVENTO_TECNICO', 'ZINT', 'Attivo', 'Pronto Casa', contract_account
     from commodity_contracts where customer_code = $1 and contract_account is not null limit 1
     on conflict do nothing`,
    [customerCode],
  );
  await database.pool.query(
    `insert into onboarding_requests (code, customer_code, source, commodity)
     values ('8099900001', $1, 'QUOTATION', 'LUCE') on conflict do nothing`,
    [customerCode],
  );
}

/** Makes a fresh asker of each kind; some calls end the session that asks. */
export function askers(gateway: TestApp): Readonly<Record<Identity, () => Promise<Asker>>> {
  const as = async (username: string): Promise<Asker> => ({ bearer: (await gateway.signIn(username)).access_token });
  const inNameOf = async (username: string, customer: string): Promise<Asker> => ({
    ...(await as(username)),
    onBehalfOf: await customerCodeOf(gateway, customer),
  });
  return {
    owner: () => as(owner),
    'other customer': () => as(other),
    'mixed ids': () => as(owner),
    anonymous: async () => ({}),
    expired: once(() => expired(gateway)),
    revoked: once(() => revoked(gateway)),
    deleted: once(() => deleted(gateway)),
    'forged impersonation': () => inNameOf(other, owner),
    operator: () => as('operatore'),
    'impersonating operator': () => inNameOf('operatore', owner),
    maintenance: () => as('manutentore'),
  };
}

/** Nothing that is asked with these changes them: one serves for all calls. */
function once(make: () => Promise<Asker>): () => Promise<Asker> {
  let made: Promise<Asker> | undefined;
  return () => (made ??= make());
}

async function expired(gateway: TestApp): Promise<Asker> {
  const { access_token } = await gateway.signIn(owner);
  gateway.wait(6 * 60_000);
  return { bearer: access_token };
}

async function revoked(gateway: TestApp): Promise<Asker> {
  const { access_token } = await gateway.signIn(owner);
  await gateway.send({ method: 'POST', url: '/api/sportello/v1/logout', bearer: access_token });
  return { bearer: access_token };
}

async function deleted(gateway: TestApp): Promise<Asker> {
  const db = databaseOf(gateway.database.pool);
  const [model] = await db.select().from(accounts).where(eq(accounts.username, owner));
  if (!model) throw new Error('no account to copy');
  await db.insert(customers).values({ code: 'GONE', segment: 'Residenziale' });
  await db
    .insert(accounts)
    .values({ username: 'gone', passwordHash: model.passwordHash, kind: 'CUSTOMER', customerCode: 'GONE' });
  const { access_token } = await gateway.signIn('gone');
  await db.delete(customers).where(eq(customers.code, 'GONE'));
  return { bearer: access_token };
}
