import { fiscalCodeCheckCharacter, vatCheckDigit, type Day } from '@sportello/domain';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: 'F' | 'M';
  readonly born: Day;
  /** Cadastral code of the town of birth. */
  readonly birthplace: string;
}

const monthCharacters = 'ABCDEHLMPRST';

/** Returns the fiscal code (codice fiscale) of a person. */
export function fiscalCodeOf(person: Person): string {
  const [year = '', month = '', day = ''] = person.born.split('-');
  const dayOfSex = Number(day) + (person.sex === 'F' ? 40 : 0);
  const first15 = [
    threeCharacters(person.lastName),
    // A first name with four or more consonants omits the second.
    threeCharacters(person.firstName, ([first = '', , third = '', fourth = '']) => [first, third, fourth]),
    year.slice(2),
    monthCharacters.charAt(Number(month) - 1),
    String(dayOfSex).padStart(2, '0'),
    person.birthplace,
  ].join('');
  return first15 + fiscalCodeCheckCharacter(first15);
}

function threeCharacters(
  name: string,
  ofMany: (consonants: string[]) => string[] = (consonants) => consonants,
): string {
  const letters = Array.from(
    name
      .normalize('NFD')
      .toUpperCase()
      .replace(/[^A-Z]/g, ''),
  );
  const vowels = letters.filter((letter) => 'AEIOU'.includes(letter));
  const consonants = letters.filter((letter) => !'AEIOU'.includes(letter));
  const chosen = consonants.length > 3 ? ofMany(consonants) : consonants;
  return [...chosen, ...vowels, 'X', 'X', 'X'].slice(0, 3).join('');
}

/** Returns a VAT number (partita IVA): taxpayer number (7 digits), province office (3 digits) and check digit. */
export function vatNumberOf(taxpayer: string, office: string): string {
  return taxpayer + office + vatCheckDigit(taxpayer + office);
}
