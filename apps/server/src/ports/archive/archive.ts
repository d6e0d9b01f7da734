import type { WorkFor } from '../../workers/pool.ts';

/** What a document holds, and what that is. */
export interface ArchivedFile {
  readonly content: Uint8Array<ArrayBuffer>;
  /** Its media type: `application/pdf`, `audio/wav`, … */
  readonly type: string;
  /** What the name of such a file ends with: `pdf`. */
  readonly extension: string;
}

/** Where a provider keeps the content of contract documents; which there are, the database says. */
export interface DocumentArchive {
  /** The content under a key, the caller's own, or null when the archive has none. */
  read(key: string, reader?: WorkFor): Promise<ArchivedFile | null>;
}
