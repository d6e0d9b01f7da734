/** What our texts have and GSM 03.38 has no letter for: with one of them an SMS holds 70 letters instead of 160. */
const transliterated: Readonly<Record<string, string>> = { '’': "'", '…': '...', È: "E'", '°': '' };

/** A text in the letters of an SMS. */
export function smsText(text: string): string {
  return text.replaceAll(/[’…È°]/g, (letter) => transliterated[letter] ?? '');
}
