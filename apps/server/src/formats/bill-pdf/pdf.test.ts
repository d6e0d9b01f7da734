import { readFileSync } from 'node:fs';
import { pagoPaCode, slipCodeLine, type BillDetail } from '@sportello/domain';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { billOf, drawnPage, lineOf, paperOf, readPdf } from '../../../test/support/money/bill-papers.ts';
import { drawBill } from './pdf.ts';

const read = async (bill: BillDetail, mode: 'S' | 'D' = 'S') => readPdf(await drawBill(paperOf(bill, { mode })));
const textOf = (pages: readonly { readonly text: string }[]) => pages.map(({ text }) => text).join(' ');
const paid = { status: 'PAGATA', openAmount: 0, paymentDate: '2026-11-28' } as const;

/** Returns the first of the words that the text lacks after those before it. */
function firstMissing(text: string, words: readonly string[]): string | undefined {
  let from = 0;
  return words.find((each) => {
    const at = text.indexOf(each, from);
    from = at + each.length;
    return at === -1;
  });
}

describe('the PDF of a bill (bolletta.documento.1)', () => {
  it('says on its front page who, what, how much, until when, and where to ask', async () => {
    const text = (await read(billOf())).pages[0]?.text ?? '';
    expect(
      firstMissing(text, [
        'Bolletta luce',
        'N. 2026000123456',
        'emessa il 10 novembre 2026',
        'Giulia Ferrari',
        'Indirizzo di fornitura Via Libertà 12, 20121 Milano MI',
        'Da pagare 123,45 €',
        'Entro il 30 novembre 2026',
        'Come: Bollettino Postale',
        'La tua fornitura',
        'POD IT001E12345678',
        'Offerta Luce Serena',
        'Prezzi validi fino al 31 agosto 2027',
        'Consumo fatturato 431 kWh',
        'Consumo annuo 2.640 kWh nel periodo 01/11/2025 – 31/10/2026',
        'Compresi nel totale Canone TV 18,00 €',
        'Pronto intervento 800 000 101',
        'Reclami Scrivi su https://clienti.example.it/reclamo',
        'Elementi di dettaglio',
        'https://clienti.example.it/my-edison/bollette/2026000123456',
      ]),
    ).toBeUndefined();
    expect(text).not.toMatch(/Scontrino|Letture|Dati tecnici/);
  });

  it('names bonuses beside the TV fee, each by its own name', async () => {
    const bonus = ['Bonus sociale', 'Beneficio autoconsumo'].map((label) =>
      lineOf({ kind: 'BONUS', label, amount: -100 }),
    );
    const { pages } = await read(billOf({ lines: [...billOf().lines, ...bonus] }));
    expect(pages[0]?.text).toContain('Canone TV 18,00 € Bonus sociale -1,00 € Beneficio autoconsumo -1,00 €');
    const plain = await read(billOf({ lines: billOf().lines.filter(({ kind }) => kind !== 'CANONE_RAI') }));
    expect(plain.pages[0]?.text).not.toContain('Compresi nel totale');
  });

  it('shows a QR code of the page of the bill on its front page (bolletta.documento.5)', async () => {
    const picture = await drawnPage(await drawBill(paperOf(billOf())), 1);
    expect(decodeQR(picture)).toBe('https://clienti.example.it/my-edison/bollette/2026000123456');
  });

  it('shows the scontrino and the offer box on the second page', async () => {
    const { pages } = await read(billOf());
    expect(
      firstMissing(pages[1]?.text ?? '', [
        'Scontrino dell’energia',
        'Quota per consumi 431 kWh × 0,141995 €/kWh 61,20 €',
        'Quota fissa 2 mesi × 12,00 €/mese 24,00 €',
        'Quota potenza 3 kW × 2 mesi × 1,50 €/kW/mese 9,00 €',
        'Canone TV 18,00 €',
        'Altre partite 1,83 €',
        'IVA 10% su 94,20 € 9,42 €',
        'Totale 123,45 €',
        'Box offerta',
        'Luce Serena',
      ]),
    ).toBeUndefined();
  });

  it('shows the essential elements after the offer box, in their order (bolletta.essenziali.1)', async () => {
    const correction = lineOf({ kind: 'RICALCOLO', label: 'Stima corretta', quantity: -20, unit: 'kWh', amount: -200 });
    const instalments = [{ ...billOf(), instalment: { number: 1, count: 3, billNumber: undefined }, amount: 4115 }];
    const { pages } = await read(billOf({ lines: [...billOf().lines, correction], instalments }));
    expect(
      firstMissing(textOf(pages.slice(1)), [
        'Box offerta',
        'Dati tecnici',
        'Contatore 0412345678',
        'Mercato Mercato libero',
        'Fornitura attiva dal 1° settembre 2021',
        'Potenza impegnata 3 kW Potenza massima prelevata 2,7 kW',
        'Letture usate',
        '31/10/2026 Stimata 10.863',
        'Storico dei consumi',
        '01/09/2026 – 31/10/2026 431 kWh 7,1 kWh',
        '01/07/2026 – 31/08/2026 452 kWh 7,3 kWh',
        'Ricalcoli',
        'Stima corretta 01/09/2026 – 31/10/2026 -20 kWh -2,00 €',
        'Bollette precedenti Non resta nulla da pagare.',
        '2026000098765 01/07/2026 – 31/08/2026 30/09/2026 118,20 € 0,00 € Pagata',
        'Rate',
        '1 di 3 30/11/2026 41,15 €',
        'Reclami e conciliazione',
        'Ti rispondiamo per iscritto entro 30 giorni.',
        'Servizio Conciliazione di ARERA, conciliazione.arera.it',
        'Come pagare',
      ]),
    ).toBeUndefined();
  });

  it('says how much of earlier bills is still open', async () => {
    const [paidOne] = billOf().essentials.earlier;
    if (paidOne === undefined) throw new Error('The example has no earlier bill.');
    const earlier = [paidOne, { ...paidOne, number: '1', status: 'SCADUTA' as const, openAmount: 5_000 }];
    const text = textOf((await read(billOf({ essentials: { ...billOf().essentials, earlier } }))).pages);
    expect(text).toContain('Restano da pagare 50,00 € di bollette precedenti.');
    expect(text).toContain('118,20 € 50,00 € Scaduta');
  });

  it('leaves out what is unknown, and its heading', async () => {
    const essentials = { yearly: undefined, maxPower: undefined, meterNumber: undefined, history: [], earlier: [] };
    const text = textOf((await read(billOf({ essentials, readings: [] }))).pages);
    expect(text).not.toMatch(/Consumo annuo|massima|Contatore|Storico|precedenti|Letture|Ricalcoli|Rate /);
    const one = billOf().essentials.history.slice(0, 1);
    const alone = await read(billOf({ essentials: { ...essentials, history: one } }));
    expect(textOf(alone.pages)).not.toContain('Storico');
  });

  it.each(['residenziale', 'pmi', 'amministratore'])('shows the parts that the FAQ of %s names', async (segment) => {
    const file = new URL(`../../../../../content/base/faq/${segment}.yaml`, import.meta.url);
    const [answer = ''] = /id: leggere-bolletta[\s\S]*?keywords/.exec(readFileSync(file, 'utf8')) ?? [];
    const names = [...answer.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name.replace("'", '’'));
    expect(names.length).toBeGreaterThan(5);
    const lines = [...billOf().lines, lineOf({ kind: 'ACCISE', label: 'Accisa', amount: 100 })];
    const { pages } = await read(billOf({ lines }));
    for (const name of names) expect(pages[1]?.text).toContain(name);
  });

  it('shows the emergency number, customer service and how to complain, and none that is unknown', async () => {
    const frontOf = async (paper: Parameters<typeof drawBill>[0]) =>
      (await readPdf(await drawBill(paper))).pages[0]?.text ?? '';
    for (const mode of ['S', 'D'] as const) {
      const electricity = await frontOf(paperOf(billOf(), { mode }));
      expect(electricity).toContain('Pronto intervento 800 000 101, il distributore della tua zona: guasti');
      expect(electricity).toContain('Servizio clienti 800 123 456');
      expect(electricity).toContain('Reclami Scrivi su https://clienti.example.it/reclamo');
      expect(electricity).toContain('o a Aurora Energia S.p.A., Via Alba 1, 20121 Milano MI');
    }
    expect(await frontOf(paperOf(billOf({ commodityType: 'GAS' })))).toContain('odore di gas e guasti');
    const contacts = { emergency: undefined, customerService: undefined, complaints: undefined, replyDays: 30 };
    const unknown = await frontOf(paperOf(billOf(), { contacts }));
    expect(unknown).not.toMatch(/Pronto intervento|Servizio clienti/);
    expect(unknown).toContain('Reclami');
  });

  it('says that the split of an invoice is unknown, and never that it is nothing (bolletta.voci.2)', async () => {
    const lines = billOf().lines.map((line) => ({ ...line, part: undefined }));
    const { pages } = await read(billOf({ lines }));
    expect(pages[1]?.text).toContain('61,20 € vendita e rete non distinte in fattura');
    expect(pages[1]?.text).not.toContain('di cui');
  });

  it('says that the shares of a supply’s invoice are unknown where no line names one (bolletta.voci.2)', async () => {
    const others = [
      lineOf({ kind: 'ALTRO', label: 'Fornitura di energia', amount: 6454, vatRate: 10 }),
      lineOf({ kind: 'IVA', label: 'IVA 10%', amount: 646, vatRate: 10, taxable: 6454 }),
    ];
    const given = { lines: others, amount: 7100, openAmount: 7100 };
    const text = (await read(billOf(given))).pages.map((page) => page.text).join(' ');
    expect(text).toContain('quote, vendita e rete non distinte in fattura Fornitura di energia 64,54 €');
    expect(text).not.toContain('di cui');
    const service = await read(billOf({ ...given, type: 'FATTURA', commodityType: undefined }));
    expect(service.pages[0]?.text).not.toContain('non distinte');
  });

  it('shows every line of a detailed bill, on as many pages as it takes', async () => {
    const many = Array.from({ length: 90 }, (_, at) =>
      lineOf({ kind: 'ALTRO', label: `Conguaglio numero ${at}`, amount: at, vatRate: 22 }),
    );
    const lines = [...billOf().lines, ...many];
    const { pages } = await read(billOf({ ...paid, lines }), 'D');
    const text = pages.map((page) => page.text).join(' ');
    for (const { label } of lines) expect(text).toContain(label);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.at(-1)?.text).toContain('22% 40,05 €');
    expect((await read(billOf({ ...paid, lines }))).pages.map((page) => page.text).join(' ')).not.toContain(
      'Conguaglio',
    );
  });

  it('contains tags in reading order, with table heads and a text for each picture', async () => {
    const { pages, info, isTagged } = await read(billOf());
    expect(isTagged).toBe(true);
    expect(info).toMatchObject({ Title: 'Bolletta 2026000123456 di Aurora Energia', Language: 'it-IT' });
    const trees = pages.map(({ tree }) => tree);
    const [front = [], receipt = []] = trees;
    const headings = (of: readonly string[]) => of.filter((role) => /^H\d$/.test(role));
    expect(headings(front)).toEqual(['H1', 'H2', 'H2', 'H2', 'H2']);
    expect(front).toContain('Figure: Codice QR della pagina di questa bolletta nell’area clienti.');
    expect(headings(receipt)).toEqual(['H2', 'H2', 'H2', 'H2', 'H2']);
    expect(receipt.filter((role) => role === 'TH')).toHaveLength(4 + 3 + 3);
    expect(receipt.filter((role) => role === 'Table')).toHaveLength(3);
    expect(trees.at(-1)).toContain(
      'Figure: Codice QR dell’avviso pagoPA: contiene il codice avviso, l’ente creditore e l’importo.',
    );
  });

  it('shows the logo instead of the name, and the signature at the foot of each page', async () => {
    const { brand } = { brand: 'Alba Luce e Gas' };
    const png = await sharp({ create: { width: 500, height: 120, channels: 3, background: '#a33c00' } })
      .png()
      .toBuffer();
    const plain = paperOf(billOf(), { mode: 'D' });
    const signature = ['Il servizio clienti di Alba', 'Telefono 800 123 456', 'x'.repeat(80), 'clienti.example.it'];
    const logo = { content: png, width: 125, height: 30 };
    const bytes = await drawBill({ ...plain, issuer: { ...plain.issuer, brand, logo, signature } });
    const { pages } = await readPdf(bytes);
    expect(pages[0]?.tree).toContain('Figure: Alba Luce e Gas');
    for (const { text, unmarked, words } of pages.filter((page) => page.text.includes('pagina'))) {
      expect(text).toContain('Il servizio clienti di Alba · Telefono 800 123 456');
      expect(text).toContain('clienti.example.it');
      expect(unmarked).toEqual([]);
      for (const { x, width } of words) expect(x + width).toBeLessThanOrEqual(595 - 41);
    }
    const { data, width } = await drawnPage(bytes, 1);
    const at = (45 * 3 * width + 60 * 3) * 4;
    expect(String(data.slice(at, at + 3))).toBe('163,60,0');
    expect(await drawBill({ ...plain, issuer: { ...plain.issuer, brand, logo, signature } })).toEqual(bytes);
  });

  it('keeps to what PDF/UA asks for, as far as a program can tell', async () => {
    const { pages, claims } = await readPdf(await drawBill(paperOf(billOf(), { mode: 'D' })));
    expect(claims).toEqual({ 'pdfuaid:part': '1', DisplayDocTitle: true, Suspects: false });
    for (const { unmarked, tree, rows } of pages) {
      expect(unmarked).toEqual([]);
      expect(tree.filter((role) => /^H[3-6]$/.test(role))).toEqual([]);
      for (const cells of rows) expect(new Set(cells).size).toBe(1);
    }
  });

  it('draws the same bytes for the same bill, dated as the bill is', async () => {
    const [one, other] = await Promise.all([drawBill(paperOf(billOf())), drawBill(paperOf(billOf()))]);
    expect(Buffer.compare(one, other)).toBe(0);
    expect((await readPdf(one)).info.CreationDate).toBe('D:20261110120000Z');
    expect(Buffer.compare(one, await drawBill(paperOf(billOf({ openAmount: 12344 }))))).not.toBe(0);
  });

  it.each([
    ['paid', paid, 'Pagata 123,45 € Pagata il 28 novembre 2026'],
    ['due on a first', { expirationDate: '2026-12-01' }, 'Entro il 1° dicembre 2026'],
    ['overdue', { status: 'SCADUTA' }, 'Entro il 30 novembre 2026 Stato: Scaduta'],
    [
      'open in part',
      { openAmount: 10_000 },
      'Da pagare 100,00 € Entro il 30 novembre 2026 Totale della bolletta: 123,45 €',
    ],
    [
      'to one’s credit',
      { status: 'DA_NON_PAGARE', amount: -500, openAmount: 0 },
      'A tuo credito -5,00 € Lo scaliamo dalla prossima bolletta.',
    ],
    [
      'to one’s credit by transfer',
      { status: 'DA_NON_PAGARE', amount: -500, openAmount: 0, paymentMethod: 'BONIFICO' },
      'A tuo credito -5,00 € Lo rimborsiamo con un bonifico.',
    ],
    [
      'to one’s credit, and given',
      { status: 'PAGATA', amount: -500, openAmount: 0, paymentDate: '2026-11-28' },
      'A tuo credito -5,00 € Riconosciuto il 28 novembre 2026.',
    ],
    ['in processing', { status: 'IN_ELABORAZIONE', openAmount: 0 }, 'In Elaborazione 123,45 € Non devi pagare nulla'],
  ] as const)('says it when the bill is %s', async (_, given, words) => {
    expect((await read(billOf(given))).pages[0]?.text).toContain(words);
  });

  it('names a service and its prices', async () => {
    const bill = billOf({
      ...paid,
      type: 'FATTURA',
      commodityType: undefined,
      readings: [],
      offer: { name: undefined, code: undefined, expiry: undefined, conditions: undefined },
      amount: 12_200,
      lines: [
        lineOf({
          kind: 'SERVIZI',
          label: 'Manodopera',
          quantity: 2,
          unit: 'ore',
          unitPrice: 50,
          amount: 10_000,
          vatRate: 22,
        }),
        lineOf({ kind: 'IVA', label: 'IVA 22%', amount: 2200, vatRate: 22, taxable: 10_000 }),
      ],
    });
    const { pages } = await read(bill);
    expect(pages[0]?.text).toContain('Che cosa paghi');
    expect(pages[0]?.text).toContain('Manodopera 2 ore × 50,00 €/ore 100,00 €');
    expect(pages[0]?.text).not.toMatch(/La tua fornitura|Scontrino|Letture/);
  });

  it('says of an instalment what it is a part of', async () => {
    const label = 'Rata 2 di 10 della bolletta 2026000123456';
    const lines = [lineOf({ kind: 'ALTRO', label, amount: 1000, vatRate: 0, vatNature: 'N2.2' })];
    const { pages } = await read(billOf({ ...paid, type: 'RATA', lines, amount: 1000 }));
    expect(pages[0]?.text).toContain('Rata luce');
    expect(pages[0]?.text).toContain(`Che cosa paghi Voce Quantità Prezzo medio Importo ${label} 10,00 €`);
  });

  it('shows no payment method when it is unknown', async () => {
    const { pages } = await read(billOf({ paymentMethod: 'SCONOSCIUTO' }));
    expect(pages[0]?.text).not.toMatch(/Come:|Sconosciuto/);
  });

  it('calls a credit note one, without a day to pay it by or a page to pay with (bolletta.credito.1)', async () => {
    const { pages } = await read(billOf({ status: 'DA_NON_PAGARE', amount: -500, openAmount: 0 }));
    expect(pages[0]?.text).toContain('Nota di credito luce');
    expect(textOf(pages)).not.toMatch(/Entro il|Non devi pagare|Come:|Come pagare/);
  });

  it('keeps letters of other Latin alphabets', async () => {
    const { pages } = await readPdf(
      await drawBill(
        paperOf(billOf(paid), { holder: { name: 'Ágnes Őry-Žižek', taxId: undefined, customerCode: '1' } }),
      ),
    );
    expect(pages[0]?.text).toContain('Ágnes Őry-Žižek');
  });
});

