import { LAND_REGISTRY_FORMS, presentText, type LandRegistry } from '@sportello/domain';

/** The three numbers as they stand in the form, by their names on the wire. */
export type LandField = 'foglio' | 'particella' | 'subalterno';
export type LandNumbers = Readonly<Record<LandField, string>>;

/** What is known of a building, for the form. */
export function landNumbersOf(land: LandRegistry | undefined): LandNumbers {
  return { foglio: land?.foglio ?? '', particella: land?.particella ?? '', subalterno: land?.subalterno ?? '' };
}

/** As the registry writes it: in capitals, without spaces and without zeros in front. */
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

/** What is plainly wrong before anything is sent; a building that is one unit has no sub-unit. */
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
