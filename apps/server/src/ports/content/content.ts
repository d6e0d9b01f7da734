import type { AnswerOf, Catalogue } from '@sportello/calls';
import type { Items } from './parse.ts';

/** What the content service serves. */
export interface Content {
  /**
   * The items of a page by its path. `null` for a page that no file holds, `'UNREADABLE'` for one
   * whose file could never be read.
   */
  page(path: string): Items | 'UNREADABLE' | null;
  footer(): AnswerOf<Catalogue['footer']> | 'UNREADABLE' | null;
  /** Reads the files again when they change, until what it answers is called. */
  watch(log: ContentLog): () => void;
}

/** What becomes of the files, a line each. */
export interface ContentLog {
  readonly refused: (line: string) => void;
  readonly taken: (line: string) => void;
}