describe('the page to pay with', () => {
  it('shows the notice, the transfer and the code line of the slip (bolletta.bollettino.2)', async () => {
    const { pages } = await read(billOf());
    const text = pages.at(-1)?.text ?? '';
    for (const words of ['3012 0260 0012 3456 47', '99999999990', 'IT60 X054 2811 1010 0000 0123 456', 'TD 896']) {
      expect(text).toContain(words);
    }
    const line = slipCodeLine({ clientCode: '301202600012345647', amount: 12_345, account: '99999999' });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(line.replaceAll(/\s+/g, ' '));
  });

  it('shows a QR code of the notice (bolletta.bollettino.3)', async () => {
    const bytes = await drawBill(paperOf(billOf()));
    const picture = await drawnPage(bytes, (await readPdf(bytes)).pages.length);
    expect(decodeQR(picture)).toBe(pagoPaCode('301202600012345647', '99999999990', 12_345));
  });

  it('prints the code line of the slip in OCR-B, ten characters to the inch, in its white zone', async () => {
    const bytes = await drawBill(paperOf(billOf()));
    const slip = (await readPdf(bytes)).pages.at(-1);
    const words = slip?.words.filter(({ text }) => /^[<>\d+]{4,}$/.test(text) && /[<>]/.test(text)) ?? [];
    const [first, last] = [words[0], words.at(-1)];
    expect(words.length).toBeGreaterThan(1);
    const fonts = (those = slip?.words ?? []) => new Set(those.map(({ font }) => font));
    expect([fonts(words).size, fonts().size]).toEqual([1, 3]);
    expect(Buffer.from(bytes).includes('OCRB-Regular')).toBe(true);
    const length = slipCodeLine({ clientCode: '301202600012345647', amount: 12_345, account: '99999999' }).length;
    expect((last?.x ?? 0) + (last?.width ?? 0) - (first?.x ?? 0)).toBeCloseTo((length / 10) * 72, 0);
    const MM = 72 / 25.4;
    // The slip is 297 mm long: 165 mm are the payee's part, and 19 mm at its foot are reserved for machines.
    for (const { x, y, width } of words) {
      expect(x).toBeGreaterThan(132 * MM);
      expect(x + width).toBeLessThan(297 * MM);
      expect(y).toBeCloseTo(8.5 * MM, 0);
    }
    expect(slip?.size).toEqual([842, 595]);
  });

  it.each([
    ['to be paid', {}, true],
    ['paid', paid, false],
    ['debited', { paymentMethod: 'ADDEBITO_CONTO_CORRENTE', debitOutcome: 'IN_CORSO' }, false],
    ['debited in vain', { paymentMethod: 'ADDEBITO_CONTO_CORRENTE', debitOutcome: 'FALLITO' }, true],
    ['charged to a card', { paymentMethod: 'CARTA_CREDITO' }, false],
    [
      'without a number',
      {
        paymentCodes: {
          noticeCode: undefined,
          payeeTaxNumber: '99999999990',
          postalAccount: '1',
          transferIban: undefined,
          transferReference: undefined,
        },
      },
      false,
    ],
  ] as const)('decides on the page to pay with for a bill that is %s', async (_, given, isThere) => {
    const text = textOf((await read(billOf(given))).pages);
    expect(text.includes('Come pagare Importo da pagare')).toBe(isThere);
  });
});
