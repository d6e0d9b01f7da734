import { digits } from './people.ts';

const quarters = Array.from({ length: 96 }, (_, at) => {
  const time = (quarter: number) => `${digits(Math.floor(quarter / 4) % 24, 2)}:${digits((quarter % 4) * 15, 2)}`;
  return `${time(at)}-${time(at + 1)}`;
});

/** Quarter-hours of the first customer's electricity in September, in the distributor's export format. */
export const curveColumns = ['Giorno', ...quarters].join(' ');
export const curveRows = Array.from({ length: 30 }, (_, day) => [
  `${digits(day + 1, 2)}/09/2024`,
  ...quarters.map((_quarter, at) => `0,${digits(20 + ((day + at) % 60), 3)}`),
]);
