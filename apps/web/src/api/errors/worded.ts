import type { ReadableError } from './errors.ts';

/** An error that brings its own words, for what only one lazily loaded part can meet. */
export class Worded extends Error {
  readonly words: Pick<ReadableError, 'title' | 'meaning' | 'advice'>;

  constructor(words: Worded['words']) {
    super(words.title);
    this.words = words;
  }
}
