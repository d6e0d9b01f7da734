import { modificaDatiProfilo, renewImpersonation, type CallId } from '@sportello/calls';
import { readConfig } from '../../src/config/config.ts';
import { createCodeHashes } from '../../src/areas/credentials/usecases/codes/hashes.ts';
import { sessionOf, type TestApp } from '../support/app.ts';
import { givePublicCase, givePublicCaseCode, replyToOwnCase } from './cases.ts';
import { withColleague } from './colleague.ts';
import { givePushDevice, parties, type Asker } from './askers.ts';
import { withFactor } from './second-factor.ts';
import { acceptPapers, clearDraft, giveDraft, giveSentDraft, suspendSupply } from './supply-requests.ts';
import { billForPlan, forgetChanges, oldLine, openBill, seenAs, withCard } from './payments.ts';

// Some calls work only once or only after another: their data is set up before and restored afterwards, so the next
// caller finds the same customer.

interface Party {
  readonly sessionId: string;
  readonly accountId: string;
  readonly customerCode: string;
}

type Prepare = (gateway: TestApp, party: Party) => Promise<void>;

const standsAt = (state: string, subState: string | null): Prepare => {
  return async ({ database }, { customerCode }) => {
    await database.pool.query('update interventions set state = $2, sub_state = $3 where customer_code = $1', [
      customerCode,
      state,
      subState,
    ]);
  };
};

const needs: Partial<Record<CallId, Prepare>> = {
  answerPreventive: standsAt('In Progress', 'AWAITING_CUSTOMER_DECISION'),
  // The example answers the survey after a visit.
  sendFeedback: async (gateway, party) => {
    await standsAt('Completed', null)(gateway, party);
    await gateway.database.pool.query("update interventions set mode = 'TECHINICIAN_EXIT' where customer_code = $1", [
      party.customerCode,
    ]);
  },
  saveSupplyRequestDraft: (gateway, { customerCode }) => clearDraft(gateway, customerCode),
  addSupplyRequestFile: (gateway, { customerCode }) => giveDraft(gateway, customerCode),
  makeSupplyRequest: (gateway, { customerCode }) => giveSentDraft(gateway, customerCode),
  suspension: (gateway, { customerCode }) => suspendSupply(gateway, customerCode),
  caseReplyPaper: (gateway, { customerCode }) => replyToOwnCase(gateway, customerCode),
  unsubscribePush: (gateway, { customerCode }) => givePushDevice(gateway, customerCode),
  joinVideocall: async ({ database, now }, { customerCode }) => {
    await database.pool.query(
      `update interventions set mode = 'VIDEOCALL', state = 'Assigned', sub_state = 'APPOINTMENT_AGREED' where customer_code = $1`,
      [customerCode],
    );
    await database.pool.query(
      `update intervention_slots set day = ($2::timestamptz at time zone 'Europe/Rome')::date,
         window_id = (select id from slot_windows where support_type = 'VIDEOCALL' and starts <= '10:00' order by starts desc limit 1)
       from interventions i where i.id = intervention_id and i.customer_code = $1`,
      [customerCode, now()],
    );
  },
  modificaDatiPagamento: (gateway, { customerCode }) => seenAs(gateway, customerCode, 'P'),
  beginBillPayment: (gateway, { customerCode }) => openBill(gateway, customerCode),
  beginQuotePayment: standsAt('In Progress', 'AWAITING_CUSTOMER_DECISION'),
  makeBillLink: (gateway, { customerCode }) => openBill(gateway, customerCode),
  acceptInstalmentPlan: (gateway, { customerCode }) => billForPlan(gateway, customerCode),
  objectPrescription: (gateway, { customerCode }) => oldLine(gateway, customerCode),
  changePayments: (gateway, { customerCode }) => seenAs(gateway, customerCode, 'P'),
  modificaDatiPagamentoVas: async (gateway, { customerCode }) => {
    await seenAs(gateway, customerCode, 'U');
    await withCard(gateway, customerCode);
  },
  // The reading window of a supply billed monthly is open, and its last reading has three bands.
  withdraw: async ({ database, now }, { customerCode }) => {
    await database.pool.query('delete from withdrawals where customer_code = $1', [customerCode]);
    await database.pool.query(`delete from documents where customer_code = $1 and type = 'RICEVUTA_RECESSO'`, [
      customerCode,
    ]);
    await database.pool.query(
      `insert into withdrawal_terms (contract_kind, contract_code, customer_code, starts_on, place)
       select 'COMMODITY', code, customer_code, ($2::timestamptz at time zone 'Europe/Rome')::date, 'ONLINE'
       from commodity_contracts where customer_code = $1 and quotation_code is null
       on conflict (contract_kind, contract_code) do update set starts_on = excluded.starts_on, place = 'ONLINE'`,
      [customerCode, now()],
    );
  },
  autolettura: async ({ database }, { customerCode }) => {
    await database.pool.query(
      `with supply as (
         update commodity_contracts set self_reading = true, billing_type = 'Mensile'
         where code = (select min(code) from commodity_contracts where customer_code = $1 and pod is not null)
         returning code)
       insert into meter_readings (contract_code, read_on, kind, f1, f2, f3)
       select code, '2026-11-10', 'EFFETTIVA', 0, 0, 0 from supply on conflict do nothing`,
      [customerCode],
    );
  },
  takeReward: async ({ database }, { customerCode }) => {
    await database.pool.query(
      `insert into loyalty_accounts (customer_code, balance) values ($1, 1000)
       on conflict (customer_code) do update set balance = 1000`,
      [customerCode],
    );
  },
  deleteUser: async ({ database, now }, { sessionId }) => {
    await database.pool.query('update sessions set password_checked_at = $2 where id = $1', [sessionId, now()]);
  },
  modificaDatiProfilo: async ({ database, now }, { accountId, customerCode }) => {
    const { body, headers } = modificaDatiProfilo.example.request;
    const hashes = createCodeHashes(readConfig({}).sessionSecrets);
    // The code that the example of `sendOTP` left behind.
    await database.pool.query('delete from one_time_codes where subject = $1', [accountId]);
    await database.pool.query('update customers set mobile = $2 where code = $1', [customerCode, body.cellulare]);
    await database.pool.query(
      `insert into one_time_codes (purpose, subject, channel, contact, code_hash, created_at, expires_at, tries_left)
       values ('CONTACT', $1, 'MAIL', $2, $3, $4, $4::timestamptz + interval '10 minutes', 3)`,
      [accountId, body.mail, hashes.hash(`${accountId} ${headers['x-otp-mail']}`), now()],
    );
  },
};

