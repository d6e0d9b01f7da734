/** Replacements that look alike in Latin-1, the only character set of the format. */
const alike: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '€': 'EUR',
  '²': '2',
  œ: 'oe',
  Œ: 'OE',
};

/**
 * Converts to Latin-1 and truncates to `most` characters: unsupported characters lose their accents or become `?`.
 */
export function latin1(text: string, most: number): string {
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    const known = alike[letter] ?? letter;
    if (/^[\u0020-\u007E\u00A1-\u00FF]+$/.test(known)) return known;
    if (/\s/.test(known)) return ' ';
    const bare = known.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return /^[\u0020-\u007E]+$/.test(bare) ? bare : '?';
  });
  return letters.join('').trim().slice(0, most).trim();
}

export function ascii(text: string, most: number): string {
  return latin1(text, most)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\u0020-\u007E]/g, '?')
    .slice(0, most);
}
