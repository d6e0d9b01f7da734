import { errorCatalogue, isErrorCode } from '@sportello/calls';

/** What a code of the catalogue says to the customer, and what they can do. */
export function wordsOfCode(code: string): { readonly text: string; readonly advice: string } | undefined {
  return isErrorCode(code) ? errorCatalogue[code] : undefined;
}
