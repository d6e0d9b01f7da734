import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toBillDetail } from '@sportello/calls';
import { buildProvider, demoCompany, type BillRecord } from '@sportello/demo';
import { euroWords, billTotal, sumCents, vatGroups, type BillDetail } from '@sportello/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawBill } from '../../formats/bill-pdf/pdf.ts';
import { receiptRows } from '../../formats/bill-pdf/receipt.ts';
import { centsOf } from '../../formats/fatturapa/exact.ts';
import { readInvoice } from '../../formats/fatturapa/read/read.ts';
import { readSchema, type Schema } from '../../formats/fatturapa/read/schema.ts';
import { writeInvoice } from '../../formats/fatturapa/write/write.ts';
import { draftOf } from '../../commands/import/bills/draft.ts';
import { billAnswer, billLineAnswer, billReadingAnswer } from './usecases/answers.ts';
import { paperOf, readPdf } from '../../../test/support/money/bill-papers.ts';

// Every bill of the demo has the same amounts to the cent in the call, the screen, the PDF and the electronic
// invoice.

const official = fileURLToPath(
  new URL('../../../../../../shared/data/fatturapa/FatturaPA_v1.2.2.xsd', import.meta.url),
);

const records = buildProvider({ today: '2026-11-20' });
const supplies = new Map(records.commodityContracts.map((supply) => [supply.code, supply]));

