import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { databaseOf } from '../../src/db/database.ts';
import { accounts, customers } from '../../src/db/schema/index.ts';
import { hashPassword } from '../../src/secrets/passwords.ts';
import { demoPassword, type Sent, type TestApp } from './app.ts';
import { readChanges } from './tables.ts';

/** A fiscal code with a valid check character. */
export const fiscalCode = 'FRRGLI85M41F205V';
/** A VAT number with a valid check digit. */
export const vatNumber = '01234567897';

type Customer = typeof customers.$inferInsert;

/** A new customer without an account; by default a household with a mail address. */
export async function newCustomer(
  gateway: Pick<TestApp, 'database'>,
  said: Partial<Customer> = {},
): Promise<Customer & { code: string }> {
  const code = `T${randomUUID().slice(0, 12)}`;
  const customer = {
    code,
    segment: 'Residenziale',
    firstName: 'Giulia',
    lastName: 'Ferri',
    fiscalCode,
    email: `${code}@example.it`,
    ...said,
  };
  await databaseOf(gateway.database.pool).insert(customers).values(customer);
  return customer;
}

let demoHash: Promise<string> | undefined;

/** Signs in with the demo's password. */
export async function newAccount(gateway: Pick<TestApp, 'database'>, said: Partial<Customer> = {}) {
  const customer = await newCustomer(gateway, said);
  const username = `u-${customer.code}`;
  demoHash ??= hashPassword(demoPassword);
  const [account] = await databaseOf(gateway.database.pool)
    .insert(accounts)
    .values({ username, passwordHash: await demoHash, kind: 'CUSTOMER', customerCode: customer.code })
    .returning({ id: accounts.id });
  if (!account) throw new Error('no account');
  return { ...customer, username, accountId: account.id };
}

interface Message {
  readonly template: string;
  readonly recipient: string;
  readonly code: string | null;
  readonly link: string | null;
  readonly text: string;
}

/** Messages to a customer, oldest first; tests that send twice must move the clock in between. */
export async function messagesTo(gateway: Pick<TestApp, 'database'>, customerCode: string): Promise<Message[]> {
  const { rows } = await gateway.database.pool.query<Message>(
    'select template, recipient, code, link, text from messages where customer_code = $1 order by created_at, id',
    [customerCode],
  );
  return rows;
}

/** The most recent code is the valid one. */
export async function lastCode(gateway: TestApp, customerCode: string): Promise<string> {
  const codes = (await messagesTo(gateway, customerCode)).flatMap(({ code }) => code ?? []);
  const last = codes.at(-1);
  if (last === undefined) throw new Error(`no code was sent to ${customerCode}`);
  return last;
}

export const notThe = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export async function eventsOf(gateway: TestApp, customerCode: string): Promise<{ kind: string; data: unknown }[]> {
  const { rows } = await gateway.database.pool.query<{ kind: string; data: unknown }>(
    'select kind, data from events where customer_code = $1 order by id',
    [customerCode],
  );
  return rows;
}

export const codeOf = ({ body, status }: Sent): string => body.header?.codice ?? (status === 200 ? 'ok' : '');

export const fieldsIn = ({ body }: Sent): string[] =>
  ((body.header?.campi ?? []) as { campo: string; codice: string }[]).map(({ campo, codice }) => `${campo} ${codice}`);

/** Performs a call to be rejected and asserts that no table changed. */
export async function withoutTrace(gateway: TestApp, work: () => Promise<Sent>): Promise<Sent> {
  const before = await readChanges(gateway.database.pool);
  const answer = await work();
  expect(await readChanges(gateway.database.pool)).toEqual(before);
  return answer;
}

/** Resets the rate limits between tests of one file. */
export async function forgetTries(gateway: TestApp): Promise<void> {
  await gateway.database.pool.query('delete from guesses');
}
