import { expect, it } from 'vitest';
import { canonicalPlace, foldPlace } from './fold.ts';

it.each([
  ['viale', 'v le, vle'],
  ['vicolo', 'v lo, vlo, vic'],
  ['via', 'v'],
  ['piazza', 'p zza, p za, pzza, pza, p zz'],
  ['piazzale', 'p zle, p le, ple, pzle'],
  ['piazzetta', 'p tta, ptta'],
  ['corso', 'c so, cso'],
  ['largo', 'l go, lgo'],
  ['lungomare', 'l mare'],
  ['borgo', 'b go'],
  ['strada', 'str, s da'],
  ['contrada', 'c da, cda'],
  ['localita', 'loc'],
  ['frazione', 'fraz, fr'],
  ['regione', 'reg'],
  ['fratelli', 'f lli, flli'],
  ['monte', 'm te'],
  ['generale', 'gen'],
  ['capitano', 'cap'],
  ['colonnello', 'col'],
  ['maggiore', 'magg'],
  ['cardinale', 'card'],
  ['monsignor', 'mons, monsignore'],
  ['dottor', 'dott, dr, dottore'],
  ['ingegner', 'ing, ingegnere'],
  ['avvocato', 'avv'],
  ['professor', 'prof, professore'],
  ['cavaliere', 'cav'],
  ['san', 'ss, s, sant, santo, santa, santi'],
])('writes %s for each of its abbreviations: %s', (word, abbreviations) => {
  for (const abbreviation of abbreviations.split(', ')) {
    expect(canonicalPlace(`${abbreviation} Verdi`), abbreviation).toBe(`${word} verdi`);
  }
});

it.each([
  ['Straße', 'strasse'],
  ['Cæsar', 'caesar'],
  ['Œuvre', 'oeuvre'],
  ['Malmø', 'malmo'],
  ['Đurđevac', 'durdevac'],
  ['Łódź', 'lodz'],
  ['ısı', 'isi'],
])('folds the letters of %s to %s', (text, folded) => {
  expect(foldPlace(text)).toBe(folded);
});

it('leaves out every small word, unless there is nothing else', () => {
  const small =
    'a ad ai al all alla alle allo con d da dal dall dalla de dei del dell della delle dello di e ed il in l la le lo nel nell nella nelle sul sull sulla';
  for (const word of small.split(' ')) expect(canonicalPlace(`Verdi ${word} Rossi`), word).toBe('verdi rossi');
  expect(canonicalPlace('La')).toBe('la');
});

it.each([
  ['I', 1],
  ['II', 2],
  ['III', 3],
  ['IV', 4],
  ['V', 5],
  ['VI', 6],
  ['VII', 7],
  ['VIII', 8],
  ['IX', 9],
  ['X', 10],
  ['XI', 11],
  ['XX', 20],
  ['XXIX', 29],
  ['XXXI', 31],
  ['primo', 1],
  ['1o', 1],
])('writes the day %s of a month as %i', (day, number) => {
  const months = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre';
  for (const month of months.split(' ')) expect(canonicalPlace(`${day} ${month}`)).toBe(`${number} ${month}`);
});

it('leaves numerals alone that are no day of a month', () => {
  expect(canonicalPlace('Pio XX')).toBe('pio xx');
  expect(canonicalPlace('XXXX Settembre')).toBe('xxxx settembre');
  expect(canonicalPlace('IIII Settembre')).toBe('iiii settembre');
});
