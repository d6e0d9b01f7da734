import { CHANGE_MATTERS } from '@sportello/domain';
import pg from 'pg';
import { describe, expect, it, beforeEach, vi } from 'vitest';
import { databaseOf } from '../src/db/database.ts';
import { countWaiting } from '../src/db/queries/changes.ts';
import { lookAtOutcomes } from '../src/doctor/provider.ts';
import { announce } from '../src/usecases/events/announce.ts';
import { applyDueOutcomes } from '../src/usecases/outcomes/hear.ts';
import { useApp } from './app.ts';
import { forgetTries, messagesTo } from './customers.ts';
import { useFiles } from './import-files.ts';
import { outcomesAt, writing } from './outcomes.ts';
import { debit, iban, paymentsAt, seenAtFirst, someone, today, type Someone } from './payments.ts';
import { fingerprint } from './tables.ts';

const gateway = useApp();
const { change, read, mandatesOf } = paymentsAt(gateway);
const files = useFiles();
const { told, lastChange, changesOf, notificationsOf } = outcomesAt(gateway, files);

beforeEach(() => forgetTries(gateway));

/** Closes an account as its owner's call does. */
async function announceClosing({ code, username, accountId }: Someone): Promise<void> {
  await gateway.database.pool.query(
    `update accounts set disabled_at = now(), erase_after = now() + interval '14 days' where id = $1`,
    [accountId],
  );
  const fact = { kind: 'ACCOUNT_CLOSED', customerCode: code, data: { erasureDay: '2026-12-04' } } as const;
  await announce(databaseOf(gateway.database.pool), fact, { username, right: 'SELF' }, gateway.now());
}

async function asksForDebit(): Promise<Someone & { readonly id: string; readonly mandate: string }> {
  const giulia = await someone(gateway);
  const answer = await change(giulia, debit(giulia.account), seenAtFirst(giulia));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { ...giulia, id: await lastChange(giulia, 'PAYMENT_METHOD_CHANGED'), mandate: answer.body.riferimentoMandato };
}

describe('a bank debit that the customer asked for (fornitore.esiti.4)', () => {
  it('is taken, and then the method in force', async () => {
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
      text: 'Vale da venerdì 20 novembre 2026: le bollette da lì in poi si pagano così.',
    });
    expect((await messagesTo(gateway, giulia.code)).map(({ template }) => template).toSorted()).toEqual([
      'change-outcome',
      'debit-requested',
    ]);
  });

  it('that is said twice changes nothing', async () => {
    const giulia = await asksForDebit();
    const line = `${giulia.id};${giulia.account};ATTIVA;${today};;`;
    expect(await told([line, line])).toMatchObject({ isWritten: true, rows: 2, changed: 1, unchanged: 1 });
    const before = await fingerprint(gateway.database.pool);
    expect(await told([line])).toMatchObject({ isWritten: true, changed: 0, unchanged: 1 });
    expect(await told([`${giulia.id};;PRESA_IN_CARICO;;;`])).toMatchObject({ isWritten: true, unchanged: 1 });
    expect(await fingerprint(gateway.database.pool)).toEqual(before);
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

  it('is refused: what is in force goes on, and the customer reads why', async () => {
    const giulia = await asksForDebit();
    await told([`${giulia.id};;RIFIUTATA;;IBAN_NON_ADDEBITABILE;La banca non permette addebiti su questo conto`]);
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'P', mandatoFuturo: null });
    expect(await mandatesOf(giulia)).toMatchObject([{ ended_at: gateway.now() }]);
    expect((await notificationsOf(giulia)).at(-1)?.text).toBe(
      'La banca non permette addebiti su questo conto. Continui a pagare come prima.',
    );
  });

  it('that the customer has replaced since is passed over, and the newer one is what counts', async () => {
    const giulia = await asksForDebit();
    const again = await change(giulia, debit(giulia.account));
    const newer = await lastChange(giulia, 'PAYMENT_METHOD_CHANGED');
    expect(await told([`${giulia.id};;ATTIVA;${today};;`])).toMatchObject({ isWritten: true, unchanged: 1 });
    expect(await read(giulia, giulia.account)).toMatchObject({ mandatoFuturo: again.body.riferimentoMandato });
    await told([`${newer};;ATTIVA;${today};;`]);
    expect(await read(giulia, giulia.account)).toMatchObject({ mandatoAttuale: again.body.riferimentoMandato });
  });
});

