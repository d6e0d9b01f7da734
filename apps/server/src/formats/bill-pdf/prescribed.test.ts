import type { BillDetail, BillDispute } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { billOf, lineOf, paperOf, readPdf } from '../../../test/support/money/bill-papers.ts';
import { drawBill } from './pdf.ts';

const old = lineOf({
  kind: 'RICALCOLO',
  label: 'Conguaglio 2024',
  amount: 5000,
  vatRate: 22,
  periodStart: '2024-05-01',
  periodEnd: '2024-05-31',
});
const vat = lineOf({ kind: 'IVA', label: 'IVA 22%', amount: 1100, vatRate: 22, taxable: 5000 });
const withOld = (given: Partial<BillDetail> = {}) =>
  billOf({ lines: [...billOf().lines, old, vat], disputes: [], ...given });

const pagesOf = async (bill: BillDetail, mode: 'S' | 'D' = 'D') =>
  (await readPdf(await drawBill(paperOf(bill, { mode })))).pages;

const isPage = ({ text }: { readonly text: string }) => text.includes('Importi per consumi di più di due anni fa');

describe('the page of what is prescribed of a bill (bolletta.prescrizione.2)', () => {
  it.each(['S', 'D'] as const)('shows notice, lines, days, amount and the form (%s)', async (mode) => {
    const page = (await pagesOf(withOld(), mode)).find(isPage);
    for (const words of [
      'La fattura contiene importi per consumi risalenti a più di due anni',
      'Legge n. 205/17',
      'Importo prescritto 61,00 €, IVA compresa',
      'prima del 10 novembre 2024',
      'Conguaglio 2024 01/05/2024 – 31/05/2024 50,00 €',
      'IVA su questi importi 11,00 €',
      'Totale 61,00 €',
      'Modulo per eccepire la prescrizione',
      'Giulia Ferrari',
      '1000000001',
      'N. 2026000123456 del 10/11/2026',
      'Firma',
      'Invia il modulo firmato a: Aurora Energia S.p.A., Via Alba 1, 20121 Milano MI.',
      'apri la bolletta in https://clienti.example.it',
    ]) {
      expect(page?.text).toContain(words);
    }
    expect(page?.unmarked).toEqual([]);
    expect(page?.tree.filter((role) => /^H\d$/.test(role))).toEqual(['H2', 'H2']);
  });

  it('stands behind the details and before the page to pay with', async () => {
    const pages = await pagesOf(withOld());
    const at = pages.findIndex(isPage);
    expect(pages[at - 1]?.text).toContain('IVA e imponibili');
    expect(at).toBe(pages.length - 2);
  });

  it('names the case instead of the form where it was refused already', async () => {
    const dispute = { kind: 'PRESCRIZIONE', amount: 6100, caseNumber: 'RC-2026-000123', since: 0 } as const;
    const pageOf = async (ended: Pick<BillDispute, 'until' | 'end'>) =>
      (await pagesOf(withOld({ disputes: [{ ...dispute, ...ended }] }))).find(isPage);
    const open = await pageOf({ until: undefined, end: undefined });
    const owed = await pageOf({ until: 1, end: 'RISPOSTO' });
    const withdrawn = await pageOf({ until: 1, end: 'RITIRATO' });
    expect(open?.text).toContain('il numero del reclamo è RC-2026-000123');
    expect(open?.text).not.toContain('Firma');
    expect(owed?.text).not.toContain('Firma');
    expect(withdrawn?.text).toContain('Firma');
  });

  it('keeps the form on one page behind many lines', async () => {
    const lines = [...withOld().lines, ...Array.from({ length: 40 }, () => old)];
    const pages = await pagesOf(withOld({ lines }));
    const form = pages.find(({ text }) => text.includes('Modulo per eccepire la prescrizione'));
    expect(form?.text).toContain('apri la bolletta in');
  });

  it('leaves out the page of prescribed amounts where nothing is that old', async () => {
    expect((await pagesOf(billOf())).some(isPage)).toBe(false);
  });
});
