import { describe, expect, it, onTestFinished } from 'vitest';
import { numberOf } from '../../formats/fatturapa/exact.ts';
import { readInvoice } from '../../formats/fatturapa/read/read.ts';
import { readConfig } from '../../config/config.ts';
import { useApp } from '../../../test/support/app.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';

const gateway = useApp();

interface WireBill {
  readonly numeroBolletta: string;
  readonly codiceContratto: string | null;
  readonly importo: number;
  readonly importoAperto: number;
}

const bearers = new Map<string, Promise<string>>();
async function bearerOf(username: string): Promise<string> {
  const known = bearers.get(username) ?? gateway.signIn(username).then(({ access_token }) => access_token);
  bearers.set(username, known);
  return known;
}

async function codeOf(username: string): Promise<string> {
  const url = '/api/clienti/v1/recuperaDatiProfilo';
  return (await gateway.send({ url, bearer: await bearerOf(username) })).body.codiceCliente;
}

async function billsOf(username: string, query = ''): Promise<WireBill[]> {
  const url = `/api/verifiche/v1/recuperoListaBollette/${await codeOf(username)}?inizioPeriodo=2016-01-01&finePeriodo=2026-12-31&numElemPagina=20&numPagina=1${query}`;
  return (await gateway.send({ url, bearer: await bearerOf(username) })).body.bollette;
}

async function detailOf(username: string, number: string) {
  const code = await codeOf(username);
  const url = `/api/verifiche/v1/recuperoDettaglioBolletta/${code}?numeroBolletta=${number}`;
  return (await gateway.send({ url, bearer: await bearerOf(username) })).body.bolletta;
}

const open = async (url: string, username?: string) =>
  gateway.app.inject({
    url,
    headers: username === undefined ? {} : { authorization: `Bearer ${await bearerOf(username)}` },
  });

const euros = (amount: number) =>
  amount
    .toLocaleString('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' })
    .replaceAll('\u00A0', ' ');

describe('the PDF of a bill', () => {
  it('opens where the details say, says the same to the cent, and is the same each time (bolletta.documento.2)', async () => {
    const [bill] = await billsOf('full', '&soloAperte=true');
    const detail = await detailOf('full', bill?.numeroBolletta ?? '');
    expect(detail.documenti.map(({ modalita }: { modalita: string }) => modalita)).toEqual(['S', 'D']);
    for (const { link } of detail.documenti as { link: string }[]) {
      const [first, second] = [await open(link, 'full'), await open(link, 'full')];
      expect(first.statusCode).toBe(200);
      expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
      expect(first.headers['content-disposition']).toContain(`${detail.numeroBolletta}.pdf`);
      expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
      const { pages } = await readPdf(first.rawPayload);
      expect(pages[1]?.text).toContain(`Totale ${euros(detail.importo)}`);
      expect(pages[0]?.text).toContain(`Da pagare ${euros(detail.importoAperto)}`);
      expect(pages[0]?.text).toContain(detail.pod ?? detail.pdr);
    }
  });

  it('rejects the PDF without a session, for another customer, and with an unknown modalita', async () => {
    const [bill] = await billsOf('full');
    const url = `/api/sportello/v1/bollette/${bill?.numeroBolletta}/documento?modalita=S`;
    expect((await open(url)).statusCode).toBe(401);
    const [foreign, missing] = [await open(url, 'luce'), await open(url.replace(/\d{13}/, '9999999999999'), 'luce')];
    expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect((await open(url.replace('modalita=S', 'modalita=X'), 'full')).statusCode).toBe(400);
  });
});

describe('the PDF of a provider with an address for complaints (bolletta.documento.4)', () => {
  const { provider } = readConfig({});
  const postalAddress = 'Casella postale 94, 20080 Basiglio MI';
  const own = useApp({ config: { provider: { ...provider, cases: { ...provider.cases, postalAddress } } } });

  it('shows it instead of the company’s', async () => {
    const { access_token: bearer } = await own.signIn('full');
    const { body } = await own.send({ url: '/api/clienti/v1/recuperaDatiProfilo', bearer });
    const list = `/api/verifiche/v1/recuperoListaBollette/${body.codiceCliente}?inizioPeriodo=2026-01-01&finePeriodo=2026-12-31&numElemPagina=1&numPagina=1`;
    const [bill] = (await own.send({ url: list, bearer })).body.bollette;
    const { rawPayload } = await own.app.inject({
      url: `/api/sportello/v1/bollette/${bill.numeroBolletta}/documento?modalita=S`,
      headers: { authorization: `Bearer ${bearer}` },
    });
    const { pages } = await readPdf(rawPayload);
    expect(pages[0]?.text).toContain(`/reclamo, o a ${postalAddress}`);
    expect(pages.map(({ text }) => text).join(' ')).toContain(`/reclamo, oppure a ${postalAddress}.`);
  });
});