describe('what can’t be done on its day (fornitore.esiti.4)', () => {
  const on = (day: string) =>
    applyDueOutcomes({ ...writing, db: databaseOf(gateway.database.pool), clock: () => new Date(`${day}T08:00:00Z`) });
  const from = '2026-11-25';

  it('is with the provider again, with the reason, until another outcome comes', async () => {
    const giulia = await asksForDebit();
    await told([`${giulia.id};;ATTIVA;${from};;Da mercoledì`]);
    await gateway.database.pool.query(`update payment_methods set future_mandate = null where contract_account = $1`, [
      giulia.account,
    ]);
    const problem = 'the mandate is not pending any more';
    expect((await on(from)).map(({ message }) => message)).toEqual([
      `the outcome of change ${giulia.id} (PAGAMENTO ${giulia.account}) could not be done: ${problem}`,
    ]);
    const { body } = await gateway.send({ url: '/api/sportello/v1/modifiche', bearer: giulia.bearer });
    expect(body.modifiche[0]).toMatchObject({ stato: 'PRESA_IN_CARICO', dal: null, testo: null });
    expect(await on(from)).toEqual([]);

    // Those who look after outcomes see it at once, however new it is (fornitore.posto.1).
    const { access_token: bearer } = await gateway.signIn('operatore');
    const waiting = async () =>
      (await gateway.send({ url: '/api/sportello/v1/operatore/scambio', bearer })).body.inAttesa;
    expect(await waiting()).toMatchObject([{ materia: 'PAGAMENTO', quante: 1 }]);
    expect(await lookAtOutcomes(gateway.database.pool)).toEqual([
      {
        about: 'outcomes',
        state: 'look',
        text: `1 could not be done on their day and need another one: of change ${giulia.id} (PAGAMENTO): ${problem}`,
      },
    ]);

    await told([`${giulia.id};;RIFIUTATA;;REVOCATO;Il mandato è stato revocato`]);
    expect(await changesOf(giulia)).toMatchObject([{ state: 'RIFIUTATA', words: 'Il mandato è stato revocato' }]);
    expect(await waiting()).toEqual([]);
    expect(await lookAtOutcomes(gateway.database.pool)).toMatchObject([{ state: 'good' }]);
  });

  it('keeps no other from its day when it fails, and is tried again', async () => {
    const [giulia, anna] = [await asksForDebit(), await asksForDebit()];
    await told([`${giulia.id};;ATTIVA;${from};;`, `${anna.id};;ATTIVA;${from};;`]);
    // The database itself refuses one of them.
    await gateway.database.pool.query(
      `alter table payment_methods add constraint broken check (contract_account <> '${giulia.account}' or method_code = 'P')`,
    );
    const [trouble, ...others] = await on(from);
    expect(others).toEqual([]);
    expect(trouble?.message).toBe(`the outcome of change ${giulia.id} (PAGAMENTO ${giulia.account}) failed`);
    expect(await read(anna, anna.account)).toMatchObject({ metodoPagamento: 'U' });
    expect(await changesOf(giulia)).toMatchObject([{ state: 'ATTIVA', done: false }]);
    await gateway.database.pool.query('alter table payment_methods drop constraint broken');
    expect(await on(from)).toEqual([]);
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'U' });
  });

  it('and has been due for a day counts among those that wait too long', async () => {
    const giulia = await asksForDebit();
    await told([`${giulia.id};;ATTIVA;${from};;`]);
    const usual = Object.fromEntries(CHANGE_MATTERS.map((matter) => [matter, new Date(0)])) as Parameters<
      typeof countWaiting
    >[1];
    const waiting = (today: string) => countWaiting(databaseOf(gateway.database.pool), usual, today);
    expect(await waiting(from)).toEqual([]);
    expect(await waiting('2026-11-26')).toMatchObject([{ matter: 'PAGAMENTO', count: 1 }]);
    await on(from);
    expect(await waiting('2026-11-26')).toEqual([]);
  });
});

