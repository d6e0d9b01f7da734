import { crc32 } from 'node:zlib';
import type { ReceiptPaper } from '../formats/bill-pdf/payment-receipt.ts';
import type { VisitPaper } from '../formats/bill-pdf/visit-paper.ts';
import type { BillPaper } from '../formats/bill-pdf/paper.ts';
import type { Fault } from '../formats/fatturapa/faults.ts';
import type { InvoiceFile } from '../formats/fatturapa/read/read.ts';
import type { InvoicePaper } from '../formats/fatturapa/write/paper.ts';
import type { DocumentFacts } from '../demo/documents/facts.ts';
import type { ReadCurves } from '../commands/import/curves/read.ts';
import type { ApiError } from '../commands/import/table/columns.ts';
import type { ReadItaly, TownFiles } from '../commands/import/towns/import.ts';
import type { CustomerActor } from '../shared/actors.ts';
import type { Bytes, Tasks } from './tasks.ts';

/** Of what is refused in a file. */
const MOST_REPORTED = 10_000;

/** A document of the demo as a PDF. */
async function documentPdf(facts: DocumentFacts): Promise<Bytes> {
  const { pdfOf } = await import('../demo/documents/pdf.ts');
  return pdfOf(facts);
}

/** A bill as a PDF. */
async function billPdf(paper: BillPaper): Promise<Bytes> {
  const { drawBill } = await import('../formats/bill-pdf/pdf.ts');
  return drawBill(paper);
}

/** The receipt of a payment as a PDF. */
async function receiptPdf(paper: ReceiptPaper): Promise<Bytes> {
  const { drawReceipt } = await import('../formats/bill-pdf/payment-receipt.ts');
  return drawReceipt(paper);
}

/** The quote or the invoice of an intervention as a PDF. */
async function visitPdf(paper: VisitPaper): Promise<Bytes> {
  const { drawVisitPaper } = await import('../formats/bill-pdf/visit-paper.ts');
  return drawVisitPaper(paper);
}

/** A HEIC photo as JPEG; null for what is none that can be drawn. */
async function heicAsJpeg(content: Uint8Array): Promise<Bytes | null> {
  const { heicAsJpeg: draw } = await import('./heic.ts');
  return draw(content);
}

/** A bill as an electronic invoice. */
async function billInvoice(paper: InvoicePaper): Promise<Bytes> {
  const { writeInvoice } = await import('../formats/fatturapa/write/write.ts');
  return new TextEncoder().encode(writeInvoice(paper));
}

/** An electronic invoice that was sent, or all that is wrong with it. */
async function readInvoice(file: Uint8Array): Promise<InvoiceFile | readonly Fault[]> {
  const { readOrFaults } = await import('../formats/fatturapa/read/read.ts');
  return readOrFaults(file);
}

/** A file of curves, with the first days that are refused; the others are counted. */
async function readCurves({ file, now }: { file: string; now: Date }): Promise<ReadCurves & { refusals: ApiError[] }> {
  const { readCurves: read } = await import('../commands/import/curves/read.ts');
  const refusals: ApiError[] = [];
  const curves = await read(file, now, (refusal) => refusals.length < MOST_REPORTED && refusals.push(refusal));
  return { ...curves, refusals };
}

/** The lists of towns and of postal codes, put together. */
async function readTowns({ files, now }: { files: TownFiles; now: Date }): Promise<ReadItaly> {
  const { readItaly } = await import('../commands/import/towns/import.ts');
  return readItaly(files, now);
}

/** Bytes that are given back as they came, with the sum that a zip holds of them. */
function summed(bytes: Bytes): { readonly bytes: Bytes; readonly crc: number } {
  return { bytes, crc: crc32(bytes) };
}

/** All personal data of a customer: the answer of `exportPersonalData`, as it is sent. */
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
  visitPdf,
  heicAsJpeg,
  billInvoice,
  readInvoice,
  readCurves,
  readTowns,
  summed,
  personalData,
};
