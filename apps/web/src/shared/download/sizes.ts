import { figureWords } from '@sportello/domain';

/** Formats a size with decimal prefixes: "14 kB", "1,2 MB". */
export function sizeWords(bytes: number): string {
  return bytes < 999_500
    ? `${figureWords(Math.max(1, bytes / 1000), 0)}\u00A0kB`
    : `${figureWords(bytes / 1_000_000, 1)}\u00A0MB`;
}
