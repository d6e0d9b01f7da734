import { nameKey } from './keys.ts';

/** Italian, German and Slovene words that the national register writes in lower case inside a name. */
const smallWords = new Set(
  (
    'a ad ai al alla alle allo con da dal dalla de dei del della delle dello degli di e ed en fra il in la li nei nel nella nelle per su sui sul sulla ' +
    'am an auf bei der dem im ob und'
  ).split(' '),
);

/** Elisions written in lower case: `nell'Emilia`, `d'Adda`, `de' Tirreni`. */
const smallElisions = new Set(['all', 'd', 'dall', 'de', 'dell', 'l', 'ne', 'nell', 'sull']);

/** Names in which a small word is a part of a proper name. */
const exceptions: Readonly<Record<string, string>> = {
  'MORRA DE SANCTIS': 'Morra De Sanctis',
  'SAN GIORGIO LA MOLARA': 'San Giorgio La Molara',
  'SAN VINCENZO LA COSTA': 'San Vincenzo La Costa',
};

/** Converts a town's name from the register's capitals to its usual spelling. */
export function properName(capitals: string): string {
  const name = capitals.trim().replace(/\s+/g, ' ');
  const exception = exceptions[name];
  if (exception !== undefined) return exception;
  return name
    .split(' ')
    .map((word, index) => {
      const [first = '', ...others] = word.split('-');
      return [properWord(first, index === 0), ...others.map(afterHyphen)].join('-');
    })
    .join(' ');
}

function afterHyphen(capitals: string): string {
  return properWord(capitals, capitals !== 'EN');
}

function properWord(capitals: string, isFirst: boolean): string {
  // Roman numerals of popes and kings: Sotto il Monte Giovanni XXIII.
  if (/^[IVX]{2,}$/.test(capitals)) return capitals;
  const [, before, after = ''] = /^(.*')(.*)$/.exec(capitals) ?? [];
  if (before !== undefined) {
    const elision = before.toLowerCase();
    const isSmall = !isFirst && smallElisions.has(elision.slice(0, -1));
    return (isSmall ? elision : capitalized(elision)) + capitalized(after.toLowerCase());
  }
  const word = capitals.toLowerCase();
  return !isFirst && smallWords.has(word) ? word : capitalized(word);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Returns the name in the second official language, or null if it is the same. The register has some Slovene ones as
 * `Comune di Sgonico-Občina Zgonik`.
 */
export function properSecondName(capitals: string, name: string): string | null {
  const own = capitals.replace(/^COMUNE DI .*-OBČINA /, '').trim();
  if (own === '' || nameKey(own) === nameKey(name)) return null;
  return properName(own);
}
