import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { announce } from '../../events/announce.ts';
import { useApp } from '../../../test/support/app.ts';
import { forgetTries, messagesTo } from '../../../test/support/customers.ts';
import { useFiles } from '../../../test/support/import-files.ts';
import { outcomesAt } from '../../../test/support/outcomes.ts';
import { paymentsAt, someone, today, type Someone } from '../../../test/support/money/payments.ts';
import { partialFact } from '../../../test/support/partial-fact.ts';

const gateway = useApp();
const { read } = paymentsAt(gateway);
const { asksForDebit, told, changesOf, notificationsOf } = outcomesAt(gateway, useFiles());

beforeEach(() => forgetTries(gateway));

describe('many in one file', () => {
  const declined = async (who: Someone, count: number) => {
    const db = databaseOf(gateway.database.pool);
    const ids: string[] = [];
    for (let each = 1; each <= count; each += 1) {
      const data = { quoteId: `Q-${each}`, product: 'Caldaia', amountCents: 100, paidBy: null } as const;
      const fact = partialFact('QUOTE_DECLINED', who.code, { ...data, next: 'CENTRE_CALLS' });
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

  it('notifies each customer of their own outcomes, once and with their own text', async () => {
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

  it('executes as many statements for many outcomes as for one', async () => {
    const who = await someone(gateway);
    const ids = await declined(who, 31);
    const [first = '', ...others] = ids.map((id) => `${id};;RIFIUTATA;;TARDI;È scaduto`);
    const ofOne = await statementsOf(() => told([first]));
    expect(await statementsOf(() => told(others))).toBe(ofOne);
    expect(await changesOf(who)).toMatchObject(ids.map(() => ({ state: 'RIFIUTATA', done: true })));
  });
});

describe('what is rejected, with its line', () => {
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
  ])('rejects a line with its reason: %s', async (_, line, reason) => {
    const { refusals, isWritten } = await told([line]);
    expect(isWritten).toBe(false);
    expect(refusals).toContainEqual(expect.stringContaining(`2 ${reason}`));
  });

  it('rejects a line that contradicts an ended change, and writes nothing of its file', async () => {
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

  it('rejects a line that the database rejects, and writes the others where it may be skipped', async () => {
    const [giulia, anna] = [await asksForDebit(), await asksForDebit()];
    await gateway.database.pool.query(
      `alter table payment_methods add constraint broken check (contract_account <> '${giulia.account}' or method_code = 'P')`,
    );
    onTestFinished(
      async () => void (await gateway.database.pool.query('alter table payment_methods drop constraint broken')),
    );
    const lines = [anna, giulia].map(({ id }) => `${id};;ATTIVA;${today};;`);
    const refusals = ['3 row: refused by the database by broken of payment_methods (23514)'];
    expect(await told(lines)).toMatchObject({ isWritten: false, refusals });
    expect(await changesOf(anna)).toMatchObject([{ state: 'INVIATA' }]);
    expect(await told(lines, true)).toMatchObject({ isWritten: true, changed: 1, refused: 1, refusals });
    expect(await read(anna, anna.account)).toMatchObject({ metodoPagamento: 'U' });
    expect(await changesOf(giulia)).toMatchObject([{ state: 'INVIATA' }]);
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'P' });
  });

  it('reports at most 10,000 rejected lines, and counts the others', async () => {
    const given = Array.from({ length: 10_050 }, (_, at) => `${900_000 + at};;PRESA_IN_CARICO;;;`);
    const { refused, refusals, isWritten } = await told(given);
    expect({ refused, told: refusals.length, isWritten }).toEqual({ refused: 10_050, told: 10_000, isWritten: false });
  });

  it('rejects a rejection without a text for the customer', async () => {
    const giulia = await asksForDebit();
    expect((await told([`${giulia.id};;RIFIUTATA;;IBAN;`])).refusals).toEqual([
      '2 testo: missing: the customer must read why',
    ]);
  });
});
