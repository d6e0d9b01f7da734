import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { tableKinds } from '../../commands/import/kinds/index.ts';
import { kindPlan } from '../../commands/import/kinds/kind.ts';
import { applyDueOutcomes } from './usecases/outcomes/due.ts';
import { useApp } from '../../../test/support/app.ts';
import { newCustomer } from '../../../test/support/customers.ts';
import { useFiles } from '../../../test/support/import-files.ts';
import { outcomesAt, writing } from '../../../test/support/outcomes.ts';
import {
  debit,
  iban,
  paymentsAt,
  seenAtFirst,
  someone,
  today,
  type Someone,
} from '../../../test/support/money/payments.ts';

// The provider's nightly files after an outcome: files that don't know a change don't revert it (fornitore.esiti.7),
// later ones win again.

const gateway = useApp({ seeded: false });
const { change, read } = paymentsAt(gateway);
const files = useFiles();
const { asksForDebit, told, lastChange } = outcomesAt(gateway, files);
const pool = () => gateway.database.pool;

async function night({ code, account }: Pick<Someone, 'code' | 'account'>, row: Readonly<Record<string, string>>) {
  const plan = tableKinds.find(({ kind }) => kind === 'payment-methods');
  if (!plan) throw new Error('there is no such kind');
  const fields = { codiceCliente: code, contractAccount: account, ...row };
  const lines = [Object.keys(fields).join(';'), Object.values(fields).join(';')];
  const { refusals, changed } = await files.importLines(pool(), kindPlan(plan), lines);
  expect(refusals).toEqual([]);
  return changed;
}

const old = { metodoPagamento: 'P', mandatoAttuale: '', mandatoFuturo: '', 'sdd.IBAN': '' };

async function active() {
  const giulia = await asksForDebit();
  expect(await told([`${giulia.id};;ATTIVA;${today};;`])).toMatchObject({ changed: 1 });
  return giulia;
}

const methodOf = async (who: Someone) => (await read(who, who.account)).metodoPagamento;

describe('a bank debit that is in force (fornitore.esiti.7)', () => {
  it('keeps a debit in force despite a file that does not know of it, however often it comes', async () => {
    const giulia = await active();
    for (const _ of [1, 2]) expect(await night(giulia, old)).toBe(0);
    expect(await read(giulia, giulia.account)).toMatchObject({
      metodoPagamento: 'U',
      metodo: { id: giulia.mandate, stato: 'Attivo', sdd: { IBAN: iban } },
      mandatoAttuale: giulia.mandate,
    });
  });

  it('keeps a pending debit despite the file, and once its day has come', async () => {
    const giulia = await asksForDebit();
    await told([`${giulia.id};;ATTIVA;2026-11-25;;`]);
    expect(await night(giulia, old)).toBe(0);
    const clock = () => new Date('2026-11-25T08:00:00Z');
    await applyDueOutcomes({ ...writing, db: databaseOf(pool()), clock });
    expect(await night(giulia, old)).toBe(0);
    expect(await methodOf(giulia)).toBe('U');
  });

  it.each([
    ['its mandate', ({ mandate }: { mandate: string }) => ({ mandatoAttuale: mandate })],
    ['it as the one to come', ({ mandate }: { mandate: string }) => ({ mandatoFuturo: mandate })],
    ['it as the number of the method', ({ mandate }: { mandate: string }) => ({ id: mandate })],
    ['its IBAN, in a file without mandates', () => ({ 'sdd.IBAN': iban })],
  ])('follows the provider’s files on a debit from the one that names %s', async (_, names) => {
    const giulia = await active();
    expect(await night(giulia, { metodoPagamento: 'U', 'sdd.banca': 'Banca Sella', ...names(giulia) })).toBe(1);
    expect(await read(giulia, giulia.account)).toMatchObject({
      metodoPagamento: 'U',
      metodo: { sdd: { banca: 'Banca Sella' } },
    });
    expect(await night(giulia, old)).toBe(1);
    expect(await methodOf(giulia)).toBe('P');
  });

  it('stays where another one is asked for after it and rejected', async () => {
    const giulia = await active();
    const other = await change(giulia, debit(giulia.account));
    expect(other.status).toBe(200);
    const id = await lastChange(giulia, 'PAYMENT_METHOD_CHANGED');
    await told([`${id};;RIFIUTATA;;IBAN;Il conto è chiuso`]);
    expect(await night(giulia, old)).toBe(0);
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'U', mandatoAttuale: giulia.mandate });
  });

  it('does not recognise the debit in a file that names another mandate on the same IBAN', async () => {
    const giulia = await active();
    const before = { ...old, metodoPagamento: 'U', mandatoAttuale: 'OLD1', 'sdd.IBAN': iban };
    expect(await night(giulia, before)).toBe(0);
    expect(await read(giulia, giulia.account)).toMatchObject({ mandatoAttuale: giulia.mandate });
  });

  it('does not go along with an account that passes to another customer', async () => {
    const giulia = await active();
    const { code } = await newCustomer(gateway);
    await pool().query('update commodity_contracts set customer_code = $1 where contract_account = $2', [
      code,
      giulia.account,
    ]);
    expect(await night({ code, account: giulia.account }, old)).toBe(1);
    const { rows } = await pool().query(
      `select customer_code, method_code, current_mandate, debit_iban from payment_methods where contract_account = $1`,
      [giulia.account],
    );
    expect(rows).toEqual([{ customer_code: code, method_code: 'P', current_mandate: null, debit_iban: null }]);
    expect(await night({ code, account: giulia.account }, { ...old, metodoPagamento: 'B' })).toBe(1);
  });

  it('does not pass a pending debit to another customer along with the account', async () => {
    const giulia = await asksForDebit();
    const { code } = await newCustomer(gateway);
    await pool().query('update commodity_contracts set customer_code = $1 where contract_account = $2', [
      code,
      giulia.account,
    ]);
    await night({ code, account: giulia.account }, { ...old, ibanFuturo: '' });
    const { rows } = await pool().query(
      `select customer_code, future_mandate, future_iban from payment_methods where contract_account = $1`,
      [giulia.account],
    );
    expect(rows).toEqual([{ customer_code: code, future_mandate: null, future_iban: null }]);
  });
});

