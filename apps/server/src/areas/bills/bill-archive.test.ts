import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';
import { readInvoice } from '../../formats/fatturapa/read/read.ts';

const gateway = useApp();

const bearers = new Map<string, Promise<string>>();
function bearerOf(username: string): Promise<string> {
  const known = bearers.get(username) ?? gateway.signIn(username).then(({ access_token }) => access_token);
  bearers.set(username, known);
  return known;
}

const open = async (path: string, username: string) =>
  gateway.app.inject({
    url: `/api/sportello/v1${path}`,
    headers: { authorization: `Bearer ${await bearerOf(username)}` },
  });

async function filesOf(query: string, username = 'full'): Promise<Record<string, Uint8Array>> {
  const { statusCode, rawPayload } = await open(`/bollette.zip?${query}`, username);
  expect(statusCode).toBe(200);
  return unzipSync(rawPayload);
}

async function codeOf(username: string): Promise<string> {
  const url = '/api/clienti/v1/recuperaDatiProfilo';
  return (await gateway.send({ url, bearer: await bearerOf(username) })).body.codiceCliente;
}

/** Returns the numbers of the bills that the database has, by a condition. */
async function numbersOf(username: string, condition: string): Promise<string[]> {
  const { rows } = await gateway.database.pool.query<{ number: string }>(
    `select b.number from bills b
       left join commodity_contracts c on c.code = b.contract_code
       left join vas_contracts v on v.code = b.vas_contract_code
     where b.customer_code = $1 and ${condition} order by b.number`,
    [await codeOf(username)],
  );
  return rows.map(({ number }) => number);
}

async function contractOf(username: string): Promise<string> {
  const { rows } = await gateway.database.pool.query<{ code: string }>(
    'select contract_code as code from bills where customer_code = $1 and contract_code is not null order by id limit 1',
    [await codeOf(username)],
  );
  return rows[0]?.code ?? '';
}

const numberIn = (name: string) => /_([^_]+)\.\w+$/.exec(name)?.[1] ?? '';
const numbersIn = (files: Record<string, Uint8Array>) => Object.keys(files).map(numberIn).toSorted();

