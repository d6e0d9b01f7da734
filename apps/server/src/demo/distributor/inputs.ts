import { REJECTION_CODES, type RejectionCode, type SupplyAnswers } from '@sportello/domain';

/** Length of a POD without its check character, and of a PDR. */
const POINT_LENGTH = 14;

/** Returns the code for which the made-up distributor rejects a request (dimostrazione.distributore.2). */
export function rejectionFor({ punto = '', telefono = '' }: SupplyAnswers): RejectionCode | undefined {
  const numbers = [punto.slice(0, POINT_LENGTH), telefono.replaceAll(/\D/g, '')];
  const places = numbers.flatMap((number) => /999(\d\d)$/.exec(number)?.[1] ?? []);
  return places.flatMap((place) => REJECTION_CODES[Number(place) - 1] ?? [])[0];
}

/** Returns true for a paper that the made-up provider can't read, by its file name. */
export const isIllegible = (fileName: string): boolean => /illeggibile/i.test(fileName);