describe('a card that pays (fornitore.esiti.7)', () => {
  async function paysByCard() {
    const giulia = await someone(gateway);
    const [setup, token] = [randomUUID(), `pm_${randomUUID()}`];
    await pool().query(
      `insert into card_setups (id, customer_code, status, token, holder, last_digits, expiry, circuit, kind, created_at, finished_at)
       values ($1, $2, 'SUCCEEDED', $3, 'Giulia Ferri', '4242', '05/2039', 'Visa', 'CREDITO', $4, $4)`,
      [setup, giulia.code, token, gateway.now()],
    );
    onTestFinished(async () => void (await pool().query('delete from card_setups where id = $1', [setup])));
    const { commodity, contractAccount, dataFirma, societa } = debit(giulia.account);
    const asked = { contractAccount, commodity, dataFirma, societa, metodoPagamentoRichiesto: 'L', tokenID: token };
    const answer = await change(giulia, asked, seenAtFirst(giulia));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { ...giulia, id: await lastChange(giulia, 'PAYMENT_METHOD_CHANGED'), setup, token };
  }

  it('goes on while files do not know of it', async () => {
    const giulia = await paysByCard();
    await told([`${giulia.id};;ATTIVA;${today};;`]);
    expect(await night(giulia, old)).toBe(0);
    expect(await methodOf(giulia)).toBe('L');
  });

  it.each([
    ['its number', ({ setup }: { setup: string }) => ({ id: setup })],
    ['its token', ({ token }: { token: string }) => ({ 'carta.token': token })],
    ['its last digits and expiry', () => ({ 'carta.ultimeCifre': '4242', 'carta.scadenza': '05/2039' })],
  ])('follows the provider’s files on a card from the one that names %s', async (_, names) => {
    const giulia = await paysByCard();
    await told([`${giulia.id};;ATTIVA;${today};;`]);
    await night(giulia, { metodoPagamento: 'L', ...names(giulia) });
    expect(await night(giulia, old)).toBe(1);
    expect(await methodOf(giulia)).toBe('P');
  });

  it('follows the files once a card was rejected', async () => {
    const giulia = await paysByCard();
    await told([`${giulia.id};;RIFIUTATA;;CARTA;La carta non è più valida`]);
    expect(await night(giulia, old)).toBe(1);
    expect(await methodOf(giulia)).toBe('P');
  });
});
