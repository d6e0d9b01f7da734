import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { announce } from '../../events/announce.ts';
import { applyDueOutcomes } from './usecases/outcomes/due.ts';
import { useApp } from '../../../test/support/app.ts';
import { forgetTries, messagesTo } from '../../../test/support/customers.ts';
import { useFiles } from '../../../test/support/import-files.ts';
import { outcomesAt, writing } from '../../../test/support/outcomes.ts';
import { debit, iban, paymentsAt, someone, today, type Someone } from '../../../test/support/money/payments.ts';
import { readChanges } from '../../../test/support/tables.ts';
import { partialFact } from '../../../test/support/partial-fact.ts';

const gateway = useApp();
const { change, read, mandatesOf } = paymentsAt(gateway);
const { asksForDebit, told, lastChange, changesOf, notificationsOf } = outcomesAt(gateway, useFiles());

beforeEach(() => forgetTries(gateway));

async function announceClosing({ code, username, accountId }: Someone): Promise<void> {
  await gateway.database.pool.query(
    `update accounts set disabled_at = now(), erase_after = now() + interval '14 days' where id = $1`,
    [accountId],
  );
  const fact = { kind: 'ACCOUNT_CLOSED', customerCode: code, data: { erasureDay: '2026-12-04' } } as const;
  await announce(databaseOf(gateway.database.pool), fact, { username, right: 'SELF' }, gateway.now());
}

describe('a bank debit that the customer asked for (fornitore.esiti.4)', () => {
  it('takes a bank debit on, and then makes it the method in force', async () => {
    const giulia = await asksForDebit();
    expect(await told([`${giulia.id};;PRESA_IN_CARICO;;;`])).toMatchObject({ isWritten: true, changed: 1 });
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'P', mandatoFuturo: giulia.mandate });
    expect(await changesOf(giulia)).toMatchObject([{ matter: 'PAGAMENTO', state: 'PRESA_IN_CARICO' }]);

    expect(await told([`${giulia.id};;ATTIVA;${today};;`])).toMatchObject({ isWritten: true, changed: 1 });
    expect(await read(giulia, giulia.account)).toMatchObject({
      metodoPagamento: 'U',
      metodo: { id: giulia.mandate, stato: 'Attivo', tipo: 'SDD', carta: null, sdd: { IBAN: iban, cognome: 'Ferri' } },
      mandatoAttuale: giulia.mandate,
      mandatoFuturo: null,
      ibanFuturo: null,
    });
    expect(await mandatesOf(giulia)).toMatchObject([{ reference: giulia.mandate, ended_at: null }]);
    expect((await notificationsOf(giulia)).at(-1)).toEqual({
      title: 'Il tuo metodo di pagamento è attivo',
      text: 'Vale da venerdì 20 novembre 2026: lo useremo per le bollette da quel giorno in poi.',
    });
    expect((await messagesTo(gateway, giulia.code)).map(({ template }) => template).toSorted()).toEqual([
      'change-outcome',
      'debit-requested',
    ]);
  });

  it('changes nothing where an outcome is repeated', async () => {
    const giulia = await asksForDebit();
    const line = `${giulia.id};${giulia.account};ATTIVA;${today};;`;
    expect(await told([line, line])).toMatchObject({ isWritten: true, rows: 2, changed: 1, unchanged: 1 });
    const before = await readChanges(gateway.database.pool);
    expect(await told([line])).toMatchObject({ isWritten: true, changed: 0, unchanged: 1 });
    expect(await told([`${giulia.id};;PRESA_IN_CARICO;;;`])).toMatchObject({ isWritten: true, unchanged: 1 });
    expect(await readChanges(gateway.database.pool)).toEqual(before);
  });

  it('begins on its day, and not before', async () => {
    const giulia = await asksForDebit();
    await told([`${giulia.id};;ATTIVA;2026-11-25;;`]);
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'P', mandatoFuturo: giulia.mandate });
    const on = (day: string) =>
      applyDueOutcomes({
        ...writing,
        db: databaseOf(gateway.database.pool),
        clock: () => new Date(`${day}T08:00:00Z`),
      });
    await on('2026-11-24');
    expect(await changesOf(giulia)).toMatchObject([{ state: 'ATTIVA', from: '2026-11-25', done: false }]);
    await on('2026-11-25');
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'U', mandatoFuturo: null });
    expect(await changesOf(giulia)).toMatchObject([{ state: 'ATTIVA', done: true }]);
  });

  it('keeps the method in force where a debit is rejected, and notifies the customer of the reason', async () => {
    const giulia = await asksForDebit();
    await told([`${giulia.id};;RIFIUTATA;;IBAN_NON_ADDEBITABILE;La banca non permette addebiti su questo conto`]);
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'P', mandatoFuturo: null });
    expect(await mandatesOf(giulia)).toMatchObject([{ ended_at: gateway.now() }]);
    expect((await notificationsOf(giulia)).at(-1)?.text).toBe(
      'La banca non permette addebiti su questo conto. Continui a pagare come prima.',
    );
  });

  it('ignores the outcome of a replaced debit, and applies that of the newer one', async () => {
    const giulia = await asksForDebit();
    const again = await change(giulia, debit(giulia.account));
    const newer = await lastChange(giulia, 'PAYMENT_METHOD_CHANGED');
    expect(await told([`${giulia.id};;ATTIVA;${today};;`])).toMatchObject({ isWritten: true, unchanged: 1 });
    expect(await read(giulia, giulia.account)).toMatchObject({ mandatoFuturo: again.body.riferimentoMandato });
    await told([`${newer};;ATTIVA;${today};;`]);
    expect(await read(giulia, giulia.account)).toMatchObject({ mandatoAttuale: again.body.riferimentoMandato });
  });
});

