import type { ReceiptPaper } from '../formats/bill-pdf/payment-receipt.ts';
import type { SummaryPaper } from '../formats/bill-pdf/summary.ts';
import type { VisitPaper } from '../formats/bill-pdf/visit-paper.ts';
import type { CaseReceiptPaper } from '../formats/case-papers/receipt-paper.ts';
import type { CaseReplyPaper } from '../formats/case-papers/reply-paper.ts';
import type { NoticePaper } from '../formats/notice-paper.ts';
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

export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Tasks of worker threads, each run by its name; inputs and results must be cloneable, and the buffers of results are
 * transferred. `task-functions.ts` implements them: use cases import this file alone, because a task may run use
 * cases.
 */
export interface Tasks {
  documentPdf(facts: DocumentFacts): Promise<Bytes>;
  billPdf(paper: BillPaper): Promise<Bytes>;
  receiptPdf(paper: ReceiptPaper): Promise<Bytes>;
  summaryPdf(paper: SummaryPaper): Promise<Bytes>;
  visitPdf(paper: VisitPaper): Promise<Bytes>;
  caseReceiptPdf(paper: CaseReceiptPaper): Promise<Bytes>;
  caseReplyPdf(paper: CaseReplyPaper): Promise<Bytes>;
  noticePdf(paper: NoticePaper): Promise<Bytes>;
  withdrawalReceiptPdf(paper: WithdrawalPaper): Promise<Bytes>;
  supplyRequestPdf(paper: SupplyRequestPaper): Promise<Bytes>;
  billInvoice(paper: InvoicePaper): Promise<Bytes>;
  writeXlsx(table: Table): Promise<Bytes>;
  readInvoice(file: Uint8Array): Promise<InvoiceFile | readonly Fault[]>;
  readCurves(input: { file: string; now: Date }): Promise<ReadCurves & { refusals: ApiError[] }>;
  readTowns(input: { files: TownFiles; now: Date }): Promise<ReadItaly>;
  /** Returns the bytes with their CRC-32. */
  summed(bytes: Bytes): Promise<{ readonly bytes: Bytes; readonly crc: number }>;
  personalData(input: { actor: CustomerActor; now: Date }): Promise<Bytes>;
}
