import { DOCUMENT_TYPE_LABELS, documentType, startOfDayInRome } from '@sportello/domain';
import { findDocuments, type DocumentRow } from '../queries.ts';
import type { ArchivedFile } from '../../../ports/archive/archive.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { findNoticePdf, listNoticeDocuments, type NoticeDocument } from '../../notices/queries/notices.ts';
import type { WorkFor } from '../../../workers/pool.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { drawDocument, isDrawn } from './drawn.ts';
import type { FileAnswer } from './file-answer.ts';
import { zipOf } from './zip.ts';

export type { FileAnswer };

export interface DocumentFile extends ArchivedFile {
  readonly name: string;
  /** Unknown if the provider's archive has no date. */
  readonly at: Date | undefined;
}

/** Returns a customer's document; a missing one and somebody else's both give 404. */
export async function openDocument(
  services: Services,
  actor: CustomerActor,
  number: string,
  gone: AbortSignal,
): Promise<DocumentFile> {
  const [row] = await findAll(services, actor, [number]);
  const file = row && (await fileOf(services, row, { signal: gone }));
  if (!file) throw new ApiError('NOT_FOUND');
  return file;
}

/**
 * Returns several documents as a zip. If one is missing or not the customer's, the call fails before the first byte.
 */
export async function archiveOf(
  services: Services,
  actor: CustomerActor,
  numbers: readonly string[],
  gone: AbortSignal,
): Promise<FileAnswer> {
  const files = await openDocuments(services, actor, numbers, gone);
  return { name: 'documenti.zip', type: 'application/zip', content: zipOf(files, services.workers, gone) };
}

/** Yields documents one at a time: they are large, and only one is held in memory. */
async function openDocuments(
  services: Services,
  actor: CustomerActor,
  numbers: readonly string[],
  gone: AbortSignal,
): Promise<AsyncGenerator<DocumentFile>> {
  const wanted = new Set(numbers);
  const rows = await findAll(services, actor, [...wanted]);
  if (rows.length < wanted.size || !rows.every(hasContent)) throw new ApiError('NOT_FOUND');
  const [first, ...others] = rows;
  const begun = first && (await fileOf(services, first, { signal: gone }));
  if (!begun) throw new ApiError('NOT_FOUND');
  return (async function* () {
    yield begun;
    for (const row of others) {
      const file = await fileOf(services, row, { signal: gone, hasBegun: true });
      // A zip that lacks a listed document must not look complete.
      if (!file) throw new Error(`The archive has no document ${row.number}.`);
      yield file;
    }
  })();
}

interface NoticeRow {
  readonly importedNotice: NoticeDocument;
  readonly customerCode: string;
  readonly number: string;
}

/** Finds documents and, under the numbers that none has, the PDFs of legal notices (comunicazioni.documenti.1). */
async function findAll(
  { db }: Services,
  { customerCode }: CustomerActor,
  numbers: readonly string[],
): Promise<(DocumentRow | NoticeRow)[]> {
  const rows = await findDocuments(db, customerCode, numbers);
  const others = numbers.filter((each) => !rows.some(({ number }) => number === each));
  if (others.length === 0) return rows;
  const notices = await listNoticeDocuments(db, customerCode, { numbers: others });
  return [...rows, ...notices.map((notice) => ({ importedNotice: notice, customerCode, number: notice.number }))];
}

const hasContent = (row: DocumentRow | NoticeRow) => 'importedNotice' in row || row.archiveKey !== null || isDrawn(row);

async function fileOf(services: Services, row: DocumentRow | NoticeRow, reader: WorkFor): Promise<DocumentFile | null> {
  if ('importedNotice' in row) {
    const content = await findNoticePdf(services.db, row.customerCode, row.number);
    const { title, importedAt } = row.importedNotice;
    const name = `${safe(title)} ${safe(row.number)}.pdf`;
    const bytes = content && new Uint8Array(content);
    return bytes ? { content: bytes, type: 'application/pdf', extension: 'pdf', name, at: importedAt } : null;
  }
  const file = await contentOf(services, row, reader);
  if (!file) return null;
  const title = row.name ?? DOCUMENT_TYPE_LABELS[documentType(row.type ?? undefined)];
  return {
    ...file,
    name: `${safe(title)} ${safe(row.number)}.${file.extension}`,
    at: row.documentDate === null ? undefined : new Date(startOfDayInRome(row.documentDate)),
  };
}

/** Receipts and signed requests are drawn here; all else is in the provider's archive. */
async function contentOf(services: Services, row: DocumentRow, reader: WorkFor): Promise<ArchivedFile | null> {
  if (isDrawn(row)) return drawDocument(services, row, reader);
  return row.archiveKey === null ? null : ((await services.archive?.read(row.archiveKey, reader)) ?? null);
}

/** Makes a text safe for file names on every system. */
function safe(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N} ,.'’()_-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
}
