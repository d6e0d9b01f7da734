import { foldText } from '../shared/text.ts';

/** Letters that Unicode decomposition does not reduce to a base letter. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * Normalizes a place name for comparison: lower case without accents, words of letters and digits separated by single
 * spaces. Apostrophes, dots, hyphens and all other characters separate words: `L’Aquila` becomes `l aquila`. Returns
 * an empty string without any letter or digit.
 */
export function foldPlace(text: string): string {
  return foldText(text.normalize('NFKC'))
    .replace(/[ßæœøđłı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words that are optional in spellings of one name: `Reggio nell'Emilia`, `Reggio Emilia`. */
const smallWords = new Set(
  'a ad ai al all alla alle allo con d da dal dall dalla de dei del dell della delle dello di e ed il in l la le lo nel nell nella nelle sul sull sulla'.split(
    ' ',
  ),
);

/** Abbreviations found in source lists and user input, with their full word; `v.le` is folded to `v le`. */
const abbreviations: readonly (readonly [string, string])[] = [
  ['v le', 'viale'],
  ['vle', 'viale'],
  ['v lo', 'vicolo'],
  ['vlo', 'vicolo'],
  ['vic', 'vicolo'],
  ['v', 'via'],
  ['p zza', 'piazza'],
  ['p za', 'piazza'],
  ['pzza', 'piazza'],
  ['pza', 'piazza'],
  ['p zz', 'piazza'],
  ['p zle', 'piazzale'],
  ['p le', 'piazzale'],
  ['ple', 'piazzale'],
  ['pzle', 'piazzale'],
  ['p tta', 'piazzetta'],
  ['ptta', 'piazzetta'],
  ['c so', 'corso'],
  ['cso', 'corso'],
  ['l go', 'largo'],
  ['lgo', 'largo'],
  ['l mare', 'lungomare'],
  ['b go', 'borgo'],
  ['str', 'strada'],
  ['s da', 'strada'],
  ['c da', 'contrada'],
  ['cda', 'contrada'],
  ['loc', 'localita'],
  ['fraz', 'frazione'],
  ['fr', 'frazione'],
  ['reg', 'regione'],
  ['f lli', 'fratelli'],
  ['flli', 'fratelli'],
  ['m te', 'monte'],
  ['gen', 'generale'],
  ['cap', 'capitano'],
  ['col', 'colonnello'],
  ['magg', 'maggiore'],
  ['card', 'cardinale'],
  ['mons', 'monsignor'],
  ['monsignore', 'monsignor'],
  ['dott', 'dottor'],
  ['dr', 'dottor'],
  ['dottore', 'dottor'],
  ['ing', 'ingegner'],
  ['ingegnere', 'ingegner'],
  ['avv', 'avvocato'],
  ['prof', 'professor'],
  ['professore', 'professor'],
  ['cav', 'cavaliere'],
  // All forms of saint map to `san`, because `S. Maria` can abbreviate any of them.
  ['ss', 'san'],
  ['s', 'san'],
  ['sant', 'san'],
  ['santo', 'san'],
  ['santa', 'san'],
  ['santi', 'san'],
];

const meanings = new Map(abbreviations);

/** Dates in street names are written in Roman numerals or digits: `XX Settembre`, `20 settembre`. */
const months = /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/;
const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const firstDay = new Set(['primo', '1o']);

/** Accepts Roman numerals I to XXXIX, or the word for the first day. */
function dayOf(word: string): string | undefined {
  if (firstDay.has(word)) return '1';
  const [, tens = '', units = ''] = /^(x{0,3})(i{0,3}|iv|vi{0,3}|ix)$/.exec(word) ?? [];
  const value = tens.length * 10 + numerals.indexOf(units) + 1;
  const isWhole = tens.length + units.length === word.length;
  return isWhole && value > 0 ? String(value) : undefined;
}

/**
 * Folds a name and unifies its spellings: abbreviations are written out (`V.le`, `S.`, `F.lli`), all saints become
 * `san`, days become digits, small words are dropped unless nothing else remains.
 */
export function canonicalPlace(text: string): string {
  const words = foldPlace(text).split(' ');
  const written: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    const pair = meanings.get(`${word} ${next}`);
    if (pair !== undefined) at += 1;
    const day = months.test(next) ? dayOf(word) : undefined;
    written.push(pair ?? day ?? meanings.get(word) ?? word);
  }
  const telling = written.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : written).join(' ');
}
