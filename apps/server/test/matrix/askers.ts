import { eq } from 'drizzle-orm';
import { identities, queuedInterventionFile, readingPhoto, technicianStep, type Identity } from '@sportello/calls';
import { OPERATOR_ROLES, type ImpersonationMode, type OperatorRole } from '@sportello/domain';
import { databaseOf } from '../../src/db/database.ts';
import { accounts, customers } from '../../src/db/schema/index.ts';
import { addProviderKey, endProviderKey } from '../../src/areas/integration/usecases/keys.ts';
import { sessionOf, type TestApp } from '../support/app.ts';
import { caseIds, giveCase } from './cases.ts';
import { giveNotice } from './notices.ts';
import { giveSupplyRequest, supplyRequestIds } from './supply-requests.ts';
import { giveBooking, giveToDesk, giveToTechnician } from './booking.ts';

export interface Asker {
  readonly bearer?: string;
  /** A technician's link, used instead of a session. */
  readonly link?: string;
  readonly onBehalfOf?: string;
}

const exampleLink = String(technicianStep.example.request.headers?.['x-link-tecnico']);
const otherTechnician = 'YW5vdGhlciB0ZWNobmljaWFu';

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

export async function parties(gateway: TestApp): Promise<{ owner: string; other: string }> {
  const codes = { owner: await customerCodeOf(gateway, owner), other: await customerCodeOf(gateway, other) };
  await complete(gateway, codes.other);
  for (const code of Object.values(codes)) await beginCard(gateway, code);
  for (const code of Object.values(codes)) await givePayment(gateway, code);
  for (const code of Object.values(codes)) await givePushDevice(gateway, code);
  for (const code of Object.values(codes)) await giveVatNumber(gateway, code);
  await giveReading(gateway, codes.owner, readingPhoto.example.request.params.numero);
  await giveReading(gateway, codes.other, '900043');
  for (const code of Object.values(codes)) await giveBooking(gateway, code);
  await giveNotice(gateway, codes.owner, 'CM-2026-000123');
  await giveNotice(gateway, codes.other, 'CM-2026-000124');
  await giveCase(gateway, codes.owner, caseIds.owner);
  await giveCase(gateway, codes.other, caseIds.other);
  await giveSupplyRequest(gateway, codes.owner, supplyRequestIds.owner);
  await giveSupplyRequest(gateway, codes.other, supplyRequestIds.other);
  await giveToDesk(gateway, codes.owner, queuedInterventionFile.example.request.params);
  await giveToTechnician(gateway, codes.owner, {
    link: exampleLink,
    visit: technicianStep.example.request.params.id,
    photo: '900002',
    company: 'C017',
  });
  const theirs = { link: otherTechnician, visit: 'I98000002', photo: '900003', company: 'C021' };
  await giveToTechnician(gateway, codes.other, theirs);
  return codes;
}

/** Households have no VAT number, so one service is signed with one. */
async function giveVatNumber({ database }: TestApp, customerCode: string): Promise<void> {
  await database.pool.query(
    `update vas_contracts set vat_number = right(customer_code, 11)
     where vat_number is null and code = (select min(code) from vas_contracts where customer_code = $1)`,
    [customerCode],
  );
}

async function beginCard({ database, now }: TestApp, customerCode: string): Promise<void> {
  await database.pool.query(
    `insert into card_setups (id, customer_code, created_at) values (md5($1)::uuid, $1, $2) on conflict do nothing`,
    [customerCode, now()],
  );
}

async function givePayment({ database, now }: TestApp, customerCode: string): Promise<void> {
  await database.pool.query(
    `insert into payments (id, customer_code, state, live, amount_cents, key, digest, account_name, created_at, ended_at, provider_payment)
     values (md5('payment' || $1)::uuid, $1, 'OK', false, 100, 'before', 'd', 'a', $2, $2, 'pi_' || $1) on conflict do nothing`,
    [customerCode, now()],
  );
}

export async function givePushDevice(
  { database, now }: Pick<TestApp, 'database' | 'now'>,
  customerCode: string,
): Promise<void> {
  await database.pool.query(
    `insert into push_subscriptions (id, customer_code, endpoint, p256dh, auth, created_at, seen_at)
     values (md5('push' || $1)::uuid, $1, 'https://fcm.googleapis.com/' || $1, '', '', $2, $2) on conflict do nothing`,
    [customerCode, now()],
  );
}

async function giveReading({ database, now }: TestApp, customerCode: string, number: string): Promise<void> {
  await database.pool.query(
    `insert into meter_readings (id, contract_code, read_on, kind, state, f0, period_end) overriding system value
     select $2, min(code), '2020-01-20', 'AUTOLETTURA', 'RICEVUTA', 1, '2020-01-31'
     from commodity_contracts where customer_code = $1
     on conflict (id) do update set state = excluded.state`,
    [customerCode, number],
  );
  await database.pool.query('delete from reading_steps where reading_id = $1', [number]);
  await database.pool.query(
    `insert into reading_photos (reading_id, content, created_at) values ($1, '', $2) on conflict do nothing`,
    [number, now()],
  );
}

/** Adds a service and a pending request, so that foreign data of every kind exist. */
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