describe('what the customer said of a supply', () => {
  const put = (who: Someone, url: string, payload: object) =>
    gateway.send({ method: 'POST', url, bearer: who.bearer, payload });

  it('restores the previous name of a supply when a new one is rejected', async () => {
    const giulia = await someone(gateway);
    const contract = `C-${giulia.account}`;
    const name = (nickname: string) =>
      put(giulia, '/api/contratti/v1/modificaNicknameContratto', {
        codiceContratto: contract,
        commodity: 'LUCE',
        nickname,
      });
    expect((await name('Casa')).status).toBe(200);
    await told([`${await lastChange(giulia, 'CONTRACT_NICKNAME_CHANGED')};;ATTIVA;${today};;`]);
    expect((await name('Casa al mare')).status).toBe(200);
    const id = await lastChange(giulia, 'CONTRACT_NICKNAME_CHANGED');
    await told([`${id};;RIFIUTATA;;NOME;Il nome è troppo lungo per le bollette`]);
    const { rows } = await gateway.database.pool.query('select nickname from commodity_contracts where code = $1', [
      contract,
    ]);
    expect(rows).toEqual([{ nickname: 'Casa' }]);
    expect((await notificationsOf(giulia)).at(-1)?.title).toBe(
      'Nome della fornitura: la modifica non è stata accettata',
    );
  });
});

it('includes changes and their outcomes in the personal data', async () => {
  const giulia = await asksForDebit();
  await told([`${giulia.id};;RIFIUTATA;;IBAN;La banca non permette addebiti`]);
  const { body } = await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer: giulia.bearer });
  expect(body.modifiche).toMatchObject([
    {
      id: giulia.id,
      materia: 'PAGAMENTO',
      oggetto: giulia.account,
      stato: 'RIFIUTATA',
      motivo: 'IBAN',
      testo: 'La banca non permette addebiti',
      aggiornataIl: gateway.now().toISOString(),
    },
  ]);
});

