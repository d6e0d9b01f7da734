import type { WorkFor } from '../../workers/pool.ts';

export interface ArchivedFile {
  readonly content: Uint8Array<ArrayBuffer>;
  /** The media type: `application/pdf`, `audio/wav`, … */
  readonly type: string;
  readonly extension: string;
}

/** The provider's storage for contract documents; the database lists which exist. */
export interface DocumentArchive {
  /** Returns the content under a key, which the caller may modify; null if it is not in the archive. */
  read(key: string, reader?: WorkFor): Promise<ArchivedFile | null>;
}