function freshAskers(gateway: TestApp): Readonly<Record<Identity, () => Promise<Asker>>> {
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
    expired: () => expired(gateway),
    revoked: () => revoked(gateway),
    deleted: () => deleted(gateway),
    'forged impersonation': () => inNameOf(other, owner),
    ...operators((role) => () => operatorWith(gateway, role)),
    'operator without second factor': async () => ({
      bearer: (await gateway.signIn('operatore', { provesFactor: false })).access_token,
    }),
    'operator without a grant': () => inNameOf('operatore', owner),
    'operator with a grant that ended': async () => {
      const asker = await actingFor(gateway, await inNameOf('operatore', owner), owner, 'MODIFICA');
      const url = `/api/sportello/v1/operatore/cliente/${asker.onBehalfOf}`;
      await gateway.send({ method: 'DELETE', url, bearer: asker.bearer ?? '' });
      return asker;
    },
    'operator with a grant for somebody else': async () =>
      actingFor(gateway, await inNameOf('operatore', owner), other, 'MODIFICA'),
    'operator who looks': async () => actingFor(gateway, await inNameOf('operatore', owner), owner, 'LETTURA'),
    'operator who changes': async () => actingFor(gateway, await inNameOf('operatore', owner), owner, 'MODIFICA'),
    maintenance: () => as('manutentore'),
    technician: async () => ({ link: exampleLink }),
    'technician of another company': async () => ({ link: otherTechnician }),
    'technician with a link that ended': async () => ({ link: 'ended' }),
    'provider key': () => providerKey(gateway, ['export']),
    'provider key for something else': () => providerKey(gateway, ['import:outcomes']),
    'provider key that was revoked': () => providerKey(gateway, ['export'], true),
  };
}

async function providerKey(gateway: TestApp, may: readonly string[], isRevoked = false): Promise<Asker> {
  const db = databaseOf(gateway.database.pool);
  const name = `matrix ${may.join()}${isRevoked ? ' revoked' : ''}`;
  const bearer = await addProviderKey(db, { name, may }, gateway.now());
  if (bearer === null) throw new Error(`there is a key ${name} already`);
  if (isRevoked) await endProviderKey(db, name, gateway.now());
  return { bearer };
}

function operators(make: (role: OperatorRole) => () => Promise<Asker>) {
  return Object.fromEntries(OPERATOR_ROLES.map((role) => [role, make(role)])) as Record<
    OperatorRole,
    () => Promise<Asker>
  >;
}

async function operatorWith(gateway: TestApp, role: OperatorRole): Promise<Asker> {
  const { pool } = gateway.database;
  const username = `matrix-${role.toLowerCase()}`;
  await pool.query(
    `insert into accounts (username, password_hash, kind, role)
     select $1, password_hash, 'OPERATOR', $2 from accounts where username = 'operatore' on conflict do nothing`,
    [username, role],
  );
  return { bearer: (await gateway.signIn(username)).access_token };
}

export async function actingFor<A extends Asker>(
  gateway: TestApp,
  asker: A,
  username: string,
  modalita: ImpersonationMode,
): Promise<A> {
  const { status } = await gateway.send({
    method: 'POST',
    url: '/api/sportello/v1/operatore/cliente',
    bearer: asker.bearer ?? '',
    payload: { codiceCliente: await customerCodeOf(gateway, username), motivo: 'Prova della matrice', modalita },
  });
  if (status !== 200) throw new Error(`can't act for ${username}: ${status}`);
  return asker;
}

/** Callers of each kind: a shared one for read-only calls, since signing in is slow, and fresh ones for the rest. */
export function askers(gateway: TestApp) {
  const make = freshAskers(gateway);
  const kept = new Map<Identity, Asker>();
  return {
    /** Creates callers that move the clock or are used up at once, before the others sign in. */
    async begin(): Promise<void> {
      for (const identity of outsiders) kept.set(identity, await make[identity]());
    },
    fresh: (identity: Identity) => (isOutsider(identity) ? kept.get(identity) : undefined) ?? make[identity](),
    /** Signs in again where needed: some calls end other sessions of an account, and its sessions are limited. */
    async signIn(): Promise<void> {
      for (let isThere = false; !isThere;) {
        isThere = true;
        for (const identity of identities) {
          const known = kept.get(identity);
          if (known && (isOutsider(identity) || (await isSignedIn(gateway, known)))) continue;
          kept.set(identity, await make[identity]());
          isThere = false;
        }
      }
    },
    kept: (identity: Identity): Asker => kept.get(identity) ?? {},
  };
}

const outsiders: readonly Identity[] = [
  'expired',
  'revoked',
  'deleted',
  'anonymous',
  'technician',
  'technician of another company',
  'technician with a link that ended',
  'provider key',
  'provider key for something else',
  'provider key that was revoked',
];
const isOutsider = (identity: Identity) => outsiders.includes(identity);

async function isSignedIn({ database }: TestApp, { bearer = '' }: Asker): Promise<boolean> {
  const { rowCount } = await database.pool.query('select from sessions where id = $1 and revoked_at is null', [
    sessionOf(bearer),
  ]);
  return rowCount === 1;
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
