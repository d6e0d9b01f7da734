import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ANOMALY_DEFAULTS } from '@sportello/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOTES } from '../../../formats/fatturapa/notes.ts';
import { readOrFaults } from '../../../formats/fatturapa/read/read.ts';
import { readSchema } from '../../../formats/fatturapa/read/schema.ts';
import { importBills } from './import.ts';
import { invoicesAt } from './read-ahead.ts';
import { faultText, signatureTexts } from './report.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { importedAt } from '../../../../test/support/import-files.ts';

const sampleFile = fileURLToPath(new URL('../../../../test/fatturapa/bolletta.xml', import.meta.url));
const sample = readFileSync(sampleFile, 'utf8');
const shared = fileURLToPath(new URL('../../../../../../../shared/data/fatturapa/', import.meta.url));

const folder = mkdtempSync(path.join(tmpdir(), 'sportello-bills-'));
let written = 0;
function fileOf(text: string): string {
  written += 1;
  const file = path.join(folder, `${written}.xml`);
  writeFileSync(file, text);
  return file;
}
afterAll(() => rmSync(folder, { recursive: true }));

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

/** Giulia with two supplies and a service, a firm with one service, and an administrator with a condominium's supply. */
beforeEach(async () => {
  await database.pool.query(`
    delete from customers;
    insert into customers (code, segment, fiscal_code, vat_number) values
      ('C1', 'Residenziale', 'FRRGLI85M41F205V', null), ('C2', 'Pmi', null, '09876543217'),
      ('C3', 'Pmi', null, '13029381004'), ('C4', 'Amministratore', null, '00743110157');
    insert into commodity_contracts (code, customer_code, commodity, source_state, pod, pdr, contract_account, fiscal_code) values
      ('L1', 'C1', 'LUCE', 'Attivo', 'IT001E12345678', null, '500', null),
      ('G1', 'C1', 'GAS', 'Attivo', null, '00881234567890', '501', null),
      ('L4', 'C4', 'LUCE', 'Attivo', 'IT001E44444444', null, '504', '91011111115');
    insert into vas_contracts (code, customer_code, type, sub_type, product_type, source_state, name, pod) values
      ('S1', 'C1', 'SERVIZIO', 'DEFAULT', 'Z1', 'Attivo', 'Caldaia', 'IT001E12345678'),
      ('S2', 'C2', 'SERVIZIO', 'INTERVENTO_TECNICO', 'Z2', 'Attivo', 'Assistenza', null),
      ('S3', 'C3', 'SERVIZIO', 'DEFAULT', 'Z2', 'Attivo', 'Assistenza', null);
  `);
});

async function load(files: readonly string[], { skipRejected = false, schema = '', anomaly = ANOMALY_DEFAULTS } = {}) {
  const told: string[] = [];
  const official = schema === '' ? undefined : await readSchema(schema);
  const result = await importBills(database.pool, invoicesAt(files), {
    read: (bytes) => readOrFaults(bytes, official),
    recordedAs: files,
    skipRejected,
    now: importedAt,
    anomaly,
    onRejected: ({ name }, fault) => told.push(faultText(name, fault)),
    onRead: ({ name }, invoice) => told.push(...signatureTexts(name, invoice)),
  });
  return { ...result, told };
}

const loadText = (...texts: string[]) => load(texts.map(fileOf));
const rowsOf = async (query: string) => (await database.pool.query(query)).rows.map((row) => Object.values(row));
const billsOf = () =>
  rowsOf(`select customer_code, number, type, coalesce(contract_code, vas_contract_code), amount_cents, open_cents
          from bills order by number`);

