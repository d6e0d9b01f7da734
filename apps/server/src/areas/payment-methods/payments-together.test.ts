import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { eraseAccount } from '../profile/queries/closing.ts';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn, forgetTries, messagesTo, withoutTrace } from '../../../test/support/customers.ts';
import { eventually } from '../../../test/support/delivery.ts';
import { debit, iban, paymentsAt, someone, today, type Someone } from '../../../test/support/money/payments.ts';

const gateway = useApp();
const { change, changeAll, mandatesOf } = paymentsAt(gateway);
const key = () => `key-${randomUUID()}`;

beforeEach(() => forgetTries(gateway));

describe('one method for several accounts', () => {
  const { commodity: _, contractAccount: __, ...requested } = debit('');
  const all = ({ accounts, versions }: Someone) => ({
    ...requested,
    conti: accounts.map((contractAccount) => ({
      contractAccount,
      versione: versions[contractAccount],
      metodoPagamentoAttuale: 'P',
    })),
  });

  it('gives each account a mandate of its own, in one act', async () => {
    const giulia = await someone(gateway, 3);
    const headers = { 'idempotency-key': key() };
    const { body } = await changeAll(giulia, all(giulia), headers);
    expect(body.mandati.map(({ contractAccount }: { contractAccount: string }) => contractAccount)).toEqual(
      giulia.accounts,
    );
    expect(new Set((await mandatesOf(giulia)).map(({ reference }) => reference)).size).toBe(3);
    expect(await eventsOf(gateway, giulia.code)).toHaveLength(1);
    expect(await messagesTo(gateway, giulia.code)).toHaveLength(1);
    expect((await changeAll(giulia, all(giulia), headers)).body.mandati).toEqual(body.mandati);
    const { rows } = await gateway.database.pool.query('select deed from audit where customer_code = $1', [
      giulia.code,
    ]);
    expect(rows.filter(({ deed }: { deed: string }) => deed === 'changePayments')).toHaveLength(1);
  });

  it('answers the same again for a card, which has no mandates', async () => {
    const giulia = await someone(gateway, 2);
    const token = `pm_${giulia.code}`;
    await gateway.database.pool.query(
      `insert into card_setups (id, customer_code, provider_session, status, token, last_digits, created_at, finished_at)
       values (gen_random_uuid(), $1, $2, 'SUCCEEDED', $3, '4242', $4, $4)`,
      [giulia.code, `cs_${giulia.code}`, token, gateway.now()],
    );
    const conti = giulia.accounts.map((contractAccount) => ({
      contractAccount,
      versione: giulia.versions[contractAccount],
    }));
    const card = { conti, dataFirma: today, societa: 'EE', metodoPagamentoRichiesto: 'L', tokenID: token };
    const headers = { 'idempotency-key': key() };
    const first = await changeAll(giulia, card, headers);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body.mandati).toEqual(
      giulia.accounts.map((contractAccount) => ({ contractAccount, riferimentoMandato: null })),
    );
    expect((await changeAll(giulia, card, headers)).body).toEqual(first.body);
    expect(await eventsOf(gateway, giulia.code)).toHaveLength(1);
  });

  it('takes all supplies of the administrator that go on, some 400 of them', async () => {
    const { access_token: bearer } = await gateway.signIn('amministratore');
    const { contratti } = (await gateway.send({ url: '/api/contratti/v1/recuperoLista', bearer })).body;
    const { rows } = await gateway.database.pool.query<{ account: string; version: string }>(
      'select contract_account as account, xmin::text as version from payment_methods',
    );
    const versions = new Map(rows.map(({ account, version }) => [account, version]));
    // Ended contracts accept no mandate.
    const conti = contratti
      .filter(({ stato }: { stato: string }) => stato === 'Attivo')
      .map(({ contractAccount }: { contractAccount: string }) => ({
        contractAccount,
        versione: versions.get(contractAccount),
      }));
    expect(conti.length).toBeGreaterThan(300);
    const answer = await gateway.send({
      method: 'POST',
      url: '/api/sportello/v1/pagamenti/modifica',
      bearer,
      payload: { ...requested, conti },
    });
    expect([answer.status, answer.body.mandati?.length]).toEqual([200, conti.length]);
  });

  it('changes none if one of them has changed meanwhile', async () => {
    const giulia = await someone(gateway, 3);
    expect(codeOf(await change(giulia, debit(giulia.accounts[2] ?? '')))).toBe('ok');
    expect(codeOf(await withoutTrace(gateway, () => changeAll(giulia, all(giulia))))).toBe('CHANGED_MEANWHILE');
    expect(await mandatesOf(giulia)).toHaveLength(1);
  });

  it('accepts one of two concurrent changes in opposite orders', async () => {
    const giulia = await someone(gateway, 3);
    const backwards = { ...all(giulia), conti: all(giulia).conti.toReversed() };
    const answers = await Promise.all([changeAll(giulia, all(giulia)), changeAll(giulia, backwards)]);
    expect(answers.map(codeOf).sort()).toEqual(['CHANGED_MEANWHILE', 'ok']);
    expect(await mandatesOf(giulia)).toHaveLength(3);
  });

  it('returns 404 for another customer’s account anywhere in the list, and changes nothing', async () => {
    const [giulia, marco] = [await someone(gateway, 2), await someone(gateway)];
    const mixed = { ...giulia, accounts: [...giulia.accounts, marco.account] };
    const missing = { ...giulia, accounts: ['NON-ESISTE', ...giulia.accounts] };
    for (const asked of [mixed, missing]) {
      const answer = await withoutTrace(gateway, () => changeAll(giulia, all(asked)));
      expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('rejects the same account twice, and none', async () => {
    const giulia = await someone(gateway);
    const twice = all({ ...giulia, accounts: [giulia.account, giulia.account] });
    expect(fieldsIn(await changeAll(giulia, twice))).toEqual(['conti REPEATED']);
    expect(fieldsIn(await changeAll(giulia, { ...all(giulia), conti: [] }))).toEqual(['conti MISSING']);
  });
});

describe('what is kept of it', () => {
  it('includes methods, mandates and cards in the personal data, and keeps mandates after erasure', async () => {
    const giulia = await someone(gateway);
    const { riferimentoMandato } = (await change(giulia, debit(giulia.account))).body;
    await gateway.database.pool.query(
      `insert into card_setups (id, customer_code, status, token, last_digits, circuit, created_at)
       values (gen_random_uuid(), $1, 'SUCCEEDED', 'pm_giulia', '4242', 'Visa', $2)`,
      [giulia.code, gateway.now()],
    );
    const { body } = await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer: giulia.bearer });
    expect(body).toMatchObject({
      metodiPagamento: [{ contractAccount: giulia.account, metodoPagamento: 'P', mandatoFuturo: riferimentoMandato }],
      mandati: [{ riferimento: riferimentoMandato, IBAN: iban, dataFirma: today, dataFine: null }],
      carte: [{ ultimeCifre: '4242', circuito: 'Visa' }],
    });
    expect(body.mandati[0].testo).toContain('Mandato per addebito diretto SEPA');
    expect(JSON.stringify(body)).not.toContain('pm_giulia');

    const { accountId: id, username, code: customerCode } = giulia;
    await databaseOf(gateway.database.pool).transaction((tx) => eraseAccount(tx, { id, username, customerCode }));
    expect(await mandatesOf(giulia)).toHaveLength(1);
    const { rows } = await gateway.database.pool.query('select from card_setups where customer_code = $1', [
      customerCode,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('notifies the customer’s other tabs once the change is done', async () => {
    const giulia = await someone(gateway);
    const heard: unknown[] = [];
    const client = await gateway.database.pool.connect();
    client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
    await client.query('listen sportello_invalidations');
    await change(giulia, debit(giulia.account));
    await eventually(async () => heard.length >= 2);
    client.release(true);
    expect(heard).toContainEqual({ about: 'contracts', customerCode: giulia.code });
    expect(heard).toContainEqual({ about: 'notifications', customerCode: giulia.code });
  });
});
