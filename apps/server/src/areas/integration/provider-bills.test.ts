import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { NOTES } from '../../formats/fatturapa/notes.ts';
import { addProviderKey } from './usecases/keys.ts';
import { useApp } from '../../../test/support/app.ts';

const bytesAt = (name: string) => readFileSync(new URL(`../../../test/fatturapa/${name}`, import.meta.url));
const sample = bytesAt('bolletta.xml').toString();

const gateway = useApp({ seeded: false });
const query = async (text: string) => (await gateway.database.pool.query(text)).rows.map((row) => Object.values(row));
const bills = () => query('select customer_code, number, contract_code, amount_cents from bills order by number');
const bill = ['C1', '2026000123456', 'L1', 11241];

let key = '';
let count = 0;
const name = () => `billing-${count}`;
beforeEach(async () => {
  count += 1;
  const may = ['import:bills'];
  key = (await addProviderKey(databaseOf(gateway.database.pool), { name: name(), may }, gateway.now())) ?? '';
  await gateway.database.pool.query(`
    delete from customers;
    insert into customers (code, segment, fiscal_code) values
      ('C1', 'Residenziale', 'FRRGLI85M41F205V'), ('C2', 'Residenziale', 'BNCNNA80A41F205X');
    insert into commodity_contracts (code, customer_code, commodity, source_state, pod, contract_account) values
      ('L1', 'C1', 'LUCE', 'Attivo', 'IT001E12345678', '500'), ('L2', 'C2', 'LUCE', 'Attivo', 'IT001E22222222', '502')`);
});

const line = (file: string, bytes: string | Buffer) => ({ file, contenuto: Buffer.from(bytes).toString('base64') });

async function send(rows: readonly (object | string)[], query = '') {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: `/api/provider/v1/bills${query}`,
    headers: {
      'content-type': 'application/x-ndjson',
      authorization: `Bearer ${key}`,
      'idempotency-key': `bills-${(count += 1)}`,
    },
    payload: rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'),
  });
  const lines = answer.body.trim().split('\n');
  return { status: answer.statusCode, lines: lines.map((each) => JSON.parse(each) as object) };
}

