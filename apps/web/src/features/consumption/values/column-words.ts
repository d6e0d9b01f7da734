import { figureWords } from '@sportello/domain';

const MOST = 2;

/** Words the values of one column with the same number of decimals, so that they stand one below the other. */
export function columnWords(values: readonly (number | undefined)[]): (value: number | undefined) => string {
  const digits = Math.max(0, ...values.map(digitsOf));
  return (value) => (value === undefined ? '–' : figureWords(value, digits, digits));
}

function digitsOf(value = 0): number {
  const rounded = String(Math.round(Math.abs(value) * 10 ** MOST) / 10 ** MOST);
  return rounded.split('.')[1]?.length ?? 0;
}