describe('electronic invoices of a provider', () => {
  it('imports invoices as bills with their lines, taxes and payment (fornitore.fatture.1)', async () => {
    expect(await load([sampleFile])).toMatchObject({ rows: 1, added: 1, refused: 0, isWritten: true, told: [] });
    const { rows } = await database.pool.query('select * from bills');
    expect(rows).toMatchObject([
      {
        customer_code: 'C1',
        number: '2026000123456',
        issuer_vat_number: '99999999990',
        type: 'BOLLETTA',
        status_code: '02',
        contract_code: 'L1',
        contract_account: '500',
        amount_cents: 11241,
        open_cents: 11241,
        method_code: 'P',
        notice_code: '301202600012345647',
        consumption: 431,
        consumption_unit: 'kWh',
      },
    ]);
    expect(
      await rowsOf('select issue_date::text, due_date::text, period_start::text, period_end::text from bills'),
    ).toEqual([['2026-11-10', '2026-11-30', '2026-09-01', '2026-10-31']]);
    expect(
      await rowsOf(`select kind, label, quantity::float, unit, months::float, unit_price::float, amount_cents,
                      vat_rate::float, vat_nature, taxable_cents from bill_lines order by position`),
    ).toEqual([
      ['QUOTA_CONSUMI', 'Energia, qualità «Luce Serena»', 431, 'kWh', null, 0.142, 6120, 10, null, null],
      ['QUOTA_FISSA', 'Commercializzazione', null, null, 2, 11.5, 2300, 10, null, null],
      ['ALTRO', 'Canone di abbonamento alla televisione', null, null, null, 19.79, 1979, 0, 'N1', null],
      ['IVA', 'IVA 10%', null, null, null, null, 842, 10, null, 8420],
    ]);
    expect(await rowsOf(`select deed, actor_name from audit`)).toContainEqual([
      'import bills bolletta.xml',
      'command line',
    ]);
  });

  it.each([
    ['are anomalous far above the usual amount', 150, 5000],
    ['are not by the provider’s own percentage', 225, null],
  ])('checks the amounts of imported bills: they %s (bolletta.anomala.1)', async (_name, anomalousPercent, usual) => {
    await database.pool.query(
      `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date,
         amount_cents, open_cents)
       select 'C1', 'OLD' || at, '99999999990', 'BOLLETTA', '01', 'L1', '2026-11-10'::date - 60 * at,
         3000 + 1000 * at, 0 from generate_series(1, 3) at`,
    );
    await load([sampleFile], { anomaly: { ...ANOMALY_DEFAULTS, anomalousPercent } });
    expect(await rowsOf("select number, usual_cents from bills where issue_date = '2026-11-10'")).toEqual([
      ['2026000123456', usual],
    ]);
  });

  it('counts each kilowatt-hour once where lines do not separate sale and network (bolletta.voci.5)', async () => {
    const [line] = /<DettaglioLinee>.*?<\/DettaglioLinee>/s.exec(sample) ?? [];
    const network = line
      ?.replace('Energia, qualità', 'Rete per')
      .replace('>0.142<', '>0.010<')
      .replace('>61.202<', '>4.31<');
    const text = sample
      .replace('</DettaglioLinee>', `</DettaglioLinee>${network?.replace('<NumeroLinea>1<', '<NumeroLinea>4<')}`)
      .replace('>84.20<', '>88.51<')
      .replace('>8.42<', '>8.85<')
      .replaceAll('>112.41<', '>117.15<');
    expect(await loadText(text)).toMatchObject({ added: 1, refused: 0 });
    expect(await rowsOf('select consumption from bills')).toEqual([[431]]);
    expect(await rowsOf(`select distinct part from bill_lines where kind = 'QUOTA_CONSUMI'`)).toEqual([[null]]);
  });

  it('marks only matching validated readings as used in the bill (lettura.stato.4)', async () => {
    await database.pool.query(`
      insert into meter_readings (contract_code, read_on, kind, state, f1, f2, f3, period_end) values
        ('L1', '2026-10-31', 'AUTOLETTURA', 'VALIDATA', 1042, 877, 1610, '2026-10-31'),
        ('L1', '2026-09-30', 'AUTOLETTURA', 'VALIDATA', 1000, 800, 1500, '2026-09-30'),
        ('L1', '2026-08-31', 'AUTOLETTURA', 'RICEVUTA', 900, 700, 1400, '2026-08-31'),
        ('L4', '2026-10-31', 'AUTOLETTURA', 'VALIDATA', 1042, 877, 1610, '2026-10-31')`);
    const note = (day: string, text: string) =>
      `<AltriDatiGestionali><TipoDato>${NOTES.reading}</TipoDato><RiferimentoTesto>${text}</RiferimentoTesto><RiferimentoData>${day}</RiferimentoData></AltriDatiGestionali>`;
    const named = [
      note('2026-10-31', 'AUTOLETTURA F1=1042 F2=877 F3=1610'),
      note('2026-09-30', 'AUTOLETTURA F1=1001 F2=800 F3=1500'),
      note('2026-08-31', 'AUTOLETTURA F1=900 F2=700 F3=1400'),
    ].join('');
    expect(await load([fileOf(sample.replace('</DettaglioLinee>', `${named}</DettaglioLinee>`))])).toMatchObject({
      added: 1,
      refused: 0,
    });
    expect(
      await rowsOf('select contract_code, read_on::text, state, bill_number from meter_readings order by 1, 2'),
    ).toEqual([
      ['L1', '2026-08-31', 'RICEVUTA', null],
      ['L1', '2026-09-30', 'VALIDATA', null],
      ['L1', '2026-10-31', 'USATA_IN_BOLLETTA', '2026000123456'],
      ['L4', '2026-10-31', 'VALIDATA', null],
    ]);
    expect(await rowsOf('select state, by from reading_steps')).toEqual([['USATA_IN_BOLLETTA', 'command line']]);
    expect(await rowsOf(`select customer_code from notifications`)).toEqual([['C1']]);
  });

  it('changes nothing when the same invoice is imported again, plain or signed', async () => {
    await load([sampleFile]);
    const before = await rowsOf('select * from bills');
    expect(await load([sampleFile, `${sampleFile}.p7m`])).toMatchObject({ added: 0, unchanged: 2, isWritten: true });
    expect(await rowsOf('select * from bills')).toEqual(before);
  });

  it('reports who has signed an invoice in an envelope', async () => {
    const { told } = await load([`${sampleFile}.p7m`]);
    expect(told).toEqual([
      expect.stringMatching(
        /^bolletta\.xml\.p7m: signed by Firma di prova, Aurora Energia S\.p\.A\. on 2026-11-22; and not changed since; the certificate is valid from 2026-11-22 to 2029-11-21; whose it is was not asked$/,
      ),
    ]);
  });

  const withContract = (code: string) => sample.replace('<IdDocumento>L1<', `<IdDocumento>${code}<`);
  const withoutContract = sample.replace(/<DatiContratto>.*<\/DatiContratto>/, '');
  const withPoint = (kind: string, point: string) =>
    withoutContract.replace('<TipoDato>POD<', `<TipoDato>${kind}<`).replace('>IT001E12345678<', `>${point}<`);
  const ofBuyer = (text: string, buyer: string) =>
    text.replace('<CodiceFiscale>FRRGLI85M41F205V</CodiceFiscale>', buyer);
  const vat = (number: string) => `<IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>${number}</IdCodice></IdFiscaleIVA>`;

  it.each([
    ['the contract', withContract('G1'), ['C1', 'BOLLETTA', 'G1']],
    ['the contract of a service', withContract('S1'), ['C1', 'FATTURA', 'S1']],
    ['the POD, which a service has too', withoutContract, ['C1', 'BOLLETTA', 'L1']],
    ['the PDR', withPoint('PDR', '00881234567890'), ['C1', 'BOLLETTA', 'G1']],
    [
      'the customer alone, who has one contract',
      ofBuyer(withPoint('LOTTO', '7'), vat('09876543217')),
      ['C2', 'FATTURA_INTERVENTO_TECNICO', 'S2'],
    ],
    [
      'the supply of a condominium, by its administrator',
      ofBuyer(withPoint('POD', 'IT001E44444444'), vat('00743110157')),
      ['C4', 'BOLLETTA', 'L4'],
    ],
    [
      'a condominium by its own fiscal code',
      ofBuyer(withContract('L4'), '<CodiceFiscale>91011111115</CodiceFiscale>'),
      ['C4', 'BOLLETTA', 'L4'],
    ],
  ])('finds customer and contract by %s (fornitore.fatture.2)', async (_, text, [customer, type, contract]) => {
    expect((await loadText(text)).told).toEqual([]);
    expect(await billsOf()).toEqual([[customer, '2026000123456', type, contract, 11241, 11241]]);
  });

  const buyerAt = 'line 21: /FatturaElettronica/FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici: ';

  it.each([
    ['nobody’s', ofBuyer(sample, vat('00488410010')), /no customer with a contract has this fiscal code or VAT number/],
    [
      'somebody else’s supply',
      withPoint('POD', 'IT001E44444444'),
      /no contract of this customer has this code, POD or PDR/,
    ],
    ['a supply that there is not', withPoint('POD', 'IT001E99999999'), /no contract of this customer/],
    ['one of several contracts, but not which', withPoint('LOTTO', '7'), /several contracts/],
  ])('rejects an invoice whose supply is %s, with place and reason', async (_, text, reason) => {
    const { told, isWritten } = await loadText(text);
    expect(told).toEqual([expect.stringMatching(reason)]);
    expect(told[0]).toContain(buyerAt);
    expect(isWritten).toBe(false);
    expect(await billsOf()).toEqual([]);
  });

  it('rejects an invoice whose number belongs to another bill', async () => {
    await load([sampleFile]);
    const other = sample.replaceAll('2026-11-10', '2026-11-11');
    expect((await loadText(other)).told).toEqual([expect.stringMatching(/another bill of this number, of 2026-11-10/)]);
    expect(await billsOf()).toHaveLength(1);
  });

  it('imports an invoice given twice once, and rejects another invoice of its number', async () => {
    const other = sample.replaceAll('2026-11-10', '2026-11-11');
    const files = [sampleFile, sampleFile, fileOf(other)];
    const given = await load(files, { skipRejected: true });
    expect(given).toMatchObject({ rows: 3, added: 1, unchanged: 1, refused: 1, isWritten: true });
    expect(given.told).toEqual([expect.stringMatching(/another bill of this number, of 2026-11-10/)]);
    expect(await billsOf()).toHaveLength(1);
  });

  it('imports hundreds of invoices with their own supplies, and reports rejections in file order', async () => {
    const bad = sample.replace('<Data>2026-11-10', '<Data>2026-02-30');
    const files = Array.from({ length: 230 }, (_, at) => {
      if (at % 50 === 7) return fileOf(at % 100 === 7 ? bad : withPoint('POD', 'IT001E99999999'));
      const [contract, point] = at % 2 === 0 ? ['L1', 'IT001E12345678'] : ['G1', '00881234567890'];
      const text = withContract(contract).replace('>IT001E12345678<', `>${point}<`);
      return fileOf(text.replace('>2026000123456<', `>N-${at}<`));
    });
    const given = await load(files, { skipRejected: true });
    expect(given).toMatchObject({ rows: 230, added: 225, refused: 5, isWritten: true });
    expect(given.told.map((line) => line.split(':')[0])).toEqual(
      files.filter((_, at) => at % 50 === 7).map((file) => path.basename(file)),
    );
    expect(
      await rowsOf(`select contract_code, count(distinct b.id)::int as bills, count(*)::int as lines, sum(l.amount_cents)::int as cents
        from bills b join bill_lines l on l.bill_id = b.id group by 1 order by 1`),
    ).toEqual([
      ['G1', 110, 440, 110 * 11241],
      ['L1', 115, 460, 115 * 11241],
    ]);
  });

  it('imports an invoice with thousands of lines', async () => {
    const line = (number: number) =>
      `<DettaglioLinee><NumeroLinea>${number}</NumeroLinea><Descrizione>Omaggio</Descrizione><PrezzoUnitario>0.00</PrezzoUnitario><PrezzoTotale>0.00</PrezzoTotale><AliquotaIVA>10.00</AliquotaIVA></DettaglioLinee>`;
    const lines = Array.from({ length: 6000 }, (_, at) => line(100 + at)).join('');
    expect(await loadText(sample.replace('<DatiRiepilogo>', `${lines}<DatiRiepilogo>`))).toMatchObject({ added: 1 });
    expect(await rowsOf('select count(*)::int from bill_lines')).toEqual([[6004]]);
  });

  it('writes nothing when one invoice is bad, or only the good ones on request (fornitore.fatture.3)', async () => {
    const bad = sample.replace('<Data>2026-11-10', '<Data>2026-02-30');
    const files = [sampleFile, fileOf(bad), '/nowhere/x.xml'];
    const refused = await load(files);
    expect(refused).toMatchObject({ rows: 3, added: 0, refused: 2, isWritten: false });
    expect(refused.told).toEqual([
      expect.stringMatching(/^\d+\.xml: line 35: \/FatturaElettronica\/.*\/DatiGeneraliDocumento\/Data: no day/),
      'x.xml: no such file',
    ]);
    expect(await rowsOf('select 1 from bills union all select 1 from bill_lines')).toEqual([]);
    expect(await load(files, { skipRejected: true })).toMatchObject({ added: 1, refused: 2, isWritten: true });
    expect(await billsOf()).toHaveLength(1);
  });

  it('imports a bill past its due date as overdue, and a credit note as not to be paid', async () => {
    const late = sample.replace('<DataScadenzaPagamento>2026-11-30', '<DataScadenzaPagamento>2026-11-19');
    const credit = sample.replace('TD01', 'TD04').replace('>2026000123456<', '>NC-1<');
    await loadText(late, credit);
    expect(await rowsOf('select number, status_code, amount_cents, open_cents from bills order by number')).toEqual([
      ['2026000123456', '03', 11241, 11241],
      ['NC-1', '05', -11241, 0],
    ]);
    expect(await rowsOf('select document_kind from bills order by number')).toEqual([['TD01'], ['TD04']]);
    expect(await rowsOf(`select sum(amount_cents)::int from bill_lines group by bill_id order by 1`)).toEqual([
      [-11241],
      [11241],
    ]);
  });
});

