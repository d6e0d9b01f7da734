import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAnswers } from '../../formats/sepa/status-report.ts';
import { collect, readCollection } from './usecases/collect.ts';
import { useApp } from '../../../test/support/app.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { collectionsAt, day } from '../../../test/support/money/collections.ts';
import { codeOf, eventsOf, forgetTries, messagesTo } from '../../../test/support/customers.ts';
import { eventually } from '../../../test/support/delivery.ts';
import { beginInArea, billOf, customerWithBill } from '../../../test/support/money/paying.ts';
import { statementXml } from '../../../test/sepa/statement.ts';

const { cards } = await useCardProvider({ now: () => gateway.now() });
const gateway = useApp({ seeded: false, config: { cards } });

const { services, debited, write, fileOf, referenceOf, stateOf, take, forget } = collectionsAt(gateway);

beforeEach(async () => {
  await forgetTries(gateway);
  await forget();
});

/** A status report of a bank in the format pain.002.001.10. */
const report = (message: string, transactions: readonly (readonly [string, string, string?])[], group = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-12-11T08:00:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${message}</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId>${group === '' ? '' : `<GrpSts>${group}</GrpSts>`}</OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>P1</OrgnlPmtInfId>${transactions
    .map(
      ([reference, status, reason]) =>
        `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reason === undefined ? '' : `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>`}</TxInfAndSts>`,
    )
    .join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

describe('a file of direct debits (pagamento.incasso.1)', () => {
  it('writes a file that is valid by the official schema, with sums correct to the cent', async () => {
    const cents = [1, 10, 20, 2999, 8420, 123_456];
    for (const each of cents) await debited({ cents: each });
    const { xml, collection } = await fileOf();
    const schema = XmlDocument.fromString(
      readFileSync(new URL('../../../test/sepa/pain.008.001.08.xsd', import.meta.url), 'utf8'),
    );
    const document = XmlDocument.fromString(xml);
    const validator = XsdValidator.fromDoc(schema);
    expect(() => validator.validate(document)).not.toThrow();
    for (const disposable of [validator, document, schema]) disposable.dispose();
    expect(xml).toContain(`<MsgId>${collection.id}</MsgId>`);
    expect(xml.match(/<CtrlSum>1349.06<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml.match(/<DrctDbtTxInf>/g)).toHaveLength(cents.length);
    for (const words of [
      '<ReqdColltnDt>2026-12-10</ReqdColltnDt>',
      '<DtOfSgntr>2026-10-01</DtOfSgntr>',
      '<InstdAmt Ccy="EUR">84.20</InstdAmt>',
      '<Nm>Niccolo D&apos;Angelo</Nm>',
      '<Nm>Societa Energia Servizi S.p.A.</Nm>',
    ]) {
      expect(xml).toContain(words);
    }
  });

  it('collects each bill once across concurrent requests, and returns the same file again', async () => {
    const giulia = await debited();
    const made = await Promise.all([
      collect(services(), day, write),
      collect(services(), day, write),
      collect(services(), day, write),
    ]);
    const files = made.flatMap(({ collection }) => (collection ? [collection] : []));
    expect(files.map(({ debits }) => debits.length)).toEqual([1]);
    const [file] = files;
    expect(await readCollection(services(), Number(file?.id.replace('SPORTELLO-', '')))).toEqual(file);
    expect(await billOf(gateway, giulia.number)).toMatchObject({ debit_outcome: 'IN_CORSO', open_cents: 8420 });
    // A bill being debited can't be paid by card as well.
    expect(codeOf(await beginInArea(gateway, giulia))).toBe('BILL_NOT_PAYABLE');
    expect(await collect(services(), day, write)).toMatchObject({
      collection: undefined,
      before: [expect.any(Number)],
    });
  });

  it.each<[string, Parameters<typeof customerWithBill>[1]]>([
    ['paid by hand', { method: 'P' }],
    ['paid', { status: '01' }],
    ['not to be paid', { status: '05' }],
    ['due later', { due: '2026-12-11' }],
    ['due already', { due: '2026-11-20' }],
  ])('leaves out a bill that is %s', async (_, given) => {
    await debited(given);
    expect((await collect(services(), day, write)).collection).toBeUndefined();
  });

  it('leaves out what somebody began to pay while it waited for the bill', async () => {
    const giulia = await debited();
    const { pool } = gateway.database;
    const other = await pool.connect();
    await other.query('begin');
    await other.query('select from bills where number = $1 for update', [giulia.number]);
    const collecting = collect(services(), day, write);
    await eventually(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    await other.query(
      `with begun as (insert into payments (id, customer_code, amount_cents, key, digest, account_name, created_at)
         values (gen_random_uuid(), $1, 8420, 'k', 'd', 'a', now()) returning id)
       insert into payment_items (payment_id, bill_id, amount_cents)
       select begun.id, bills.id, 8420 from begun, bills where number = $2`,
      [giulia.code, giulia.number],
    );
    await other.query('commit');
    other.release();
    expect((await collecting).collection).toBeUndefined();
    expect(await billOf(gateway, giulia.number)).toMatchObject({ debit_outcome: null });
  });

  it('leaves out what somebody is paying, and names what has no mandate here', async () => {
    const giulia = await debited();
    expect((await beginInArea(gateway, giulia)).status).toBe(200);
    const marco = await customerWithBill(gateway, { method: 'U', due: day });
    expect(await collect(services(), day, write)).toEqual({
      collection: undefined,
      without: [marco.number],
      paidOtherwise: 0,
      before: [],
    });
  });
});

it('leaves no trace of a file that fails to be written', async () => {
  const giulia = await debited();
  const fail = () => {
    throw new Error('no such account');
  };
  await expect(collect(services(), day, fail)).rejects.toThrow('no such account');
  expect(await billOf(gateway, giulia.number)).toMatchObject({ debit_outcome: null });
  expect((await collect(services(), day, write)).collection?.debits).toHaveLength(1);
});

describe('what the bank answers (pagamento.incasso.2)', () => {
  it('marks the bill as paid, and changes nothing when the answer is repeated', async () => {
    const giulia = await debited();
    const { collection } = await fileOf();
    const xml = report(collection.id, [[await referenceOf(giulia.number), 'ACSC']]);
    expect(await take(xml)).toEqual({ paid: 1, returned: 0, unchanged: 0, unknown: 0 });
    expect(await take(xml)).toEqual({ paid: 0, returned: 0, unchanged: 1, unknown: 0 });
    expect(await billOf(gateway, giulia.number)).toEqual({
      status_code: '01',
      open_cents: 0,
      paid_on: '2026-11-20',
      debit_outcome: 'RIUSCITO',
    });
  });

  it('emits each step of a debit once and in order for the provider’s systems', async () => {
    const giulia = await debited();
    const { collection } = await fileOf();
    const reference = await referenceOf(giulia.number);
    for (const status of ['ACSC', 'ACSC', 'RJCT']) await take(report(collection.id, [[reference, status]]));
    const debit = { number: giulia.number, amountCents: 8420, reference };
    expect((await eventsOf(gateway, giulia.code)).filter(({ kind }) => kind.startsWith('DEBIT_'))).toEqual([
      { kind: 'DEBIT_SENT', data: { ...debit, collection: collection.id, day } },
      { kind: 'DEBIT_PAID', data: { ...debit, paidOn: '2026-11-20' } },
      { kind: 'DEBIT_RETURNED', data: { ...debit, reason: null, wasPaid: true } },
    ]);
  });

  it('lets a bill with a returned debit be paid by hand, and notifies the customer of the reason once', async () => {
    const giulia = await debited();
    const { collection } = await fileOf();
    const xml = report(collection.id, [[await referenceOf(giulia.number), 'RJCT', 'AM04']]);
    expect(await take(xml)).toMatchObject({ returned: 1 });
    expect(await take(xml)).toMatchObject({ returned: 0, unchanged: 1 });
    expect(await stateOf(giulia.number)).toEqual({ state: 'RETURNED', reason: 'AM04' });
    expect(await billOf(gateway, giulia.number)).toMatchObject({ debit_outcome: 'FALLITO', open_cents: 8420 });
    const letters = (await messagesTo(gateway, giulia.code)).filter(({ template }) => template === 'debit-returned');
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('sul conto non c’era abbastanza')]);
    expect((await eventsOf(gateway, giulia.code)).filter(({ kind }) => kind === 'DEBIT_RETURNED')).toHaveLength(1);
    // A returned debit is not repeated automatically.
    expect((await collect(services(), day, write)).collection).toBeUndefined();
    expect((await beginInArea(gateway, giulia)).status).toBe(200);
  });

  it('reopens the whole bill when a paid debit is taken back', async () => {
    const giulia = await debited();
    const { collection } = await fileOf();
    const reference = await referenceOf(giulia.number);
    await take(report(collection.id, [[reference, 'ACSC']]));
    const transactions = [{ reference, returned: 'MD06' }];
    const statement = statementXml([{ direction: 'DBIT', transactions }], 'camt.054.001.08');
    expect(await take(statement)).toMatchObject({ returned: 1 });
    expect(await billOf(gateway, giulia.number)).toEqual({
      status_code: '02',
      open_cents: 8420,
      paid_on: null,
      debit_outcome: 'FALLITO',
    });
    expect(await take(report(collection.id, [[reference, 'ACSC']]))).toMatchObject({ paid: 0, unchanged: 1 });
  });

  it('returns all debits of a file rejected as a whole, and ignores pending and foreign ones', async () => {
    const [giulia, marco] = [await debited(), await debited()];
    const { collection } = await fileOf();
    const pending = report(collection.id, [
      [await referenceOf(giulia.number), 'PDNG'],
      ['SOMEBODY-ELSES-1', 'RJCT', 'AC01'],
    ]);
    expect(await take(pending)).toEqual({ paid: 0, returned: 0, unchanged: 1, unknown: 1 });
    expect(await take(report(collection.id, [], 'RJCT'))).toMatchObject({ returned: 2 });
    for (const { number } of [giulia, marco]) expect(await stateOf(number)).toMatchObject({ state: 'RETURNED' });
    expect(await take(report('SPORTELLO-999999', [], 'RJCT'))).toEqual({
      paid: 0,
      returned: 0,
      unchanged: 0,
      unknown: 0,
    });
  });

  it.each([
    ['no XML', 'nothing', 'Start tag expected'],
    ['another document', '<Document><Other/></Document>', 'neither a status report'],
    ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><Document/>', 'a document type declaration'],
  ])('rejects %s as a bank answer', (_, xml, words) => {
    expect(() => readAnswers(xml)).toThrow(words);
  });
});

describe('the command line with a code at CBI (pagamento.incasso.5)', () => {
  const payments = (args: readonly string[], settings: Record<string, string>) => {
    const main = path.join(import.meta.dirname, '../../commands/payments.ts');
    const env = { ...process.env, DATABASE_URL: gateway.database.url, SEPA_CBI_CUC: '1808147M', ...settings };
    return promisify(execFile)(process.execPath, [main, ...args], { env }).catch((error: { stderr: string }) => error);
  };

  it('writes earlier files in the envelope of CBI', async () => {
    const giulia = await debited();
    const { collection } = await fileOf();
    const { stdout } = (await payments(['collected', collection.id.replace('SPORTELLO-', '')], {})) as {
      stdout: string;
    };
    expect(stdout).toContain('<LMSG:Id>1808147M</LMSG:Id>');
    expect(stdout).toContain(`<LMSG:EndToEndId>${await referenceOf(giulia.number)}</LMSG:EndToEndId>`);
    expect(stdout).toContain('<LMSG:CtrlSum>84.20</LMSG:CtrlSum>');
  });

  it('rejects an account that is not Italian', async () => {
    const { stderr } = await payments(['collect', '2100-01-04'], { SEPA_CREDITOR_IBAN: 'DE89370400440532013000' });
    expect(stderr).toContain('SEPA_CREDITOR_IBAN: with SEPA_CBI_CUC it must be an account in Italy');
  });
});
