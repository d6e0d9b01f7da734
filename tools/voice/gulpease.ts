const CHARACTER = /[\p{L}\p{N}]/gu;

/**
 * Returns the Gulpease index of an Italian text, from 0 to 100: 89 + (300 × sentences − 10 × characters) / words.
 * A text below 80 is hard to read after five years of school, below 60 after eight, below 40 after thirteen
 * (P. Lucisano, M. E. Piemontese, "GULPEASE: una formula per la predizione della difficoltà dei testi in lingua
 * italiana", Scuola e città 3, 1988).
 */
export function gulpease(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 100;
  const sentences = text.split(/[.!?…]+(?=\s|$)|\n+/u).filter((part) => wordsOf(part).length > 0).length;
  const characters = words.join('').match(CHARACTER)?.length ?? 0;
  return Math.max(0, Math.min(100, 89 + (300 * sentences - 10 * characters) / words.length));
}

/** Returns the words of a text; an apostrophe parts two ("l’energia"). */
export function wordsOf(text: string): readonly string[] {
  return text.split(/[\s’'–/]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
}