describe.runIf(existsSync(shared))('the files of others (only where ../shared/data/fatturapa is)', () => {
  it.each([
    ['invoice-b2g.xml', 'C3', 'SAMPLE-002', 26500, 26500],
    ['invoice-credit-note.xml', 'C2', 'CN-001', -138840, 0],
    ['invoice-services-period.xml', 'C2', 'SAMPLE-001', 280600, 280600],
    ['invoice-simple-rounding.xml', 'C2', 'SAMPLE-001', 138841, 138841],
    ['invoice-simple.xml', 'C2', 'SAMPLE-001', 138840, 138840],
    ['invoice-windows1252.xml', 'C2', '1', 16914, 16914],
  ])('imports %s as a bill whose lines sum up to its total', async (name, customer, number, amount, open) => {
    await load([shared + name]);
    const [bill] = await billsOf();
    expect([bill?.[0], bill?.[1], bill?.[4], bill?.[5]]).toEqual([customer, number, amount, open]);
    expect(await rowsOf('select sum(amount_cents)::int from bill_lines')).toEqual([[amount]]);
  });

  it('rejects an invoice by the official schema, with line, place and reason', async () => {
    const { told, isWritten } = await load([`${shared}invoice-windows1252.xml`], {
      schema: `${shared}FatturaPA_v1.2.2.xsd`,
    });
    expect(isWritten).toBe(false);
    expect(told[0]).toMatch(
      /^invoice-windows1252\.xml: line 79: .*DettaglioLinee\[1\]\/CodiceArticolo: .*CodiceValore/,
    );
  });
});
