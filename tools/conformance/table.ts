import { pathOf } from '@sportello/calls';
import type { Result } from './examine.ts';
import type { Outcome } from './judge.ts';

export function rowOf({ call, outcome }: Result): string {
  const first = `${outcome.kind.padEnd(12)}${call.id.padEnd(38)}${call.method.padEnd(5)}${pathOf(call)}`;
  return [first, ...detailsOf(outcome).map((detail) => `${' '.repeat(12)}${detail}`)].join('\n');
}

function detailsOf(outcome: Outcome): readonly string[] {
  switch (outcome.kind) {
    case 'conforms':
    case 'not served':
      return [];
    case 'refused':
      return [`with ${outcome.code}, as its contract allows`];
    case 'not tried':
      return [outcome.why];
    case 'differs':
      return outcome.differences;
  }
}

const inCounts: readonly (readonly [Outcome['kind'], string])[] = [
  ['conforms', 'conform'],
  ['refused', 'refused'],
  ['differs', 'differ'],
  ['not served', 'not served'],
  ['not tried', 'not tried'],
];

export function countsOf(results: readonly Result[]): string {
  const byKind = Map.groupBy(results, ({ outcome }) => outcome.kind);
  const counts = inCounts.map(([kind, word]) => `${byKind.get(kind)?.length ?? 0} ${word}`);
  return `${results.length} calls: ${counts.join(', ')}`;
}
