/** Words that are optional in spellings of one name: `Reggio nell'Emilia`, `Reggio Emilia`. */
const smallWords = new Set(
  'a ad ai al all alla alle allo con d da dal dall dalla de dei del dell della delle dello di e ed in l la le lo nel nell nella nelle sul sull sulla'.split(
    ' ',
  ),
);

function words(name: string): string[] {
  const plain = name
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase();
  return plain.split(/[^A-Z0-9]+/).filter((word) => word !== '');
}

/** Normalizes a name by removing accents, apostrophes, hyphens and spaces. */
export function nameKey(name: string): string {
  return words(name).join('');
}

/** Also removes small words, double letters and the old J, for spellings that differ more. */
export function looseNameKey(name: string): string {
  const all = words(name);
  const telling = all.filter((word) => !smallWords.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : all)
    .join('')
    .replaceAll('J', 'I')
    .replace(/(.)\1+/g, '$1');
}