describe('many in one file', () => {
  const declined = async (who: Someone, count: number) => {
    const db = databaseOf(gateway.database.pool);
    const ids: string[] = [];
    for (let each = 1; each <= count; each += 1) {
      const fact = { kind: 'QUOTE_DECLINED', customerCode: who.code, data: { quoteId: `Q-${each}` } } as const;
      ids.push(String(await announce(db, fact, { username: who.username, right: 'SELF' }, gateway.now())));
    }
    return ids;
  };
  const statementsOf = async (work: () => Promise<unknown>) => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await work();
    const { length } = query.mock.calls;
    query.mockRestore();
    return length;
  };

  it('are each told to whoever it is about, once and in its own words', async () => {
    const people = [await asksForDebit(), await asksForDebit(), await someone(gateway)] as const;
    const [giulia, anna, quoted] = people;
    const quotes = await declined(quoted, 3);
    const lines = [
      `${anna.id};;RIFIUTATA;;IBAN;Il conto di Anna è chiuso`,
      `${giulia.id};;ATTIVA;${today};;`,
      ...quotes.map((id, at) => `${id};;RIFIUTATA;;TARDI;Il preventivo ${at} è scaduto`),
    ];
    expect(await told([...lines, lines[0] ?? ''])).toMatchObject({ isWritten: true, changed: 5, unchanged: 1 });
    const texts = async (who: Someone) =>
      (await messagesTo(gateway, who.code)).flatMap(({ template, text }) =>
        template === 'change-outcome' ? [text] : [],
      );
    for (const [who, count, words] of [
      [anna, 1, ['Il conto di Anna è chiuso']],
      [giulia, 1, ['Vale da']],
      [quoted, 3, ['Il preventivo 0 è scaduto', 'Il preventivo 1 è scaduto', 'Il preventivo 2 è scaduto']],
    ] as const) {
      const sent = (await texts(who)).toSorted();
      const told = (await notificationsOf(who)).map(({ text }) => text).slice(-count);
      expect(sent).toEqual(words.map((said) => expect.stringContaining(said)));
      expect(told).toEqual(words.map((said) => expect.stringContaining(said)));
    }
    const { rows } = await gateway.database.pool.query<{ change: string; said: string }>(
      `select e.data ->> 'change' as change, n.text as said from events e join notifications n on n.event_id = e.id
         join messages m on m.event_id = e.id where e.kind = 'CHANGE_MOVED' and e.customer_code = $1 order by e.id`,
      [quoted.code],
    );
    expect(rows.map(({ change }) => change)).toEqual(quotes);
    expect(rows.map(({ said }) => said)).toEqual(quotes.map((_, at) => expect.stringContaining(`Il preventivo ${at}`)));
  });

  it('take as many statements as one', async () => {
    const who = await someone(gateway);
    const ids = await declined(who, 31);
    const [first = '', ...others] = ids.map((id) => `${id};;RIFIUTATA;;TARDI;È scaduto`);
    const ofOne = await statementsOf(() => told([first]));
    expect(await statementsOf(() => told(others))).toBe(ofOne);
    expect(await changesOf(who)).toMatchObject(ids.map(() => ({ state: 'RIFIUTATA', done: true })));
  });
});

