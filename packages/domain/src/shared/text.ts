/**
 * True when the text, once trimmed, is made of digits only (formato.testo.1). Zero
 * passes: the rule looks at digits, not at the value.
 */
export function isPositiveInteger(text: string): boolean {
  return /^[0-9]+$/.test(text.trim());
}

/**
 * The number text without its leading zeros (formato.testo.1). A text of zeros keeps one.
 */
export function stripLeadingZeros(text: string): string {
  return text.replace(/^0+(?=.)/, '');
}

/** True only for the text `true` (formato.testo.1). */
export function booleanFromText(text: string | undefined): boolean {
  return text === 'true';
}

/**
 * The trimmed text, or `undefined` when it is absent, empty or only white space (chiamata.vuoti.1:
 * such texts count as missing).
 */
export function presentText(text: string | undefined | null): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

/**
 * The text without accents, in lower case and trimmed, so that words of a backend or of a
 * person compare equal however they were typed.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}
