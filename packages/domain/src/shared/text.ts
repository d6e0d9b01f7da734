/**
 * Returns true when the trimmed text consists only of digits (formato.testo.1). Zero passes, because the rule checks
 * digits, not the value.
 */
export function isPositiveInteger(text: string): boolean {
  return /^[0-9]+$/.test(text.trim());
}

/** Removes leading zeros from a numeric text (formato.testo.1); a text of zeros keeps one. */
export function stripLeadingZeros(text: string): string {
  return text.replace(/^0+(?=.)/, '');
}

/** Returns true only for the text `true` (formato.testo.1). */
export function booleanFromText(text: string | undefined): boolean {
  return text === 'true';
}

/** White space and invisible characters, including the empty Braille cell. */
const shapeless = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Returns true for a text without visible characters: empty, white space, or invisible characters. Such a text counts
 * as absent (formato.testo.2, chiamata.vuoti.1).
 */
export function isBlank(text: string): boolean {
  return shapeless.test(text);
}

/** Returns the trimmed text, or `undefined` when absent or blank (chiamata.vuoti.1). */
export function presentText(text: string | undefined | null): string | undefined {
  return text === undefined || text === null || isBlank(text) ? undefined : text.trim();
}

/**
 * Normalizes a single-line text for storage (formato.testo.2): NFC, without surrounding white space. Validity is
 * checked by {@link isLine}.
 */
export function tidyLine(text: string): string {
  return text.normalize('NFC').trim();
}

/**
 * Normalizes a multi-line text for storage: line breaks become LF, tabs become spaces, the rest as in {@link
 * tidyLine}.
 */
export function tidyLines(text: string): string {
  return tidyLine(text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' '));
}

/** Control characters, lone surrogates, other line breaks, and bidirectional controls. */
const unshowable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Returns true for a single line of displayable characters (formato.testo.2). */
export function isLine(text: string): boolean {
  return !unshowable.test(text);
}

/** Returns true for displayable text that may contain LF line breaks. */
export function areLines(text: string): boolean {
  return isLine(text.replaceAll('\n', ''));
}

/** Returns true for a backend code: ASCII without spaces, which excludes look-alike characters. */
export function isCode(text: string): boolean {
  return /^[\x21-\x7E]+$/.test(text);
}

/** Returns true for an allowed username: ASCII letters and digits and `. _ - + @` (credenziali.username.2). */
export function isUsername(text: string): boolean {
  return /^[A-Za-z0-9._+@-]+$/.test(text);
}

/**
 * Returns the file name without path, control characters (which end a header) and bidirectional controls, which would
 * make `fattura\u202Efdp.exe` look like `fatturaexe.pdf`.
 */
export function fileNameOf(name: string): string {
  return name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

/** Returns the text without accents, in lower case and trimmed, for comparing backend text or user input. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}
