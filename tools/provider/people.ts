import { fiscalCodeCheckCharacter, italianIban } from '@sportello/domain';
import { places } from './places.ts';

const firstNames = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Giulia', 'Hans', 'Irene', 'Luca'] as const;
const lastNames = [
  'Amato',
  'Bianchi',
  'Conti',
  'De Luca',
  'Esposito',
  'Ferri',
  'Greco',
  'Marino',
  'Rossi',
  'Villa',
] as const;

/** Passwords of the customers that have an account from the start; all others register. */
export const signsIn = ['Lanterna-2026', 'Girasole-2026', 'Aquilone-2026'] as const;

/** Every field is derived from the number. */
export interface MadeUpPerson {
  readonly number: number;
  readonly code: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fiscalCode: string;
  readonly place: (typeof places)[number];
  readonly street: string;
  readonly electricity: Supply;
  readonly gas: Supply | undefined;
  readonly iban: string;
}

export interface Supply {
  readonly code: string;
  readonly account: string;
  readonly point: string;
  readonly hasEnded: boolean;
}

export const digits = (number: number, length: number): string => String(number).padStart(length, '0');

/** Yields customers one by one, because there may be a million. */
export function* people(count: number): Generator<MadeUpPerson> {
  for (let number = 1; number <= count; number += 1) yield personOf(number);
}

/** Only a few hundred customers have a bill, because electronic invoices are read one by one. */
export function billed({ number }: MadeUpPerson): boolean {
  return number <= 300;
}

/** Returns the customer with this number, from 1. */
export function personOf(number: number): MadeUpPerson {
  const place = places[number % places.length] ?? places[0];
  // Every fiftieth has moved out.
  const hasEnded = number % 50 === 0;
  return {
    number,
    code: `C${digits(number, 8)}`,
    firstName: firstNames[number % 10] ?? '',
    lastName: lastNames[Math.floor(number / 10) % 10] ?? '',
    fiscalCode: fiscalCodeOf(number),
    place,
    street: `Via dei Tigli ${1 + (number % 200)}`,
    electricity: {
      code: `L${digits(number, 8)}`,
      account: `50${digits(number, 9)}`,
      point: `IT001E${digits(number, 8)}`,
      hasEnded,
    },
    gas:
      number % 2 === 0
        ? undefined
        : { code: `G${digits(number, 8)}`, account: `51${digits(number, 9)}`, point: digits(number, 14), hasEnded },
    iban: italianIban({ abi: '02008', cab: '01600', account: digits(number, 12) }),
  };
}

/** Unique within the provider, with a valid check character. */
function fiscalCodeOf(number: number): string {
  const letter = (at: number) => String.fromCodePoint(65 + (Math.floor(number / 26 ** at) % 26));
  const letters = [0, 1, 2, 3, 4].map(letter).join('');
  const first15 = `${letters}R80A01F205`;
  return first15 + fiscalCodeCheckCharacter(first15);
}
