import type { WorkFor } from '../../workers/pool.ts';

export interface ArchivedFile {
  /** Bytes that the caller may modify, or a stream that ends with an error when its client disconnects. */
  readonly content: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;
  /** The number of bytes of a stream. */
  readonly size?: number;
  /** The media type: `application/pdf`, `audio/wav`, … */
  readonly type: string;
  readonly extension: string;
}

/** The provider's storage for contract documents; the database lists which exist. */
export interface DocumentArchive {
  /** Returns the content under a key; null if it is not in the archive. */
  read(key: string, reader?: WorkFor): Promise<ArchivedFile | null>;
}
