import { modificaDatiProfilo, type CallId } from '@sportello/calls';
import { readConfig } from '../../src/config/config.ts';
import { createCodeHashes } from '../../src/usecases/codes/hashes.ts';
import type { TestApp } from '../app.ts';
import type { Asker } from './askers.ts';
import { forgetChanges, seenAs, withCard } from './payments.ts';

// Some calls do their work once, or only after another one: what they need is put there before, and
// taken away again, so that the next asker finds the same customer.

interface Party {
  readonly sessionId: string;
  readonly accountId: string;
  readonly customerCode: string;
}

type Prepare = (gateway: TestApp, party: Party) => Promise<void>;

const needs: Partial<Record<CallId, Prepare>> = {
  cambioPassword: async () => undefined,
  modificaDatiPagamento: (gateway, { customerCode }) => seenAs(gateway, customerCode, 'P'),
  changePayments: (gateway, { customerCode }) => seenAs(gateway, customerCode, 'P'),
  modificaDatiPagamentoVas: async (gateway, { customerCode }) => {
    await seenAs(gateway, customerCode, 'U');
    await withCard(gateway, customerCode);
  },
  deleteUser: async ({ database, now }, { sessionId }) => {
    await database.pool.query('update sessions set password_checked_at = $2 where id = $1', [sessionId, now()]);
  },
  modificaDatiProfilo: async ({ database, now }, { accountId, customerCode }) => {
    const { body, headers } = modificaDatiProfilo.example.request;
    const hashes = createCodeHashes(readConfig({}).sessionSecrets);
    // One that the example of `sendOTP` has left.
    await database.pool.query('delete from one_time_codes where subject = $1', [accountId]);
    await database.pool.query('update customers set mobile = $2 where code = $1', [customerCode, body.cellulare]);
    await database.pool.query(
      `insert into one_time_codes (purpose, subject, channel, contact, code_hash, created_at, expires_at, tries_left)
       values ('CONTACT', $1, 'MAIL', $2, $3, $4, $4::timestamptz + interval '10 minutes', 3)`,
      [accountId, body.mail, hashes.hash(`${accountId} ${headers['x-otp-mail']}`), now()],
    );
  },
};

/** Puts what a call needs of a signed-in customer; the answer takes everything back. */
export async function prepare(gateway: TestApp, call: CallId, who: Asker): Promise<() => Promise<void>> {
  const need = needs[call];
  const party = need && (await partyOf(gateway, who));
  if (!need || !party) return async () => undefined;
  const { pool } = gateway.database;
  const rows = async (text: string, id: string) => (await pool.query(text, [id])).rows[0] as Record<string, unknown>;
  const account = await rows('select * from accounts where id = $1', party.accountId);
  const customer = await rows('select * from customers where code = $1', party.customerCode);
  await need(gateway, party);
  return async () => {
    await forgetChanges(gateway, party.customerCode);
    await pool.query('update accounts set password_hash = $2, disabled_at = null, erase_after = null where id = $1', [
      party.accountId,
      account['password_hash'],
    ]);
    await pool.query(
      'update customers set email = $2, mobile = $3, email_changed_at = $4, mobile_changed_at = $5 where code = $1',
      [
        party.customerCode,
        customer['email'],
        customer['mobile'],
        customer['email_changed_at'],
        customer['mobile_changed_at'],
      ],
    );
    await pool.query('delete from password_history where account_id = $1', [party.accountId]);
    await pool.query('delete from one_time_codes where subject = $1', [party.accountId]);
  };
}

/** Whom a bearer token stands for: it begins with the session's id. */
async function partyOf(gateway: TestApp, who: Asker): Promise<Party | undefined> {
  const sessionId = /^sat_([0-9a-f-]{36})/.exec(who.bearer ?? '')?.[1];
  const { rows } = await gateway.database.pool.query<Party>(
    `select s.id as "sessionId", a.id as "accountId", a.customer_code as "customerCode"
     from sessions s join accounts a on a.id = s.account_id where s.id = $1 and a.customer_code is not null`,
    [sessionId ?? null],
  );
  return rows[0];
}
