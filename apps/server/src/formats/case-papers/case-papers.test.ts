import { describe, expect, it } from 'vitest';
import { billOf, paperOf, readPdf } from '../../../test/support/money/bill-papers.ts';
import { drawCaseReceipt, type CaseReceiptPaper } from './receipt-paper.ts';
import { drawCaseReply } from './reply-paper.ts';

const { issuer, holder } = paperOf(billOf());
const receipt: CaseReceiptPaper = {
  number: 'RC-2026-000123',
  kind: 'RETTIFICA',
  receivedAt: Date.parse('2026-11-20T09:05:00Z'),
  issuer,
  holder,
  supply: 'POD IT001E12345678',
  bills: ['2026000123456', '2026000123457'],
  interventionId: undefined,
  text: 'La bolletta conta due volte il mese di agosto.\nHo allegato una foto.',
  files: ['contatore.png', 'bolletta.pdf'],
  answerBy: '2027-01-19',
  indemnity: 3000,
  conciliationFrom: '2026-12-30',
};
const reply = {
  complaint: 'Ci hai scritto di agosto.',
  checks: 'Abbiamo confrontato le letture.',
  conclusions: 'Hai ragione.',
  rights: 'Puoi chiedere la conciliazione.',
  at: Date.parse('2026-12-01T10:00:00Z'),
};
const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.map(({ text }) => text).join(' ');

describe('the receipt of a case (reclami.apertura.2)', () => {
  it('shows number, moment, kind, supply, bills, text, files, the day of the reply and what follows', async () => {
    const text = await textOf(await drawCaseReceipt(receipt));
    for (const words of [
      'Ricevuta del reclamo',
      'RC-2026-000123',
      '20 novembre 2026 alle 10:05',
      'Correzione di una bolletta',
      'POD IT001E12345678',
      'Bollette 2026000123456, 2026000123457',
      'La bolletta conta due volte',
      'Ho allegato una foto.',
      'contatore.png, bolletta.pdf',
      'entro martedì 19 gennaio 2027',
      '30,00 €',
      'da mercoledì 30 dicembre 2026',
      'Servizio Conciliazione di ARERA',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('shows neither an indemnity nor a conciliation for a request for information', async () => {
    const asked = { ...receipt, kind: 'INFORMAZIONI', indemnity: undefined, conciliationFrom: undefined } as const;
    const text = await textOf(await drawCaseReceipt(asked));
    expect(text).toContain('Ricevuta della richiesta');
    expect(text).not.toMatch(/ti spettano|conciliazione/);
  });

  it('returns a PDF/A-2a that is PDF/UA as well, tagged and with a title', async () => {
    const bytes = await drawCaseReceipt(receipt);
    const { claims, isTagged, info, pages } = await readPdf(bytes);
    expect(isTagged).toBe(true);
    expect(info).toMatchObject({ Title: 'Ricevuta del reclamo RC-2026-000123 di Aurora Energia', Language: 'it-IT' });
    expect(claims).toMatchObject({ 'pdfuaid:part': '1', DisplayDocTitle: true });
    const file = Buffer.from(bytes).toString('latin1');
    expect(file).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(file).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(file).toContain('/GTS_PDFA1');
    expect(pages.flatMap(({ unmarked }) => unmarked)).toEqual([]);
    expect(pages[0]?.tree.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2', 'H2', 'H2']);
  });

  it('returns every word of a long text over framed pages, and replaces what the font lacks', async () => {
    const words = Array.from({ length: 1500 }, (_, at) => `parola${at}`);
    const { pages } = await readPdf(
      await drawCaseReceipt({ ...receipt, text: `${words.join(' ')} 🙂 ${'x'.repeat(900)}` }),
    );
    const text = pages.map((page) => page.text).join(' ');
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain('parola1499 ?');
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries()) {
      expect(page.text).toContain(`pagina ${at + 1}`);
      for (const { y } of page.words.filter(({ text: word }) => word.startsWith('parola')))
        expect(y).toBeGreaterThan(50);
    }
  });
});

describe('the reply to a case (reclami.risposta.1)', () => {
  it('shows the four parts with their headings, in order', async () => {
    const { pages } = await readPdf(await drawCaseReply({ ...receipt, reply }));
    expect(pages[0]?.text).toMatch(
      /Risposta al reclamo.*1° dicembre 2026.*Cosa ci hai scritto.*agosto\..*Le verifiche che abbiamo fatto.*letture\..*Le nostre conclusioni.*ragione\..*I tuoi diritti.*conciliazione\./,
    );
    expect(pages[0]?.tree.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2', 'H2', 'H2', 'H2']);
  });
});
