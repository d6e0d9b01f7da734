import { CallError } from '@sportello/calls';
import type * as wordsOfRejection from './error-words.ts';

// The words of all refusals weigh more than what reads answers: they come with the first one.
let words: typeof wordsOfRejection | undefined;

/** Brings the words of refusals. Whoever can't have them reads what the gateway itself said. */
export async function loadErrorWords(): Promise<void> {
  words ??= await import('./error-words.ts').catch(() => undefined);
}

/** The words of a code, once a refusal has brought them. */
export function errorWordsOf(code: string): { readonly text: string; readonly advice: string } | undefined {
  return words?.wordsOfCode(code);
}

/** A refusal is only told together with the words for it. */
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
