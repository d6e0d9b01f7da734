/** What a document holds, and what that is. */
export interface ArchivedFile {
  readonly content: Uint8Array;
  /** Its media type: `application/pdf`, `audio/wav`, … */
  readonly type: string;
  /** What the name of such a file ends with: `pdf`. */
  readonly extension: string;
}

/** Where a provider keeps the content of contract documents; which there are, the database says. */
export interface DocumentArchive {
  /** The content under a key, or null when the archive has none. */
  read(key: string): Promise<ArchivedFile | null>;
}
