import { crc32 } from 'node:zlib';
import type { ReceiptPaper } from '../formats/bill-pdf/payment-receipt.ts';
import type { SummaryPaper } from '../formats/bill-pdf/summary.ts';
import type { VisitPaper } from '../formats/bill-pdf/visit-paper.ts';
import type { CaseReceiptPaper } from '../formats/case-papers/receipt-paper.ts';
import type { NoticePaper } from '../formats/notice-paper.ts';
import type { CaseReplyPaper } from '../formats/case-papers/reply-paper.ts';
import type { SupplyRequestPaper } from '../formats/case-papers/supply-request-paper.ts';
import type { WithdrawalPaper } from '../formats/case-papers/withdrawal-paper.ts';
import type { BillPaper } from '../formats/bill-pdf/paper.ts';
import type { Fault } from '../formats/fatturapa/faults.ts';
import type { InvoiceFile } from '../formats/fatturapa/read/read.ts';
import type { Table } from '../formats/tables/table.ts';
import type { InvoicePaper } from '../formats/fatturapa/write/paper.ts';
import type { DocumentFacts } from '../demo/documents/facts.ts';
import type { ReadCurves } from '../commands/import/curves/read.ts';
import type { ApiError } from '../commands/import/table/columns.ts';
import type { ReadItaly, TownFiles } from '../commands/import/towns/import.ts';
import type { CustomerActor } from '../shared/actors.ts';
import type { Bytes, Tasks } from './tasks.ts';

/** Maximum errors reported per file. */
const MOST_REPORTED = 10_000;

async function documentPdf(facts: DocumentFacts): Promise<Bytes> {
  const { pdfOf } = await import('../demo/documents/pdf.ts');
  return pdfOf(facts);
}

async function billPdf(paper: BillPaper): Promise<Bytes> {
  const { drawBill } = await import('../formats/bill-pdf/pdf.ts');
  return drawBill(paper);
}

async function receiptPdf(paper: ReceiptPaper): Promise<Bytes> {
  const { drawReceipt } = await import('../formats/bill-pdf/payment-receipt.ts');
  return drawReceipt(paper);
}

async function summaryPdf(paper: SummaryPaper): Promise<Bytes> {
  const { drawSummary } = await import('../formats/bill-pdf/summary.ts');
  return drawSummary(paper);
}

async function visitPdf(paper: VisitPaper): Promise<Bytes> {
  const { drawVisitPaper } = await import('../formats/bill-pdf/visit-paper.ts');
  return drawVisitPaper(paper);
}

async function caseReceiptPdf(paper: CaseReceiptPaper): Promise<Bytes> {
  const { drawCaseReceipt } = await import('../formats/case-papers/receipt-paper.ts');
  return drawCaseReceipt(paper);
}

async function caseReplyPdf(paper: CaseReplyPaper): Promise<Bytes> {
  const { drawCaseReply } = await import('../formats/case-papers/reply-paper.ts');
  return drawCaseReply(paper);
}

async function noticePdf(paper: NoticePaper): Promise<Bytes> {
  const { drawNoticePaper } = await import('../formats/notice-paper.ts');
  return drawNoticePaper(paper);
}

async function withdrawalReceiptPdf(paper: WithdrawalPaper): Promise<Bytes> {
  const { drawWithdrawalReceipt } = await import('../formats/case-papers/withdrawal-paper.ts');
  return drawWithdrawalReceipt(paper);
}

async function supplyRequestPdf(paper: SupplyRequestPaper): Promise<Bytes> {
  const { drawSupplyRequest } = await import('../formats/case-papers/supply-request-paper.ts');
  return drawSupplyRequest(paper);
}

async function billInvoice(paper: InvoicePaper): Promise<Bytes> {
  const { writeInvoice } = await import('../formats/fatturapa/write/write.ts');
  return new TextEncoder().encode(writeInvoice(paper));
}

async function writeXlsx(table: Table): Promise<Bytes> {
  const { writeXlsx: write } = await import('../formats/tables/xlsx.ts');
  return write(table);
}

async function readInvoice(file: Uint8Array): Promise<InvoiceFile | readonly Fault[]> {
  const { readOrFaults } = await import('../formats/fatturapa/read/read.ts');
  return readOrFaults(file);
}

/** Returns the first rejected days; the others are only counted. */
async function readCurves({ file, now }: { file: string; now: Date }): Promise<ReadCurves & { refusals: ApiError[] }> {
  const { readCurves: read } = await import('../commands/import/curves/read.ts');
  const refusals: ApiError[] = [];
  const curves = await read(file, now, (refusal) => refusals.length < MOST_REPORTED && refusals.push(refusal));
  return { ...curves, refusals };
}

async function readTowns({ files, now }: { files: TownFiles; now: Date }): Promise<ReadItaly> {
  const { readItaly } = await import('../commands/import/towns/import.ts');
  return readItaly(files, now);
}

/** Returns the bytes with their CRC-32 for a zip. */
function summed(bytes: Bytes): { readonly bytes: Bytes; readonly crc: number } {
  return { bytes, crc: crc32(bytes) };
}

/** The serialized answer of `exportPersonalData`. */
async function personalData({ actor, now }: { actor: CustomerActor; now: Date }): Promise<Bytes> {
  const { exportPersonalData } = await import('../areas/profile/usecases/export.ts');
  const { exportPersonalData: call } = await import('@sportello/calls');
  const { ownServices } = await import('./own-services.ts');
  const { writeAnswer } = await import('../plugins/catalogue/answer.ts');
  return writeAnswer(call, await exportPersonalData(ownServices(now), actor));
}

/** Each task imports within itself what it alone needs, so that a thread loads no more than its work. */
export const taskFunctions: {
  readonly [Name in keyof Tasks]: (
    input: Parameters<Tasks[Name]>[0],
  ) => ReturnType<Tasks[Name]> | Awaited<ReturnType<Tasks[Name]>>;
} = {
  documentPdf,
  billPdf,
  receiptPdf,
  summaryPdf,
  visitPdf,
  caseReceiptPdf,
  caseReplyPdf,
  noticePdf,
  withdrawalReceiptPdf,
  supplyRequestPdf,
  billInvoice,
  writeXlsx,
  readInvoice,
  readCurves,
  readTowns,
  summed,
  personalData,
};