describe('what is refused, with its line', () => {
  it.each([
    ['an unknown change', '999999;;PRESA_IN_CARICO;;;', 'id: no change with this "id" awaits an outcome'],
    ['a number that is none', 'x1;;PRESA_IN_CARICO;;;', 'id: not the "id" of a line of the export'],
    ['an outcome that there is not', '1;;FORSE;;;', 'esito: not one of PRESA_IN_CARICO, ATTIVA, RIFIUTATA'],
    ['active without a day', '1;;ATTIVA;;;', 'dal: missing'],
    ['a day that there is not', '1;;ATTIVA;2026-02-30;;', 'dal: not a day as 2026-11-20'],
    ['a day far away', '1;;ATTIVA;2036-02-20;;', 'dal: more than a year away'],
    ['refused without a reason', '1;;RIFIUTATA;;;Non va', 'motivo: missing'],
    ['words too long', `1;;PRESA_IN_CARICO;;;${'a'.repeat(501)}`, 'testo: longer than 500 characters'],
    ['words that turn around', '1;;PRESA_IN_CARICO;;;a\u202eb', 'testo: holds a control character'],
  ])('%s', async (_, line, reason) => {
    const { refusals, isWritten } = await told([line]);
    expect(isWritten).toBe(false);
    expect(refusals).toContainEqual(expect.stringContaining(`2 ${reason}`));
  });

  it('one that contradicts what has ended, and nothing of its file is written', async () => {
    const [giulia, anna] = [await asksForDebit(), await asksForDebit()];
    await told([`${giulia.id};;RIFIUTATA;;IBAN;No`]);
    const lines = [`${anna.id};;ATTIVA;${today};;`, `${giulia.id};;ATTIVA;${today};;`];
    expect(await told(lines)).toMatchObject({
      isWritten: false,
      refusals: ['3 esito: contradicts what was said: refused (IBAN)'],
    });
    expect(await changesOf(anna)).toMatchObject([{ state: 'INVIATA' }]);
    expect(await told(lines, true)).toMatchObject({ isWritten: true, changed: 1 });
    expect(await changesOf(anna)).toMatchObject([{ state: 'ATTIVA' }]);
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'P' });
  });

  it('of a great many, so many as somebody can read; the others are counted', async () => {
    const given = Array.from({ length: 10_050 }, (_, at) => `${900_000 + at};;PRESA_IN_CARICO;;;`);
    const { refused, refusals, isWritten } = await told(given);
    expect({ refused, told: refusals.length, isWritten }).toEqual({ refused: 10_050, told: 10_000, isWritten: false });
  });

  it('refused without words that the customer can read', async () => {
    const giulia = await asksForDebit();
    expect((await told([`${giulia.id};;RIFIUTATA;;IBAN;`])).refusals).toEqual([
      '2 testo: missing: the customer must read why',
    ]);
  });
});

describe('what the customer said of a supply', () => {
  const put = (who: Someone, url: string, payload: object) =>
    gateway.send({ method: 'POST', url, bearer: who.bearer, payload });

  it('is again as it was when it is refused', async () => {
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

it('what was changed, what was there before and what became of it are among the personal data', async () => {
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
  it('a message is answered with the words, once', async () => {
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

  it('a closing that is refused lets the customer in again', async () => {
    const giulia = await someone(gateway);
    await announceClosing(giulia);
    const id = await lastChange(giulia, 'ACCOUNT_CLOSED');
    await told([`${id};;RIFIUTATA;;PRATICA_APERTA;C’è ancora un rimborso aperto a tuo nome`]);
    expect((await gateway.signIn(giulia.username)).access_token).toEqual(expect.any(String));
    expect((await messagesTo(gateway, giulia.code)).at(-1)?.text).toContain('Il tuo accesso è di nuovo aperto');
  });

  it('a reading goes the way of its own states', async () => {
    const giulia = await someone(gateway);
    const contract = `C-${giulia.account}`;
    const { rows } = await gateway.database.pool.query<{ id: number }>(
      `insert into meter_readings (contract_code, read_on, kind, state, period_end, f0)
       values ($1, '2026-11-19', 'AUTOLETTURA', 'RICEVUTA', '2026-11-30', 42) returning id`,
      [contract],
    );
    const fact = {
      kind: 'READING_RECEIVED',
      customerCode: giulia.code,
      data: { contractCode: contract, readOn: '2026-11-19' },
    } as const;
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
      'La tua lettura è dal distributore',
      'La tua lettura è validata',
    ]);
  });

  it('an appointment is agreed, or not done', async () => {
    const { rows } = await gateway.database.pool.query<{ id: string; customer_code: string }>(
      `select id, customer_code from interventions where state = 'Assigned' and sub_state in ('TO_ACCEPT', 'ACCEPTED') limit 1`,
    );
    const [found] = rows;
    if (!found) throw new Error('the demo has no such intervention');
    const who = { code: found.customer_code };
    const fact = {
      kind: 'INTERVENTION_BOOKED',
      customerCode: who.code,
      data: { interventionId: found.id, product: 'Caldaia', day: '2026-11-25', starts: '09:00', ends: '11:00' },
    } as const;
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
