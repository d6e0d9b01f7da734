import { DOCUMENT_TYPE_LABELS, documentType, startOfDayInRome } from '@sportello/domain';
import { findDocuments, type DocumentRow } from '../queries.ts';
import type { ArchivedFile } from '../../../ports/archive/archive.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { WorkFor } from '../../../workers/pool.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { zipOf } from './zip.ts';

export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  /** The number of bytes of a stream, if it is known. */
  readonly size?: number;
}

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
  const [row] = await findDocuments(services.db, actor.customerCode, [number]);
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
  const rows = await findDocuments(services.db, actor.customerCode, [...wanted]);
  if (rows.length < wanted.size || rows.some(({ archiveKey }) => archiveKey === null)) throw new ApiError('NOT_FOUND');
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

async function fileOf({ archive }: Services, row: DocumentRow, reader: WorkFor): Promise<DocumentFile | null> {
  const file = row.archiveKey === null ? null : await archive?.read(row.archiveKey, reader);
  if (!file) return null;
  const title = row.name ?? DOCUMENT_TYPE_LABELS[documentType(row.type ?? undefined)];
  return {
    ...file,
    name: `${safe(title)} ${safe(row.number)}.${file.extension}`,
    at: row.documentDate === null ? undefined : new Date(startOfDayInRome(row.documentDate)),
  };
}

/** Makes a text safe for file names on every system. */
function safe(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N} ,.'’()_-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
}