describe('the electronic invoice of a bill (bolletta.documento.3)', () => {
  const xmlOf = (number: string) => `/api/sportello/v1/bollette/${number}/fattura.xml`;

  it.each(['full', 'pmi', 'amministratore'])('returns for %s an invoice that matches the bill', async (username) => {
    const [bill] = await billsOf(username);
    const file = await open(xmlOf(bill?.numeroBolletta ?? ''), username);
    expect(file.headers).toMatchObject({ 'content-type': 'application/xml', 'cache-control': 'no-store' });
    const { documents } = await readInvoice(file.rawPayload);
    const general = documents[0]?.body.DatiGenerali.DatiGeneraliDocumento;
    expect(general?.Numero).toBe(bill?.numeroBolletta);
    expect(numberOf(general?.ImportoTotaleDocumento ?? 0n)).toBe(bill?.importo);
  });

  it.each([
    ['TD01', -5000],
    ['TD04', -5000],
    ['TD24', 5000],
    [null, -5000],
  ])('keeps the kind of a bill issued as %s with %i cents', async (kind, cents) => {
    const { pool } = gateway.database;
    const [bill] = await billsOf('luce');
    const columns = 'customer_code, issuer_vat_number, type, status_code, contract_code, issue_date, open_cents';
    await pool.query(
      `with made as (
         insert into bills (number, document_kind, amount_cents, ${columns})
         select 'K-1', $2::text, $3::integer, ${columns} from bills where number = $1 returning id
       ) insert into bill_lines (bill_id, position, kind, label, amount_cents, vat_rate, vat_nature)
         select id, 1, 'ALTRO', 'Conguaglio', $3::integer, 0, 'N1' from made`,
      [bill?.numeroBolletta, kind, cents],
    );
    onTestFinished(async () => void (await pool.query("delete from bills where number = 'K-1'")));
    const { documents } = await readInvoice((await open(xmlOf('K-1'), 'luce')).rawPayload);
    const general = documents[0]?.body.DatiGenerali.DatiGeneraliDocumento;
    expect(general?.TipoDocumento).toBe(kind ?? 'TD04');
    const isCredit = general?.TipoDocumento === 'TD04';
    expect(numberOf(general?.ImportoTotaleDocumento ?? 0n) * 100).toBe(isCredit ? -cents : cents);
  });

  it('rejects the invoice of an instalment and of another customer’s bill', async () => {
    const bills = await billsOf('full', '&tipoDocumento=RATA');
    expect(bills.length).toBeGreaterThan(0);
    expect((await open(xmlOf(bills[0]?.numeroBolletta ?? ''), 'full')).statusCode).toBe(404);
    const [bill] = await billsOf('full');
    expect((await open(xmlOf(bill?.numeroBolletta ?? ''), 'luce')).statusCode).toBe(404);
  });

  it('names nobody who has the supply by now (fornitore.dati.4)', async () => {
    const [bill] = await billsOf('luce');
    const { pool } = gateway.database;
    const where = 'where code = $3 returning customer_code, fiscal_code';
    const code = bill?.codiceContratto;
    const { rows } = await pool.query<Record<'customer_code' | 'fiscal_code', string>>(
      'select customer_code, fiscal_code from commodity_contracts where code = $1',
      [code],
    );
    const pass = (customer: unknown, fiscalCode: unknown) =>
      pool.query(`update commodity_contracts set customer_code = $1, fiscal_code = $2 ${where}`, [
        customer,
        fiscalCode,
        code,
      ]);
    onTestFinished(async () => void (await pass(rows[0]?.customer_code, rows[0]?.fiscal_code)));
    await pass(await codeOf('full'), 'TSTCVL85T10A562X');
    const file = await open(xmlOf(bill?.numeroBolletta ?? ''), 'luce');
    expect(file.statusCode).toBe(200);
    expect(file.body).not.toContain('TSTCVL85T10A562X');
    const link = `/api/sportello/v1/bollette/${bill?.numeroBolletta}/documento?modalita=S`;
    const { pages } = await readPdf((await open(link, 'luce')).rawPayload);
    const text = pages.map((page) => page.text).join(' ');
    expect(text).toContain(rows[0]?.customer_code);
    expect(text).not.toContain('TSTCVL85T10A562X');
  });
});