function detailOf(record: BillRecord): BillDetail {
  const supply = supplies.get(record.contractCode ?? '');
  const row = {
    ...record,
    id: 0,
    commodity: supply?.commodity ?? null,
    documentKind: null,
    disputedCents: 0,
    usualCents: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
  return toBillDetail({
    ...billAnswer(row),
    pod: supply?.pod ?? null,
    pdr: supply?.pdr ?? null,
    voci: record.lines.map((line) => billLineAnswer({ ...line, billId: 0 })),
    consumo: record.consumption,
    unitaMisura: record.consumptionUnit,
    letture: record.readings.map((reading) => billReadingAnswer({ ...reading, billId: 0 })),
    offerta: {
      nome: record.offerName,
      codice: record.offerCode,
      scadenza: record.offerExpiry,
      condizioni: record.offerConditions,
    },
    pagamento: {
      codiceAvviso: record.noticeCode,
      codiceFiscaleBeneficiario: record.issuerVatNumber,
      contoCorrentePostale: record.postalAccount,
      iban: record.transferIban,
      causale: record.transferReference,
    },
    rate:
      instalments.get(`${record.customerCode} ${record.number}`)?.map((part) =>
        billAnswer({
          ...part,
          id: 0,
          commodity: null,
          documentKind: null,
          disputedCents: 0,
          usualCents: null,
          createdAt: new Date(0),
          updatedAt: new Date(0),
        }),
      ) ?? [],
    documenti: [],
    bollettaPrecedente: null,
    bollettaAnnoPrecedente: null,
  });
}
const instalments = Map.groupBy(
  records.bills.filter(({ instalmentOf }) => instalmentOf !== null),
  ({ customerCode, instalmentOf }) => `${customerCode} ${instalmentOf}`,
);

const all = records.bills.map(detailOf);
/** An instalment is part of a bill and has no electronic invoice. */
const invoices = all.filter(({ type }) => type !== 'RATA');

const address = { street: 'Via Libertà 12', cap: '20121', city: 'Milano', province: 'MI' };
const invoiceOf = (bill: BillDetail) =>
  writeInvoice({
    bill,
    kind: undefined,
    seller: demoCompany,
    buyer: { name: ['Giulia', 'Ferrari'], vatNumber: undefined, fiscalCode: 'FRRGLI85M41F205V', address },
  });

const faultsOf = (bills: readonly BillDetail[], check: (bill: BillDetail) => unknown) =>
  bills.flatMap((bill) => {
    const fault = check(bill);
    return fault === undefined ? [] : [{ number: bill.number, fault }];
  });

describe('every bill of the demo', () => {
  it('sums the lines of each bill up to its amount, VAT by rates too (bolletta.voci.1, bolletta.voci.4)', () => {
    expect(all.length).toBeGreaterThan(1000);
    const sums = faultsOf(all, ({ lines, amount }) => {
      const groups = vatGroups(lines);
      const total = sumCents(groups.map(({ taxable, tax }) => taxable + tax));
      return sumCents(lines.map((line) => line.amount)) === amount && total === amount ? undefined : total;
    });
    expect(sums).toEqual([]);
    expect(billTotal(all)).toBe(sumCents(records.bills.map(({ openCents }) => openCents)));
  });

  it('sums the scontrino in the PDF of each bill up to its amount (bolletta.documento.1)', () => {
    const cents = (text: string | undefined) =>
      Math.round(Number((text ?? '').replaceAll(/[^\d,-]/g, '').replace(',', '.')) * 100);
    const wrong = faultsOf(all, (bill) => {
      const rows = receiptRows(bill);
      const parts = rows.filter(({ kind = 'plain' }) => kind === 'plain').map(({ cells }) => cents(cells.at(-1)));
      const total = cents(rows.at(-1)?.cells.at(-1));
      return sumCents(parts) === bill.amount && total === bill.amount ? undefined : parts;
    });
    expect(wrong).toEqual([]);
  });

  it('prints totals in the PDF of a bill of each type, status and payment method', { timeout: 240_000 }, async () => {
    const samples = [
      ...Map.groupBy(all, ({ type, status, paymentMethod }) => `${type} ${status} ${paymentMethod}`).values(),
    ].map(([first]) => first);
    expect(samples.length).toBeGreaterThan(10);
    for (const bill of samples) {
      if (bill === undefined) continue;
      const mode = bill.type === 'BOLLETTA' ? 'D' : 'S';
      const { pages } = await readPdf(await drawBill(paperOf(bill, { mode })));
      const text = pages.map((page) => page.text).join(' ');
      expect(text).toContain(`Totale ${euroWords(bill.amount).replaceAll('\u00A0', ' ')}`);
      if (bill.openAmount > 0)
        expect(text).toContain(`Da pagare ${euroWords(bill.openAmount).replaceAll('\u00A0', ' ')}`);
    }
  });
});

describe('as electronic invoice, every bill of the demo', () => {
  let schema: Schema | undefined;
  beforeAll(async () => {
    // Without the official schema on this machine, only our own checks run.
    schema = existsSync(official) ? await readSchema(official) : undefined;
  });

  it(
    'keeps to the schema, says the same to the cent and is read back as the same bill (bolletta.documento.3)',
    { timeout: 240_000 },
    async () => {
      const wrong: unknown[] = [];
      for (const bill of invoices) {
        const { header, documents } = await readInvoice(new TextEncoder().encode(invoiceOf(bill)), schema);
        const body = documents[0]?.body;
        if (!body) throw new Error('no document');
        const sign = bill.amount < 0 ? -1 : 1;
        const stated = sign * centsOf(body.DatiGenerali.DatiGeneraliDocumento.ImportoTotaleDocumento ?? 0n);
        const asked = sumCents(
          body.DatiPagamento.flatMap(({ DettaglioPagamento }) => DettaglioPagamento).map((part) =>
            centsOf(part.ImportoPagamento),
          ),
        );
        const draft = draftOf(header, body, '2026-11-20');
        const isSame =
          stated === bill.amount &&
          (asked === bill.amount || asked === 0) &&
          draft.bill.amountCents === bill.amount &&
          draft.type === bill.type &&
          draft.bill.consumption === (bill.consumption ?? null) &&
          draft.readings.length === bill.readings.length &&
          JSON.stringify(
            draft.lines.map((line) => [
              line.kind,
              line.part ?? null,
              line.band ?? null,
              line.amountCents,
              line.vatRate ?? 0,
              line.quantity ?? null,
              line.months ?? null,
            ]),
          ) ===
            JSON.stringify(
              [
                ...bill.lines.filter(({ kind }) => kind !== 'IVA'),
                ...bill.lines.filter(({ kind }) => kind === 'IVA'),
              ].map((line) => [
                line.kind,
                line.part ?? null,
                line.band ?? null,
                line.amount,
                line.vatRate ?? 0,
                line.quantity ?? null,
                line.months ?? null,
              ]),
            );
        if (!isSame) wrong.push([bill.number, bill.type, stated, bill.amount, asked, draft.lines, bill.lines]);
        if (wrong.length > 2) break;
      }
      expect(wrong).toEqual([]);
    },
  );
});
