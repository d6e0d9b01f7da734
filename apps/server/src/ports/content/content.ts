import type { Footer, Items } from './parse.ts';

export interface Content {
  /** The items of a page by its path; `null` if no file exists, `'UNREADABLE'` if its file was never valid. */
  page(path: string): Items | 'UNREADABLE' | null;
  footer(): Footer | 'UNREADABLE' | null;
  /** Reloads files on change until the returned function is called. */
  watch(log: ContentLog): () => void;
}

export interface ContentLog {
  readonly refused: (line: string) => void;
  readonly taken: (line: string) => void;
}