describe('the other matters', () => {
  it('answers a message with the text of its outcome, once', async () => {
    const giulia = await someone(gateway);
    const sent = await gateway.send({
      method: 'POST',
      url: '/api/public-api/v1/proxy/invioFormContatti',
      bearer: giulia.bearer,
      payload: { argomento: 'bollette', messaggio: 'Perché è così alta?' },
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const id = await lastChange(giulia, 'CONTACT_REQUEST_RECEIVED');
    expect((await told([`${id};;ATTIVA;${today};;`])).refusals).toEqual([
      '2 row: testo: missing: it is the answer that the customer reads',
    ]);
    const line = `${id};;ATTIVA;${today};;C’è un conguaglio di sei mesi.`;
    expect(await told([line])).toMatchObject({ changed: 1 });
    expect(await told([line])).toMatchObject({ unchanged: 1 });
    const { rows } = await gateway.database.pool.query(
      'select answer, answered_by from contact_requests where customer_code = $1',
      [giulia.code],
    );
    expect(rows).toEqual([{ answer: 'C’è un conguaglio di sei mesi.', answered_by: 'command line' }]);
    expect((await notificationsOf(giulia)).at(-1)?.title).toBe('C’è una risposta per te');
  });

  it('reopens the account where its closing is rejected', async () => {
    const giulia = await someone(gateway);
    await announceClosing(giulia);
    const id = await lastChange(giulia, 'ACCOUNT_CLOSED');
    await told([`${id};;RIFIUTATA;;PRATICA_APERTA;C’è ancora un rimborso aperto a tuo nome`]);
    expect((await gateway.signIn(giulia.username)).access_token).toEqual(expect.any(String));
    expect((await messagesTo(gateway, giulia.code)).at(-1)?.text).toContain('Il tuo accesso è di nuovo aperto');
  });

  it('moves a reading through its own states', async () => {
    const giulia = await someone(gateway);
    const contract = `C-${giulia.account}`;
    const { rows } = await gateway.database.pool.query<{ id: number }>(
      `insert into meter_readings (contract_code, read_on, kind, state, period_end, f0)
       values ($1, '2026-11-19', 'AUTOLETTURA', 'RICEVUTA', '2026-11-30', 42) returning id`,
      [contract],
    );
    const fact = partialFact('READING_RECEIVED', giulia.code, { contractCode: contract, readOn: '2026-11-19' });
    await announce(
      databaseOf(gateway.database.pool),
      fact,
      { username: giulia.username, right: 'SELF' },
      gateway.now(),
    );
    const id = await lastChange(giulia, 'READING_RECEIVED');
    const state = async () =>
      (await gateway.database.pool.query('select state from meter_readings where id = $1', [rows[0]?.id])).rows[0];
    await told([`${id};;PRESA_IN_CARICO;;;`]);
    expect(await state()).toEqual({ state: 'INVIATA_DISTRIBUTORE' });
    expect((await told([`${id};;RIFIUTATA;;MAH;`])).refusals).toEqual([
      expect.stringContaining('2 row: motivo: not one of CIFRE_NON_COERENTI'),
    ]);
    await told([`${id};;ATTIVA;${today};;`]);
    expect(await state()).toEqual({ state: 'VALIDATA' });
    expect((await notificationsOf(giulia)).map(({ title }) => title)).toEqual([
      'La tua lettura è arrivata',
      'La tua lettura è al distributore',
      'La tua lettura è validata',
    ]);
  });

  it('moves an appointment with an outcome, and rejects a reason that is not listed', async () => {
    const { rows } = await gateway.database.pool.query<{ id: string; customer_code: string }>(
      `select id, customer_code from interventions where state = 'Assigned' and sub_state in ('TO_ACCEPT', 'ACCEPTED') limit 1`,
    );
    const [found] = rows;
    if (!found) throw new Error('the demo has no such intervention');
    const who = { code: found.customer_code };
    const times = { day: '2026-11-25', starts: '09:00', ends: '11:00' };
    const data = { interventionId: found.id, product: 'Caldaia', standing: 'REQUESTED', ...times } as const;
    const fact = partialFact('INTERVENTION_BOOKED', who.code, data);
    await announce(databaseOf(gateway.database.pool), fact, { username: 'x', right: 'SELF' }, gateway.now());
    const id = await lastChange(who, 'INTERVENTION_BOOKED');
    const stands = async () =>
      (await gateway.database.pool.query('select state, sub_state from interventions where id = $1', [found.id]))
        .rows[0];
    expect(await told([`${id};;ATTIVA;2026-11-21;;`])).toMatchObject({ changed: 1 });
    expect((await told([`${id};;RIFIUTATA;;MAH;Non possiamo`])).refusals).toEqual([
      expect.stringContaining('2 row: motivo: not one of '),
    ]);
    expect(await told([`${id};;RIFIUTATA;;NOT_COVERED;Non possiamo`])).toMatchObject({ refusals: [], changed: 1 });
    expect(await stands()).toMatchObject({ sub_state: 'NOT_COVERED' });
  });
});
