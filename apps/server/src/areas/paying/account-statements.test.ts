import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { collectionsAt } from '../../../test/support/money/collections.ts';
import { eventsOf, forgetTries, messagesTo } from '../../../test/support/customers.ts';
import { billOf } from '../../../test/support/money/paying.ts';
import { temporaryFolder } from '../../../test/support/server-process.ts';
import { statementXml, type StatedEntry } from '../../../test/sepa/statement.ts';

const gateway = useApp({ seeded: false });
const { debited, fileOf, referenceOf, stateOf, take, forget } = collectionsAt(gateway);

beforeEach(async () => {
  await forgetTries(gateway);
  await forget();
});

describe('what a statement says (pagamento.incasso.3)', () => {
  type Said = 'paid' | 'returned' | 'reversed';
  const entryOf = (reference: string, said: Said): StatedEntry => ({
    direction: said === 'paid' ? 'CRDT' : 'DBIT',
    ...(said === 'reversed' && { reversal: 'true' }),
    transactions: [{ reference, ...(said === 'returned' && { returned: 'AM04' }) }],
  });

  // Columns: the statements in order, the number of payments, the number of returns.
  const orders: [Said[], number, number][] = [
    [['paid'], 1, 0],
    [['paid', 'paid'], 1, 0],
    [['returned'], 0, 1],
    [['paid', 'returned'], 1, 1],
    [['paid', 'reversed', 'returned'], 1, 1],
    [['returned', 'paid'], 0, 1],
    [['reversed', 'returned', 'paid', 'paid', 'returned'], 0, 1],
    [['paid', 'returned', 'paid', 'reversed', 'paid'], 1, 1],
  ];
  const formats = ['camt.053.001.02', 'camt.053.001.08', 'camt.054.001.04'];
  const filed = ['in a file each', 'in one file'] as const;

  it.each(formats.flatMap((format) => filed.flatMap((how) => orders.map((order) => [format, how, ...order] as const))))(
    '%s, %s: %j counts once, and read again not at all',
    async (format, how, order, paid, returned) => {
      const giulia = await debited();
      await fileOf();
      const reference = await referenceOf(giulia.number);
      const entries = order.map((said) => entryOf(reference, said));
      const files = (how === 'in one file' ? [entries] : entries.map((entry) => [entry])).map((each) =>
        statementXml(each, format),
      );
      for (const file of [...files, ...files, ...files.toReversed()]) await take(file);
      const kinds = (await eventsOf(gateway, giulia.code)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'DEBIT_PAID')).toHaveLength(paid);
      expect(kinds.filter((kind) => kind === 'DEBIT_RETURNED')).toHaveLength(returned);
      const letters = (await messagesTo(gateway, giulia.code)).map(({ template }) => template);
      expect(letters.filter((template) => template === 'debit-returned')).toHaveLength(returned);
      const { rows } = await gateway.database.pool.query<{ title: string }>(
        'select title from notifications where customer_code = $1',
        [giulia.code],
      );
      const title = paid > 0 ? 'Addebito stornato dalla banca' : 'Addebito non riuscito';
      expect(rows.map((row) => row.title)).toEqual(returned > 0 ? [title] : []);
      expect(await billOf(gateway, giulia.number)).toEqual(
        returned > 0
          ? { status_code: '02', open_cents: 8420, paid_on: null, debit_outcome: 'FALLITO' }
          : { status_code: '01', open_cents: 0, paid_on: '2026-11-20', debit_outcome: 'RIUSCITO' },
      );
    },
  );

  it('counts a return that 10 files tell at once only once', async () => {
    const giulia = await debited();
    await fileOf();
    const reference = await referenceOf(giulia.number);
    await take(statementXml([entryOf(reference, 'paid')]));
    const file = statementXml([entryOf(reference, 'returned')]);
    const counts = await Promise.all(Array.from({ length: 10 }, () => take(file)));
    expect(counts.filter(({ returned }) => returned === 1)).toHaveLength(1);
    expect(await billOf(gateway, giulia.number)).toMatchObject({ open_cents: 8420 });
  });

  it('takes a batch in, each of its transactions as it says itself', async () => {
    const [giulia, marco] = [await debited({ cents: 1000 }), await debited({ cents: 2050 })];
    await fileOf();
    const transactions = [
      { reference: await referenceOf(giulia.number), amount: '10.00', direction: 'CRDT' },
      { reference: await referenceOf(marco.number), amount: '20.50', direction: 'DBIT', returned: 'AM04' },
      { reference: 'SOMEBODY-ELSES-1', amount: '7.00' },
    ];
    const counts = { paid: 1, returned: 1, unchanged: 0, unknown: 1 };
    expect(await take(statementXml([{ amount: '10.50', transactions }]))).toEqual(counts);
    expect([await stateOf(giulia.number), await stateOf(marco.number)]).toEqual([
      { state: 'PAID', reason: null },
      { state: 'RETURNED', reason: 'AM04' },
    ]);
  });

  it.each([
    ['its whole sum', '30.50', 2],
    ['the sum of what was not given back', '10.00', 1],
  ])('takes in a file that is booked in one entry of %s', async (_, amount, count) => {
    const [giulia, marco] = [await debited({ cents: 1000 }), await debited({ cents: 2050 })];
    const { collection } = await fileOf();
    const returned = {
      direction: 'DBIT',
      transactions: [{ reference: await referenceOf(marco.number), returned: 'AC04' }],
    };
    const entries = [{ amount, batch: collection.id }, ...(count === 1 ? [{ ...returned, amount: '20.50' }] : [])];
    // Reading the same statement again changes nothing, even after later returns.
    for (const _again of [1, 2]) await take(statementXml(entries));
    await take(statementXml([{ ...returned, amount: '20.50' }]));
    expect(await take(statementXml(entries))).toMatchObject({ paid: 0, returned: 0 });
    expect(await billOf(gateway, giulia.number)).toMatchObject({ status_code: '01' });
    expect(await billOf(gateway, marco.number)).toMatchObject({ status_code: '02', open_cents: 2050 });
  });

  it.each<[string, StatedEntry | ((reference: string) => StatedEntry)]>([
    ['pending', (reference) => ({ ...entryOf(reference, 'paid'), status: 'PDNG' })],
    ['pending in newer editions', (reference) => ({ ...entryOf(reference, 'returned'), status: '<Cd>PDNG</Cd>' })],
    ['a debit that is no return', (reference) => ({ direction: 'DBIT', transactions: [{ reference }] })],
    ['a credit that undoes a debit', (reference) => ({ reversal: 'true', transactions: [{ reference }] })],
    ['of somebody else, in other money', { transactions: [{ reference: 'NOT-OURS-1', amount: '1.999' }] }],
  ])('changes nothing by what is %s', async (_, given) => {
    const giulia = await debited();
    await fileOf();
    const entry = typeof given === 'function' ? given(await referenceOf(giulia.number)) : given;
    expect(await take(statementXml([entry]))).toMatchObject({ paid: 0, returned: 0 });
    expect(await stateOf(giulia.number)).toEqual({ state: 'SENT', reason: null });
  });

  it.each<[string, (reference: string, file: string) => StatedEntry, string]>([
    ['a credit', (reference) => ({ transactions: [{ reference, amount: '84.19' }] }), '84.19 EUR of SPORTELLO-'],
    [
      'a return',
      (reference) => ({ direction: 'DBIT', transactions: [{ reference, amount: '8420', returned: 'AM04' }] }),
      '8420 EUR of SPORTELLO-',
    ],
    ['an entry', (reference) => ({ amount: '842.00', transactions: [{ reference }] }), '842.00 EUR of SPORTELLO-'],
    ['a whole file', (_, batch) => ({ amount: '84.20', batch }), '84.20 EUR of SPORTELLO-'],
    [
      'other money',
      (reference) => ({
        transactions: [{ reference, more: '<AmtDtls><TxAmt><Amt Ccy="CHF">84.20</Amt></TxAmt></AmtDtls>' }],
      }),
      '84.20 CHF of SPORTELLO-',
    ],
  ])('rejects another amount of %s, naming its entry, and takes in nothing of the file', async (_, wrong, words) => {
    const [giulia, marco] = [await debited(), await debited({ cents: 1000 })];
    const { collection } = await fileOf();
    const right = { amount: '10.00', transactions: [{ reference: await referenceOf(marco.number) }] };
    const xml = statementXml([right, wrong(await referenceOf(giulia.number), collection.id)]);
    await expect(take(xml)).rejects.toThrow(`line 5, entry 2: ${words}`);
    for (const { number } of [giulia, marco]) expect(await stateOf(number)).toEqual({ state: 'SENT', reason: null });
  });

  it('rejects files at the command line by their names, and takes in nothing of any of them', async () => {
    const giulia = await debited();
    await fileOf();
    const reference = await referenceOf(giulia.number);
    const folder = temporaryFolder();
    const files = {
      right: statementXml([entryOf(reference, 'paid')]),
      wrong: statementXml([{ amount: '84.00', transactions: [{ reference }] }]),
      report: statementXml([entryOf(reference, 'paid')], 'camt.052.001.08'),
      cut: '<Document>\n<Ntry>',
    };
    for (const [name, xml] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.xml`), xml);
    const answers = async (...names: string[]) => {
      const main = path.join(import.meta.dirname, '../../commands/payments.ts');
      const args = ['answers', ...names.map((name) => path.join(folder, `${name}.xml`))];
      const env = { ...process.env, DATABASE_URL: gateway.database.url };
      return promisify(execFile)(process.execPath, [main, ...args], { env }).then(
        ({ stdout }) => stdout.trim(),
        ({ stderr }: { stderr: string }) => stderr.trim(),
      );
    };
    expect(await Promise.all([answers('right', 'wrong'), answers('right', 'report'), answers('right', 'cut')])).toEqual(
      [
        `wrong.xml, line 4, entry 1: 84.00 EUR of ${reference}, of which 84.20 EUR were debited`,
        'report.xml: camt.052.001.08 is no statement of an account: what is booked comes as camt.053 or camt.054',
        expect.stringContaining('cut.xml: line 2: Premature end of data'),
      ],
    );
    expect(await stateOf(giulia.number)).toEqual({ state: 'SENT', reason: null });
    expect(await answers('right')).toBe('1 paid, 0 given back, 0 as before, 0 not ours');
  });
});
