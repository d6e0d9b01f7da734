import { errorCatalogue, isErrorCode } from '@sportello/calls';

export function wordsOfCode(code: string): { readonly text: string; readonly advice: string } | undefined {
  return isErrorCode(code) ? errorCatalogue[code] : undefined;
}
