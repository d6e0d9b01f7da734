import type { ArchivedFile } from '../../../ports/archive/archive.ts';
import type { Services } from '../../../shared/context.ts';
import type { WorkFor } from '../../../workers/pool.ts';
import { drawSignedDocument } from '../../supply-requests/usecases/document.ts';
import { drawReceiptDocument } from '../../withdrawal/usecases/receipt.ts';
import type { DocumentRow } from '../queries.ts';

/** Documents that are drawn here, by their type (recesso.ricevuta.1, pratica.firma.1). */
const DRAWN: Readonly<Record<string, typeof drawReceiptDocument>> = {
  RICEVUTA_RECESSO: drawReceiptDocument,
  PRATICA: drawSignedDocument,
};

/** Returns true for a document that is drawn here: no archive has it. */
export function isDrawn({ type, archiveKey }: Pick<DocumentRow, 'type' | 'archiveKey'>): boolean {
  return archiveKey === null && type !== null && Object.hasOwn(DRAWN, type);
}

export async function drawDocument(
  services: Services,
  { type, number, customerCode }: DocumentRow,
  reader: WorkFor,
): Promise<ArchivedFile | null> {
  return (await DRAWN[type ?? '']?.(services, { number, customerCode }, reader)) ?? null;
}