describe('bills of the provider’s systems (fornitore.connessi.4)', () => {
  it('imports bills as from files, and changes nothing the second time', async () => {
    const sender = name();
    const sent = [line('bolletta.xml', sample)];
    expect(await send(sent)).toEqual({
      status: 200,
      lines: [{ rows: 1, added: 1, changed: 0, unchanged: 0, refused: 0, written: true }],
    });
    expect(await bills()).toEqual([bill]);
    const before = await query('select * from bills');
    expect(await send(sent)).toMatchObject({ status: 200, lines: [{ added: 0, unchanged: 1, written: true }] });
    expect(await query('select * from bills')).toEqual(before);
    expect(
      await query(
        `select kind, by, rows, added, unchanged, is_written from import_runs where by = '${sender}' order by id`,
      ),
    ).toEqual([
      ['bills', sender, 1, 1, 0, true],
      ['bills', sender, 1, 0, 1, true],
    ]);
    expect(await query(`select deed from audit where actor_name = '${sender}'`)).toEqual([
      ['provider bills'],
      ['provider bills'],
    ]);
  });

  it('accepts signed bills and names the signer, and rejects one changed after signing', async () => {
    const signed = bytesAt('bolletta.xml.p7m');
    expect(await send(['', line('bolletta.xml.p7m', signed)])).toMatchObject({
      status: 200,
      lines: [
        { line: 2, signature: expect.stringMatching(/^bolletta\.xml\.p7m: signed by Firma di prova/) },
        { added: 1 },
      ],
    });
    const at = signed.indexOf('2026000123456');
    const changed = Buffer.from(signed);
    changed.write('9', at);
    expect(at).toBeGreaterThan(0);
    expect(await send([line('x.p7m', changed)])).toMatchObject({ status: 422, lines: [{ line: 1 }, { refused: 1 }] });
  });

  it('rejects a line with a duplicate key, and names the key', async () => {
    const twice = '{"file":"x.xml","file":"y.xml","contenuto":"AA=="}';
    expect(await send([twice])).toMatchObject({
      status: 422,
      lines: [{ line: 1, field: 'file', reason: 'stands twice in its object' }, { refused: 1 }],
    });
  });

  it('rejects faulty bills by line, field and reason, and writes the others only with skipRejected', async () => {
    const bad = sample.replace('<Data>2026-11-10', '<Data>2026-02-30');
    const foreign = sample.replace('<IdDocumento>L1<', '<IdDocumento>L2<');
    const sent = [
      line('buona.xml', sample),
      'no json',
      line('data.xml', bad),
      line('altrui.xml', foreign.replace('IT001E12345678', 'IT001E22222222')),
      line('nessuna.xml', '<html/>'),
      { file: 'x.xml', contenuto: 'no base64!' },
      { file: 'a\nb.xml', contenuto: 'AA==' },
      { file: 'x.xml' },
      { file: 'x.xml', contenuto: 'AA==', altro: '1' },
    ];
    const refusals = [
      { line: 2, field: null, reason: 'no JSON' },
      { line: 3, field: 'contenuto', reason: expect.stringMatching(/^data\.xml: line 35: \/.*\/Data: no day/) },
      {
        line: 4,
        field: 'contenuto',
        reason: expect.stringMatching(/^altrui\.xml: line 21: .*no contract of this customer/),
      },
      { line: 5, field: 'contenuto', reason: expect.stringMatching(/^nessuna\.xml: line 1: .*no FatturaElettronica/) },
      { line: 6, field: 'contenuto', reason: expect.stringContaining('base64') },
      { line: 7, field: 'file' },
      { line: 8, field: 'contenuto' },
      { line: 9, field: null, reason: expect.stringContaining('other fields') },
    ];
    expect(await send(sent)).toMatchObject({
      status: 422,
      lines: [...refusals, { rows: 9, added: 0, refused: 8, written: false }],
    });
    expect(await bills()).toEqual([]);
    expect(await send(sent, '?skipRejected=true')).toMatchObject({
      status: 200,
      lines: [...refusals, { rows: 9, added: 1, refused: 8, written: true }],
    });
    expect(await bills()).toEqual([bill]);
  });

  it('counts rejected bills by line, where one line holds several', async () => {
    const body = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/.exec(sample)?.[0] ?? '';
    const wrong = body.replace('<IdDocumento>L1<', '<IdDocumento>L2<').replace('IT001E12345678', 'IT001E22222222');
    const two = sample.replace(body, wrong + wrong.replaceAll('2026000123456', '2026000123457'));
    const { lines } = await send([line('due.xml', two)]);
    expect(lines).toMatchObject([{ line: 1 }, { line: 1 }, { rows: 1, refused: 1 }]);
  });

  it('accepts large bills, and rejects one longer than 10240 KiB', async () => {
    const large = sample.replace('<DatiRiepilogo>', `<!--${'x'.repeat(3_000_000)}--><DatiRiepilogo>`);
    expect(await send([line('grande.xml', large)])).toMatchObject({ status: 200, lines: [{ added: 1 }] });
    expect(await send([line('troppo.xml', Buffer.alloc(9_000_000))])).toMatchObject({
      status: 422,
      lines: [{ line: 1, reason: 'longer than 10240 KiB' }, { refused: 1 }],
    });
  });

  it('marks readings as used in a bill, in the name of the key', async () => {
    const sender = name();
    await gateway.database.pool.query(`insert into meter_readings
      (contract_code, read_on, kind, state, f1, f2, f3, period_end) values
      ('L1', '2026-10-31', 'AUTOLETTURA', 'VALIDATA', 1042, 877, 1610, '2026-10-31')`);
    const note = `<AltriDatiGestionali><TipoDato>${NOTES.reading}</TipoDato><RiferimentoTesto>AUTOLETTURA F1=1042 F2=877 F3=1610</RiferimentoTesto><RiferimentoData>2026-10-31</RiferimentoData></AltriDatiGestionali>`;
    await send([line('bolletta.xml', sample.replace('</DettaglioLinee>', `${note}</DettaglioLinee>`))]);
    expect(await query(`select state, by from reading_steps`)).toEqual([['USATA_IN_BOLLETTA', sender]]);
    expect(await query(`select kind from events where actor_name = '${sender}'`)).toEqual([['READING_MOVED']]);
  });
});
