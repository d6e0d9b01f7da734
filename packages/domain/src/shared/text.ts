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

/** White space, and characters that have no shape of their own: the empty cell of Braille, too. */
const shapeless = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Whether there is nothing in a text that anybody could see: it is empty, white space, or made of
 * characters without a shape. Such a text counts as absent (formato.testo.2, chiamata.vuoti.1).
 */
export function isBlank(text: string): boolean {
  return shapeless.test(text);
}

/** The trimmed text, or `undefined` when it is absent or blank (chiamata.vuoti.1). */
export function presentText(text: string | undefined | null): string | undefined {
  return text === undefined || text === null || isBlank(text) ? undefined : text.trim();
}

/**
 * A text of one line as it is kept (formato.testo.2): its characters composed (NFC), no white space
 * around it. Whether it may be kept at all, {@link isLine} says.
 */
export function tidyLine(text: string): string {
  return text.normalize('NFC').trim();
}

/** A text of several lines as it is kept: each break as `\n`, each tab as a space, else as {@link tidyLine}. */
export function tidyLines(text: string): string {
  return tidyLine(text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' '));
}

/** Control characters, halves of characters, other line breaks, and what turns the direction of reading. */
const unshowable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is one line of characters that show as what they are (formato.testo.2). */
export function isLine(text: string): boolean {
  return !unshowable.test(text);
}

/** The same of a text that may have line breaks, as `\n`. */
export function areLines(text: string): boolean {
  return isLine(text.replaceAll('\n', ''));
}

/** Whether a text is a code of a backend's: ASCII without spaces, so that what looks alike is alike. */
export function isCode(text: string): boolean {
  return /^[\x21-\x7E]+$/.test(text);
}

/** Whether a text can be chosen as a username: letters and digits of ASCII and `. _ - + @` (credenziali.username.2). */
export function isUsername(text: string): boolean {
  return /^[A-Za-z0-9._+@-]+$/.test(text);
}

/**
 * The name of a file alone: without the path before it, without line breaks and other control
 * characters (which end a header), and without marks that turn the direction of writing, so that
 * `fattura\u202Efdp.exe` can't show as `fatturaexe.pdf`.
 */
export function fileNameOf(name: string): string {
  return name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '')
    .trim();
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
