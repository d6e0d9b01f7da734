/** Formats aligned columns; numbers are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}

export function against(ratio: number, aim: { atLeast: number } | { atMost: number }): string {
  const isMet = 'atLeast' in aim ? ratio >= aim.atLeast : ratio <= aim.atMost;
  const sign = 'atLeast' in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`;
  return `${ratio.toFixed(2)} (${sign}${isMet ? '' : ', MISSED'})`;
}
