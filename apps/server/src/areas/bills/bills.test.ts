import { recuperoDettaglioBolletta } from '@sportello/calls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';

const gateway = useApp();

interface WireBill {
  readonly numeroBolletta: string;
  readonly tipoDocumento: string;
  readonly stato: string;
  readonly codiceContratto: string | null;
  readonly dataEmissione: string;
  readonly importo: number;
  readonly importoAperto: number;
}
interface Page {
  readonly bollette: readonly WireBill[];
  readonly totaleElementi: number;
  readonly totaleImporto: number;
  readonly totaleAperto: number;
}

const tenYears = { inizioPeriodo: '2016-01-01', finePeriodo: '2026-12-31' };

async function asker(username: string) {
  const { access_token: bearer } = await gateway.signIn(username);
  const code = await customerCodeOf(gateway, username);
  const get = (path: string) => gateway.send({ url: `/api/verifiche/v1/${path}`, bearer });
  return {
    code,
    list: (query: Record<string, string> = {}) =>
      get(
        `recuperoListaBollette/${code}?${new URLSearchParams({ ...tenYears, numElemPagina: '50', numPagina: '1', ...query }).toString()}`,
      ),
    services: (body = { inizioPeriodo: '20160101', finePeriodo: '20261231' }) =>
      gateway.send({
        method: 'POST',
        url: `/api/verifiche/v1/recuperoListaBolletteVAS/${code}`,
        bearer,
        payload: body,
      }),
    detail: (number: string, more = '') => get(`recuperoDettaglioBolletta/${code}?numeroBolletta=${number}${more}`),
  };
}

const sumOf = (amounts: readonly number[]) => Math.round(amounts.reduce((sum, each) => sum + each * 100, 0)) / 100;

describe('the bills of supplies', () => {
  it('returns bills in pages, the latest first, with none twice and none left out', async () => {
    const { list } = await asker('full');
    const all = (await list({ numElemPagina: '500' })).body as Page;
    const pages: WireBill[] = [];
    for (let page = 1; pages.length < all.totaleElementi; page += 1) {
      const { status, body } = await list({ numElemPagina: '70', numPagina: String(page) });
      expect(status).toBe(200);
      expect((body as Page).totaleElementi).toBe(all.totaleElementi);
      pages.push(...(body as Page).bollette);
    }
    expect(pages).toEqual(all.bollette);
    expect(new Set(pages.map(({ numeroBolletta }) => numeroBolletta)).size).toBe(all.totaleElementi);
    const days = pages.map(({ dataEmissione }) => dataEmissione);
    expect(days).toEqual(days.toSorted().toReversed());
    expect((await list({ numPagina: '900' })).body.bollette).toEqual([]);
  });

  it('sums bills up to the cent, with instalments only in the open amount (bolletta.totali.1)', async () => {
    const { list } = await asker('full');
    const { bollette, totaleImporto, totaleAperto } = (await list({ numElemPagina: '500' })).body as Page;
    const bills = bollette.filter(({ tipoDocumento }) => tipoDocumento !== 'RATA');
    expect(totaleImporto).toBe(sumOf(bills.map(({ importo }) => importo)));
    expect(totaleAperto).toBe(sumOf(bollette.map(({ importoAperto }) => importoAperto)));
    const firstPage = (await list({ numElemPagina: '5' })).body as Page;
    expect(firstPage).toMatchObject({ totaleImporto, totaleAperto });
  });

  it.each([
    [{ tipoDocumento: 'RATA' }, (bill: WireBill) => bill.tipoDocumento === 'RATA'],
    [{ stato: '99' }, (bill: WireBill) => ['91', '99'].includes(bill.stato)],
    [{ stato: '03' }, (bill: WireBill) => bill.stato === '03'],
    [{ soloAperte: 'true' }, (bill: WireBill) => bill.importoAperto > 0],
    [{ numero: '00010' }, (bill: WireBill) => bill.numeroBolletta.includes('00010')],
    [
      { inizioPeriodo: '2025-01-01', finePeriodo: '2025-12-31' },
      (bill: WireBill) => bill.dataEmissione.startsWith('2025'),
    ],
  ])('filters bills by %j (bolletta.chiamate.6)', async (filter, isMeant) => {
    const { list } = await asker('full');
    const all = (await list({ numElemPagina: '500' })).body as Page;
    const found = (await list({ numElemPagina: '500', ...filter })).body as Page;
    expect(found.bollette.length).toBeGreaterThan(0);
    expect(found.bollette).toEqual(all.bollette.filter(isMeant));
    expect(found.totaleElementi).toBe(found.bollette.length);
  });

  it('filters bills by a supply, and rejects one of another customer', async () => {
    const { list } = await asker('full');
    const { bollette } = (await list({ numElemPagina: '500' })).body as Page;
    const codiceContratto = bollette[0]?.codiceContratto ?? '';
    const found = (await list({ codiceContratto, numElemPagina: '500' })).body as Page;
    expect(found.bollette).toEqual(bollette.filter((bill) => bill.codiceContratto === codiceContratto));
    const other = await asker('luce');
    expect((await other.list({ codiceContratto })).status).toBe(404);
  });

  it('fails for the user guasto, and returns no bills to a prospect', async () => {
    const guasto = await asker('guasto');
    expect((await guasto.list()).body.header.codice).toBe('S-001');
    expect((await guasto.services()).body.header.codice).toBe('S-001');
    const prospect = await asker('prospect');
    expect((await prospect.list()).body).toMatchObject({
      bollette: [],
      totaleElementi: 0,
      totaleImporto: 0,
      totaleAperto: 0,
    });
  });
});

