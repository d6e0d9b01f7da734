import { LAND_REGISTRY_FORMS, presentText, type LandRegistry } from '@sportello/domain';

/** Keys are the wire names. */
export type LandField = 'foglio' | 'particella' | 'subalterno';
export type LandNumbers = Readonly<Record<LandField, string>>;

export function landNumbersOf(land: LandRegistry | undefined): LandNumbers {
  return { foglio: land?.foglio ?? '', particella: land?.particella ?? '', subalterno: land?.subalterno ?? '' };
}

/** Normalizes to the registry's notation: upper case, no spaces, no leading zeros. */
export function tidyLandNumbers({ foglio, particella, subalterno }: LandNumbers): LandNumbers {
  const tidy = (text: string) =>
    text
      .replaceAll(/\s/g, '')
      .toUpperCase()
      .replace(/^(\.?)0+(?=\d)/, '$1');
  return { foglio: tidy(foglio), particella: tidy(particella), subalterno: tidy(subalterno) };
}

interface WrongNumber {
  readonly field: LandField;
  readonly why: 'MISSING' | 'NOT_VALID';
}

/** Validates before sending; `subalterno` is optional, because a building with one unit has none. */
export function wrongLandNumbers(numbers: LandNumbers): WrongNumber[] {
  return (['foglio', 'particella', 'subalterno'] as const).flatMap((field): WrongNumber[] => {
    const text = presentText(numbers[field]);
    if (text === undefined) return field === 'subalterno' ? [] : [{ field, why: 'MISSING' }];
    return LAND_REGISTRY_FORMS[field].test(text) ? [] : [{ field, why: 'NOT_VALID' }];
  });
}

export function areSameNumbers(one: LandNumbers, other: LandNumbers): boolean {
  return one.foglio === other.foglio && one.particella === other.particella && one.subalterno === other.subalterno;
}