describe('the zip of bills (bolletta.archivio.1)', () => {
  it.each([
    ['anno=2025', "issue_date between '2025-01-01' and '2025-12-31'"],
    ['anno=2026&mese=09', "issue_date between '2026-09-01' and '2026-09-30'"],
    ['tipo=FATTURA&anno=2026', "b.type = 'FATTURA' and issue_date >= '2026-01-01'"],
    ['stato=03', "status_code = '03'"],
  ])('contains exactly the bills of %s', async (query, condition) => {
    const expected = await numbersOf('full', condition);
    expect(expected.length).toBeGreaterThan(0);
    const files = await filesOf(`formato=PDF&${query}`);
    expect(numbersIn(files)).toEqual(expected);
    const names = Object.keys(files);
    const months = names.map((name) => name.slice(0, 7));
    expect(months).toEqual(months.toSorted());
    expect(names[0]).toMatch(/^\d{4}-\d{2}_(?:luce|gas|fibra|servizi|prodotti)_[a-z0-9-]+_\w+\.pdf$/);
  });

  it('contains exactly the bills of one contract', async () => {
    const code = await contractOf('full');
    const expected = await numbersOf('full', `contract_code = '${code}'`);
    expect(numbersIn(await filesOf(`formato=PDF&contratto=${code}`))).toEqual(expected);
  });

  it('contains the bills of one address in one month', async () => {
    const { rows } = await gateway.database.pool.query<{ address: string; month: string }>(
      `select c.street || ', ' || c.city as address, to_char(b.issue_date, 'YYYY-MM') as month
         from bills b join commodity_contracts c on c.code = b.contract_code
        where b.customer_code = $1 group by 1, 2 order by count(*) desc, 1, 2 limit 1`,
      [await codeOf('amministratore')],
    );
    const [{ address, month } = { address: '', month: '' }] = rows;
    const [year, monthOfYear] = month.split('-');
    const query = `formato=PDF&anno=${year}&mese=${monthOfYear}&indirizzo=${encodeURIComponent(address)}`;
    const expected = await numbersOf(
      'amministratore',
      `coalesce(c.street, v.street) || ', ' || coalesce(c.city, v.city) = '${address.replaceAll("'", "''")}'
        and to_char(b.issue_date, 'YYYY-MM') = '${month}'`,
    );
    expect(numbersIn(await filesOf(query, 'amministratore'))).toEqual(expected);
  });

  it('contains what each file is alone, in both formats, and lists what can’t be had', async () => {
    const files = await filesOf('formato=TUTTI&tipo=BOLLETTA&anno=2026&mese=09');
    const pdf = Object.keys(files).find((name) => name.endsWith('.pdf')) ?? '';
    const number = numberIn(pdf);
    const alone = await open(`/bollette/${number}/documento?modalita=D`, 'full');
    expect(Buffer.from(files[pdf] ?? []).equals(alone.rawPayload)).toBe(true);
    expect((await readPdf(Buffer.from(files[pdf] ?? []))).pages.length).toBeGreaterThan(1);
    const { documents } = await readInvoice(Buffer.from(files[pdf.replace('.pdf', '.xml')] ?? []));
    expect(documents[0]?.body.DatiGenerali.DatiGeneraliDocumento.Numero).toBe(number);
    const instalments = await filesOf('formato=XML&tipo=RATA');
    expect(Object.keys(instalments)).toEqual(['non-disponibili.txt']);
    const list = strFromU8(instalments['non-disponibili.txt'] ?? new Uint8Array());
    for (const each of await numbersOf('full', "b.type = 'RATA'")) expect(list).toContain(`${each} · FatturaPA (XML)`);
  });

  it('contains only what is owed so that is asked for', async () => {
    const files = await filesOf('formato=PDF&dovuto=SCADUTE');
    const overdue = await numbersOf(
      'full',
      "open_cents > 0 and due_date < current_date and status_code in ('02', '03')",
    );
    expect(numbersIn(files).length).toBeGreaterThan(0);
    expect(overdue).toEqual(expect.arrayContaining(numbersIn(files)));
  });

  it('rejects foreign contracts, no bills and too many', async () => {
    const [foreign] = (
      await gateway.database.pool.query<{ code: string }>(
        'select code from commodity_contracts where customer_code <> $1 limit 1',
        [await codeOf('full')],
      )
    ).rows;
    const codes = async (query: string, username: string) => {
      const { statusCode, body } = await open(`/bollette.zip?formato=PDF${query}`, username);
      return [statusCode, JSON.parse(body).header.codice];
    };
    expect(await codes(`&contratto=${foreign?.code}`, 'full')).toEqual([404, 'NOT_FOUND']);
    expect(await codes('&contratto=NON-ESISTE', 'full')).toEqual([404, 'NOT_FOUND']);
    expect(await codes('&anno=2001', 'full')).toEqual([404, 'NOT_FOUND']);
    expect(await codes('', 'amministratore')).toEqual([422, 'TOO_MANY_BILLS']);
    expect(await codes('&mese=02', 'full')).toEqual([400, 'REQUEST_NOT_VALID']);
  });

  it('stops its work when the client leaves', async () => {
    const queries = vi.spyOn(gateway.database.pool, 'query');
    onTestFinished(() => queries.mockRestore());
    await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = gateway.app.server.address() as AddressInfo;
    const request = get(`http://127.0.0.1:${port}/api/sportello/v1/bollette.zip?formato=PDF&anno=2026&mese=09`, {
      headers: { authorization: `Bearer ${await bearerOf('amministratore')}` },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    await once(response, 'data');
    response.destroy();
    const asked = () => queries.mock.calls.length;
    let before = -1;
    const isStill = () => before === (before = asked());
    await expect.poll(isStill, { interval: 500 }).toBe(true);
    // Each bill takes several statements, and the administrator has more than a hundred bills in that month.
    expect(asked()).toBeGreaterThan(0);
    expect(asked()).toBeLessThan(200);
  });
});

describe('the table of bills (bolletta.archivio.4)', () => {
  it('contains exactly the filtered list as CSV for an Italian Excel', async () => {
    const { statusCode, headers, rawPayload } = await open('/bollette/tabella?formato=CSV&anno=2026', 'full');
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/filename="bollette-\d{4}-\d{2}-\d{2}\.csv"/);
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = strFromU8(rawPayload).trimEnd().split('\r\n');
    expect(head).toContain('Numero;Documento;Per;Fornitura o servizio;Indirizzo;');
    const rows = lines.map((line) => line.split(';'));
    const expected = await numbersOf('full', "issue_date >= '2026-01-01'");
    expect(rows.map(([number = '']) => number).toSorted()).toEqual(expected);
    expect(rows.every((row) => /^-?\d+,\d{2}$/.test(row[12] ?? ''))).toBe(true);
  });

  it('contains the same rows for Excel, with figures as figures', async () => {
    const code = await contractOf('full');
    const { statusCode, rawPayload } = await open(`/bollette/tabella?formato=XLSX&contratto=${code}`, 'full');
    expect(statusCode).toBe(200);
    const sheet = strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const expected = await numbersOf('full', `contract_code = '${code}'`);
    expect(sheet.match(/<row /g)).toHaveLength(expected.length + 1);
    expect(sheet).not.toContain('<f>');
  });
});

describe('the choices of the archive (bolletta.archivio.3)', () => {
  it('returns only years, months and addresses that have bills', async () => {
    const { body } = await open('/bollette/scelte?anno=2026', 'amministratore');
    const { documenti, anni, mesi, indirizzi } = JSON.parse(body);
    expect(documenti).toBe((await numbersOf('amministratore', "issue_date >= '2026-01-01'")).length);
    expect(anni).toEqual(anni.toSorted().toReversed());
    for (const month of mesi) {
      expect(await numbersOf('amministratore', `to_char(issue_date, 'YYYY-MM') = '2026-${month}'`)).not.toEqual([]);
    }
    expect(new Set(indirizzi).size).toBe(indirizzi.length);
    const one = await open(`/bollette/scelte?indirizzo=${encodeURIComponent(indirizzi[0])}`, 'amministratore');
    expect(JSON.parse(one.body).documenti).toBeGreaterThan(0);
  });
});