describe('the invoices of services', () => {
  it('returns invoices of services, also of a period given as days without separators', async () => {
    const { services } = await asker('full');
    const { status, body } = await services();
    expect(status).toBe(200);
    const kinds = new Set((body.bollette as WireBill[]).map(({ tipoDocumento }) => tipoDocumento));
    expect(kinds).toContain('FATTURA_CANONE_NOLEGGIO');
    expect((body.bollette as WireBill[]).every(({ codiceContratto }) => codiceContratto === null)).toBe(true);
    const lastYear = (await services({ inizioPeriodo: '20250101', finePeriodo: '20251231' })).body.bollette;
    expect(lastYear).toEqual(
      (body.bollette as WireBill[]).filter(({ dataEmissione }) => dataEmissione.startsWith('2025')),
    );
  });
});

describe('the detail of a bill', () => {
  it('sums up to its amount and names the bills that it is compared with', async () => {
    const { list, detail } = await asker('luce');
    const { bollette } = (await list()).body as Page;
    const supply = bollette[0]?.codiceContratto;
    const own = bollette.filter(({ codiceContratto }) => codiceContratto === supply);
    const { body } = await detail(own[0]?.numeroBolletta ?? '');
    const { bolletta } = recuperoDettaglioBolletta.answer.parse(
      Object.fromEntries(Object.entries(body as object).filter(([name]) => name !== 'header')),
    );
    expect(sumOf(bolletta.voci.map(({ importo }) => importo))).toBe(bolletta.importo);
    expect(bolletta.letture).toHaveLength(2);
    expect(bolletta.bollettaPrecedente).toBe(own[1]?.numeroBolletta);
    expect(bolletta.bollettaAnnoPrecedente).toBe(own[6]?.numeroBolletta);
    expect(bolletta.pagamento).toMatchObject({
      codiceFiscaleBeneficiario: '99999999990',
      contoCorrentePostale: '99999999',
    });
  });

  it('names no bill of whoever had the supply before (fornitore.dati.4)', async () => {
    const { code, list, detail } = await asker('luce');
    const { code: before } = await asker('full');
    const [bill] = ((await list()).body as Page).bollette;
    const pass = (from: string, to: string) =>
      gateway.database.pool.query(
        'update bills set customer_code = $2 where customer_code = $1 and contract_code = $3 and number <> $4',
        [from, to, bill?.codiceContratto, bill?.numeroBolletta],
      );
    await pass(code, before);
    onTestFinished(async () => void (await pass(before, code)));
    const { bolletta } = (await detail(bill?.numeroBolletta ?? '')).body;
    expect(bolletta).toMatchObject({ bollettaPrecedente: null, bollettaAnnoPrecedente: null });
  });

  it('names the instalments of a bill that is paid in parts', async () => {
    const { list, detail } = await asker('full');
    const [split] = ((await list({ stato: '04' })).body as Page).bollette;
    const { bolletta } = (await detail(split?.numeroBolletta ?? '')).body;
    expect(bolletta.rate).toHaveLength(10);
    expect(bolletta.rate[0]).toMatchObject({ tipoDocumento: 'RATA', rata: { numero: 1, totale: 10 } });
    expect(sumOf(bolletta.rate.map(({ importo }: WireBill) => importo))).toBe(split?.importo);
  });

  it('returns the detail of a service’s invoice with tipologia=VAS, and none of a bill', async () => {
    const { list, services, detail } = await asker('full');
    const [invoice] = (await services()).body.bollette as WireBill[];
    const [bill] = ((await list()).body as Page).bollette;
    expect((await detail(invoice?.numeroBolletta ?? '', '&tipologia=VAS')).status).toBe(200);
    expect((await detail(bill?.numeroBolletta ?? '', '&tipologia=VAS')).status).toBe(404);
  });

  it('returns the same 404 for a bill of another customer as for a missing one', async () => {
    const [bill] = ((await (await asker('full')).list()).body as Page).bollette;
    const { detail } = await asker('luce');
    const [foreign, missing] = await Promise.all([detail(bill?.numeroBolletta ?? ''), detail('2026999999999')]);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    const plain = ({ header }: { header: Record<string, unknown> }) => ({ ...header, idRichiesta: '' });
    expect(plain(foreign.body)).toEqual(plain(missing.body));
  });
});