const ofColleagues = new Set<CallId>([
  'inviteOperator',
  'sendOperatorLink',
  'changeOperatorRole',
  'disableOperator',
  'removeOperatorFactor',
  'operatorLink',
  'chooseOperatorPassword',
]);

/** These calls remove or advance data of both customers, which is restored for the next caller. */
const takesAway = new Set<CallId>([
  'addSupplyRequestPaper',
  'answerPreventive',
  'askAboutCase',
  'assignCases',
  'beginQuotePayment',
  'cancelIntervention',
  'cancelSupplyRequest',
  'checkSupplyRequestPaper',
  'deleteBookingDraft',
  'deleteSupplyRequestDraft',
  'joinVideocall',
  'moveIntervention',
  'moveReading',
  'moveSupplyRequest',
  'rejectSupplyRequest',
  'releaseCase',
  'removeBookingFile',
  'removeSupplyRequestFile',
  'replyToCase',
  'sendFeedback',
  'revokeTechnicianLink',
  'takeCase',
  'technicianOnWay',
  'technicianStep',
]);

/** These calls need a waiting contact request assigned to nobody. */
const ofRequests = new Set<CallId>(['takeContactRequest', 'releaseContactRequest', 'answerContactRequest']);

interface Prepared {
  /** Body fields that the example can't contain. */
  readonly body?: object;
  readonly putBack: () => Promise<void>;
}

export async function prepare(gateway: TestApp, call: CallId, who: Asker): Promise<Prepared> {
  if (call === 'beginSecondFactor') return withFactor(gateway, who, 'NONE');
  if (call === 'confirmSecondFactor') return withFactor(gateway, who, 'SHOWN');
  if (call === 'proveSecondFactor') return withFactor(gateway, who, 'CONFIRMED');
  if (ofColleagues.has(call)) return withColleague(gateway);
  if (call === 'cambioPassword') return keepPassword(gateway, who);
  if (call === 'renewImpersonation') await giveGrant(gateway, who);
  if (takesAway.has(call)) await parties(gateway);
  if (ofRequests.has(call)) {
    await gateway.database.pool.query(
      'update contact_requests set answer = null, answered_at = null, answered_by = null, taken_by = null, taken_at = null',
    );
  }
  if (call === 'receivedCaseReplyPaper') await replyToOwnCase(gateway, (await parties(gateway)).owner);
  if (call === 'moveSupplyRequest') await acceptPapers(gateway);
  if (call === 'attachCase') await givePublicCase(gateway);
  if (call === 'openPublicCase') await givePublicCaseCode(gateway);
  if (call === 'addTechnicianPhoto') await beginVisits(gateway);
  return { putBack: await prepareCustomer(gateway, call, who) };
}

/** Photos can only be added to interventions in progress. */
async function beginVisits({ database }: TestApp): Promise<void> {
  await database.pool.query(`update interventions set state = 'In Progress' where sub_state = 'APPOINTMENT_AGREED'`);
}

/** Staff have passwords too, so a changed one is restored afterwards. */
async function keepPassword({ database: { pool } }: TestApp, { bearer = '' }: Asker): Promise<Prepared> {
  const { rows } = await pool.query<{ id: string; hash: string }>(
    `select a.id, a.password_hash as hash from sessions s join accounts a on a.id = s.account_id where s.id = $1`,
    [sessionOf(bearer)],
  );
  const [account] = rows;
  return {
    putBack: async () => {
      await pool.query('update accounts set password_hash = $2 where id = $1', [account?.id, account?.hash]);
      await pool.query('delete from password_history where account_id = $1', [account?.id]);
    },
  };
}

async function prepareCustomer(gateway: TestApp, call: CallId, who: Asker): Promise<() => Promise<void>> {
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

async function partyOf(gateway: TestApp, who: Asker): Promise<Party | undefined> {
  const { rows } = await gateway.database.pool.query<Party>(
    `select s.id as "sessionId", a.id as "accountId", a.customer_code as "customerCode"
     from sessions s join accounts a on a.id = s.account_id where s.id = $1 and a.customer_code is not null`,
    [sessionOf(who.bearer ?? '')],
  );
  return rows[0];
}

async function giveGrant({ database, now }: TestApp, { bearer = '' }: Asker): Promise<void> {
  const session = sessionOf(bearer);
  await database.pool.query('delete from impersonations where session_id = $1', [session]);
  await database.pool.query(
    `insert into impersonations (session_id, account_id, customer_code, mode, reason, begun_at, expires_at)
     select id, account_id, $2, 'LETTURA', 'Prova della matrice', $3, $3 from sessions where id = $1`,
    [session, renewImpersonation.example.request.body.codiceCliente, now()],
  );
}
