import type { ArchivedFile } from '../../../ports/archive/archive.ts';
import type { Services } from '../../../shared/context.ts';
import type { WorkFor } from '../../../workers/pool.ts';
import { issuerOf } from '../../bills/usecases/document.ts';
import { findHolder } from '../queries/contracts.ts';
import { findWithdrawal, type WithdrawalRow } from '../queries/withdrawals.ts';
import { idOfReceiptNumber, receiptNumberOf } from './number.ts';

/** Draws the receipt that stands among a contract's documents; null if there is no such withdrawal. */
export async function drawReceiptDocument(
  services: Services,
  { number, customerCode }: { readonly number: string; readonly customerCode: string },
  reader: WorkFor,
): Promise<ArchivedFile | null> {
  const id = idOfReceiptNumber(number);
  const row = id === undefined ? undefined : await findWithdrawal(services.db, customerCode, id);
  if (!row || receiptNumberOf(row) !== number) return null;
  return { content: await drawReceipt(services, row, reader), type: 'application/pdf', extension: 'pdf' };
}

async function drawReceipt(services: Services, row: WithdrawalRow, reader: WorkFor): Promise<Uint8Array<ArrayBuffer>> {
  const holder = await findHolder(services.db, row.customerCode);
  return services.workers.run(
    'withdrawalReceiptPdf',
    {
      number: receiptNumberOf(row),
      at: row.at.getTime(),
      issuer: await issuerOf(services, services.company?.vatNumber),
      holder: {
        name: row.name,
        taxId: holder?.fiscalCode ?? holder?.vatNumber ?? undefined,
        customerCode: row.customerCode,
      },
      contract: row.contractWords,
      contractCode: row.contractCode,
      lastDay: row.lastDay,
      channel: row.channel,
      email: row.email ?? undefined,
    },
    reader,
  );
}
