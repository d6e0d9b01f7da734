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
  return { owner: await customerCodeOf(gateway, owner), other: await customerCodeOf(gateway, other) };
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
