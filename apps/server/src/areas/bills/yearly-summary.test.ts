import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';

const gateway = useApp();

const bearers = new Map<string, Promise<string>>();
function bearerOf(username: string): Promise<string> {
  const known = bearers.get(username) ?? gateway.signIn(username).then(({ access_token }) => access_token);
  bearers.set(username, known);
  return known;
}

const open = async (path: string, username: string) =>
  gateway.app.inject({
    url: `/api/sportello/v1/bollette/riepilogo${path}`,
    headers: { authorization: `Bearer ${await bearerOf(username)}` },
  });

async function sumsOf(username: string, year: string) {
  const { rows } = await gateway.database.pool.query<Record<string, number>>(
    `select count(*) filter (where is_issued)::int as documents,
       coalesce(sum(amount_cents) filter (where is_issued), 0)::int as billed,
       coalesce(sum(amount_cents) filter (where is_issued and amount_cents < 0), 0)::int as credit,
       coalesce(sum(amount_cents) filter (where is_issued and status_code = '05' and amount_cents >= 0), 0)::int as "notOwed",
       coalesce(sum(amount_cents - open_cents) filter (where paid_on between $2::date and $3::date
         and amount_cents > 0 and status_code <> '04'), 0)::int as "paidInYear",
       coalesce(sum(vat) filter (where is_issued), 0)::int as vat
     from (select b.*, b.type <> 'RATA' and b.issue_date between $2::date and $3::date as is_issued,
         (select sum(amount_cents) from bill_lines l where l.bill_id = b.id and l.kind = 'IVA') as vat
       from bills b join accounts a on a.customer_code = b.customer_code where a.username = $1) as own`,
    [username, `${year}-01-01`, `${year}-12-31`],
  );
  return rows[0] ?? {};
}

const cents = (euros: number) => Math.round(euros * 100);

describe('the summary of a year (bolletta.riepilogo.1)', () => {
  it.each([
    ['full', '2025'],
    ['full', '2026'],
    ['amministratore', '2026'],
    ['pmi', '2025'],
  ])('returns the sums of %s in %s to the cent', async (username, year) => {
    const { totale, bollette, servizi, contratti } = JSON.parse((await open(`?anno=${year}`, username)).body);
    const expected = await sumsOf(username, year);
    expect({
      documents: totale.documenti,
      billed: cents(totale.fatturato),
      credit: cents(totale.aCredito),
      notOwed: cents(totale.nonDovuto),
      paidInYear: cents(totale.pagatoNellAnno),
      vat: cents(totale.iva),
    }).toEqual(expected);
    expect(expected['documents']).toBeGreaterThan(0);
    const parts = totale.pagato + totale.daPagare + totale.nonDovuto + totale.aCredito;
    expect(cents(parts)).toBe(cents(totale.fatturato));
    expect(cents(bollette.fatturato + servizi.fatturato)).toBe(cents(totale.fatturato));
    const byContract = contratti.reduce((sum: number, { importi }: typeof contratti) => sum + cents(importi.pagato), 0);
    expect(byContract).toBe(cents(totale.pagato));
  });

  it('returns nothing but zeros for a year without bills', async () => {
    const { totale, contratti } = JSON.parse((await open('?anno=2001', 'full')).body);
    expect(totale).toMatchObject({ documenti: 0, fatturato: 0, pagatoNellAnno: 0 });
    expect(contratti).toEqual([]);
  });
});

describe('its files (bolletta.riepilogo.3)', () => {
  it('returns PDF and CSV files of a year with the same sums as the summary', async () => {
    const { totale } = JSON.parse((await open('?anno=2025', 'full')).body);
    const pdf = await open('/file?anno=2025&formato=PDF', 'full');
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('filename="riepilogo-2025.pdf"'),
    });
    const { pages } = await readPdf(pdf.rawPayload);
    const amount = totale.pagatoNellAnno.toLocaleString('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });
    expect(pages[0]?.text).toContain(`Pagato nel 2025: ${amount} €`);
    const csv = strFromU8((await open('/file?anno=2025&formato=CSV', 'full')).rawPayload)
      .trimEnd()
      .split('\r\n');
    const total = csv.at(-1)?.split(';') ?? [];
    expect(total[0]).toBe('Totale');
    expect(total[5]).toBe(totale.fatturato.toFixed(2).replace('.', ','));
  });

  it('rejects files without a year, and the summary without a session', async () => {
    expect((await open('/file?formato=PDF', 'full')).statusCode).toBe(400);
    expect((await gateway.app.inject('/api/sportello/v1/bollette/riepilogo?anno=2025')).statusCode).toBe(401);
  });
});
