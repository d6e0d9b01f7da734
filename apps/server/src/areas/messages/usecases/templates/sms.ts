/** Replacements for characters missing in GSM 03.38: with one of them an SMS holds 70 characters instead of 160. */
const transliterated: Readonly<Record<string, string>> = { '’': "'", '…': '...', È: "E'", '°': '' };

/** Converts a text to GSM 03.38 characters. */
export function smsText(text: string): string {
  return text.replaceAll(/[’…È°]/g, (letter) => transliterated[letter] ?? '');
}
