import { CallError } from '@sportello/calls';
import type * as errorWords from './error-words.ts';

// Loaded with the first error: the texts of all errors weigh more than the code that reads answers.
let words: typeof errorWords | undefined;

/** Loads the error texts; if that fails, the gateway's own text is shown. */
export async function loadErrorWords(): Promise<void> {
  words ??= await import('./error-words.ts').catch(() => undefined);
}

export function errorWordsOf(code: string): { readonly text: string; readonly advice: string } | undefined {
  return words?.wordsOfCode(code);
}

/** Loads the error texts before it rethrows an error. */
export function withWords<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  return async (...asked) => {
    try {
      return await ask(...asked);
    } catch (error) {
      if (error instanceof CallError && error.kind === 'refused') await loadErrorWords();
      throw error;
    }
  };
}
