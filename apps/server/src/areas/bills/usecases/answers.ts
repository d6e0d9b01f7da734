import type { AnswerOf, Catalogue } from '@sportello/calls';
import { eurosFromCents, isOneOf, METER_BANDS, PAYMENT_METHOD_CODES } from '@sportello/domain';
import type { BillRow, listBillLines, listBillReadings } from '../queries/bills.ts';

// Maps rows to the wire format without applying rules.

type Bill = AnswerOf<Catalogue['recuperoListaBollette']>['bollette'][number];
type Detail = AnswerOf<Catalogue['recuperoDettaglioBolletta']>['bolletta'];
type LineRow = Awaited<ReturnType<typeof listBillLines>>[number];
type ReadingRow = Awaited<ReturnType<typeof listBillReadings>>[number];

export function billAnswer(row: BillRow): Bill {
  return {
    numeroBolletta: row.number,
    tipoDocumento: row.type,
    stato: row.statusCode,
    codiceContratto: row.contractCode,
    codiceContrattoVas: row.vasContractCode,
    contractAccount: row.contractAccount,
    commodity: row.commodity,
    dataEmissione: row.issueDate,
    dataScadenza: row.dueDate,
    dataPagamento: row.paidOn,
    inizioPeriodo: row.periodStart,
    finePeriodo: row.periodEnd,
    importo: eurosFromCents(row.amountCents),
    importoAperto: eurosFromCents(row.openCents),
    importoContestato: eurosFromCents(row.disputedCents),
    metodoPagamento: isOneOf(PAYMENT_METHOD_CODES, row.methodCode) ? row.methodCode : null,
    esitoAddebito: row.debitOutcome,
    rata:
      row.instalmentNumber === null || row.instalmentCount === null
        ? null
        : { numero: row.instalmentNumber, totale: row.instalmentCount, numeroBolletta: row.instalmentOf },
  };
}

export function billLineAnswer(row: LineRow): Detail['voci'][number] {
  return {
    categoria: row.kind,
    parte: row.part,
    descrizione: row.label,
    fascia: row.band,
    quantita: row.quantity,
    unitaMisura: row.unit,
    mesi: row.months,
    prezzoUnitario: row.unitPrice,
    importo: eurosFromCents(row.amountCents),
    aliquotaIva: row.vatRate,
    naturaIva: row.vatNature,
    imponibile: row.taxableCents === null ? null : eurosFromCents(row.taxableCents),
    inizioPeriodo: row.periodStart,
    finePeriodo: row.periodEnd,
  };
}

export function billReadingAnswer(row: ReadingRow): Detail['letture'][number] {
  const values = { F0: row.f0, F1: row.f1, F2: row.f2, F3: row.f3 };
  return {
    dataLettura: row.readOn,
    tipo: row.kind,
    valori: METER_BANDS.flatMap((fascia) => {
      const valore = values[fascia];
      return valore === null ? [] : [{ fascia, valore }];
    }),
  };
}
