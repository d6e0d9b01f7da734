import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../src/db/database.ts';
import { collectionFile } from '../src/sepa/collection-file.ts';
import { readAnswers } from '../src/sepa/status-report.ts';
import { takeAnswers } from '../src/usecases/collections/answer.ts';
import { collect, readCollection, type Collection } from '../src/usecases/collections/collect.ts';
import type { Services } from '../src/usecases/context.ts';
import { useApp } from './app.ts';
import { useCardProvider } from './card-provider.ts';
import { codeOf, eventsOf, forgetTries, messagesTo } from './customers.ts';
import { eventually } from './delivery.ts';
import { beginInArea, billOf, customerWithBill } from './paying.ts';

const { cards } = await useCardProvider({ now: () => gateway.now() });
const gateway = useApp({ seeded: false, config: { cards } });

const services = () =>
  ({
    db: databaseOf(gateway.database.pool),
    clock: gateway.now,
    channels: ['MAIL'],
    brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
    publicUrl: 'https://clienti.example.it',
  }) as unknown as Services;

const collector = {
  name: 'Società Energia & Servizi S.p.A.',
  identifier: 'IT66ZZZA1B2C3D4E5F6G7H8',
  iban: 'IT60X0542811101000000123456',
};
const { iban } = collector;
const day = '2026-12-10';

beforeEach(async () => {
  await forgetTries(gateway);
  await gateway.database.pool.query('delete from collections');
  await gateway.database.pool.query(`delete from bills`);
});

/** A customer with a bill that is debited by a mandate given here. */
async function debited(given: Parameters<typeof customerWithBill>[1] = {}) {
  const customer = await customerWithBill(gateway, { method: 'U', due: day, ...given });
  const mandate = `M${customer.code}`.replace(/[^A-Z0-9]/gi, '').toUpperCase();
  await gateway.database.pool.query(
    `with change as (insert into payment_changes (customer_code, method_code, contract_accounts, at, digest)
       values ($1, 'U', array[$2::text], now(), 'd') returning id),
     mandate as (insert into sepa_mandates (reference, customer_code, contract_account, change_id, name, surname, fiscal_code,
         iban, creditor_identifier, creditor_name, text, signed_on, accepted_at)
       select $3, $1, $2, id, 'Niccolò', 'D’Angelò', 'FRRGLI85M41F205V', $4, 'IT66ZZZA1B2C3D4E5F6G7H8', 'Aurora', 'Testo', '2026-10-01', now() from change)
     insert into payment_methods (contract_account, customer_code, method_code, status, current_mandate)
       values ($2, $1, 'U', 'Attivo', $3)`,
    [customer.code, customer.contract, mandate, iban],
  );
  return { ...customer, mandate };
}

const write = (collection: Collection) => collectionFile(collector, collection, collection.debits);
const fileOf = async () => {
  const { collection, file: xml = '' } = await collect(services(), day, write);
  if (!collection) throw new Error('nothing was collected');
  return { collection, xml };
};
const referenceOf = async (number: string) =>
  (
    await gateway.database.pool.query<{ reference: string }>(
      'select reference from collection_debits d join bills b on b.id = d.bill_id where b.number = $1',
      [number],
    )
  ).rows[0]?.reference ?? '';
const stateOf = async (number: string) =>
  (
    await gateway.database.pool.query<{ state: string; reason: string | null }>(
      'select d.state, d.reason from collection_debits d join bills b on b.id = d.bill_id where b.number = $1',
      [number],
    )
  ).rows[0];

/** A status report of a bank, as pain.002.001.10 words it. */
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

const take = (xml: string) => takeAnswers(services(), readAnswers(xml));

describe('a file of direct debits (pagamento.incasso.1)', () => {
  it('is valid by the official schema, and sums up to the cent', async () => {
    const cents = [1, 10, 20, 2999, 8420, 123_456];
    for (const each of cents) await debited({ cents: each });
    const { xml, collection } = await fileOf();
    const schema = XmlDocument.fromString(readFileSync(new URL('sepa/pain.008.001.08.xsd', import.meta.url), 'utf8'));
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

  it('has each bill once, however often and by however many it is asked for, and can be had again', async () => {
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
    // What the bank debits is not paid beside it.
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
      before: [],
    });
  });
});

it('a file that can’t be written leaves nothing behind', async () => {
  const giulia = await debited();
  const fail = () => {
    throw new Error('no such account');
  };
  await expect(collect(services(), day, fail)).rejects.toThrow('no such account');
  expect(await billOf(gateway, giulia.number)).toMatchObject({ debit_outcome: null });
  expect((await collect(services(), day, write)).collection?.debits).toHaveLength(1);
});

describe('what the bank answers (pagamento.incasso.2)', () => {
  it('paid: the bill is paid; told again it changes nothing', async () => {
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

  it('and the provider’s own systems hear of each step once, in order', async () => {
    const giulia = await debited();
    const { collection } = await fileOf();
    const reference = await referenceOf(giulia.number);
    for (const status of ['ACSC', 'ACSC', 'RJCT']) await take(report(collection.id, [[reference, status]]));
    const debit = { number: giulia.number, amountCents: 8420, reference };
    expect((await eventsOf(gateway, giulia.code)).filter(({ kind }) => kind.startsWith('DEBIT_'))).toEqual([
      { kind: 'DEBIT_SENT', data: { ...debit, collection: collection.id, day } },
      { kind: 'DEBIT_PAID', data: { ...debit, paidOn: '2026-11-20' } },
      { kind: 'DEBIT_RETURNED', data: { ...debit, reason: null } },
    ]);
  });

  it('given back: the bill can be paid by hand, the customer is told why, once', async () => {
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
    // Not debited again by itself.
    expect((await collect(services(), day, write)).collection).toBeUndefined();
    expect((await beginInArea(gateway, giulia)).status).toBe(200);
  });

  it('taken back after it was paid: all of it is open again', async () => {
    const giulia = await debited();
    const { collection } = await fileOf();
    const reference = await referenceOf(giulia.number);
    await take(report(collection.id, [[reference, 'ACSC']]));
    const statement = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><Ntfctn><Ntry><NtryDtls><TxDtls>
      <Refs><EndToEndId>${reference}</EndToEndId></Refs><RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
    expect(await take(statement)).toMatchObject({ returned: 1 });
    expect(await billOf(gateway, giulia.number)).toEqual({
      status_code: '02',
      open_cents: 8420,
      paid_on: null,
      debit_outcome: 'FALLITO',
    });
    expect(await take(report(collection.id, [[reference, 'ACSC']]))).toMatchObject({ paid: 0, unchanged: 1 });
  });

  it('refused as a whole, every debit of the file is; what is pending or foreign changes nothing', async () => {
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
  ])('is refused where it is %s', (_, xml, words) => {
    expect(() => readAnswers(xml)).toThrow(words);
  });
});
